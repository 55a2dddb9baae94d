import NumericCore

/// Everything that is known of one function of one number. No fact has a default: what is missing does not compile.
struct UnaryPage: Sendable {
  let function: UnaryFunction
  /// How `BigFloat` computes it.
  let call: UnaryCall
  /// The arguments that are checked before a call.
  let bounds: ArgumentBounds
  /// What a call may cost.
  let cost: CallCost
  /// Where it rises, falls, jumps and has its poles.
  let enclosure: UnaryEnclosure
  /// What becomes of an error of the argument.
  let error: ErrorRule
  /// The fixed-point kernel for some hundred bits, where there is one.
  let kernel: MediumFunction?
  /// How far an error of the argument moves the result, about.
  let sensitivity: Sensitivity
  /// How it behaves where the argument is known only in part.
  let behavior: Behavior
  /// Where it jumps inside of its domain.
  let continuity: Continuity
  /// Which signs of the argument prove that it has a value.
  let defined: Definedness
  /// A function that vanishes where this one has poles inside of its domain.
  let polesWhereVanishes: UnaryFunction?
  /// Its exact values.
  let identity: Identity
  /// What it does to algebraic numbers.
  let algebra: AlgebraicRule
  /// Short numbers that it comes close to.
  let neighbors: Neighbors
  /// FPCore's spelling.
  let fpcore: FPCoreSpelling

  init(
    _ function: UnaryFunction, call: UnaryCall, bounds: ArgumentBounds, cost: CallCost,
    enclosure: UnaryEnclosure, error: ErrorRule, kernel: MediumFunction?, sensitivity: Sensitivity,
    behavior: Behavior, continuity: Continuity, defined: Definedness,
    polesWhereVanishes: UnaryFunction?, identity: Identity, algebra: AlgebraicRule,
    neighbors: Neighbors, fpcore: FPCoreSpelling
  ) {
    self.function = function
    self.call = call
    self.bounds = bounds
    self.cost = cost
    self.enclosure = enclosure
    self.error = error
    self.kernel = kernel
    self.sensitivity = sensitivity
    self.behavior = behavior
    self.continuity = continuity
    self.defined = defined
    self.polesWhereVanishes = polesWhereVanishes
    self.identity = identity
    self.algebra = algebra
    self.neighbors = neighbors
    self.fpcore = fpcore
  }
}

extension UnaryFunction {
  /// What is known of it.
  @inline(__always)
  var page: UnaryPage { FunctionPages.unary[Int(rawValue)] }
}
