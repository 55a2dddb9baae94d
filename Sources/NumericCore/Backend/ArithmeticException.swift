/// What went wrong inside an operation, in the sense of IEEE 754-2019 §7.
public enum ArithmeticException: Hashable, Sendable {
  /// A division by zero, or a power of zero with a negative exponent.
  case divisionByZero
  /// No real result: outside the domain, or a pole; or a zero or a negative result of a format that has none.
  case domain
  /// An equation without a solution, such as the rate of return of cash flows that all have the
  /// same sign.
  case noSolution
  /// A value that was not found within the limits, reported by a backend whose `Failure` type
  /// cannot say so.
  case unable
  /// A finite result too large for the number type.
  case overflow
  /// A result that is not zero but became zero.
  case underflow
}

/// What to do with poles, NaN and overflow.
public enum SpecialPolicy: String, CaseIterable, Hashable, Sendable {
  /// They are errors.
  case error
  /// They are values, as in IEEE 754 and MPFR: infinities, NaN and signed zeros.
  case ieee
}
