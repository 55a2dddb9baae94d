/// Text from outside on its way into pictures and tables.
enum PlainText {
  /// The text on one line: every run of line ends, tabs and control characters is one blank. In an expression
  /// they are white space, and in a picture they have no shape.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        if !result.hasSuffix(" ") { result += " " }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text on one line of so many characters at most; the middle goes first, so that both ends tell what it is.
  static func shortened(_ text: String, to count: Int) -> String {
    let line = line(text)
    guard line.count > count, count > 1 else { return line }
    let tail = (count - 1) / 3
    return "\(line.prefix(count - 1 - tail))…\(line.suffix(tail))"
  }

  /// The text as a string of gnuplot's language.
  ///
  /// Between single quotes nothing has a meaning but the quote itself: backquotes would run a command between
  /// double quotes, `@` and `\` would be replaced. A line end would end the command, and there is none left. A
  /// quote stands alone between double quotes, because gnuplot takes `'''` at the start of a string for an
  /// empty string and the start of another one.
  static func quoted(_ text: String) -> String {
    line(text).split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }
      .joined(separator: #"."'"."#)
  }
}
