public import NumericCore

extension ExchangeRates {
  /// Reads a file: the XML or CSV of the European Central Bank, or a plain table of codes and
  /// rates.
  ///
  /// A file that begins with `<` is XML. A file whose first line is `Date` and currency codes is
  /// the table of the bank. If the file has several days, the requested one is used, or the latest.
  ///
  /// - Throws: the fault and its place in the bytes.
  public init(reading bytes: [UInt8], on date: CivilDate? = nil) throws(TextError) {
    let builder = RatesBuilder(bytes, wanted: date)
    // Some editors write a byte order mark at the start of a file.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = bytes[mark...].firstIndex { !CSVLines.isBlank($0) } ?? bytes.count
    if start < bytes.count, bytes[start] == UInt8(ascii: "<") {
      var file = RatesXML(builder)
      self = try file.read()
      return
    }
    let lines = CSVLines(bytes, from: start)
    var ahead = lines
    let first = ahead.next()?.fields.map(builder.text) ?? []
    if first.count >= 2, first[0] == "Date", first[1].utf8.count == 3 {
      var file = RatesTableCSV(builder, lines)
      self = try file.read()
    } else {
      var file = RatesPlainCSV(builder, lines)
      self = try file.read()
    }
  }
}
