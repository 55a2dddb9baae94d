/// One `±` that was evaluated, so that all numbers that depend on it are correlated.
struct UncertaintySource: Hashable, Sendable {
  /// The number of the line in its session.
  var line: Int
  /// The number of the statement in the line.
  var statement: Int
  /// The number of the `±` in the statement.
  var index: Int
}

/// The standard uncertainty of a number, to first order.
///
/// A number with the contributions c₁, c₂, … is its value + Σ cₖ·δₖ, where the δₖ are independent and
/// have the standard deviation 1. Numbers with the same source are correlated, so that x − x is
/// certain (JCGM 100:2008, 5.2).
public struct Uncertainty<Number: Sendable>: Sendable {
  /// √(Σ cₖ²), the standard deviation; it is not zero.
  public internal(set) var total: Number
  /// The contributions that are not zero.
  var parts: [(source: UncertaintySource, part: Number)]
}
