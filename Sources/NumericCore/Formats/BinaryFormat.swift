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

  /// The format with a number of bits of exponent, a precision, the leading bit included, and a bias of the exponent, whose
  /// largest field is kept for infinities and NaN.
  ///
  /// The bias of an interchange format is 2^(E−1) − 1. One of the formats with a name if it has the same parameters, else
  /// `float:E:P`, or `float:E:P:ieee:BIAS` with another bias.
  ///
  /// - Precondition: there are 2 to 32 bits of exponent.
  public init(exponentBits: Int, precision: Int, bias: Int? = nil) {
    precondition((2...32).contains(exponentBits), "exponents have 2 to 32 bits")
    let usual = 1 << (exponentBits - 1) - 1
    let bias = bias ?? usual
    let format = BinaryFormat(
      name: "float:\(exponentBits):\(precision)" + (bias == usual ? "" : ":ieee:\(bias)"),
      precision: .bits(precision), leastExponent: 1 - bias,
      greatestExponent: 1 << exponentBits - 2 - bias)
    self = Self.named.first { format.isSame(as: $0) } ?? format
  }

  /// Whether another format has the same numbers.
  private func isSame(as other: BinaryFormat) -> Bool {
    precision == other.precision && leastExponent == other.leastExponent
      && greatestExponent == other.greatestExponent
  }

  /// The bits of a field that holds all exponents, and one value each for subnormal numbers and for infinities.
  public var exponentBits: Int {
    Int.bitWidth - (greatestExponent - leastExponent + 2).leadingZeroBitCount
  }

  private static let named = [
    binary16, bfloat16, tf32, binary32, binary64, extended80, binary128, binary256, float8E5M2,
  ]

  /// The 8-bit floats with five bits of exponent of the Open Compute Project: 3 bits, with infinities.
  public static let float8E5M2 = BinaryFormat("e5m2", bits: 3, greatestExponent: 15)
  /// The numbers that NVIDIA's tensor cores multiply: bfloat16's exponents, binary16's precision of 11 bits.
  public static let tf32 = BinaryFormat("tf32", bits: 11, greatestExponent: 127)
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
