import NumericCore

/// Reads the data of a file.
///
/// Open brackets are kept on an explicit stack, so that nesting uses heap memory.
struct FPCoreReader {
  /// The deepest nesting of brackets; later passes are recursive.
  static let deepestNesting = 500

  private let bytes: [UInt8]
  private var position = 0
  private var open: [(start: Int, bracket: UInt8, data: [FPCoreDatum])] = []
  private var finished: [FPCoreDatum] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All data of the file.
  static func data(of bytes: [UInt8]) throws(TextError) -> [FPCoreDatum] {
    var reader = FPCoreReader(bytes)
    try reader.read()
    return reader.finished
  }

  private mutating func read() throws(TextError) {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        position += 1
      case UInt8(ascii: ";"):
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard open.count < Self.deepestNesting else {
          throw TextError(
            .limit, "brackets are nested deeper than \(Self.deepestNesting) levels", here(1))
        }
        open.append((position, byte, []))
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): try close(byte)
      case UInt8(ascii: "\""): try readString()
      case ..<UInt8(ascii: " "), 0x7F:
        throw TextError(.syntax, "a control character belongs into no file", here(1))
      default: try readToken()
      }
    }
    if let unclosed = open.last {
      throw TextError(
        .syntax, "this bracket is not closed", SourceSpan(unclosed.start, unclosed.start + 1))
    }
  }

  private func here(_ count: Int) -> SourceSpan { SourceSpan(position, position + count) }

  private mutating func append(_ content: FPCoreDatum.Content, from start: Int) {
    let datum = FPCoreDatum(content: content, span: SourceSpan(start, position))
    if open.isEmpty { finished.append(datum) } else { open[open.count - 1].data.append(datum) }
  }

  private mutating func close(_ bracket: UInt8) throws(TextError) {
    guard let list = open.popLast() else {
      throw TextError(.syntax, "this bracket closes nothing", here(1))
    }
    let isSquare = list.bracket == UInt8(ascii: "[")
    guard isSquare == (bracket == UInt8(ascii: "]")) else {
      throw TextError(
        .syntax, "a '\(isSquare ? "[" : "(")' is closed by '\(isSquare ? "]" : ")")'", here(1))
    }
    position += 1
    append(.list(list.data), from: list.start)
  }

  private mutating func readString() throws(TextError) {
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        // The meaning of other escapes is not standardized; they are kept unchanged.
        if bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
          text.append(UInt8(ascii: "\\"))
        }
      }
      text.append(bytes[position])
      position += 1
    }
    guard position < bytes.count else {
      throw TextError(.syntax, "this string has no end", SourceSpan(start, start + 1))
    }
    position += 1
    append(.string(String(decoding: text, as: UTF8.self)), from: start)
  }

  private mutating func readToken() throws(TextError) {
    let start = position
    position = bytes[start...].firstIndex { Self.endsToken($0) } ?? bytes.count
    let token = bytes[start..<position]
    if FPCoreNumber.starts(token) {
      do throws(TextError) {
        append(.number(try FPCoreNumber(token: Array(token))), from: start)
      } catch {
        throw TextError(
          .syntax, "'\(String(decoding: token, as: UTF8.self))' is not a number: \(error.message)",
          SourceSpan(start + error.offset, position))
      }
      return
    }
    guard let name = String(validating: token, as: UTF8.self) else {
      throw TextError(.syntax, "this is not UTF-8", SourceSpan(start, position))
    }
    if let bad = name.unicodeScalars.first(where: { !Self.belongsToSymbol($0) }) {
      throw TextError(
        .syntax, "'\(bad)' belongs to no symbol and no number", SourceSpan(start, position))
    }
    append(.symbol(name), from: start)
  }

  private static func endsToken(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "()[];\"".utf8.contains(byte)
  }

  /// Whether a character may be part of a symbol: the characters of the standard, `#` for `(# e)`,
  /// and non-ASCII letters, which Herbie's benchmarks use.
  private static func belongsToSymbol(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "~!@$%^&*_-+=<>.?/:#".unicodeScalars.contains(scalar)
    }
    return !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
  }
}
