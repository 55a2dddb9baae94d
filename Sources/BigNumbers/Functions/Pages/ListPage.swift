import NumericCore

/// Everything that is known about one function of a list.
///
/// No fact has a default value, so that a missing one does not compile.
struct ListPage: Sendable {
  let function: ListFunction
  /// How `BigFloat` computes the function.
  let call: ListCall
  /// How the range is enclosed.
  let enclosure: ListEnclosure
  /// How the function behaves at numbers that are known only in part.
  let behavior: Behavior
  /// Whether the function jumps where the point of its first two numbers, y and x, crosses the
  /// negative x axis.
  let hasBranchCut: Bool
  /// How exact evaluation composes the function.
  let composition: ListComposition
  /// How the function acts on algebraic numbers.
  let algebra: AlgebraicRule
  /// How the function is written in FPCore.
  let fpcore: FPCoreSpelling

  init(
    _ function: ListFunction, call: ListCall, enclosure: ListEnclosure, behavior: Behavior,
    hasBranchCut: Bool, composition: ListComposition, algebra: AlgebraicRule,
    fpcore: FPCoreSpelling
  ) {
    self.function = function
    self.call = call
    self.enclosure = enclosure
    self.behavior = behavior
    self.hasBranchCut = hasBranchCut
    self.composition = composition
    self.algebra = algebra
    self.fpcore = fpcore
  }
}

extension ListFunction {
  /// The page of the function.
  @inline(__always)
  var page: ListPage { FunctionPages.list[Int(rawValue)] }
}
