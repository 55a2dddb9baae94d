/// Prepares text that comes from outside for pictures and tables.
enum PlainText {
  /// The text on one line: every run of line ends, tabs and control characters becomes one space.
  ///
  /// In expressions these characters are white space, and pictures cannot show them.
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

  /// The text on one line of at most `count` characters; characters in the middle are omitted, so
  /// that both ends remain.
  static func shortened(_ text: String, to count: Int) -> String {
    let line = line(text)
    guard line.count > count, count > 1 else { return line }
    let tail = (count - 1) / 3
    return "\(line.prefix(count - 1 - tail))…\(line.suffix(tail))"
  }

  /// The text as a string of gnuplot's language.
  ///
  /// Between single quotes only the quote itself has a meaning; between double quotes backquotes
  /// would run a command, and `@` and `\` would be replaced. A line end would end the command, but
  /// the text has none. A single quote is written as a string of its own between double quotes,
  /// because gnuplot reads `'''` at the start of a string as an empty string followed by the start
  /// of another one.
  static func quoted(_ text: String) -> String {
    line(text).split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }
      .joined(separator: #"."'"."#)
  }
}
