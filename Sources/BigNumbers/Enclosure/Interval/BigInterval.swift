public import NumericCore

/// Every real number from a lower to an upper bound: what is known about a number.
///
///     let x = try BigInterval("0.1", precision: .bits(53))
///     x.contains(BigRational(1, 10))                       // true
///     try BigInterval.compute(.sqrt, x, precision: .bits(53))
///
/// Results are enclosures: for all members of the arguments the true value is a member of the
/// result, because lower bounds are rounded down and upper bounds up. An infinite bound means that
/// there is none; an infinity is a member only of the interval that contains nothing else,
/// `BigInterval(.infinity)`. Zeros have no sign.
///
/// An interval can be empty. Besides its members it has two facts about the computation that made
/// it, which every later operation passes on: ``isErrorPossible`` and ``isErrorCertain``.
///
/// **Source** R. E. Moore, *Interval Analysis*, 1966; the facts: the interval type of Rival, from
/// P. Panchekha and others, *Combining Precision Tuning and Rewriting*, ARITH 2021.
public struct BigInterval: Sendable, Hashable {
  /// The lower bound; +∞ of an empty interval.
  public internal(set) var lower: BigFloat
  /// The upper bound; −∞ of an empty interval.
  public internal(set) var upper: BigFloat
  /// Whether some member of the arguments may be outside the domain of a function, or at a pole.
  public internal(set) var isErrorPossible: Bool
  /// Whether no member of the arguments is inside the domain; the interval is then empty.
  public internal(set) var isErrorCertain: Bool

  /// Creates an interval from bounds that are in order, or in reverse order for the empty interval,
  /// and not NaN.
  init(ordered lower: BigFloat, _ upper: BigFloat, isErrorPossible: Bool = false) {
    self.lower = lower.isZero && lower.isNegative ? -lower : lower
    self.upper = upper.isZero && upper.isNegative ? -upper : upper
    self.isErrorPossible = isErrorPossible
    self.isErrorCertain = false
  }

  /// The interval without members.
  public static let empty = BigInterval(ordered: .infinity, -.infinity)

  /// All real numbers.
  public static let entire = BigInterval(ordered: -.infinity, .infinity)

  /// The result of a function that is nowhere defined: no members, and both facts.
  static let undefined: BigInterval = {
    var result = empty
    result.isErrorPossible = true
    result.isErrorCertain = true
    return result
  }()

  /// One number, exactly; for NaN the empty interval with a certain error.
  public init(_ value: BigFloat) {
    self = value.isNaN ? .undefined : BigInterval(ordered: value, value)
  }

  /// The numbers from one bound to another.
  ///
  /// **Precondition** The bounds are in order, and not NaN.
  public init(lower: BigFloat, upper: BigFloat) {
    precondition(lower <= upper, "no interval reaches from \(lower) to \(upper)")
    self.init(ordered: lower, upper)
  }

  /// The tightest bounds of a rational number at a precision.
  public init(_ value: BigRational, precision: Precision) {
    self.init(
      ordered: BigFloat(value, precision: precision, rounding: .down),
      BigFloat(value, precision: precision, rounding: .up))
  }

  /// The tightest bounds of a literal at a precision; for NaN the empty interval with a certain
  /// error.
  public init(_ literal: ExactLiteral, precision: Precision) {
    guard literal.kind != .nan else {
      self = .undefined
      return
    }
    self.init(
      ordered: BigFloat(literal, precision: precision, rounding: .down),
      BigFloat(literal, precision: precision, rounding: .up))
  }

  /// The tightest bounds of a number in any notation of `ExactLiteral` at a precision.
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not a number.
  public init(_ text: String, precision: Precision) throws(TextError) {
    self.init(try ExactLiteral(text), precision: precision)
  }

  /// Whether there are no members.
  public var isEmpty: Bool { upper < lower }

  /// Whether there is exactly one member.
  public var isPoint: Bool { lower == upper }

  /// Whether there are members and both bounds are finite.
  public var isBounded: Bool { lower.isFinite && upper.isFinite }

  /// The larger precision of the bounds.
  public var precision: Precision { BigFloat.commonPrecision(lower, upper) }

  /// The same members, with the facts of arguments added.
  func inheriting(from a: BigInterval) -> BigInterval {
    var result = self
    result.isErrorPossible = isErrorPossible || a.isErrorPossible
    result.isErrorCertain = isErrorCertain || a.isErrorCertain
    return result
  }

  /// The same members, with the facts of two arguments added.
  func inheriting(from a: BigInterval, _ b: BigInterval) -> BigInterval {
    inheriting(from: a).inheriting(from: b)
  }

  /// The same members, with the facts of arguments added.
  func inheriting(from arguments: [BigInterval]) -> BigInterval {
    arguments.reduce(self) { $0.inheriting(from: $1) }
  }

  /// The same members, with a possible error added if there is one.
  func flagged(_ isErrorPossible: Bool = true) -> BigInterval {
    var result = self
    result.isErrorPossible = result.isErrorPossible || isErrorPossible
    return result
  }
}
