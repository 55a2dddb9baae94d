extension BigRational: Codable {
  /// Writes the description: a string `n/d`, or `n` for an integer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(description: description)
  }

  /// Reads a string as ``init(parsing:limits:)`` does, within the default limits.
  ///
  /// **Errors.** `DecodingError`: that of the container if it holds no string; `dataCorrupted` with
  /// the fault as its underlying error if the string is not a number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decode("rational number") { try BigRational(parsing: $0) }
  }
}
