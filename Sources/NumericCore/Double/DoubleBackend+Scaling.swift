// Conversions by exact factors, rounded once.
extension DoubleBackend {
  /// x times the factor, rounded once to nearest, with the offset and the power of π included.
  ///
  /// NaN where the exponents or the power of π of the factor are too large to be written out.
  public func scaled(_ x: Double, by ratio: ExactRatio) -> Double {
    if let value = ratio.applied(to: x) { return value }
    guard x.isFinite else { return x * ratio.sign }
    if x == 0, ratio.offset.isZero { return x * ratio.sign }
    return decided { bits in
      guard let value = ScaledNumber(x, by: ratio, bits: bits) else { return nil }
      return (value.isNegative, value.low, value.high)
    }
  }

  /// The result of a conversion, rounded once to nearest.
  ///
  /// NaN where the exponents or the power of π of a factor are too large to be written out, or
  /// where 2¹⁶ bits of π do not decide the result.
  public func rescaled(_ x: Double, by rescaling: Rescaling) -> Double {
    guard isRegular(x) else { return rescaledSpecial(x, by: rescaling) }
    switch rescaling {
    case .multiple(let ratio): return scaled(x, by: ratio)
    case .reciprocal(let ratio):
      return decided { bits in
        guard let value = ScaledNumber(x, by: ratio, bits: bits) else { return nil }
        return (value.isNegative, value.high.reciprocal, value.low.reciprocal)
      }
    case .rest(let ratio, let step):
      return decided { bits in
        guard let value = ScaledNumber(x, by: ratio, bits: bits),
          let unit = ScaledNumber(1, by: step, bits: bits)
        else { return nil }
        return value.rest(dividingBy: unit).map { (value.isNegative, $0.low, $0.high) }
      }
    case .whole(let ratio, let step):
      return decided { bits in
        guard let value = ScaledNumber(x, by: ratio, bits: bits) else { return nil }
        var (low, high) = (value.low, value.high)
        if let step {
          guard let unit = ScaledNumber(1, by: step, bits: bits) else { return nil }
          guard let rest = value.rest(dividingBy: unit) else { return (false, .zero, .one) }
          (low, high) = rest
        }
        return (value.isNegative, low.truncated, high.truncated)
      }
    }
  }

  /// The result for zeros, infinities and NaN, for which no rounding is needed.
  private func rescaledSpecial(_ x: Double, by rescaling: Rescaling) -> Double {
    switch rescaling {
    case .multiple(let ratio): scaled(x, by: ratio)
    case .reciprocal(let ratio): 1 / scaled(x, by: ratio)
    case .rest(let ratio, let step):
      scaled(x, by: ratio).truncatingRemainder(dividingBy: scaled(1, by: step))
    case .whole(let ratio, let step?):
      scaled(x, by: ratio).truncatingRemainder(dividingBy: scaled(1, by: step))
        .rounded(.towardZero)
    case .whole(let ratio, nil): scaled(x, by: ratio).rounded(.towardZero)
    }
  }

  /// Rounds a number that is known by enclosures: the precision is doubled until both ends round to
  /// the same double.
  ///
  /// The number is either rational, and then both ends are equal, or contains a power of π; such a
  /// number is transcendental and never lies on a boundary between two roundings, so the loop ends.
  ///
  /// **Source.** Ziv, ACM TOMS 17(3), 1991.
  private func decided(
    _ enclosure: (_ bits: Int) -> (isNegative: Bool, low: Fraction, high: Fraction)?
  ) -> Double {
    var bits = 128
    while bits <= 1 << 16 {
      guard let (isNegative, low, high) = enclosure(bits) else { break }
      let value = low.rounded
      if low == high || value == high.rounded {
        return isNegative && !high.numerator.isZero ? -value : value
      }
      bits *= 2
    }
    return .nan
  }
}

extension ExactRatio {
  /// (x·n + o)/d correctly rounded; nil where this method does not prove the rounding, or where n,
  /// o or d is not an integer of magnitude below 2⁵³.
  ///
  /// The dividend is a sum of two doubles with a relative error below 2⁻¹⁰⁴ (error-free product and
  /// sum: Ogita, Rump and Oishi, "Accurate sum and dot product", 2005). The quotient is a double q
  /// with a correction c whose relative error is below 2⁻⁵⁰. If q + c rounds to the same double at
  /// both ends of the error interval, that double is correctly rounded (Ziv).
  fileprivate func applied(to x: Double) -> Double? {
    guard piPower == 0, let (n, d, o) = wholeParts else { return nil }
    // With these bounds |q| > 2⁻⁹⁵³, so x·n − high and high − q·d are multiples of 2⁻¹⁰⁰⁵: both are
    // exact.
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

  /// The numerator, denominator and offset as integers, without rounding.
  private var wholeParts: (numerator: Double, denominator: Double, offset: Double)? {
    let shift = min(
      numerator.exponent, denominator.exponent, offset.isZero ? .max : offset.exponent)
    guard let n = numerator.whole(above: shift), let d = denominator.whole(above: shift),
      let o = offset.isZero ? 0 : offset.whole(above: shift)
    else { return nil }
    return (n, d, o)
  }

  /// A sum and its rounding error (Knuth's TwoSum).
  private static func sum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }
}

extension ExactLiteral {
  /// This decimal divided by 10^shift, where that is an integer of magnitude below 2⁵³; nil
  /// otherwise.
  fileprivate func whole(above shift: Int) -> Double? {
    let (places, overflow) = exponent.subtractingReportingOverflow(shift)
    guard base == 10, case .word(let word) = coefficient, word < 1 << 53, !overflow, places <= 15
    else { return nil }
    let value = Double(word) * DoubleBackend.powersOfTen[places]
    return value < 0x1p53 ? (isNegative ? -value : value) : nil
  }
}
