/// Text in comma-separated values (RFC 4180).
enum CSVText {
  /// A field of text, in quotes if necessary.
  ///
  /// Spreadsheets compute what begins with one of `=+-@`, unless an apostrophe stands before it.
  static func field(_ field: String) -> String {
    let isFormula = field.first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula ? "'" + field : field
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    let doubled = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(doubled.joined(separator: "\"\""))\""
  }
}
