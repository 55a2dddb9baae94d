public import NumericCore

// Comparisons are about all members at once, so that they have three answers.
extension BigInterval {
  /// How every member of one interval compares with every member of another.
  ///
  /// `.equal` for two points that are the same number, `.undecided` if some pairs of members
  /// compare differently from others, `.unordered` if an interval is empty.
  public static func ordering(_ a: BigInterval, _ b: BigInterval) -> Ordering {
    if a.isEmpty || b.isEmpty { return .unordered }
    if a.upper < b.lower { return .less }
    if b.upper < a.lower { return .greater }
    return a.isPoint && b.isPoint ? .equal : .undecided
  }

  /// Whether a relation holds between all members.
  ///
  /// `.true` if it holds for every pair, `.false` if it holds for none, `.undecided` otherwise.
  /// Touching intervals decide some relations that ``ordering(_:_:)`` leaves open: [1, 2] ≤ [2, 3].
  /// An empty interval is unequal to everything, as NaN is.
  public static func relation(_ relation: Relation, _ a: BigInterval, _ b: BigInterval) -> Truth {
    let ordering = ordering(a, b)
    guard ordering == .undecided else { return relation.holds(for: ordering) }
    switch relation {
    case .lessOrEqual where a.upper == b.lower, .greaterOrEqual where a.lower == b.upper:
      return .true
    case .less where a.lower == b.upper, .greater where a.upper == b.lower:
      return .false
    default: return .undecided
    }
  }

  /// Whether every member of a is certainly less than every member of b; false also where that is undecided.
  ///
  /// This is no order of Swift's `Comparable`: of two overlapping intervals neither is less, and they need not be equal.
  public static func < (a: BigInterval, b: BigInterval) -> Bool { ordering(a, b) == .less }
  /// Whether every member of a is certainly greater than every member of b.
  public static func > (a: BigInterval, b: BigInterval) -> Bool { b < a }
  /// Whether no member of a is greater than one of b, certainly.
  public static func <= (a: BigInterval, b: BigInterval) -> Bool {
    relation(.lessOrEqual, a, b) == .true
  }
  /// Whether no member of a is less than one of b, certainly.
  public static func >= (a: BigInterval, b: BigInterval) -> Bool { b <= a }

  /// Whether every member is negative; undecided if only some are.
  public var isNegative: Truth { Self.relation(.less, self, BigInterval(BigFloat.integer(0))) }
  /// Whether every member is positive; undecided if only some are.
  public var isPositive: Truth { Self.relation(.greater, self, BigInterval(BigFloat.integer(0))) }
}
