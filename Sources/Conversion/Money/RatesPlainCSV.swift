import NumericCore

/// A simple table that users can write: lines `USD,1.0932` below lines `base,EUR` and
/// `date,2024-03-08`.
///
/// A rate is the number of units of the currency per unit of the base. A line with the words
/// `currency` and `rate` names the columns, in any order; they may include `base` and `date`, whose
/// values must be the same for all rates of a day. A line `date,…` starts another day. `#` starts a
/// comment.
struct RatesPlainCSV {
  private var builder: RatesBuilder
  private var lines: CSVLines
  private var columns = Columns()

  /// The indices of the columns.
  private struct Columns {
    var currency = 0, rate = 1
    var base: Int?, date: Int?
    var count = 2
  }

  init(_ builder: RatesBuilder, _ lines: CSVLines) {
    (self.builder, self.lines) = (builder, lines)
  }

  mutating func read() throws(TextError) -> ExchangeRates {
    var lastDay: CivilDate?
    while let (fields, line) = lines.next() {
      let words = fields.map { builder.text($0).lowercased() }
      if words.contains("currency") || words.contains("rate") {
        columns = try Self.columns(words, fields, line)
        continue
      }
      if fields.count == 2, words[0] == "base" {
        try builder.setBase(try builder.currency(fields[1]), fields[1])
        continue
      }
      if fields.count == 2, words[0] == "date" {
        try builder.begin(try builder.day(fields[1]), fields[1])
        continue
      }
      guard fields.count == columns.count else {
        throw TextError("a line has \(columns.count) fields, and this one \(fields.count)", line)
      }
      if let base = columns.base {
        try builder.setBase(try builder.currency(fields[base]), fields[base])
      }
      if let date = columns.date {
        let day = try builder.day(fields[date])
        if day != lastDay { try builder.begin(day, fields[date]) }
        lastDay = day
      } else if !builder.hasDay {
        throw TextError("the rates have no date; a line 'date,2024-03-08' comes before them", line)
      }
      try builder.add(fields[columns.currency], fields[columns.rate])
    }
    return try builder.finish()
  }

  private static func columns(
    _ words: [String], _ fields: [SourceSpan], _ line: SourceSpan
  ) throws(TextError) -> Columns {
    for (index, word) in words.enumerated() {
      guard ["currency", "rate", "base", "date"].contains(word) else {
        throw TextError("a column is currency, rate, base or date", fields[index])
      }
      if words[..<index].contains(word) {
        throw TextError("there are two columns '\(word)'", fields[index])
      }
    }
    guard let currency = words.firstIndex(of: "currency"), let rate = words.firstIndex(of: "rate")
    else {
      let missing = words.contains("rate") ? "currency" : "rate"
      throw TextError("the column '\(missing)' is missing", line)
    }
    return Columns(
      currency: currency, rate: rate, base: words.firstIndex(of: "base"),
      date: words.firstIndex(of: "date"), count: words.count)
  }
}
