import NumericCore

// Lossless: the digits, zeros at their end among them, the exponent, signs and payloads.
extension BigDecimal: Codable {
  /// Writes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a text as ``init(parsing:)`` does.
  ///
  /// - Throws: `DecodingError` where it is no number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(LiteralError) {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(error.message), at offset \(error.offset)")
    }
  }
}
