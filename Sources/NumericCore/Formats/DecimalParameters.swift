/// The parameters of a decimal floating-point format, as IEEE 754-2019 §3.6 defines its interchange formats.
public struct DecimalParameters: Hashable, Sendable {
  /// The name of the format.
  public let name: String
  /// The number p of digits of the significand.
  public let precision: Int
  /// The exponent Emin of the smallest normal number 10^Emin.
  public let leastExponent: Int
  /// The exponent Emax of the largest finite number (10 − 10^(1−p))·10^Emax.
  public let greatestExponent: Int
  /// Whether the exponent of the last digit is at most Emax − p + 1, as interchange formats
  /// require.
  public let isClamped: Bool

  /// The largest exponent that decimals may have.
  public static let exponentLimit = 999_999_999_999_999_999

  /// Decimals with a number of digits and the widest range of exponents.
  public init(precision: Int) {
    self.init(
      name: "decimal:\(precision)", precision: precision, leastExponent: -Self.exponentLimit,
      greatestExponent: Self.exponentLimit, isClamped: false)
  }

  /// Creates a format.
  ///
  /// - Precondition: the smallest exponent is not larger than the largest one.
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
