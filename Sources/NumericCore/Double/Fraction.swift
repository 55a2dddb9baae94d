/// A nonnegative fraction; a denominator of zero means infinity.
struct Fraction: Hashable, Sendable {
  var numerator: Natural
  var denominator: Natural

  static let zero = Fraction(numerator: .zero, denominator: .one)
  static let infinity = Fraction(numerator: .one, denominator: .zero)
  static let one = Fraction(numerator: .one, denominator: .one)

  /// The nearest double, ties to even.
  var rounded: Double {
    denominator.isZero ? .infinity : Double(rounding: numerator, over: denominator)
  }

  /// The reciprocal.
  var reciprocal: Fraction { Fraction(numerator: denominator, denominator: numerator) }

  /// The integer part.
  var truncated: Fraction {
    Fraction(
      numerator: numerator.quotientAndRemainder(dividingBy: denominator).quotient,
      denominator: .one)
  }

  /// The fraction times factor · 2^exponent.
  func multiplied(by factor: Natural, exponent: Int) -> Fraction {
    Fraction(
      numerator: (numerator * factor) << max(0, exponent),
      denominator: denominator << max(0, -exponent))
  }

  /// The fraction divided by divisor · 2^exponent.
  func divided(by divisor: Natural, exponent: Int) -> Fraction {
    Fraction(
      numerator: numerator << max(0, -exponent),
      denominator: (denominator * divisor) << max(0, exponent))
  }

  /// The integer part of the quotient by another fraction.
  func wholeQuotient(by other: Fraction) -> Natural {
    (numerator * other.denominator)
      .quotientAndRemainder(dividingBy: denominator * other.numerator).quotient
  }

  /// This fraction minus `count` times another one; nil if the result is negative.
  func subtracting(_ count: Natural, times other: Fraction) -> Fraction? {
    let whole = numerator * other.denominator
    let taken = count * other.numerator * denominator
    guard whole >= taken else { return nil }
    return Fraction(numerator: whole - taken, denominator: denominator * other.denominator)
  }
}
