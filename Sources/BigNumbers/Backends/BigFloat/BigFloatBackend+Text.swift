internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func number(_ literal: ExactLiteral) -> BigFloat {
    context.make { r, _ in literal.write(to: r, rounding) }
  }

  public func digits(of x: BigFloat, radix: Int, _ request: DigitRequest) -> NumberDigits {
    x.digits(radix: radix, request, rounding)
  }

  public func exponent(of x: BigFloat, radix: Int) -> Int { x.digitExponent(radix) }

  public func bits(of x: BigFloat) -> NumberDigits { x.bits() }
}
