extension ExactLiteral {
  /// Reads a whole text: an optional sign and one literal, `inf`, `infinity` or `nan`.
  ///
  /// Spaces, trailing text and empty strings are errors; the error carries the offset of the fault.
  public init(_ text: String) throws(TextError) {
    let bytes = Array(text.utf8)
    var start = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { start = 1 }
    if LiteralScanner.starts(in: bytes, at: start) {
      var scanner = LiteralScanner(bytes, at: start)
      self = try scanner.scan()
      if scanner.position < bytes.count {
        throw TextError("the number ends before this", at: scanner.position)
      }
    } else {
      switch String(decoding: bytes[start...], as: UTF8.self).lowercased() {
      case "inf", "infinity": self = .infinity
      case "nan": self = .nan
      default: throw TextError("a number starts with a digit", at: start)
      }
    }
    self.isNegative = isNegative
  }
}
