/// A binary floating-point format with bounded exponents and subnormal numbers, as IEEE 754-2019
/// §3.4 defines its interchange formats.
///
/// A backend of `BigFloat` for a format computes every function bit for bit as correctly rounding
/// hardware of that format would.
public struct BinaryFormat: Hashable, Sendable {
  /// The usual name.
  public let name: String
  /// The precision: bits of the significand, the leading one included.
  public let precision: Precision
  /// The exponent e of the smallest normal number 2^e.
  public let leastExponent: Int
  /// The exponent e of the largest finite number (2 − 2^(1−p))·2^e.
  public let greatestExponent: Int

  /// Creates a format.
  ///
  /// - Precondition: `leastExponent` is at most `greatestExponent`.
  public init(name: String, precision: Precision, leastExponent: Int, greatestExponent: Int) {
    precondition(
      leastExponent <= greatestExponent,
      "\(name) has no exponents from \(leastExponent) to \(greatestExponent)")
    self.name = name
    self.precision = precision
    self.leastExponent = leastExponent
    self.greatestExponent = greatestExponent
  }

  private init(_ name: String, bits: Int, greatestExponent: Int) {
    self.init(
      name: name, precision: .bits(bits), leastExponent: 1 - greatestExponent,
      greatestExponent: greatestExponent)
  }

  /// Half precision, `Float16`: 11 bits.
  public static let binary16 = BinaryFormat("binary16", bits: 11, greatestExponent: 15)
  /// The upper half of the bits of a `Float`: a precision of 8 bits.
  public static let bfloat16 = BinaryFormat("bfloat16", bits: 8, greatestExponent: 127)
  /// Single precision, `Float`: 24 bits.
  public static let binary32 = BinaryFormat("binary32", bits: 24, greatestExponent: 127)
  /// Double precision, `Double`: 53 bits.
  public static let binary64 = BinaryFormat("binary64", bits: 53, greatestExponent: 1023)
  /// The x87's extended precision, `Float80`: 64 bits.
  public static let extended80 = BinaryFormat("extended80", bits: 64, greatestExponent: 16383)
  /// Quadruple precision: 113 bits.
  public static let binary128 = BinaryFormat("binary128", bits: 113, greatestExponent: 16383)
  /// Octuple precision: 237 bits.
  public static let binary256 = BinaryFormat("binary256", bits: 237, greatestExponent: 262143)
}
