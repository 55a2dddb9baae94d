import NumericCore

extension BigRational: Codable {
  /// Writes the description: a string `n/d`, or `n` for an integer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a string as ``init(parsing:limits:)`` does, within the default limits.
  ///
  /// **Errors.** `DecodingError`: of the container when there is no string, `dataCorrupted` with the
  /// fault as its underlying error when the string is no number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try BigRational(parsing: text)
    } catch {
      let reason =
        switch error {
        case let fault as LiteralError: "\(fault.message), at offset \(fault.offset)"
        default: "\(error)"
        }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "not a rational number: \(reason)", underlyingError: error))
    }
  }
}
