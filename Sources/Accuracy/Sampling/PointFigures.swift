public import BigNumbers
public import NumericCore

/// The measures of an error in decimal digits.
///
/// Each is rounded once, from an enclosure, or from the exact measure if the enclosure does not
/// determine the digits.
public struct PointFigures: Sendable {
  /// |x̂ − x| in units in the last place of x; nil if infinite, as for all measures here.
  public let ulps: NumberDigits?
  /// log₂(1 + ordinal ulps).
  public let bits: NumberDigits?
  /// |x̂ − x| / |x|.
  public let relative: NumberDigits?
  /// |x̂ − x|.
  public let absolute: NumberDigits?
  /// −log₁₀ of the relative error, clamped to the range from 0 to the digits of the precision.
  public let correctDigits: NumberDigits?

  /// Computes a number of digits of each measure; nil for a measure that could not be decided.
  public init(
    of computed: FormatValue, truth: ExactReal, _ error: PointError, in format: FloatFormat,
    digits count: Int, limits: ExactLimits = ExactLimits()
  ) {
    func enclosed(_ interval: BigInterval?) -> NumberDigits? { interval?.digits(count) }
    let bits = error.ordinalUlps.flatMap { Self.logarithm(1 + $0, count) }
    let (ulps, relative, absolute) = (
      enclosed(error.ulps), enclosed(error.relative), enclosed(error.absolute)
    )
    let correct = error.relative.flatMap { format.correctDigits($0) }.flatMap { $0.digits(count) }
    if let ulps, let relative, let absolute, let bits, let correct {
      (self.ulps, self.bits, self.relative) = (ulps, bits, relative)
      (self.absolute, correctDigits) = (absolute, correct)
      return
    }
    let exact = try? ErrorMeasures(of: computed, truth: truth, in: format, limits: limits)
    func decided(_ measure: ExactReal?) -> NumberDigits? {
      measure.flatMap { try? $0.digits(.significant(count), limits: limits) }
    }
    self.ulps = ulps ?? decided(exact?.ulps)
    self.bits = bits ?? decided(exact?.bits)
    self.relative = relative ?? decided(exact?.relative)
    self.absolute = absolute ?? decided(exact?.absolute)
    correctDigits = correct ?? decided(exact?.correctDigits)
  }

  /// log₂ of an integer.
  private static func logarithm(_ x: BigRational, _ count: Int) -> NumberDigits? {
    let precision = Precision.digits(count)
    return BigInterval(x, precision: precision).log2().digits(count)
  }
}

extension FloatFormat {
  /// −log₁₀ of a relative error, clamped to the digits of the precision; nil if that is undecided.
  fileprivate func correctDigits(_ relative: BigInterval) -> BigInterval? {
    guard !relative.lower.isZero else { return nil }
    let digits = -relative.log10()
    let most = withPrecision(relative.precision) { BigInterval(radix).log10() }
    let limit = most * BigInterval(precision)
    if digits.upper <= 0 { return BigInterval(0) }
    if digits.lower > limit.upper { return limit }
    return digits.lower >= 0 && digits.upper <= limit.lower ? digits : nil
  }
}

extension BigInterval {
  /// The digits to which all members round; nil if there are several.
  fileprivate func digits(_ count: Int) -> NumberDigits? {
    let low = lower.digits(radix: 10, .significant(count), .nearestEven)
    if isPoint { return low }
    let high = upper.digits(radix: 10, .significant(count), .nearestEven)
    return low.digits == high.digits && low.exponent == high.exponent ? low : nil
  }
}
