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
}

extension UnaryFunction {
  /// The page of the function.
  ///
  /// Where time matters, ask it for each fact: a variable that holds a page is a copy of all facts
  /// with their references, which made new square roots of 64 bits take up to 55 % longer.
  @inline(__always)
  var page: UnaryPage { FunctionPages.unary[Int(rawValue)] }
}
