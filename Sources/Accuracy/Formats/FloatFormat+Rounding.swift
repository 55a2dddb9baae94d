public import BigNumbers
public import NumericCore

extension FloatFormat {
  /// The number of the format that is nearest to a real number, ties to even, including subnormal
  /// numbers and overflow.
  ///
  /// - Throws: if the value does not exist, or if it could not be distinguished from a boundary
  ///   between two roundings.
  public func rounded(
    _ truth: ExactReal, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> FormatValue {
    let bounds = try truth.bounds(enclosingPrecision, limits: limits)
    if let nearest = try roundedBeyond(bounds, truth, limits) ?? rounded(bounds) { return nearest }
    return try roundedNextToBorder(truth, limits)
  }

  /// Whether a number is beyond the largest of a format, or a zero or a negative one that it lacks, for which its only
  /// answer is NaN.
  func answersNaN(
    beyond truth: ExactReal, limits: ExactLimits
  ) throws(ComputationFailure) -> Bool {
    guard case .coded(let format) = kind, format.overflow == .isNaN else { return false }
    return try rounded(truth, limits: limits).isNaN
  }

  /// The rounding of a number that is beyond the exponents of all numbers; nil for others.
  private func roundedBeyond(
    _ bounds: BigInterval, _ truth: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue? {
    if bounds.isVanishing {
      guard case .coded(let format) = kind else { return zero }
      return .binary(format.vanishing(isNegative: try truth.sign(limits: limits) < 0))
    }
    if bounds.isBounded { return nil }
    let isNegative = bounds.lower.isInfinite
    if case .coded(let format) = kind { return .binary(format.beyond(isNegative: isNegative)) }
    if case .decimal = kind { return .decimal(isNegative ? -.infinity : .infinity) }
    return .binary(fitted(isNegative ? -.infinity : .infinity))
  }

  /// The number of the format that is nearest to all numbers of an enclosure; nil if there are
  /// several, and for decimals.
  func rounded(_ enclosure: BigInterval) -> FormatValue? {
    if case .decimal = kind { return nil }
    let (low, high) = (fitted(enclosure.lower), fitted(enclosure.upper))
    return low == high ? .binary(low) : nil
  }

  /// The precision of enclosures, 64 bits more than the format has.
  ///
  /// With it an enclosure rarely contains a boundary between two roundings, and the error of a
  /// correctly rounded result is known to about 50 bits.
  var enclosingPrecision: Precision { .bits(precision * (radix == 2 ? 1 : 4) + 64) }

  /// The nearest number to a tie, to a number near a tie, or in a decimal format.
  private func roundedNextToBorder(
    _ truth: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    if try truth.isZero(limits: limits) { return roundedZero }
    if case .coded(let format) = kind { return .binary(try format.rounded(truth, limits)) }
    let first = try exponent(of: truth, limits: limits)
    // Below the smallest normal number the significand has fewer digits.
    let digits = precision - max(0, leastExponent - first)
    if digits < 1 { return try roundedBelow(truth, first, limits) }
    switch kind {
    case .decimal:
      return fitted(
        BigDecimal(
          shortening: try truth.digits(.significant(digits), limits: limits)))
    default:
      let x = try truth.rounded(to: .bits(digits), limits: limits)
      return .binary(fitted(x))
    }
  }

  /// Rounds a number below the smallest one: up to half of it the result is zero, above that the
  /// smallest number.
  private func roundedBelow(
    _ truth: ExactReal, _ first: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> FormatValue {
    let least = realPower(leastExponent - (precision - 1))
    let isNegative = try truth.sign(limits: limits) < 0
    let magnitude = isNegative ? -truth : truth
    let order = try (magnitude + magnitude).compared(to: least, limits: limits)
    guard order == .greater else { return zero }
    let rounded = try least.rounded(to: .bits(8), limits: limits)
    switch kind {
    case .decimal:
      let x = BigDecimal(1).scaled(byPowerOfTen: leastExponent - (precision - 1))
      return .decimal(isNegative ? -x : x)
    default: return .binary(fitted(isNegative ? -rounded : rounded))
    }
  }

  /// Zero in the radix of the format, as an operand; not all formats have it.
  var zero: FormatValue {
    if case .decimal = kind { return .decimal(0) }
    return .binary(0)
  }

  /// What zero is rounded to: NaN in a format without it.
  var roundedZero: FormatValue {
    if case .coded(let format) = kind { return .binary(format.nearest(0, 0)) }
    return zero
  }

  /// A binary number rounded once to the precision and the range of the format.
  func fitted(_ x: BigFloat) -> BigFloat {
    switch kind {
    case .hardware: x.rounded(to: .binary64)
    case .binary(let format): x.rounded(to: format)
    case .bigFloat(let precision): x.rounded(toPrecision: precision)
    case .decimal: x
    case .coded(let format): format.nearest(x, x)
    }
  }

  /// A decimal rounded once to the precision and the range of a decimal format.
  func fitted(_ x: BigDecimal) -> FormatValue {
    guard case .decimal(let parameters) = kind else { return .decimal(x) }
    var context = DecimalContext(parameters)
    return .decimal(context.rounded(x))
  }

  /// The format with more digits and an unlimited exponent.
  func widened(bits: Int, digits: Int) -> FloatFormat {
    radix == 10 ? .decimal(digits: precision + digits) : .bigFloat(.bits(precision + bits))
  }

  /// e with radix^e ≤ |x| < radix^(e+1) for x ≠ 0; the least or the greatest integer for an x that is beyond all exponents.
  func exponent(of truth: ExactReal, limits: ExactLimits) throws(ComputationFailure) -> Int {
    do throws(ComputationFailure) {
      // Truncation does not change the position of the first digit.
      if radix == 10 {
        let digits = try truth.digits(.significant(2), rounding: .towardZero, limits: limits)
        return digits.exponent - 1
      }
      return try truth.rounded(to: .bits(32), .towardZero, limits: limits).exponent
    } catch {
      guard truth.isBeyondRange(limits: limits) else { throw error }
      return try truth.bounds(.bits(32), limits: limits).isBounded ? .min : .max
    }
  }
}

extension BigDecimal {
  /// The number with these digits.
  ///
  /// An exact number has no unneeded zeros after the point, like a literal.
  init(shortening digits: NumberDigits) {
    var digits = digits
    if digits.isExact == true {
      while digits.digits.count > max(1, digits.exponent), digits.digits.last == UInt8(ascii: "0") {
        digits.digits.removeLast()
      }
    }
    self.init(digits)
  }
}
