import NumericCore

// Remainders for any quotient. The specification's operations are invalid when the quotient has
// more digits than the precision.
extension DecimalContext {
  /// x modulo y, rounded once: with the sign of y (`modulo`), with the sign of x
  /// (`truncatingRemainder`), or nearest to zero (`remainder`).
  ///
  /// x is finite and y is not zero.
  mutating func residue(_ kind: BinaryFunction, _ x: BigDecimal, _ y: BigDecimal) -> BigDecimal? {
    guard y.isFinite else {
      // The quotient rounded down is 0 or −1.
      guard kind == .modulo, x.isNegative != y.isNegative else { return rounded(x) }
      return x.isZero ? rounded(-x) : y
    }
    let (rest, isOdd) = x.magnitude.residue(by: y.magnitude)
    var result = x.isNegative ? -rest : rest
    switch kind {
    case .modulo:
      if rest.isZero {
        result = rest.copySign(of: y)
      } else if x.isNegative != y.isNegative {
        // The sum is rounded at once, because the digits between two distant exponents may not fit
        // memory.
        return add(result, y)
      }
    case .remainder:
      let order = BigDecimal.order(rest + rest, y.magnitude)
      if order > 0 || (order == 0 && isOdd) {
        result = result - y.magnitude.copySign(of: x)
      }
    default: break
    }
    return rounded(result)
  }
}

extension BigDecimal {
  /// The remainder of a positive number modulo another, and whether the quotient rounded down is
  /// odd.
  fileprivate func residue(by divisor: BigDecimal) -> (rest: BigDecimal, isOdd: Bool) {
    // Scales the divisor to the exponent of this number, unless it is larger anyway.
    if isZero || adjustedExponent < divisor.adjustedExponent { return (self, false) }
    let exponent = min(self.exponent, divisor.exponent)
    let modulus = divisor.coefficient.scaledUp(divisor.exponent - exponent)
    // The remainder modulo twice the divisor also tells the parity of the quotient. The power of
    // ten is reduced modulo that, and never written out.
    let double = (modulus + modulus).integer
    let places = self.exponent - exponent
    let reduced = BigInteger(10).residue(ofPower: BigInteger(places), modulo: double)
    let product = reduced * coefficient.integer
    let rest = Coefficient(
      integer: product.flooredQuotientAndRemainder(dividingBy: double).remainder)
    let isOdd = rest >= modulus
    return (BigDecimal(isOdd ? rest - modulus : rest, exponent: exponent), isOdd)
  }
}
