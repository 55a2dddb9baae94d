// The names of Foundation that the parser of arguments uses, and no more: an error's own description, and JSON for
// `--experimental-dump-help`. Foundation itself would be a quarter of the installed command, which uses it nowhere else.
// `build-static` compiles this module and lets it stand where the compiler looks for Foundation's. A version of the parser
// that asks for more does not compile, and says what is missing.

/// An error that says what happened in words for a person.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

/// Bytes.
public struct Data: Sendable {
  let bytes: [UInt8]
}

extension String {
  /// How the bytes of a text are to be read.
  public enum Encoding: Sendable {
    case utf8
  }

  /// The text that the bytes spell, or nil where they are no text.
  public init?(data: Data, encoding: Encoding) {
    self.init(validating: data.bytes, as: UTF8.self)
  }
}
