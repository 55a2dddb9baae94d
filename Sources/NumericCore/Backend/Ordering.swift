/// The outcome of comparing two numbers.
public enum Ordering: Hashable, Sendable {
  /// The first is less.
  case less
  /// Both are the same real number; zeros of either sign are equal.
  case equal
  /// The first is greater.
  case greater
  /// At least one is NaN.
  case unordered
  /// The backend could not decide within its limits.
  case undecided
}

/// A truth value that can be unknown, as in FLINT's `truth_t`.
public enum Truth: String, Hashable, Sendable {
  /// It holds.
  case `true`
  /// It does not hold.
  case `false`
  /// It could not be decided within the limits.
  case undecided
}

/// The six relations of the expression language.
public enum Relation: String, CaseIterable, Hashable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether the relation holds for an ordering.
  ///
  /// NaN is unequal to everything, as in IEEE 754 §5.11.
  public func holds(for ordering: Ordering) -> Truth {
    let answer: Bool
    switch (self, ordering) {
    case (_, .undecided): return .undecided
    case (.notEqual, .unordered): answer = true
    case (_, .unordered): answer = false
    case (.equal, _): answer = ordering == .equal
    case (.notEqual, _): answer = ordering != .equal
    case (.less, _): answer = ordering == .less
    case (.lessOrEqual, _): answer = ordering != .greater
    case (.greater, _): answer = ordering == .greater
    case (.greaterOrEqual, _): answer = ordering != .less
    }
    return answer ? .true : .false
  }
}
