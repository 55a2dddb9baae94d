extension BigRational {
  /// The integers that a number of bits can hold, in two's complement or without a sign.
  public static func integers(ofWidth width: Int, isSigned: Bool) -> ClosedRange<BigRational> {
    precondition(width >= 1, "an integer has at least one bit, not \(width)")
    let count = BigRational(BigInteger(1).shiftedUp(isSigned ? width - 1 : width))
    return (isSigned ? -count : .zero)...(count - .one)
  }

  /// The integer of a given width with the same low bits: this integer modulo 2^width, negative in
  /// two's complement if the highest bit is set.
  public func wrapped(toWidth width: Int, isSigned: Bool) -> BigRational {
    precondition(isInteger && width >= 1, "only an integer has bits")
    let modulus = BigInteger(1).shiftedUp(width)
    let pattern = numerator.flooredQuotientAndRemainder(dividingBy: modulus).remainder
    let isNegative = isSigned && pattern.magnitudeBits == width
    return BigRational(isNegative ? pattern - modulus : pattern)
  }
}
