/// How a number is written.
public struct NumberFormat: Hashable, Sendable {
  /// The notation.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Plain for 1e-6 ≤ |x| < 1e21, otherwise with an exponent; no trailing zeros.
    case auto
    /// Never with an exponent.
    case fixed
    /// Always with an exponent, one digit before the point.
    case scientific
    /// An exponent that is a multiple of three, one to three digits before the point.
    case engineering
    /// Every bit of the significand, as a hexadecimal floating literal.
    case hex
    /// The fewest digits that read back as the same number, laid out like `auto`.
    case shortest
  }

  /// The notation.
  public var style: Style
  /// Decimal digits wanted; nil for the fewest that read back as the same number.
  public var digits: Int?
  /// Digits after the point; replaces `digits`. `auto` shows none for an integer.
  public var decimals: Int?
  /// The radix, 2…62. N decimal digits become ⌈N·log_r 10⌉ digits of radix r.
  public var radix: Int
  /// Whether `_` separates groups of digits: three, or four in radices that are powers of two.
  public var isGrouped: Bool
  /// Whether a negative zero shows its sign.
  public var showsNegativeZero: Bool

  /// Creates a format.
  public init(
    style: Style = .auto, digits: Int? = nil, decimals: Int? = nil, radix: Int = 10,
    isGrouped: Bool = false, showsNegativeZero: Bool = false
  ) {
    self.style = style
    self.digits = digits
    self.decimals = decimals
    self.radix = radix
    self.isGrouped = isGrouped
    self.showsNegativeZero = showsNegativeZero
  }

  /// Whether the layout has an exponent; the value is 0.d₁d₂… × radix^exponent.
  func usesExponent(_ exponent: Int) -> Bool {
    switch style {
    case .fixed, .hex: return false
    case .scientific, .engineering: return true
    case .auto, .shortest:
      // 10²¹ and 10⁻⁶, counted in digits of the radix.
      let upper = RadixDigits.covering(decimalDigits: 21, radix: radix)
      let lower = RadixDigits.covering(decimalDigits: 6, radix: radix)
      return exponent > upper || exponent <= -lower
    }
  }

  /// Digits before the point when there is an exponent.
  func leadingDigits(_ exponent: Int) -> Int {
    guard style == .engineering else { return 1 }
    let remainder = (exponent - 1) % 3
    return (remainder < 0 ? remainder + 3 : remainder) + 1
  }
}

enum RadixDigits {
  /// Digits of a radix that carry at least as much as this many decimal digits: ⌈N·log_r 10⌉, in
  /// rare cases one more.
  static func covering(decimalDigits count: Int, radix: Int) -> Int {
    if radix == 10 { return count }
    let bits = Double(Precision.bitsCovering(digits: count))
    return Int((bits / bitsPerDigit(radix)).rounded(.up))
  }

  /// log₂ r, or slightly less: with r³² in [2^k, 2^(k+1)), log₂ r ≥ k/32.
  private static func bitsPerDigit(_ radix: Int) -> Double {
    if radix.nonzeroBitCount == 1 { return Double(radix.trailingZeroBitCount) }
    let power = (0..<32).reduce(1.0) { power, _ in power * Double(radix) }
    return Double(power.exponent) / 32
  }
}
