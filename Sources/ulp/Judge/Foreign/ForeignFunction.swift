import Accuracy
import ArgumentParser
import NumericCore

/// A function of a library as it is named on the command line: `FILE:NAME` or `FILE:DECLARATION`.
struct ForeignFunction {
  /// The file, for the loader.
  let library: String
  let signature: ForeignSignature

  /// What reports call it.
  var name: String { "\(library):\(signature.name)" }

  /// The platform's library of mathematical functions.
  static let platformLibrary: String = {
    #if canImport(Darwin)
      "libSystem.B.dylib"
    #else
      "libm.so.6"
    #endif
  }()

  /// Reads `FILE:NAME` for a name whose type is known, or `FILE:DECLARATION`.
  init(_ text: String) throws(CommandFailure) {
    guard let colon = text.firstIndex(of: ":") else {
      throw Self.fault(
        TextError(
          .form, "a function of a library is FILE:NAME or FILE:DECLARATION",
          SourceSpan(0, text.utf8.count)), in: text)
    }
    let library = String(text[..<colon])
    let rest = String(text[text.index(after: colon)...])
    if library.isEmpty { throw Self.fault(TextError("the library is missing", at: 0), in: text) }
    try self.init(library: library, declaration: rest, in: text, offset: library.utf8.count + 1)
  }

  /// The functions of a library whose truth is known by their names, with numbers of a type.
  static func all(
    of library: String, _ number: ForeignSignature.Number
  ) -> [ForeignFunction] {
    KnownFunction.names.compactMap(KnownFunction.init(name:)).map {
      ForeignFunction(library: library, signature: ForeignSignature($0, number))
    }
  }

  private init(library: String, signature: ForeignSignature) {
    (self.library, self.signature) = (library, signature)
  }

  /// A function of the platform's library by its name.
  init(platform name: String) throws(CommandFailure) {
    try self.init(library: Self.platformLibrary, declaration: name, in: name, offset: 0)
  }

  private init(
    library: String, declaration: String, in text: String, offset: Int
  ) throws(CommandFailure) {
    self.library = library
    if declaration.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Self.isAlphanumeric($0) }) {
      if let known = ForeignSignature(known: declaration) {
        signature = known
        return
      }
      let suggestion = Suggestion.nearest(to: declaration, among: KnownFunction.names)
      throw Self.fault(
        TextError(
          .unknownName,
          "the type of '\(declaration)' is not known; a declaration such as 'double \(declaration)(double)' says it",
          SourceSpan(offset, text.utf8.count), suggestion: suggestion), in: text)
    }
    do throws(TextError) {
      signature = try ForeignSignature(parsing: declaration)
    } catch {
      let span = error.span.map { SourceSpan($0.start + offset, $0.end + offset) }
      throw Self.fault(error.moved(to: span ?? SourceSpan(offset, text.utf8.count)), in: text)
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func fault(_ error: TextError, in text: String) -> CommandFailure {
    error.fault(in: Array(text.utf8))
  }
}
