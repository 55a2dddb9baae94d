public import NumericCore

extension RoundedTruth {
  public func digits(
    of x: BigFloat, radix: Int, _ request: DigitRequest
  ) throws(LimitExceeded) -> NumberDigits {
    // More digits are needed where numbers lie closer together, which only the format knows.
    if case .coded = destination, request == .shortest, radix == 10, backend.isRegular(x) {
      for count in 1... {
        let digits = x.digits(radix: 10, .significant(count), .nearestEven)
        guard let literal = try? ExactLiteral(digits.text(as: NumberFormat())) else { break }
        if try number(literal) == x { return digits }
      }
    }
    return x.digits(radix: radix, request, .nearestEven)
  }

  public func exponent(of x: BigFloat, radix: Int) -> Int { backend.exponent(of: x, radix: radix) }

  public func bits(of x: BigFloat) -> NumberDigits { backend.bits(of: x) }
}
