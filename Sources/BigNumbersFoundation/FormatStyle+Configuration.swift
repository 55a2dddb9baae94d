public import BigNumbers
import NumericCore

extension BigFloat.FormatStyle {
  /// How many digits are written.
  public struct Precision: Codable, Hashable, Sendable {
    private enum Unit: String, Codable { case significant, fraction }
    private var unit: Unit
    private var least: Int
    /// Nil for the fewest digits that read back as the same number.
    private var most: Int?

    /// The fewest digits that read back as the same number at the same precision.
    public static let automatic = Precision(unit: .significant, least: 1, most: nil)

    /// So many significant digits, trailing zeros among them.
    public static func significantDigits(_ count: Int) -> Precision {
      significantDigits(count...count)
    }

    /// Significant digits up to an upper bound, and zeros up to a lower one.
    public static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
      Precision(unit: .significant, least: limits.lowerBound, most: limits.upperBound)
    }

    /// So many digits after the point, zeros among them.
    public static func fractionLength(_ count: Int) -> Precision {
      fractionLength(count...count)
    }

    /// Digits after the point up to an upper bound, and zeros up to a lower one.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(unit: .fraction, least: limits.lowerBound, most: limits.upperBound)
    }

    /// Counts beyond the default limits are cut, so that a style never fails.
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
    /// Plain for 1e-6 ≤ |x| < 1e21, otherwise with an exponent.
    case automatic
    /// Never with an exponent.
    case fixed
    /// Always with an exponent, one digit before the point.
    case scientific
    /// An exponent that is a multiple of three, one to three digits before the point.
    case engineering
    /// Every bit, as C's `%a`, in no locale.
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
    /// As the locale does it.
    case automatic
    /// Not at all.
    case never
  }

  /// Which numbers show a sign.
  public enum SignDisplayStrategy: Codable, Hashable, Sendable {
    /// Negative numbers.
    case automatic
    /// No number.
    case never
    /// All numbers; zero is left out on demand.
    case always(includingZero: Bool = true)

    var display: NumberFormat.SignDisplay {
      switch self {
      case .automatic: .negative
      case .never: .never
      case .always(let includingZero): includingZero ? .always : .exceptZero
      }
    }
  }

  /// A radix that is known to be one, decoded as a number.
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
