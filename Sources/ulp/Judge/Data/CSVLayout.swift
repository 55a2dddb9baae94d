import Accuracy
import NumericCore

/// Lines of fields between separators; empty lines and those that begin with '#' are no rows.
struct CSVLayout: RowLayout {
  let columns: [DataColumn]
  private let separator: FieldSeparator

  /// The columns of a table whose first lines are these comments, and then this one.
  ///
  /// The names are in the first line, unless that has numbers only; then they are in the last comment, where NumPy's
  /// `savetxt` writes them, if it has as many words; else the columns are numbered from 1.
  init(
    comments: [ArraySlice<UInt8>], first line: ArraySlice<UInt8>
  ) throws(DataFault) {
    separator = FieldSeparator(of: line)
    var names = try separator.fields(of: line).map(Self.text)
    let hasHeader = !names.allSatisfy { (try? FloatFormat.double.number(written: $0)) != nil }
    if !hasHeader {
      var comment: [ArraySlice<UInt8>]?
      if let last = comments.last { comment = try? separator.fields(of: last.dropFirst()) }
      let isHeader = comment.map { $0.count == names.count } ?? false
      names = isHeader ? (comment ?? []).map(Self.text) : names.indices.map { "\($0 + 1)" }
    }
    columns = names.map { DataColumn(name: $0, format: nil) }
    self.hasHeader = hasHeader
  }

  /// Whether the first line has names, not numbers.
  let hasHeader: Bool

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field, as: UTF8.self)
  }

  /// Whether a line is empty or a comment.
  static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 > 0x20 }) else { return true }
    return first == UInt8(ascii: "#")
  }

  func texts(_ line: ArraySlice<UInt8>, _ wanted: [Int]) throws(DataFault) -> [String]? {
    if Self.isSkipped(line) { return nil }
    let fields = try separator.fields(of: line)
    guard fields.count == columns.count else {
      throw DataFault(
        reason:
          "\(fields.count == 1 ? "there is 1 field" : "there are \(fields.count) fields") for \(columns.count) columns"
      )
    }
    return wanted.map { Self.text(fields[$0]) }
  }
}
