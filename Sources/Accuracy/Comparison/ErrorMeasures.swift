public import BigNumbers
public import NumericCore

/// The error of a computed number x̂ relative to the true value x.
///
/// Every measure is an exact real number, whose digits are computed and proven on request; nil
/// means infinite or undefined, for example for NaN and infinities.
///
/// **Source.** Muller, "On the definition of ulp(x)" (2005) for the ulp; the measures of FPBench
/// and Herbie for ordinals and bits.
public struct ErrorMeasures: Sendable {
  /// |x̂ − x|.
  public let absolute: ExactReal?
  /// |x̂ − x| / |x|; 0 if both are 0.
  public let relative: ExactReal?
  /// |x̂ − x| in units in the last place of x.
  public let ulps: ExactReal?
  /// The number of steps in the format from x̂ to the number that is nearest to x; also nil for an
  /// error by norm, which has no steps.
  public let ordinalUlps: BigRational?
  /// log₂(1 + ordinal ulps), by norm log₂(1 + ulps); the width of the format for NaN.
  public let bits: ExactReal
  /// −log₁₀ of the relative error, clamped to the range from 0 to the digits of the precision.
  public let correctDigits: ExactReal

  /// Measures a computed number; `truth` is nil if the true value does not exist.
  public init(
    of computed: FormatValue, truth: ExactReal?, in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    try self.init(of: computed, exactly: nil, truth: truth, in: format, limits: limits)
  }

  /// Measures a computed number that is known as a fraction.
  ///
  /// The difference of two fractions is a fraction, so that no measure is undecided even if the
  /// exponents are far apart.
  init(
    of computed: FormatValue, exactly number: BigRational?, truth: ExactReal?,
    in format: FloatFormat, limits: ExactLimits
  ) throws(ComputationFailure) {
    let most = format.mostDigits
    guard let truth, !computed.isNaN else {
      let isRight = truth == nil && computed.isNaN
      let isOverflow =
        if let truth { try format.answersNaN(beyond: truth, limits: limits) } else { false }
      (absolute, relative, ulps, ordinalUlps) = (nil, nil, nil, isOverflow ? 0 : nil)
      bits = ExactReal(isRight || isOverflow ? 0 : BigRational(format.width))
      correctDigits = isRight ? most : 0
      return
    }
    let nearest = try format.rounded(truth, limits: limits)
    let distance = format.ordinalDistance(computed, nearest)
    ordinalUlps = distance
    bits = ExactReal.compute(.log2, ExactReal(1 + (distance ?? 0)))
    guard computed.isFinite else {
      (absolute, relative, ulps, correctDigits) = (nil, nil, nil, 0)
      return
    }
    let error: ExactReal
    var quotient: BigRational?
    let value: ExactReal
    if let number, let fraction = try truth.rational(limits: limits) {
      let difference = (number - fraction).magnitude
      error = ExactReal(difference)
      if !fraction.isZero { quotient = difference / fraction.magnitude }
      value = ExactReal(number)
    } else {
      value = try ExactBackend(limits: limits).number(computed.literal)
      error = ExactReal.compute(.magnitude, value - truth)
    }
    absolute = error
    let isExact = try error.isZero(limits: limits)
    if try truth.isZero(limits: limits) {
      relative = isExact ? 0 : nil
      ulps = error / format.unitInLastPlace(at: nil)
      correctDigits = isExact ? most : 0
      return
    }
    let exponent = try format.exponent(of: truth, limits: limits)
    ulps = isExact ? 0 : error / format.unitInLastPlace(at: exponent)
    if let own = computed.exponent, exponent != .min, exponent != .max, own < exponent - 1 {
      let share = value / truth
      relative = quotient.map { ExactReal($0) } ?? ExactReal.compute(.magnitude, 1 - share)
      correctDigits = try Self.digits(ofShare: share, limits)
      return
    }
    if let quotient {
      relative = ExactReal(quotient)
      // Decided without the logarithm, because near 1 its distance from 0 is hard to prove.
      correctDigits =
        quotient >= 1 ? 0 : try Self.digits(ExactReal(quotient), isExact, most, limits)
      return
    }
    (relative, correctDigits) = try Self.proportion(
      of: error, isExact, to: truth, exponent, most, limits)
  }

  /// Measures a distance from a true value of several parts by the norm of that, `size`.
  ///
  /// The unit is that in the last place of the norm, whose exponent is nil if it is zero. A relative error of almost 1 is given as the difference
  /// `square` of its square from 1, because no number of bits might tell it from 1.
  init(
    distance error: ExactReal, from size: ExactReal, exponent: Int?,
    squareNearOne square: ExactReal? = nil, in format: FloatFormat, limits: ExactLimits
  ) throws(ComputationFailure) {
    let most = format.mostDigits
    let isExact = try error.isZero(limits: limits)
    let quotient = isExact ? 0 : error / format.unitInLastPlace(at: exponent)
    if let square {
      relative = error / size
      correctDigits = try Self.digits(nearOne: square, limits) / 2
    } else if let exponent {
      (relative, correctDigits) = try Self.proportion(
        of: error, isExact, to: size, exponent, most, limits)
    } else {
      (relative, correctDigits) = isExact ? (0, most) : (nil, 0)
    }
    (absolute, ulps, ordinalUlps) = (error, quotient, nil)
    bits = ExactReal.compute(.log2, 1 + quotient)
  }

  /// The measures of several parts where a computed one is no finite number: as many bits as the worst of them.
  init(ofInfiniteParts bits: ExactReal) {
    (absolute, relative, ulps, ordinalUlps) = (nil, nil, nil, nil)
    (self.bits, correctDigits) = (bits, 0)
  }

  /// The relative error, and the correct digits, from 0 to those of the format.
  private static func proportion(
    of error: ExactReal, _ isExact: Bool, to truth: ExactReal, _ exponent: Int, _ most: ExactReal,
    _ limits: ExactLimits
  ) throws(ComputationFailure) -> (relative: ExactReal, correctDigits: ExactReal) {
    let share = isExact ? 0 : error / ExactReal.compute(.magnitude, truth)
    // No number of a format has a digit of one that is beyond all exponents.
    if exponent == .min || exponent == .max { return (share, 0) }
    let digits = try digits(share, isExact, most, limits)
    return (share, try digits.sign(limits: limits) <= 0 ? 0 : digits)
  }

  /// Whether it is an error by norm that was measured, without steps between two numbers of the format.
  public var isByNorm: Bool { ulps != nil && ordinalUlps == nil }

  /// The bits of error as a double.
  public func approximateBits(_ limits: ExactLimits = ExactLimits()) -> Double {
    guard let bits = try? bits.rounded(to: .bits(53), limits: limits) else { return 0 }
    return Double(bits)
  }

  /// The units in the last place as a double; infinite for an infinite error.
  func approximateUlps(_ limits: ExactLimits) -> Double {
    guard let ulps else { return .infinity }
    guard let rounded = try? ulps.rounded(to: .bits(53), limits: limits) else { return 0 }
    return Double(rounded)
  }

  /// −log₁₀ |error / value|, clamped to the range from 0 to the digits of the format.
  static func correctDigits(
    _ error: ExactReal, of value: ExactReal, in format: FloatFormat, _ limits: ExactLimits
  ) throws(ComputationFailure) -> ExactReal {
    if try error.isZero(limits: limits) { return format.mostDigits }
    if try value.isZero(limits: limits) { return 0 }
    let relative = ExactReal.compute(.magnitude, error / value)
    let digits = try digits(relative, false, format.mostDigits, limits)
    return try digits.sign(limits: limits) <= 0 ? 0 : digits
  }

  /// −log₁₀ |1 − x̂/x| for |x̂/x| < 1/2, or 0 if it is negative.
  ///
  /// The relative error of a number far below the true value is so near 1 that no number of bits might tell them apart.
  private static func digits(
    ofShare share: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> ExactReal {
    try digits(nearOne: -share, limits)
  }

  /// −log₁₀ (1 + t), or 0 if it is negative.
  private static func digits(
    nearOne t: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> ExactReal {
    if try t.sign(limits: limits) >= 0 { return 0 }
    return -ExactReal.compute(.logOnePlus, t) / ExactReal.compute(.log, 10)
  }

  private static func digits(
    _ relative: ExactReal, _ isExact: Bool, _ most: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> ExactReal {
    if isExact { return most }
    let digits = -ExactReal.compute(.log10, relative)
    return try digits.compared(to: most, limits: limits) == .greater ? most : digits
  }
}
