import Arithmetic
import NumericCore

/// The configuration file: lines of the form `name = value`; `#` starts a comment.
struct SettingsFile {
  struct Line {
    var name: String
    var value: String
    /// The path and the number of the line.
    var place: String
    var source: [UInt8]
    var valueSpan: SourceSpan
  }

  private(set) var lines: [Line] = []
  /// One line about each name that is no setting; the other lines are in force.
  private(set) var warnings: [String] = []

  init(_ content: [UInt8], path: String, names: [String]) throws(CommandFailure) {
    var number = 0
    for source in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let place = "\(path):\(number)"
      guard let line = try Self.line(Array(source), place) else { continue }
      guard names.contains(line.name) else {
        let advice =
          Suggestion.nearest(to: line.name, among: names).map { "did you mean '\($0)'?" }
          ?? "'ulp config' lists them"
        warnings.append("\(place): there is no setting '\(line.name.printable)'; \(advice)")
        continue
      }
      if let first = lines.first(where: { $0.name == line.name }) {
        throw CommandFailure(
          "\(place): '\(line.name)' is set twice, first at \(first.place)", line.source,
          line.valueSpan)
      }
      lines.append(line)
    }
  }

  /// The setting of one line; nil for a line without one.
  private static func line(
    _ source: [UInt8], _ place: String
  ) throws(CommandFailure) -> Line? {
    let comment = source.firstIndex(of: UInt8(ascii: "#")) ?? source.count
    let all = trimmed(source, 0, comment)
    if all.start == all.end { return nil }
    guard let equals = source[..<comment].firstIndex(of: UInt8(ascii: "=")) else {
      throw CommandFailure(
        "\(place): a line is 'name = value'", source, all)
    }
    let span = trimmed(source, 0, equals)
    guard span.start < span.end else {
      throw CommandFailure("\(place): the name before '=' is missing", source, all)
    }
    let name = String(decoding: source[span.start..<span.end], as: UTF8.self)
    let value = trimmed(source, equals + 1, comment)
    if value.start == value.end {
      throw CommandFailure(
        "\(place): '\(name)' needs a value", source, value)
    }
    return Line(
      name: name, value: String(decoding: source[value.start..<value.end], as: UTF8.self),
      place: place, source: source, valueSpan: value)
  }

  /// The text between two places without surrounding white space.
  private static func trimmed(_ source: [UInt8], _ start: Int, _ end: Int) -> SourceSpan {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (start, end) = (start, end)
    while start < end, isBlank(source[start]) { start += 1 }
    while end > start, isBlank(source[end - 1]) { end -= 1 }
    return SourceSpan(start, end)
  }
}
