import BigNumbers
import NumericCore

/// A truncated number with guard digits, in units in the last place of the format at that number.
struct Place {
  private let format: FloatFormat
  private let truncated: FormatValue
  /// The unit is radix^unit.
  private let unit: Int
  /// The integer part, in these units.
  private let whole: BigRational
  /// The fractional part, in these units, below 1.
  private let rest: BigRational
  private let isBeyond: Bool

  /// Nil for infinities and NaN.
  init?(_ truncated: FormatValue, in format: FloatFormat) {
    guard truncated.isFinite else { return nil }
    if case .coded(let coded) = format.kind, case .binary(let x) = truncated {
      (self.format, self.truncated, unit) = (format, truncated, 0)
      (whole, rest, isBeyond) = coded.place(of: x)
      return
    }
    let exponent = max(truncated.exponent ?? format.leastExponent, format.leastExponent)
    self.format = format
    self.truncated = truncated
    unit = exponent - (format.precision - 1)
    isBeyond = exponent > format.greatestExponent
    // A number far below the unit is less than one share, and may be too small to be written as a
    // fraction.
    let isTiny = truncated.exponent.map { $0 < exponent - format.precision - 64 } ?? true
    let magnitude = isTiny ? 0 : truncated.magnitude(inUnitsOf: unit)
    whole = magnitude.floor
    rest = magnitude - whole
  }

  /// Whether all guard digits are zero, so that it matters whether anything follows them.
  var hasNoRest: Bool { rest.isZero && !isBeyond }

  /// Whether this number is equal to the one that was rounded away from zero; then both are exact.
  func isSame(as other: FormatValue) -> Bool {
    guard other.isFinite else { return false }
    if truncated.isZero || other.isZero { return truncated.isZero && other.isZero }
    guard let exponent = truncated.exponent, exponent == other.exponent else { return false }
    return truncated.magnitude(inUnitsOf: exponent) == other.magnitude(inUnitsOf: exponent)
  }

  /// The neighbourhood of a number without guard digits.
  func neighborhood(isExact: Bool) -> Neighborhood {
    guard isExact, truncated.isZero || !whole.isZero else { return neighborhood }
    switch truncated {
    case .decimal(let x): return .exact(format.fitted(x))
    case .binary(let x): return .exact(.binary(format.fitted(x)))
    }
  }

  /// The neighbourhood of a number that is not in the format.
  var neighborhood: Neighborhood {
    if isBeyond, case .coded(let coded) = format.kind {
      return .exact(.binary(coded.beyond(isNegative: truncated.isNegative)))
    }
    if isBeyond {
      let unit = format.greatestExponent - (format.precision - 1)
      let count = format.power(format.precision)
      return .beyond(
        largest: number(count - 1, unit), infinity: number(count, unit))
    }
    let shares = (rest * Self.shares).floor
    return .between(
      towardZero: number(whole, unit), awayFromZero: number(whole + 1, unit),
      share: UInt64(exactly: shares) ?? 0)
  }

  /// 2⁶⁴.
  private static let shares = BigRational(UInt64.max) + 1

  /// count · radix^unit with the sign of the number; an infinity beyond the largest number.
  private func number(_ count: BigRational, _ unit: Int) -> FormatValue {
    let isNegative = truncated.isNegative
    if case .coded = format.kind { return format.number(ordinal: isNegative ? -count : count) }
    if format.radix == 10 {
      let magnitude = (BigDecimal(exactly: count) ?? 0).scaled(byPowerOfTen: unit)
      return format.fitted(isNegative ? -magnitude : magnitude)
    }
    let magnitude = BigFloat(count, precision: .bits(format.precision))
    let scaled =
      magnitude.isZero
      ? magnitude
      : BigFloat(
        sign: .plus, exponent: magnitude.exponent + unit, significand: magnitude.significand)
    return .binary(format.fitted(isNegative ? -scaled : scaled))
  }
}

extension CodedFormat {
  /// The rank of the next number towards zero, the share of the distance to the one after it, and whether x is beyond the
  /// ends.
  fileprivate func place(of x: BigFloat) -> (whole: BigRational, rest: BigRational, isBeyond: Bool)
  {
    let rank = rank(of: x)
    let whole = BigRational(rank).magnitude
    if x > number(rank: ranks.upperBound) || x < number(rank: ranks.lowerBound) {
      return (whole, 0, true)
    }
    // A number far below the least one may be too small to be written as a fraction.
    if x.isZero || x.exponent < leastExponent - precision - 64 { return (whole, 0, false) }
    let next = number(ordinal: BigRational(rank) + (x.isNegative ? -1 : 1))
    let reals = [number(rank: rank), next, x].map { FormatValue.binary($0).rational ?? 0 }
    let gap = reals[1] - reals[0]
    return (whole, gap.isZero ? 0 : (reals[2] - reals[0]) / gap, false)
  }
}
