/// A decimal interchange format of IEEE 754, and its two encodings as bits.
///
///     let price: BigDecimal = "-7.50"
///     DecimalFormat.decimal32.encode(price, as: .dpd)       // 0xa23003d0
///     DecimalFormat.decimal32.decode(0xa23003d0, as: .dpd)  // -7.50
///
/// The fields are, from the most significant bit on, a sign, a combination field with the exponent
/// and the first digit or bits, and the trailing significand: J groups of three digits in ten bits
/// each.
///
/// **Source.** IEEE 754-2019 §3.5.
public struct DecimalFormat: Hashable, Sendable {
  /// How the coefficient is encoded.
  public enum Encoding: String, CaseIterable, Codable, Hashable, Sendable {
    /// A binary integer: for software, such as that of the C compilers for x86-64.
    case bid
    /// Three digits in ten bits, densely packed: for hardware, such as POWER and z.
    case dpd
  }

  /// The number of bits of an encoding.
  public let bitWidth: Int
  /// The arithmetic of the format, rounding to nearest with ties to even.
  public let context: DecimalContext

  /// 7 digits in 32 bits.
  public static let decimal32 = DecimalFormat(bitWidth: 32, context: .decimal32)
  /// 16 digits in 64 bits.
  public static let decimal64 = DecimalFormat(bitWidth: 64, context: .decimal64)
  /// 34 digits in 128 bits.
  public static let decimal128 = DecimalFormat(bitWidth: 128, context: .decimal128)

  /// The number of digits of a coefficient, p.
  public var precision: Int { context.precision }

  /// Whether the format has exactly this representation: the digits and the exponent of a finite
  /// number, or the payload of a NaN, which may have one digit less than a coefficient.
  public func represents(_ x: BigDecimal) -> Bool {
    switch x.kind {
    case .infinity: true
    case .quietNaN, .signalingNaN: x.digitCount < precision
    case .finite:
      x.digitCount <= precision
        && (context.tinyExponent...context.topExponent).contains(x.exponent)
    }
  }
}

// MARK: - Fields

extension DecimalFormat {
  /// The number of bits of the trailing significand, t.
  var trailingBits: Int { 10 * groups }
  /// The number of groups of three digits behind the first digit, J.
  var groups: Int { (precision - 1) / 3 }
  /// The number of bits of the exponent behind its first two, w.
  var exponentBits: Int { bitWidth - trailingBits - 6 }
  /// What is added to the exponent of the last digit.
  var bias: Int { -context.tinyExponent }
}

extension UInt128 {
  /// `count` bits, of which the lowest is at `offset`.
  @inline(__always)
  func field(_ count: Int, at offset: Int = 0) -> UInt128 {
    self >> UInt128(offset) & ~(.max << UInt128(count))
  }
}
