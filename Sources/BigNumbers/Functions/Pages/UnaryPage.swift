import NumericCore

/// Everything that is known about one function of one number.
///
/// No fact has a default value, so that a missing one does not compile.
struct UnaryPage: Sendable {
  let function: UnaryFunction
  /// How `BigFloat` computes the function.
  let call: UnaryCall
  /// Which arguments are checked before a call.
  let bounds: ArgumentBounds
  /// The cost of a call.
  let cost: CallCost
  /// How the range is enclosed.
  let enclosure: UnaryEnclosure
  /// How an error of the argument affects the result.
  let error: ErrorRule
  /// The fixed-point function for some hundred bits; nil if there is none.
  let kernel: MediumFunction?
  /// An estimate of how much an error of the argument moves the result.
  let sensitivity: Sensitivity
  /// How the function behaves at an argument that is known only in part.
  let behavior: Behavior
  /// Where the function jumps inside its domain.
  let continuity: Continuity
  /// Which signs of the argument prove that there is a value.
  let defined: Definedness
  /// A function that is zero exactly where this one has poles inside its domain; nil if there are
  /// none.
  let polesWhereVanishes: UnaryFunction?
  /// What is known about exact values.
  let identity: Identity
  /// How the function acts on algebraic numbers.
  let algebra: AlgebraicRule
  /// The short numbers to which values come very close.
  let neighbors: Neighbors
  /// How the function is written in FPCore.
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
  /// The page of the function.
  @inline(__always)
  var page: UnaryPage { FunctionPages.unary[Int(rawValue)] }
}
