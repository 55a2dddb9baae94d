// Conversions from other numbers, rounded once.
extension DecimalContext {
  /// A rational, rounded to the context.
  ///
  /// The ideal exponent is 0; an exact result that is a fraction has no more digits than it needs.
  ///
  /// **Complexity** O(M(n)) for n bits of the parts and the precision.
  public mutating func number(_ q: BigRational) -> BigDecimal {
    divide(
      BigDecimal(isNegative: q.sign < 0, Coefficient(integer: q.numerator)),
      BigDecimal(Coefficient(integer: q.denominator)))
  }

  /// A binary number, rounded to the context.
  ///
  /// Results and conditions are the same as if the value of ``BigDecimal/init(exactly:limits:)-(BigFloat,_)``
  /// were rounded.
  ///
  /// **Special values** The signs of zeros and infinities are kept; NaN is quiet. **Complexity** A
  /// number with more digits than the precision is never written out: O(M(n) log |e|) for n digits
  /// of the context and the significand and an exponent e.
  public mutating func number(_ x: BigFloat) -> BigDecimal {
    guard let (odd, exponent) = x.oddParts else { return rounded(BigDecimal(irregular: x)) }
    // Two more digits than the precision, truncated, so that `finish` sees on which side of one
    // half the rest lies; it is also told whether anything comes behind these digits.
    let count = precision + 2
    let leastBits = Coefficient.leastBits(of: odd, timesPowerOfTwo: exponent)
    guard Coefficient.decimalDigits(ofBits: leastBits) > count else {
      return rounded(
        BigDecimal(isNegative: x.isNegative, Coefficient(integer: odd), timesPowerOfTwo: exponent))
    }
    return finish(x.digits(radix: 10, .significant(count), .towardZero))
  }
}
