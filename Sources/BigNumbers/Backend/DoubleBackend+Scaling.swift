public import NumericCore

extension DoubleBackend {
  public func scaled(_ x: Double, by ratio: ExactRatio) -> Double {
    if let value = ratio.applied(to: x) { return value }
    return rounded { backend throws(LimitExceeded) in try backend.scaled(BigFloat(x), by: ratio) }
  }
}

extension DoubleBackend {
  public func rescaled(_ x: Double, by rescaling: Rescaling) -> Double {
    if case .multiple(let ratio) = rescaling { return scaled(x, by: ratio) }
    return rounded { backend throws(LimitExceeded) in
      try backend.rescaled(BigFloat(x), by: rescaling)
    }
  }
}

extension ExactRatio {
  /// (x·n + o)/d correctly rounded, where doubles prove it; nil where they do not, or where n, o or d is
  /// no whole number below 2⁵³.
  ///
  /// The dividend is a sum of two doubles with a relative error below 2⁻¹⁰⁴ (product and sum without
  /// error: Ogita, Rump and Oishi, "Accurate sum and dot product", 2005), and the quotient a double q
  /// with a correction c whose relative error is below 2⁻⁵⁰. If q + c rounds to the same number at both ends
  /// of that error, this is the correctly rounded one (Ziv).
  fileprivate func applied(to x: Double) -> Double? {
    guard piPower == 0, let (n, d, o) = wholeParts else { return nil }
    // Beyond these a product or a remainder could lose digits below the smallest number.
    let size = x.magnitude
    guard size > 0x1p-900, size < 0x1p900 else { return nil }
    var high = x * n
    var low = (-high).addingProduct(x, n)
    if o != 0 {
      let (sum, error) = Self.sum(high, o)
      (high, low) = Self.sum(sum, error + low)
      guard high == 0 || high.magnitude > 0x1p-900 else { return nil }
    }
    let quotient = high / d
    let remainder = high.addingProduct(-quotient, d)
    let correction = (remainder + low) / d
    let error = correction.magnitude * 0x1p-50 + quotient.magnitude * 0x1p-100
    if correction == 0, remainder == 0, low == 0 { return quotient }
    let below = quotient + (correction - error)
    return below == quotient + (correction + error) ? below : nil
  }

  /// The factors as whole numbers, exactly.
  private var wholeParts: (numerator: Double, denominator: Double, offset: Double)? {
    let shift = min(
      numerator.exponent, denominator.exponent, offset.isZero ? .max : offset.exponent)
    guard let n = numerator.whole(above: shift), let d = denominator.whole(above: shift),
      let o = offset.isZero ? 0 : offset.whole(above: shift)
    else { return nil }
    return (n, d, o)
  }

  /// A sum and its error (Knuth's TwoSum).
  private static func sum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }
}

extension ExactLiteral {
  /// A decimal over 10^shift where that is a whole number below 2⁵³.
  fileprivate func whole(above shift: Int) -> Double? {
    let (places, overflow) = exponent.subtractingReportingOverflow(shift)
    guard base == 10, case .word(let word) = coefficient, word < 1 << 53, !overflow, places <= 15
    else { return nil }
    let value = Double(word) * DoubleBackend.powersOfTen[places]
    return value < 0x1p53 ? (isNegative ? -value : value) : nil
  }
}
