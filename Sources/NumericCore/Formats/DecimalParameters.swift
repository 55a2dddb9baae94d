/// The parameters of a decimal floating-point format, as IEEE 754-2019 §3.6 defines its interchange formats.
public struct DecimalParameters: Hashable, Sendable {
  /// What people call it.
  public let name: String
  /// Digits of significand.
  public let precision: Int
  /// e of the least normal number 10^e, Emin.
  public let leastExponent: Int
  /// e of the largest finite number (10 − 10^(1−p))·10^e, Emax.
  public let greatestExponent: Int
  /// Whether the exponent of the last digit is at most Emax − p + 1, as interchange formats need.
  public let isClamped: Bool

  /// The largest exponent that decimals may have.
  public static let exponentLimit = 999_999_999_999_999_999

  /// Decimals of a number of digits, with the widest range of exponents.
  public init(precision: Int) {
    self.init(
      name: "decimal:\(precision)", precision: precision, leastExponent: -Self.exponentLimit,
      greatestExponent: Self.exponentLimit, isClamped: false)
  }

  /// A format of one's own. The exponents must be in order.
  public init(
    name: String, precision: Int, leastExponent: Int, greatestExponent: Int, isClamped: Bool
  ) {
    precondition(
      leastExponent <= greatestExponent,
      "\(name) has no exponents from \(leastExponent) to \(greatestExponent)")
    self.name = name
    self.precision = precision
    self.leastExponent = leastExponent
    self.greatestExponent = greatestExponent
    self.isClamped = isClamped
  }

  private init(_ name: String, digits: Int, greatestExponent: Int) {
    self.init(
      name: name, precision: digits, leastExponent: 1 - greatestExponent,
      greatestExponent: greatestExponent, isClamped: true)
  }

  /// 7 digits in 32 bits.
  public static let decimal32 = DecimalParameters("decimal32", digits: 7, greatestExponent: 96)
  /// 16 digits in 64 bits.
  public static let decimal64 = DecimalParameters("decimal64", digits: 16, greatestExponent: 384)
  /// 34 digits in 128 bits.
  public static let decimal128 = DecimalParameters("decimal128", digits: 34, greatestExponent: 6144)
}
