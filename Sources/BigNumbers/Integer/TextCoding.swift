import NumericCore

// Numbers that are encoded as one string, which is their description.
extension Encoder {
  func encode(description: String) throws {
    var container = singleValueContainer()
    try container.encode(description)
  }
}

extension Decoder {
  /// The number that `read` makes of a string.
  ///
  /// - Throws: `DecodingError`: that of the container if it holds no string; `dataCorrupted` with
  ///   the fault as its underlying error if the string is not a number of that kind.
  func decode<Number>(_ kind: String, _ read: (String) throws -> Number) throws -> Number {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try read(text)
    } catch {
      let reason =
        switch error {
        case let fault as TextError: "\(fault.message), at offset \(fault.offset)"
        default: "\(error)"
        }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "not a \(kind): \(reason)",
          underlyingError: error))
    }
  }
}
