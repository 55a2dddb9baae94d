public import NumericCore

extension ExchangeRates {
  /// Reads a file: the European Central Bank's XML or CSV, or a plain table of codes and rates.
  ///
  /// A file begins with `<` if it is XML, and its first line is `Date` and codes of currencies if it is the
  /// bank's table. Of several days the latest is taken, or the one that is asked for.
  ///
  /// - Throws: what is wrong, and where in the bytes.
  public init(reading bytes: [UInt8], on date: CivilDate? = nil) throws(TextError) {
    let builder = RatesBuilder(bytes, wanted: date)
    // Some editors put a mark of the encoding first.
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
