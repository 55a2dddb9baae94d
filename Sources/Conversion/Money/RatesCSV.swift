import NumericCore

/// Lines of fields separated by commas.
struct CSVLines {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, position) = (bytes, start) }

  /// The fields of the next line that is not empty, without spaces at their ends; nil at the end.
  ///
  /// `#` starts a comment, and an empty last field is dropped.
  mutating func next() -> (fields: [SourceSpan], line: SourceSpan)? {
    while position < bytes.count {
      let start = position
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      position = end + 1
      let line = trimmed(start, bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) ?? end)
      if line.start == line.end { continue }
      var fields: [SourceSpan] = []
      var first = line.start
      while first <= line.end {
        let comma = bytes[first..<line.end].firstIndex(of: UInt8(ascii: ",")) ?? line.end
        fields.append(trimmed(first, comma))
        first = comma + 1
      }
      if let last = fields.last, last.start == last.end { fields.removeLast() }
      return (fields, line)
    }
    return nil
  }

  private func trimmed(_ start: Int, _ end: Int) -> SourceSpan {
    var (start, end) = (start, end)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return SourceSpan(start, end)
  }

  /// Whether a byte is white space; other control characters are errors.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// The CSV of the European Central Bank: a line `Date, USD, JPY, …` and below it a line for each
/// day, `08 March 2024, 1.0932, …` or `2024-03-08,1.0932,…`, in which `N/A` means that there is no
/// rate.
///
/// - Source: eurofxref.csv and eurofxref-hist.csv of the ECB.
struct RatesTableCSV {
  private var builder: RatesBuilder
  private var lines: CSVLines

  init(_ builder: RatesBuilder, _ lines: CSVLines) {
    (self.builder, self.lines) = (builder, lines)
  }

  mutating func read() throws(TextError) -> ExchangeRates {
    guard let header = lines.next() else { return try builder.finish() }
    try builder.setBase(Currencies.euro, header.line)
    let columns = Array(header.fields.dropFirst())
    var seen: Set<String> = []
    for column in columns where !seen.insert(try builder.currency(column).code).inserted {
      throw TextError("'\(builder.text(column))' has two columns", column)
    }
    while let (fields, line) = lines.next() {
      guard fields.count == columns.count + 1 else {
        throw TextError(
          "this line has \(fields.count) fields where the first line has \(columns.count + 1)", line
        )
      }
      try builder.begin(try day(fields[0]), fields[0])
      for (column, rate) in zip(columns, fields.dropFirst()) where builder.text(rate) != "N/A" {
        try builder.add(column, rate)
      }
    }
    return try builder.finish()
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A day such as `08 March 2024`, or in the notation of ISO 8601.
  private func day(_ span: SourceSpan) throws(TextError) -> CivilDate {
    let words = builder.text(span).split(separator: " ")
    guard words.count == 3 else { return try builder.day(span) }
    guard let month = Self.months.firstIndex(of: String(words[1])), let day = Int(words[0]),
      let year = Int(words[2]), words[2].utf8.count == 4,
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { throw TextError("this is not a date, as 08 March 2024 is", span) }
    return date
  }
}
