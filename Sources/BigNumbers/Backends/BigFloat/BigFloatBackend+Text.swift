internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  /// The value of a literal, rounded once.
  public func number(_ literal: ExactLiteral) -> BigFloat {
    context.make { r, _ in literal.write(to: r, rounding) }
  }

  /// The digits of a number, rounded once in the backend's direction.
  public func digits(of x: BigFloat, radix: Int, _ request: DigitRequest) -> NumberDigits {
    x.digits(radix: radix, request, rounding)
  }

  /// The exponent e with radix^(e−1) ≤ |x| < radix^e; 1 for zeros, infinities and NaN.
  public func exponent(of x: BigFloat, radix: Int) -> Int { x.digitExponent(radix) }

  /// All bits: hexadecimal digits with a leading 1, and the binary exponent of the leading digit.
  public func bits(of x: BigFloat) -> NumberDigits { x.bits() }
}
