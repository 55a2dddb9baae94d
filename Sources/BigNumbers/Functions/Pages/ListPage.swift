import NumericCore

/// Everything that is known of one function of a list. No fact has a default: what is missing does not compile.
struct ListPage: Sendable {
  let function: ListFunction
  /// How `BigFloat` computes it.
  let call: ListCall
  /// Where it rises and falls.
  let enclosure: ListEnclosure
  /// How it behaves where the numbers are known only in part.
  let behavior: Behavior
  /// Whether it jumps where the point of its first two numbers, y and x, crosses the negative x axis.
  let hasBranchCut: Bool
  /// How exact evaluation composes it.
  let composition: ListComposition
  /// What it does to algebraic numbers.
  let algebra: AlgebraicRule
  /// FPCore's spelling.
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
  /// What is known of it.
  @inline(__always)
  var page: ListPage { FunctionPages.list[Int(rawValue)] }
}
