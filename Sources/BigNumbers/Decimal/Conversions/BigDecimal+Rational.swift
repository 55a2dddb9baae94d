public import NumericCore

extension BigDecimal {
  /// The exact value of a rational; nil where its denominator has other prime factors than 2 and 5.
  ///
  /// A whole number has the exponent 0, a fraction no trailing zeros. The coefficient has at most
  /// 2.4 times as many bits as both parts together. **Complexity** O(M(n) log n) for n bits.
  public init?(exactly value: BigRational) {
    let denominator = value.denominator
    let twos = denominator.trailingZeroBitCount
    let (fives, rest) = denominator.shiftedDown(twos).removing(BigInteger(5))
    guard rest.magnitudeBits == 1 else { return nil }
    let places = max(twos, fives)
    let scaled =
      twos >= fives
      ? value.numerator * .power(5, places - fives)
      : value.numerator.shiftedUp(places - twos)
    self.init(isNegative: value.sign < 0, Coefficient(integer: scaled), exponent: -places)
  }
}

extension BigRational {
  /// The exact value of a decimal; nil for infinities and NaNs, 0 for either zero.
  ///
  /// **Errors** `LimitExceeded` with the limit `.precision` when the numerator or the denominator
  /// would have more than `limits.precision` bits: exponents reach 2·10¹⁸. **Complexity** O(M(n)
  /// log n) for n bits.
  public init?(exactly value: BigDecimal, limits: Limits = Limits()) throws(LimitExceeded) {
    try self.init(exactly: value.literal, limits: limits)
  }
}
