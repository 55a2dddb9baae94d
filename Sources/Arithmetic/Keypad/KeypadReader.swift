public import NumericCore

/// Reads keys that are written one after the other, separated by spaces.
public enum KeypadReader {
  /// The keys of a line with their places; a word that is a number stands for all its digits.
  ///
  /// - Throws: for a word that is not a key.
  public static func keys(
    _ line: String
  ) throws(CalculatorError) -> [(key: KeypadKey, span: SourceSpan)] {
    var keys: [(key: KeypadKey, span: SourceSpan)] = []
    let bytes = Array(line.utf8)
    var start = 0
    while start < bytes.count {
      guard bytes[start] > UInt8(ascii: " ") else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 <= UInt8(ascii: " ") } ?? bytes.count
      let word = bytes[start..<end]
      if word.allSatisfy(isOfNumber) {
        for place in word.indices {
          let digit = String(decoding: bytes[place...place], as: UTF8.self)
          if let key = KeypadKey.named(digit) { keys.append((key, SourceSpan(place, place + 1))) }
        }
      } else {
        let span = SourceSpan(start, end)
        keys.append((try key(String(decoding: word, as: UTF8.self), span), span))
      }
      start = end
    }
    return keys
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".")
  }

  private static func key(
    _ word: String, _ span: SourceSpan
  ) throws(CalculatorError) -> KeypadKey {
    if let key = KeypadKey.named(word) { return key }
    if word.hasPrefix("paste:") { return .paste(String(word.dropFirst("paste:".count))) }
    let shown = word.count > 40 ? word.prefix(40) + "…" : word
    // A number that digit keys cannot type can be pasted.
    let nearest =
      KeypadMachine.number(word).map { "paste:" + $0 }
      ?? Suggestion.nearest(to: word, among: KeypadKey.table.flatMap { [$0.name] + $0.aliases })
    throw CalculatorError(.unknownName, "'\(shown)' is not a key", span, suggestion: nearest)
  }
}
