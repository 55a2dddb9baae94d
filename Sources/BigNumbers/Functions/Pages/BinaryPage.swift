import NumericCore

/// Everything that is known of one function of two numbers. No fact has a default: what is missing does not compile.
struct BinaryPage: Sendable {
  let function: BinaryFunction
  /// How `BigFloat` computes it.
  let call: BinaryCall
  /// The arguments, both alike, that are checked before a call.
  let bounds: ArgumentBounds
  /// What a call may cost.
  let cost: CallCost
  /// Where it rises, falls, jumps and has its poles.
  let enclosure: BinaryEnclosure
  /// What becomes of errors of the arguments.
  let error: BinaryErrorRule
  /// How far errors of the arguments move the result, about.
  let sensitivity: BinarySensitivity
  /// How it behaves where the arguments are known only in part.
  let behavior: Behavior
  /// Where it jumps inside of its domain.
  let continuity: BinaryContinuity
  /// Which signs of the arguments prove that it has a value.
  let defined: BinaryDefinedness
  /// Where MPFR answers what is no value.
  let convention: Convention
  /// Which operand of zero is a division by zero.
  let zeroDivisor: ZeroDivisor
  /// How exact evaluation composes it.
  let composition: Composition
  /// Its exact values.
  let identity: BinaryIdentity
  /// What it does to algebraic numbers.
  let algebra: AlgebraicRule
  /// FPCore's spelling.
  let fpcore: FPCoreSpelling

  init(
    _ function: BinaryFunction, call: BinaryCall, bounds: ArgumentBounds, cost: CallCost,
    enclosure: BinaryEnclosure, error: BinaryErrorRule, sensitivity: BinarySensitivity,
    behavior: Behavior, continuity: BinaryContinuity, defined: BinaryDefinedness,
    convention: Convention, zeroDivisor: ZeroDivisor, composition: Composition,
    identity: BinaryIdentity, algebra: AlgebraicRule, fpcore: FPCoreSpelling
  ) {
    self.function = function
    self.call = call
    self.bounds = bounds
    self.cost = cost
    self.enclosure = enclosure
    self.error = error
    self.sensitivity = sensitivity
    self.behavior = behavior
    self.continuity = continuity
    self.defined = defined
    self.convention = convention
    self.zeroDivisor = zeroDivisor
    self.composition = composition
    self.identity = identity
    self.algebra = algebra
    self.fpcore = fpcore
  }
}

extension BinaryFunction {
  /// What is known of it.
  @inline(__always)
  var page: BinaryPage { FunctionPages.binary[Int(rawValue)] }
}
