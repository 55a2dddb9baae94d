import NumericCore

/// The text of a file and its lines.
struct FPCoreSource: Sendable {
  let bytes: [UInt8]

  /// The line and the column of an offset.
  func position(of offset: Int) -> TextPosition { TextPosition(of: offset, in: bytes) }

  /// A fault with its line and column.
  func located(_ fault: TextError) -> TextError {
    var fault = fault
    fault.position = position(of: fault.offset)
    return fault
  }

  /// The text with line breaks and comments replaced by spaces, in which every span is on one line.
  var onOneLine: [UInt8] {
    var result = bytes
    var isString = false
    var isComment = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { isComment = false }
      if isComment || byte < UInt8(ascii: " ") { result[index] = UInt8(ascii: " ") }
      if isComment { continue }
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = isString && byte == UInt8(ascii: "\\") && !isEscaped
      if byte == UInt8(ascii: ";"), !isString {
        isComment = true
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}
