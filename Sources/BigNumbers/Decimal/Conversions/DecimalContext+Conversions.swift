// From other numbers, rounded once.
extension DecimalContext {
  /// The rational rounded to the context. A whole number has the ideal exponent 0, and another one that
  /// has few enough digits as few as it needs.
  ///
  /// **Complexity** O(M(n)) for n bits of the parts and the precision.
  public mutating func number(_ q: BigRational) -> BigDecimal {
    divide(
      BigDecimal(isNegative: q.sign < 0, Coefficient(q.numeratorInteger)),
      BigDecimal(Coefficient(q.denominatorInteger)))
  }

  /// The binary number rounded to the context, as if ``BigDecimal/init(exactly:limits:)`` were rounded;
  /// so exact results have the same digits and the same conditions.
  ///
  /// **Special values** signs of zeros and infinities are kept; NaN is quiet. **Complexity** a number
  /// with more digits than the precision is never written out: for n digits of the context and the
  /// significand and an exponent e, O(M(n) log |e|).
  public mutating func number(_ x: BigFloat) -> BigDecimal {
    guard let (odd, exponent) = x.oddParts else { return rounded(BigDecimal(irregular: x)) }
    // Two digits more than the precision, without rounding: whatever `finish` cuts off of them, it sees
    // on which side of one half the rest is once it knows whether anything comes behind them.
    let count = precision + 2
    let leastBits = Coefficient.leastBits(of: odd, timesPowerOfTwo: exponent)
    guard Coefficient.decimalDigits(ofBits: leastBits) > count else {
      return rounded(
        BigDecimal(isNegative: x.isNegative, Coefficient(odd), timesPowerOfTwo: exponent))
    }
    return finish(x.digits(radix: 10, .significant(count), .towardZero))
  }
}
