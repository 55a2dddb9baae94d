// Conversions by exact factors, rounded once.
extension DoubleBackend {
  public func scaled(_ x: Double, by ratio: ExactRatio) -> Double {
    if let value = ratio.applied(to: x) { return value }
    guard x.isFinite else { return x * ratio.sign }
    if x == 0, ratio.offset.isZero { return x * ratio.sign }
    return decided { bits in
      guard let value = ScaledNumber(x, by: ratio, bits: bits) else { return nil }
      return (value.isNegative, value.low, value.high)
    }
  }

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

  /// Of zeros, infinities and NaN, where doubles do not round.
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

  /// What both ends of an enclosure round to, which is made smaller until they agree (Ziv, ACM TOMS 17(3), 1991). An
  /// enclosure of a number that is known exactly is that number; powers of π are no border between two roundings.
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
