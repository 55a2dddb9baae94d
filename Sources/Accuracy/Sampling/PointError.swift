public import BigNumbers
public import NumericCore

/// How far a computed number is from an enclosed truth: the measures of ``ErrorMeasures`` where many of them
/// are taken.
public struct PointError: Sendable {
  /// How many numbers of the format the computed one is away from the one nearest to the truth; nil for NaN.
  public let ordinalUlps: BigRational?
  /// log₂(1 + ordinal ulps), rounded; the format's width for NaN.
  public let bits: Double
  /// |x̂ − x|; nil for infinities and NaN.
  public let absolute: BigInterval?
  /// |x̂ − x| in units of the last place of x; nil for infinities and NaN.
  public let ulps: BigInterval?
  /// |x̂ − x| / |x|; nil for infinities and NaN, and where x is 0 and x̂ is not.
  public let relative: BigInterval?
  /// The truth is beyond the largest finite number of the format.
  public let isBeyondFormat: Bool
  /// The computed number is infinite or NaN, although the truth is not beyond the format.
  public let isNotFinite: Bool

  /// Measures a computed number, and encloses the truth as narrowly as the format needs that.
  ///
  /// - Throws: a truth that does not exist, or lies next to a border between two roundings and cannot be told
  ///   from it.
  public init(
    of computed: FormatValue, truth: ExactReal, in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    try self.init(
      of: computed, truth: truth,
      enclosure: try truth.enclosure(format.enclosingPrecision, limits: limits), in: format,
      limits: limits)
  }

  /// Measures a computed number.
  ///
  /// - Throws: where the truth lies next to a border between two roundings and cannot be told from it.
  public init(
    of computed: FormatValue, truth: ExactReal, enclosure: BigInterval, in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    var nearest = format.rounded(enclosure)
    if nearest == nil { nearest = try format.rounded(truth, limits: limits) }
    ordinalUlps = nearest.flatMap { format.ordinalDistance(computed, $0) }
    bits = ordinalUlps.map { $0.isZero ? 0 : Self.log2(1 + $0) } ?? Double(format.width)
    isBeyondFormat = !(nearest?.isFinite ?? true)
    isNotFinite = !isBeyondFormat && !computed.isFinite
    guard let value = computed.interval(enclosure.precision) else {
      (absolute, ulps, relative) = (nil, nil, nil)
      return
    }
    var error = (value - enclosure).magnitudes
    // An enclosure does not tell a right result from one that is next to right.
    if error.lower.isZero, !error.isPoint, let fraction = try truth.rational(limits: limits),
      fraction == computed.rational
    {
      error = BigInterval(0)
    }
    absolute = error
    let isZero = enclosure.isPoint && enclosure.lower.isZero
    let exponent = isZero ? nil : try format.exponent(of: truth, enclosure, limits)
    ulps = try error.divided(by: format.radix, format.lastPlace(at: exponent), limits)
    if error.isPoint, error.lower.isZero {
      relative = error
    } else {
      relative = isZero ? nil : error / enclosure.magnitudes
    }
  }

  /// Of a number of any size, from its first 64 bits.
  private static func log2(_ x: BigRational) -> Double {
    Double(BigFloat.log2(BigFloat(x, precision: .bits(64))))
  }
}

extension FloatFormat {
  /// e with radix^e ≤ |x| < radix^(e+1) for x ≠ 0, from an enclosure where that is enough.
  fileprivate func exponent(
    of truth: ExactReal, _ enclosure: BigInterval, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Int {
    if radix == 2, !enclosure.lower.isZero, !enclosure.upper.isZero,
      enclosure.lower.exponent == enclosure.upper.exponent
    {
      return Int(enclosure.lower.exponent)
    }
    return try exponent(of: truth, limits: limits)
  }
}

extension FormatValue {
  /// The number; nil for infinities and NaN.
  fileprivate func interval(_ precision: Precision) -> BigInterval? {
    guard isFinite else { return nil }
    switch self {
    case .binary(let x): return BigInterval(x)
    // Not as a fraction: its exponent may be far too large for that.
    case .decimal(let x): return try? BigInterval(x.description, precision: precision)
    }
  }
}

extension BigInterval {
  /// The magnitudes of all members.
  fileprivate var magnitudes: BigInterval {
    if lower.sign == .plus || lower.isZero { return self }
    if upper.sign == .minus { return -self }
    return BigInterval(lower: 0, upper: magnitude)
  }

  /// The interval by radix^exponent.
  fileprivate func divided(
    by radix: Int, _ exponent: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigInterval {
    if radix == 2 {
      // Exact but for numbers at the ends of MPFR's exponents, which no format has.
      return BigInterval(lower: lower.scaled(-exponent), upper: upper.scaled(-exponent))
    }
    return try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      let unit = try BigInterval.compute(
        .pow, BigInterval(BigFloat(radix)), BigInterval(BigFloat(exponent)), precision: precision,
        limits: limits.sizes)
      return self / unit
    }
  }
}

extension BigFloat {
  fileprivate func scaled(_ exponent: Int) -> BigFloat {
    isZero || !isFinite ? self : BigFloat(sign: .plus, exponent: exponent, significand: self)
  }
}
