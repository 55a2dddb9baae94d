internal import CMPFR
import NumericCore

// Lossless: every bit, the sign of a zero, the precision and whether the value has one of its own.
//
//     {"value": "0x1.999999999999ap-4", "precision": 53, "hasOwnPrecision": true}
extension BigFloat: Codable {
  private enum CodingKeys: String, CodingKey {
    /// A hexadecimal floating literal, `inf`, `-inf` or `nan`.
    case value
    /// ``BigFloat/precision`` in bits.
    case precision
    /// ``BigFloat/hasOwnPrecision``.
    case hasOwnPrecision
  }

  /// Writes the value as a hexadecimal floating literal, its precision and whether that is its own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let format = NumberFormat(style: .hex, showsNegativeZero: true)
    try container.encode(bits().text(as: format), forKey: .value)
    try container.encode(precision.bits, forKey: .precision)
    try container.encode(hasOwnPrecision, forKey: .hasOwnPrecision)
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` where the text is neither a hexadecimal, octal or binary literal nor
  ///   `inf` or `nan`; where the precision is below 1 bit or above the default `Limits`; and where
  ///   the value needs more bits than its precision, or leaves the range of exponents.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func wrong(_ key: CodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
    }
    let bits = try container.decode(Int.self, forKey: .precision)
    guard (1...Limits().precision).contains(bits) else {
      throw wrong(.precision, "\(bits) is no precision from 1 to \(Limits().precision) bits")
    }
    let text = try container.decode(String.self, forKey: .value)
    let literal = try ExactLiteral(encoded: text) { wrong(.value, $0) }
    var ternary: Int32 = 0
    self = Self.make(bits: bits) { r in
      ternary = literal.write(to: r, .nearestEven)
      return ternary
    }
    guard ternary == 0 else { throw wrong(.value, "the value does not fit \(bits) bits") }
    if try !container.decode(Bool.self, forKey: .hasOwnPrecision) { disownPrecision() }
  }
}

extension ExactLiteral {
  /// The number that a text encodes; `wrong` makes an error of a reason.
  init(encoded text: String, _ wrong: (String) -> DecodingError) throws {
    do throws(LiteralError) {
      try self.init(text)
    } catch {
      throw wrong("\(error.message), at offset \(error.offset)")
    }
    // Decimals are rejected: they would have to be rounded, at a cost that depends on their
    // exponent.
    guard base == 2 || kind != .finite else {
      throw wrong("the value is a hexadecimal literal such as 0x1.8p+1")
    }
  }
}
