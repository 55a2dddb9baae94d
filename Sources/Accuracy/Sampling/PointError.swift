public import BigNumbers
public import NumericCore

/// The error of a computed number x̂ relative to an enclosed true value x.
///
/// It has the measures of ``ErrorMeasures``, in a form that is fast for many points.
public struct PointError: Sendable {
  /// The number of steps in the format from x̂ to the number that is nearest to x; nil for NaN, and for an error by norm.
  public let ordinalUlps: BigRational?
  /// log₂(1 + ordinal ulps), rounded, by norm log₂(1 + ulps); the width of the format for NaN.
  public let bits: Double
  /// |x̂ − x|; nil for infinities and NaN.
  public let absolute: BigInterval?
  /// |x̂ − x| in units in the last place of x; nil for infinities and NaN.
  public let ulps: BigInterval?
  /// |x̂ − x| / |x|; nil for infinities and NaN, and if x is 0 and x̂ is not.
  public let relative: BigInterval?
  /// Whether the true value is beyond the largest finite number of the format.
  public let isBeyondFormat: Bool
  /// Whether the computed number is infinite or NaN although the true value is within the range of
  /// the format.
  public let isNotFinite: Bool
  /// Whether no number of the format lies between the computed number and the true value, which the computed number may
  /// be.
  public let isFaithful: Bool
  /// Whether the computed number is the one that is nearest to the true value; by norm whether both parts are.
  public let isNearest: Bool
  /// Whether the computed number has the other sign than the true value, and neither is zero.
  public let hasWrongSign: Bool

  /// Measures a computed number, and encloses the true value as narrowly as the format requires.
  ///
  /// - Throws: if the true value does not exist or could not be distinguished from a boundary
  ///   between two roundings.
  public init(
    of computed: FormatValue, truth: ExactReal, in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    try self.init(
      of: computed, truth: truth,
      enclosure: try truth.bounds(format.enclosingPrecision, limits: limits), in: format,
      limits: limits)
  }

  /// Measures a computed number with an enclosure of the true value.
  ///
  /// - Throws: if the true value could not be distinguished from a boundary between two roundings.
  public init(
    of computed: FormatValue, truth: ExactReal, enclosure: BigInterval, in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    var nearest = format.rounded(enclosure)
    if nearest == nil { nearest = try format.rounded(truth, limits: limits) }
    ordinalUlps = nearest.flatMap { format.ordinalDistance(computed, $0) }
    bits = ordinalUlps.map { $0.isZero ? 0 : Self.log2(1 + $0) } ?? Double(format.width)
    isNearest = bits == 0
    let overflows = !(nearest?.isFinite ?? true)
    isBeyondFormat = overflows || format.isBeyondEnds(enclosure)
    isNotFinite = !isBeyondFormat && !computed.isFinite
    let isSigned = !computed.isNaN && !computed.isZero
    hasWrongSign =
      isSigned && Self.sign(truth, enclosure, limits) == (computed.isNegative ? 1 : -1)
    let isNext = ordinalUlps == 1 && overflows && computed.isFinite
    guard let value = computed.interval(enclosure.precision) else {
      (absolute, ulps, relative, isFaithful) = (nil, nil, nil, bits == 0)
      return
    }
    var error = (value - enclosure).magnitudes
    // The enclosure cannot show that the error is exactly zero.
    if error.lower.isZero, !error.isPoint, let fraction = try truth.rational(limits: limits),
      fraction == computed.rational
    {
      error = BigInterval(0)
    }
    absolute = error
    isFaithful =
      bits == 0 || isNext
      || ordinalUlps == 1
        && Self.isFaithful(value, nearest?.interval(enclosure.precision), truth, enclosure, limits)
    let isZero = enclosure.isPoint && enclosure.lower.isZero
    let exponents = isZero ? nil : try format.exponents(of: truth, enclosure, limits)
    var units = try format.units(error, at: exponents?.lowerBound, limits)
    if let exponents, exponents.count > 1 {
      units = BigInterval(
        lower: try format.units(error, at: exponents.upperBound, limits).lower,
        upper: units.upper)
    }
    ulps = units
    if error.isPoint, error.lower.isZero {
      relative = error
    } else {
      // The relative error of a zero is 1, however small the true value.
      let share = value == BigInterval(0) ? BigInterval(1) : error / enclosure.magnitudes
      relative = isZero ? nil : share
    }
  }

  /// The sign of the true value, whose enclosure ends at zero if it is beyond all exponents; nil if it is not known.
  private static func sign(
    _ truth: ExactReal, _ enclosure: BigInterval, _ limits: ExactLimits
  ) -> Int? {
    if enclosure.lower > 0 { return 1 }
    if enclosure.upper < 0 { return -1 }
    return enclosure.isPoint ? 0 : try? truth.sign(limits: limits)
  }

  /// Whether a neighbour of the nearest number is on the side of the true value: it is closer to that than to the nearest one.
  ///
  /// A true value such as cos 2⁻¹⁰⁰ is told from the number next to it by narrower enclosures.
  private static func isFaithful(
    _ value: BigInterval, _ nearest: BigInterval?, _ truth: ExactReal, _ enclosure: BigInterval,
    _ limits: ExactLimits
  ) -> Bool {
    guard let nearest else { return false }
    let gap = (value - nearest).magnitudes
    var enclosure = enclosure
    for _ in 0..<3 {
      let error = (value - enclosure).magnitudes
      if error.upper < gap.lower { return true }
      if error.lower >= gap.upper || enclosure.isPoint { return false }
      guard
        let narrower = try? truth.bounds(
          .bits(4 * enclosure.precision.bits), limits: limits)
      else { return false }
      enclosure = narrower
    }
    return false
  }

  /// log₂ of a number of any size, from its first 64 bits.
  static func log2(_ x: BigRational) -> Double {
    Double(BigFloat.log2(BigFloat(x, precision: .bits(64))))
  }
}

extension FloatFormat {
  /// Whether all of an enclosure is beyond the ends of a format that rounds such numbers to its ends.
  fileprivate func isBeyondEnds(_ enclosure: BigInterval) -> Bool {
    guard case .coded(let format) = kind else { return false }
    return enclosure.lower > format.number(rank: format.ranks.upperBound)
      || enclosure.upper < format.number(rank: format.ranks.lowerBound)
  }

  /// A distance in units in the last place at numbers with this exponent.
  func units(
    _ distance: BigInterval, at exponent: Int?, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigInterval {
    if case .coded(let format) = kind { return distance / BigInterval(format.unit(at: exponent)) }
    return try distance.divided(by: radix, lastPlace(at: exponent), limits)
  }

  /// The exponents e with radix^e ≤ |x| < radix^(e+1) that x ≠ 0 may have, from the enclosure if that suffices; the least
  /// or the greatest integer for an x that is beyond all exponents.
  ///
  /// There are two for an x so near a power of 2 that its side is not found, as J₀(10⁻²⁰⁰) with few bits.
  func exponents(
    of truth: ExactReal, _ enclosure: BigInterval, _ limits: ExactLimits
  ) throws(ComputationFailure) -> ClosedRange<Int> {
    if enclosure.isVanishing { return .min ... .min }
    if !enclosure.isBounded { return .max ... .max }
    let possible = enclosure.binaryExponents
    if radix == 2, let possible, possible.count == 1 { return possible }
    do throws(ComputationFailure) {
      let exponent = try exponent(of: truth, limits: limits)
      return exponent...exponent
    } catch {
      guard radix == 2, let possible, possible.count == 2 else { throw error }
      return possible
    }
  }
}

extension FormatValue {
  /// The number as an interval; nil for infinities and NaN.
  fileprivate func interval(_ precision: Precision) -> BigInterval? {
    guard isFinite else { return nil }
    switch self {
    case .binary(let x): return BigInterval(x)
    // It is not converted to a fraction, because its exponent may be far too large.
    case .decimal(let x): return try? BigInterval(x.description, precision: precision)
    }
  }
}

extension BigInterval {
  /// The exponents of the members; nil if 0 is one of them.
  fileprivate var binaryExponents: ClosedRange<Int>? {
    let ends = magnitudes
    return ends.lower.isZero ? nil : Int(ends.lower.exponent)...Int(ends.upper.exponent)
  }

  /// The interval of the magnitudes of all members.
  fileprivate var magnitudes: BigInterval {
    if lower.sign == .plus || lower.isZero { return self }
    if upper.sign == .minus { return -self }
    return BigInterval(lower: 0, upper: magnitude)
  }

  /// The interval divided by radix^exponent.
  fileprivate func divided(
    by radix: Int, _ exponent: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigInterval {
    if radix == 2 {
      // Exact, except at the ends of MPFR's exponent range, which no format reaches.
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
