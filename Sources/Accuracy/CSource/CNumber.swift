import NumericCore

/// A literal of C: FPCore's spelling of its value, and its type by its suffix.
struct CNumber {
  let text: String
  let type: CType

  /// Reads a token that starts as a number.
  init(_ token: CToken) throws(TextError) {
    var text = token.text.filter { $0 != "'" }.lowercased()
    let isHex = text.hasPrefix("0x")
    let isFraction = text.contains(".") || text.contains(isHex ? "p" : "e")
    var suffix = ""
    let letters = isFraction ? "fl" : "ul"
    if text.hasSuffix("f16") {
      suffix = "f16"
      text.removeLast(3)
    }
    while suffix != "f16", let last = text.last, letters.contains(last) {
      suffix.insert(text.removeLast(), at: suffix.startIndex)
    }
    let fault = TextError(.syntax, "'\(token.text)' is not a number of C", token.span)
    if isFraction {
      switch suffix {
      case "": type = .double
      case "f": type = .float
      case "l": type = .longDouble
      case "f16": type = .half
      default: throw fault
      }
      guard !isHex || text.contains("p") else { throw fault }
    } else {
      guard ["", "l", "ll"].contains(suffix) else {
        if suffix.contains("u") {
          throw TextError(
            .unsupported, "unsigned numbers wrap around, and are not translated", token.span)
        }
        throw fault
      }
      type = .integer
      if !isHex, text.utf8.count > 1, text.hasPrefix("0") {
        throw TextError(
          .unsupported, "'\(token.text)' is an octal number in C; write it in decimal", token.span)
      }
    }
    guard (try? FPCoreNumber(token: Array(text.utf8))) != nil else { throw fault }
    self.text = text
  }
}
