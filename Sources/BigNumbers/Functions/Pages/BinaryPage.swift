import NumericCore

/// Everything that is known about one function of two numbers.
///
/// No fact has a default value, so that a missing one does not compile.
struct BinaryPage: Sendable {
  let function: BinaryFunction
  /// How `BigFloat` computes the function.
  let call: BinaryCall
  /// Which arguments are checked before a call; the rule applies to both.
  let bounds: ArgumentBounds
  /// The cost of a call.
  let cost: CallCost
  /// How the range is enclosed.
  let enclosure: BinaryEnclosure
  /// How errors of the arguments affect the result.
  let error: BinaryErrorRule
  /// An estimate of how much errors of the arguments move the result.
  let sensitivity: BinarySensitivity
  /// How the function behaves at arguments that are known only in part.
  let behavior: Behavior
  /// Where the function jumps inside its domain.
  let continuity: BinaryContinuity
  /// Which signs of the arguments prove that there is a value.
  let defined: BinaryDefinedness
  /// Where MPFR returns a result although there is no value.
  let convention: Convention
  /// How exact evaluation composes the function.
  let composition: Composition
  /// What is known about exact values.
  let identity: BinaryIdentity
  /// How the function acts on algebraic numbers.
  let algebra: AlgebraicRule
  /// How the function is written in FPCore.
  let fpcore: FPCoreSpelling
}

extension BinaryFunction {
  /// The page of the function.
  @inline(__always)
  var page: BinaryPage { FunctionPages.binary[Int(rawValue)] }
}
