// Lossless: the digits, zeros at their end among them, the exponent, signs and payloads.
extension BigDecimal: Codable {
  /// Writes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(description: description)
  }

  /// Reads a text as ``init(parsing:)`` does.
  ///
  /// **Errors.** `DecodingError`: of the container when there is no string, `dataCorrupted` with the
  /// fault as its underlying error when the string is no number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decode("decimal number") { try BigDecimal(parsing: $0) }
  }
}
