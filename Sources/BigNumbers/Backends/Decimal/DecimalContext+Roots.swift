import NumericCore

// Roots that are decimals themselves, found with integers: no enclosure is narrow enough to decide
// them.
extension DecimalContext {
  /// The real root of a regular number; nil where it is irrational.
  mutating func exactRoot(_ x: BigDecimal, _ index: Int) -> BigDecimal? {
    guard index != 0, index != .min, !x.isNegative || !index.isMultiple(of: 2) else { return nil }
    let degree = Int(index.magnitude)
    let (digits, zeros) = x.coefficient.withoutZeros
    let exponent = x.exponent + zeros
    // The digits do not end in zero, so that they lack the factor 2 or the factor 5, and the power
    // of ten must have a root of its own. An integer other than 1 that is a power with exponent
    // `degree` has more than `degree` bits.
    guard exponent.isMultiple(of: degree), digits == .one || digits.bits > degree,
      let root = digits.exactRoot(degree)
    else { return nil }
    let result = BigDecimal(isNegative: x.isNegative, root, exponent: exponent / degree)
    return index > 0 ? rounded(result.reduced) : divide(BigDecimal(.one), result)
  }

  /// (1 + x)^n for regular x > −1 and a whole n; nil where 1 + x would have too many digits to
  /// write out.
  mutating func compound(_ x: BigDecimal, _ n: BigDecimal) -> BigDecimal? {
    let exponents = -writtenExponents...writtenExponents
    guard exponents.contains(x.adjustedExponent) else { return nil }
    return exactPower(.sum(BigDecimal(.one), x), n)
  }

  /// The largest |exponent| of an x that is added to 1 exactly.
  ///
  /// The 7th and the 70th power of 1 + x took equally long, within the noise of a fifth, with this exact sum and without
  /// it for exponents of ±1000 and ±2000; with ±5000 the exact sum took twice as long, with ±10 000 up to eleven times.
  private var writtenExponents: Int { 2000 + precision }

  /// √(x² + y²) for regular numbers.
  mutating func hypot(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    let order = BigDecimal.order(x.magnitude, y.magnitude)
    let (large, small) = order >= 0 ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
    // √(x² + y²) ≤ x + y²/(2x) for 0 < y ≤ x. Where y²/(2x) is less than one unit of `place`, it
    // only matters that something is there.
    let place = min(large.exponent, large.adjustedExponent - precision - 2)
    if 2 * (small.adjustedExponent + 1) - large.adjustedExponent < place {
      return add(large, BigDecimal(.one, exponent: place - 1))
    }
    let root = squareRoot(.sum(large.timesExactly(large), small.timesExactly(small)))
    return root.exponent < 0 && !conditions.contains(.inexact) ? rounded(root.reduced) : root
  }
}

extension BigDecimal {
  /// A finite number without its fractional part.
  var truncated: BigDecimal {
    guard exponent < 0, !isZero else { return self }
    return BigDecimal(isNegative: isNegative, coefficient.shortened(by: -exponent).kept)
  }
}
