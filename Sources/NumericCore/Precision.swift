/// The number of bits of a significand, stated in bits or in decimal digits.
public struct Precision: Hashable, Sendable, Comparable {
  /// Bits of significand, at least 1.
  public let bits: Int

  private init(bits: Int) {
    precondition(bits >= 1, "a precision has at least one bit, not \(bits)")
    self.bits = bits
  }

  /// A precision of this many bits, at least 1.
  public static func bits(_ count: Int) -> Precision { Precision(bits: count) }

  /// Enough bits for `count` decimal digits, plus `guardBits`.
  ///
  /// The gap between neighbours of p bits near x is at most 2^(1−p)·|x|, and the gap between
  /// decimals of N digits is at least 10^(−N)·|x|. With p = ⌈N·log₂10⌉ + g one rounding moves x by
  /// at most 2^(−p)·|x| ≤ 2^(−g)·10^(−N)·|x|: the errors of about 2^g roundings add up to one unit
  /// of the last digit.
  public static func digits(_ count: Int, guardBits: Int = 64) -> Precision {
    Precision(bits: bitsCovering(digits: count) + guardBits)
  }

  /// ⌈N·log₂10⌉ or one more, for N below 2³²; never less.
  ///
  /// 0 < 7659844674706589056/2⁶¹ − log₂10 < 2⁻⁶¹, so the product is at least N·log₂10 and exceeds
  /// it by less than 2⁻²⁹.
  public static func bitsCovering(digits: Int) -> Int {
    let product = UInt64(digits).multipliedFullWidth(by: 7_659_844_674_706_589_056)
    let whole = Int(product.high << 3 | product.low >> 61)
    return product.low << 3 == 0 ? whole : whole + 1
  }

  /// ⌊p·log₁₀2⌋ decimal digits, at least 1: every decimal with that many digits survives a round
  /// trip.
  public var decimalDigits: Int {
    // 0 < log₁₀2 − 2776511644261678566/2⁶³ < 2⁻⁶³.
    let product = UInt64(bits).multipliedFullWidth(by: 2_776_511_644_261_678_566)
    return max(1, Int(product.high << 1 | product.low >> 63))
  }

  /// Whether the first precision has fewer bits.
  public static func < (a: Precision, b: Precision) -> Bool { a.bits < b.bits }
}

extension Precision: Codable {
  /// Reads a number of bits.
  ///
  /// - Throws: `DecodingError` below 1 bit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let bits = try container.decode(Int.self)
    guard bits >= 1 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a precision has at least one bit, not \(bits)")
    }
    self.init(bits: bits)
  }

  /// Writes the number of bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bits)
  }
}
