import NumericCore

// Roots that are decimals themselves, found by integers: no enclosure is ever fine enough for them.
extension DecimalContext {
  /// The real root of a regular number with an index, where it is rational; else nil.
  mutating func exactRoot(_ x: BigDecimal, _ index: Int) -> BigDecimal? {
    guard index != 0, index != .min, !x.isNegative || !index.isMultiple(of: 2) else { return nil }
    let degree = Int(index.magnitude)
    let (digits, zeros) = x.coefficient.withoutZeros
    let exponent = x.exponent + zeros
    // What ends in no zero lacks a 2 or a 5, so that the power of ten has to be one by itself; and it has
    // at least as many bits as the index, unless it is 1.
    guard exponent.isMultiple(of: degree), digits == .one || digits.bits > degree,
      let root = digits.exactRoot(degree)
    else { return nil }
    let result = BigDecimal(isNegative: x.isNegative, root, exponent: exponent / degree)
    return index > 0 ? rounded(result.reduced) : divide(BigDecimal(.one), result)
  }

  /// (1 + x)^n for regular numbers x > −1 and a whole n; nil where the digits of 1 + x are not worth it.
  mutating func compound(_ x: BigDecimal, _ n: BigDecimal) -> BigDecimal? {
    let exponents = -writtenExponents...writtenExponents
    guard exponents.contains(x.adjustedExponent) else { return nil }
    return exactPower(.sum(BigDecimal(.one), x), n)
  }

  /// How far from 1 a number may be to be added to it.
  private var writtenExponents: Int { 10_000 + precision }

  /// √(x² + y²) for regular numbers.
  mutating func hypot(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    let order = BigDecimal.order(x.magnitude, y.magnitude)
    let (large, small) = order >= 0 ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
    // x + y²/(2x) at most: below this place only matters that there is something.
    let place = min(large.exponent, large.adjustedExponent - precision - 2)
    if 2 * (small.adjustedExponent + 1) - large.adjustedExponent < place {
      return add(large, BigDecimal(.one, exponent: place - 1))
    }
    let root = squareRoot(.sum(large.timesExactly(large), small.timesExactly(small)))
    return root.exponent < 0 && !conditions.contains(.inexact) ? rounded(root.reduced) : root
  }
}

extension BigDecimal {
  /// A finite number without its fraction.
  var truncated: BigDecimal {
    guard exponent < 0, !isZero else { return self }
    return BigDecimal(isNegative: isNegative, coefficient.shortened(by: -exponent).kept)
  }
}
