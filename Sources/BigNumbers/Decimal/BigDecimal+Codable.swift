// Lossless: all digits with trailing zeros, the exponent, signs and payloads are kept.
extension BigDecimal: Codable {
  /// Writes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(description: description)
  }

  /// Reads a text as ``init(parsing:)`` does.
  ///
  /// **Errors** `DecodingError`: that of the container where it holds no string; `dataCorrupted`
  /// with the `LiteralError` as its underlying error where the string is not a number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decode("decimal number") { try BigDecimal(parsing: $0) }
  }
}
