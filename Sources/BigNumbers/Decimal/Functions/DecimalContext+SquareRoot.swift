extension DecimalContext {
  /// √x, correctly rounded in the context's direction, with half of the exponent of x, rounded
  /// down, as the ideal one.
  ///
  /// **Special values** √−0 is −0; a negative number is invalid. **Source.** General Decimal
  /// Arithmetic, square-root, which rounds to nearest even; the integer square root of GMP.
  public mutating func squareRoot(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    let ideal = x.exponent >> 1
    if x.isZero { return finish(isNegative: x.isNegative, .zero, exponent: ideal) }
    if x.isNegative { return invalid() }
    if x.isInfinite { return x }
    // An even exponent, and enough digits for a root of one digit more than the precision.
    let radicand = x.coefficient.scaledUp(x.exponent & 1)
    let shift = max(0, precision + 1 - (radicand.digitCount - 1) / 2)
    let (root, isInexact) = radicand.squareRoot(shiftedBy: 2 * shift)
    if isInexact {
      return finish(
        isNegative: false, root, exponent: ideal - shift, remainder: .belowHalf)
    }
    let zeros = root.trailingZeros(atMost: shift)
    return finish(
      isNegative: false, root.shortened(by: zeros).kept, exponent: ideal - shift + zeros)
  }
}
