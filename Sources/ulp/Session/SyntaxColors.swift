import Arithmetic
import Conversion
import NumericCore
import Scientific

/// A typed line with colours for numbers, functions, other known names, and errors.
struct SyntaxColors {
  let text: String

  init(_ line: String, _ state: REPLSession.State, _ palette: Palette) {
    guard !line.isBlankOrComment else {
      text = line
      return
    }
    guard !line.isSessionCommand else {
      let end = line.dropFirst().firstIndex(of: " ") ?? line.endIndex
      text = palette.paint(String(line[..<end]), .function) + line[end...]
      return
    }
    let bytes = Array(line.utf8)
    var (text, position) = ("", 0)
    for (kind, span) in LineTokens(utf8: bytes).tokens {
      text += String(decoding: bytes[position..<span.start], as: UTF8.self)
      let word = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
      let role = Self.role(of: word, kind, state)
      text += role.map { palette.paint(word, $0) } ?? word
      position = span.end
    }
    self.text = text + String(decoding: bytes[position...], as: UTF8.self)
  }

  private static func role(
    of word: String, _ kind: LineTokens.Kind, _ state: REPLSession.State
  ) -> Palette.Role? {
    switch kind {
    case .number: return .number
    case .symbol: return nil
    case .fault: return .fault
    case .name:
      if Catalogue.isFunction(word) || DateFunction.named(word) != nil
        || state.bindings.functions[word] != nil
      {
        return .function
      }
      let isKnown =
        Catalogue.isConstant(word) || state.bindings.variables[word] != nil
        || PhysicalConstant.isName(word)
      return isKnown ? .name : nil
    }
  }
}
