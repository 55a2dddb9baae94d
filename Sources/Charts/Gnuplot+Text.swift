extension Gnuplot {
  /// A chart of text characters without the form feeds between panels, spaces at the ends of lines,
  /// and empty lines around panels.
  public static func text(_ picture: [UInt8]) -> String {
    let pages = String(decoding: picture, as: UTF8.self).split(separator: "\u{0C}")
    return pages.compactMap(panel).joined(separator: "\n")
  }

  /// One panel; nil if it contains nothing but colour sequences.
  private static func panel(_ page: Substring) -> String? {
    let lines = page.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.firstIndex(where: { !isEmpty($0) }),
      let last = lines.lastIndex(where: { !isEmpty($0) })
    else { return nil }
    let text = lines[first...last].map { line in
      let end = line.lastIndex { $0 != " " }
      return end.map { line[...$0] } ?? ""
    }.joined(separator: "\n")
    // Colours are reset after the panel.
    return text.contains("\u{1B}") ? text + "\u{1B}[0m\n" : text + "\n"
  }

  /// Whether a line shows nothing: it consists of spaces and of ECMA-48 sequences that select
  /// colours.
  private static func isEmpty(_ line: Substring) -> Bool {
    var isInSequence = false
    for character in line {
      if isInSequence {
        isInSequence = character != "m"
      } else if character == "\u{1B}" {
        isInSequence = true
      } else if character != " " {
        return false
      }
    }
    return true
  }
}
