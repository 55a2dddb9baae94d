import BigNumbers
import NumericCore

/// A number with guard digits, cut off, in units of the last place that the format has there.
struct Place {
  private let format: FloatFormat
  private let truncated: FormatValue
  /// The unit is radix^unit.
  private let unit: Int
  /// Whole units, cut off.
  private let whole: BigRational
  /// What is left, below 1.
  private let rest: BigRational
  private let isBeyond: Bool

  /// Nil for infinities and NaN.
  init?(_ truncated: FormatValue, in format: FloatFormat) {
    guard truncated.isFinite else { return nil }
    let exponent = max(truncated.exponent ?? format.leastExponent, format.leastExponent)
    self.format = format
    self.truncated = truncated
    unit = exponent - (format.precision - 1)
    isBeyond = exponent > format.greatestExponent
    // What is far below the unit is less than a share, and may be too small to be written as a fraction.
    let isTiny = truncated.exponent.map { $0 < exponent - format.precision - 64 } ?? true
    let magnitude = isTiny ? 0 : truncated.magnitude(inUnitsOf: unit)
    whole = magnitude.floor
    rest = magnitude - whole
  }

  /// Whether the guard digits are all zero, so that it matters what follows them.
  var hasNoRest: Bool { rest.isZero && !isBeyond }

  /// Whether a number that was rounded away from zero is the same: then both are exact.
  func isSame(as other: FormatValue) -> Bool {
    guard other.isFinite else { return false }
    if truncated.isZero || other.isZero { return truncated.isZero && other.isZero }
    guard let exponent = truncated.exponent, exponent == other.exponent else { return false }
    return truncated.magnitude(inUnitsOf: exponent) == other.magnitude(inUnitsOf: exponent)
  }

  /// The neighbours of a number without guard digits.
  func neighborhood(isExact: Bool) -> Neighborhood {
    guard isExact, truncated.isZero || !whole.isZero else { return neighborhood }
    switch truncated {
    case .decimal(let x): return .exact(format.fitted(x))
    case .binary(let x): return .exact(.binary(format.fitted(x)))
    }
  }

  /// The neighbours of a number that is none of the format.
  var neighborhood: Neighborhood {
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

  /// count · radix^unit, with the sign of the number; an infinity behind the largest number.
  private func number(_ count: BigRational, _ unit: Int) -> FormatValue {
    let isNegative = truncated.isNegative
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
