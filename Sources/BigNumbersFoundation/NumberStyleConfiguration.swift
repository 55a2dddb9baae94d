import BigNumbers
import NumericCore

/// The parts of a ``NumberStyle``, which are the same for all types of numbers.
public enum NumberStyleConfiguration {
  /// How many digits are written.
  public struct Precision: Codable, Hashable, Sendable {
    private enum Unit: String, Codable { case significant, fraction }
    private var unit: Unit
    private var least: Int
    /// The upper bound; nil for the fewest digits that read back as the same number.
    private var most: Int?

    /// The fewest digits that read back as the same number at the same precision.
    public static let automatic = Precision(unit: .significant, least: 1, most: nil)

    /// A number of significant digits, trailing zeros included.
    public static func significantDigits(_ count: Int) -> Precision {
      significantDigits(count...count)
    }

    /// Significant digits up to the upper bound; trailing zeros are added up to the lower bound.
    public static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
      Precision(unit: .significant, least: limits.lowerBound, most: limits.upperBound)
    }

    /// A number of digits after the point, trailing zeros included.
    public static func fractionLength(_ count: Int) -> Precision {
      fractionLength(count...count)
    }

    /// Digits after the point up to the upper bound; trailing zeros are added up to the lower
    /// bound.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(unit: .fraction, least: limits.lowerBound, most: limits.upperBound)
    }

    /// Sets the digits of a format; counts beyond the default limits are reduced to these, so that
    /// a style never fails.
    func apply(to format: inout NumberFormat) {
      let limit = Limits().digits
      switch unit {
      case .significant:
        format.digits = most.map { max(1, min($0, limit)) }
        format.minimumDigits = max(0, min(least, limit))
      case .fraction:
        format.decimals = most.map { max(0, min($0, limit)) }
        format.minimumDecimals = max(0, min(least, limit))
      }
    }
  }

  /// Whether there is an exponent.
  public enum Notation: String, CaseIterable, Codable, Hashable, Sendable {
    /// Without an exponent for 1e-6 ≤ |x| < 1e21, else with one.
    case automatic
    /// Never with an exponent.
    case fixed
    /// Always with an exponent, one digit before the point.
    case scientific
    /// An exponent that is a multiple of three, one to three digits before the point.
    case engineering
    /// Every bit, like C's `%a`, without a locale.
    case hexadecimal

    var style: NumberFormat.Style {
      switch self {
      case .automatic: .auto
      case .fixed: .fixed
      case .scientific: .scientific
      case .engineering: .engineering
      case .hexadecimal: .hex
      }
    }
  }

  /// Whether groups of digits are separated.
  public enum Grouping: String, CaseIterable, Codable, Hashable, Sendable {
    /// As the locale does.
    case automatic
    /// Never.
    case never
  }

  /// Which numbers show a sign.
  public enum SignDisplayStrategy: Codable, Hashable, Sendable {
    /// Negative numbers only.
    case automatic
    /// None.
    case never
    /// All numbers; zero optionally without one.
    case always(includingZero: Bool = true)

    var display: NumberFormat.SignDisplay {
      switch self {
      case .automatic: .negative
      case .never: .never
      case .always(let includingZero): includingZero ? .always : .exceptZero
      }
    }
  }

  /// A radix that is checked when it is decoded; it is encoded as a number.
  struct Radix: Codable, Hashable, Sendable {
    static let range = 2...62
    let value: Int

    init(value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try container.decode(Int.self)
      guard Self.range.contains(value) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a radix is between 2 and 62, not \(value)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
