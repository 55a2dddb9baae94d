/// How a number is written.
///
///     x.text(as: NumberFormat(digits: 20))
///     x.text(as: .fixed(2))
///     x.text(as: NumberFormat(style: .engineering, digits: 4, minimumDigits: 4, sign: .always))
public struct NumberFormat: Hashable, Sendable {
  /// The notation.
  public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
    /// Plain for 1e-6 ≤ |x| < 1e21, otherwise with an exponent; no trailing zeros.
    case auto
    /// Never with an exponent.
    case fixed
    /// Always with an exponent, one digit before the point.
    case scientific
    /// An exponent that is a multiple of three, one to three digits before the point.
    case engineering
    /// Every bit of the significand, as a hexadecimal floating literal: C's `%a`, normalised so
    /// that the digit before the point is 1. Numbers of digits and the radix are ignored.
    case hex
    /// The fewest digits that read back as the same number, laid out like `auto`.
    case shortest
  }

  /// Which numbers show a sign; NaN never does.
  public enum SignDisplay: String, CaseIterable, Codable, Hashable, Sendable {
    /// Negative numbers.
    case negative
    /// All numbers, zero among them.
    case always
    /// All numbers but zero.
    case exceptZero
    /// No number: the magnitude is shown.
    case never
  }

  /// The notation.
  public var style: Style
  /// Decimal digits wanted, at least 1; nil for the fewest that read back as the same number.
  public var digits: Int?
  /// Digits after the point, at least 0; replaces `digits`.
  ///
  /// `auto` shows none for an integer.
  public var decimals: Int?
  /// The largest number of digits with which `auto` writes an integer without an exponent.
  public var integerDigits: Int
  /// Whether `auto` writes an exponent rather than zeros before the point in the place of digits that were not asked for:
  /// 1234567 to three digits as 1.23e+6, and not as 1230000.
  public var addsNoZeros = false
  /// The number of significant digits up to which trailing zeros are written.
  public var minimumDigits: Int
  /// The number of digits after the point up to which zeros are written, for integers as well; nil
  /// for the value of `decimals`.
  public var minimumDecimals: Int?
  /// The radix, 2…62.
  ///
  /// A request for N decimal digits becomes one for ⌈N·log_r 10⌉ digits of radix r.
  public var radix: Int
  /// How groups of digits are separated; nil for no groups.
  public var grouping: DigitGrouping?
  /// Which numbers show a sign.
  public var sign: SignDisplay
  /// Whether a negative zero shows its sign.
  public var showsNegativeZero: Bool
  /// The characters between the digits.
  public var symbols: NumberSymbols

  /// Creates a format.
  public init(
    style: Style = .auto, digits: Int? = nil, decimals: Int? = nil,
    integerDigits: Int = 21, minimumDigits: Int = 0, minimumDecimals: Int? = nil, radix: Int = 10,
    grouping: DigitGrouping? = nil,
    sign: SignDisplay = .negative, showsNegativeZero: Bool = false,
    symbols: NumberSymbols = NumberSymbols()
  ) {
    self.style = style
    self.digits = digits
    self.decimals = decimals
    self.integerDigits = integerDigits
    self.minimumDigits = minimumDigits
    self.minimumDecimals = minimumDecimals
    self.radix = radix
    self.grouping = grouping
    self.sign = sign
    self.showsNegativeZero = showsNegativeZero
    self.symbols = symbols
  }

  /// The default format.
  public static let plain = NumberFormat()
  /// The fewest digits that read back as the same number at the same precision.
  public static let shortest = NumberFormat(style: .shortest)
  /// Every bit as a hexadecimal floating literal, such as `0x1.8p+1`.
  public static let hex = NumberFormat(style: .hex)

  /// Without an exponent, with this many digits after the point: C's `%.2f`.
  public static func fixed(_ decimals: Int) -> NumberFormat {
    NumberFormat(style: .fixed, decimals: decimals)
  }

  /// This many significant digits; trailing zeros are dropped.
  public static func significant(_ digits: Int) -> NumberFormat { NumberFormat(digits: digits) }

  /// With an exponent and this many significant digits, including trailing zeros.
  ///
  /// `.scientific(4)` is C's `%.3e`. Without a number of digits the result has the fewest that read
  /// back.
  public static func scientific(_ digits: Int? = nil) -> NumberFormat {
    NumberFormat(style: .scientific, digits: digits, minimumDigits: digits ?? 0)
  }

  /// With an exponent that is a multiple of three and this many significant digits, including
  /// trailing zeros.
  ///
  /// Without a number of digits the result has the fewest that read back.
  public static func engineering(_ digits: Int? = nil) -> NumberFormat {
    NumberFormat(style: .engineering, digits: digits, minimumDigits: digits ?? 0)
  }
}

extension NumberFormat {
  /// Whether the layout of 0.d₁d₂… × radix^exponent has an exponent.
  @usableFromInline
  func usesExponent(_ exponent: Int) -> Bool {
    switch style {
    case .fixed, .hex: return false
    case .scientific, .engineering: return true
    case .auto, .shortest:
      // The bounds 10²¹ and 10⁻⁶, counted in digits of the radix.
      let upper = RadixDigits.covering(decimalDigits: 21, radix: radix)
      let lower = RadixDigits.covering(decimalDigits: 6, radix: radix)
      return exponent > upper || exponent <= -lower || exponent > countedDigits
    }
  }

  /// The number of digits that were asked for, if none may be added to them; else all.
  private var countedDigits: Int {
    guard let digits, decimals == nil, addsNoZeros else { return .max }
    return RadixDigits.covering(decimalDigits: max(1, digits), radix: radix)
  }

  /// The number of digits before the point in a layout with an exponent.
  @usableFromInline
  func leadingDigits(_ exponent: Int) -> Int {
    guard style == .engineering else { return 1 }
    let remainder = (exponent - 1) % 3
    return (remainder < 0 ? remainder + 3 : remainder) + 1
  }

  /// The sign as it is written before the digits of a number.
  func signText(isNegative: Bool, isZero: Bool) -> String {
    switch sign {
    case .never: return ""
    case .negative, .always, .exceptZero:
      if isNegative, !isZero || showsNegativeZero { return symbols.minus }
      return sign == .always || (sign == .exceptZero && !isZero) ? symbols.plus : ""
    }
  }
}

/// The number of digits that a number needs in another radix.
public enum RadixDigits {
  /// The number of digits of a radix that carry at least as much information as `count` decimal
  /// digits.
  ///
  /// It is at least ⌈N·log_r 10⌉ and exceeds that by at most 2 + N/49, because the bits per digit
  /// are rounded down to a multiple of 1/32.
  public static func covering(decimalDigits count: Int, radix: Int) -> Int {
    if radix == 10 { return count }
    let bits = Double(Precision.bitsCovering(digits: count))
    return Int((bits / bitsPerDigit(radix)).rounded(.up))
  }

  /// A lower bound of log₂ r: 2^k ≤ r³² < 2^(k+1) implies log₂ r ≥ k/32.
  private static func bitsPerDigit(_ radix: Int) -> Double {
    if radix.nonzeroBitCount == 1 { return Double(radix.trailingZeroBitCount) }
    let power = (0..<32).reduce(1.0) { power, _ in power * Double(radix) }
    return Double(power.exponent) / 32
  }
}
