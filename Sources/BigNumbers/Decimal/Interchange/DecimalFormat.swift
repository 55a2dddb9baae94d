/// A decimal format of IEEE 754 for the exchange of numbers, and its two encodings as bits.
///
///     let price: BigDecimal = "-7.50"
///     DecimalFormat.decimal32.encode(price, as: .dpd)       // 0xa23003d0
///     DecimalFormat.decimal32.decode(0xa23003d0, as: .dpd)  // -7.50
///
/// From the most significant bit on there are a sign, a combination field with the exponent and the first
/// digit or bits, and the trailing significand: J groups of three digits in ten bits each.
///
/// **Source.** IEEE 754-2019 §3.5.
public struct DecimalFormat: Hashable, Sendable {
  /// How the coefficient is written.
  public enum Encoding: String, CaseIterable, Codable, Hashable, Sendable {
    /// As a binary integer: what software computes with, such as the C compilers of x86-64.
    case bid
    /// Three digits in ten bits, densely packed: what hardware computes with, such as POWER and z.
    case dpd
  }

  /// Bits of an encoding.
  public let bitWidth: Int
  /// The arithmetic of the format, to nearest with ties to even.
  public let context: DecimalContext

  /// 7 digits in 32 bits.
  public static let decimal32 = DecimalFormat(bitWidth: 32, context: .decimal32)
  /// 16 digits in 64 bits.
  public static let decimal64 = DecimalFormat(bitWidth: 64, context: .decimal64)
  /// 34 digits in 128 bits.
  public static let decimal128 = DecimalFormat(bitWidth: 128, context: .decimal128)

  /// Digits of a coefficient, p.
  public var precision: Int { context.precision }

  /// Whether the format has this very representation: of finite numbers the digits and the exponent, of
  /// NaNs the payload, which may have one digit less than a coefficient.
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
  /// Bits of the trailing significand, t.
  var trailingBits: Int { 10 * groups }
  /// Groups of three digits behind the first one, J.
  var groups: Int { (precision - 1) / 3 }
  /// Bits of the exponent behind its first two, w.
  var exponentBits: Int { bitWidth - trailingBits - 6 }
  /// What is added to the exponent of the last digit.
  var bias: Int { -context.tinyExponent }
}

extension UInt128 {
  /// As many of the least significant bits as are asked for, from `offset` on.
  @inline(__always)
  func field(_ count: Int, at offset: Int = 0) -> UInt128 {
    self >> UInt128(offset) & ~(.max << UInt128(count))
  }
}
