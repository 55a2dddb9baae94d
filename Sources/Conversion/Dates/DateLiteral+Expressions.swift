public import NumericCore

// Dates within longer texts, and dates whose months have names.
extension DateLiteral {
  /// Reads the date that starts at a place of an expression: four, two and two digits, or the name
  /// of a month with a day and a year, and a time behind it.
  ///
  /// Returns nil where there is none; digits that form no day of the calendar are an expression, too.
  ///
  /// - Throws: what is wrong with a time behind a date, or with the day of a named month.
  public static func scan(
    _ bytes: [UInt8], at start: Int
  ) throws(TextError) -> (literal: DateLiteral, end: Int)? {
    var scanner = DateScanner(bytes, at: start)
    let date: CivilDate
    if let named = try namedDate(&scanner) {
      date = named
    } else {
      guard scanner.matches("dddd-dd-dd"), let day = try? self.date(&scanner) else { return nil }
      date = day
    }
    let isTime =
      scanner.matches("Td") || scanner.matches("td") || scanner.matches(" dd:dd")
    guard isTime else {
      guard !scanner.continuesWord, let local = CivilTime(date) else { return nil }
      return (DateLiteral(local, false, nil), scanner.offset)
    }
    _ = scanner.skip(" ") || scanner.skip("T") || scanner.skip("t")
    let time = try time(&scanner, date)
    let offset = try offset(&scanner)
    guard !scanner.continuesWord else {
      throw scanner.fault("a time ends here", from: scanner.offset)
    }
    // A year of five digits has a sign, which is an operator in expressions.
    guard time.date.year <= 9999 else {
      throw scanner.fault("years of expressions have four digits", from: start)
    }
    return (DateLiteral(time, true, offset), scanner.offset)
  }

  /// Reads `Feb 29 2024`, `February 29, 2024`, `29 Feb 2024` and `29-Feb-2024`; nil, and nothing is
  /// read, for anything else.
  static func namedDate(_ scanner: inout DateScanner) throws(TextError) -> CivilDate? {
    let start = scanner
    var day = scanner.dayOfMonth()
    if day != nil { _ = scanner.skip(" ") || scanner.skip("-") }
    guard let month = CivilDate.month(named: scanner.word()) else {
      scanner = start
      return nil
    }
    if day != nil {
      _ = scanner.skip(" ") || scanner.skip("-")
    } else if scanner.skip(" ") {
      day = scanner.dayOfMonth()
      _ = scanner.skip(",")
      if !scanner.skip(" ") { day = nil }
    }
    guard let day, scanner.digits == 4, let year = try? scanner.number(4, "") else {
      scanner = start
      return nil
    }
    return try date(year, month, day, scanner, start.offset)
  }
}

// Dates with slashes, whose parts have different orders in different countries.
extension DateLiteral {
  /// The error for a date such as 24/02/2024 at a place of a text, with the form of ISO 8601; nil
  /// where there is none.
  public static func faultOfSlashes(_ bytes: [UInt8], at start: Int) -> TextError? {
    var scanner = DateScanner(bytes, at: start)
    guard let first = scanner.dayOfMonth(), scanner.skip("/"), let second = scanner.dayOfMonth(),
      scanner.skip("/"), scanner.digits == 4, let year = try? scanner.number(4, ""),
      !scanner.continuesWord
    else { return nil }
    var readings = [(second, first), (first, second)].compactMap { month, day in
      CivilDate(year: year, month: month, day: day)
    }
    if readings.count == 2, readings[0] == readings[1] { readings.removeLast() }
    if readings.isEmpty { return nil }
    let forms = readings.map { "\($0)" }.joined(separator: " or ")
    return scanner.fault(
      "dates are written year-month-day: \(forms); a division has blanks around '/'", from: start)
  }

  /// Whether digits in the form of a date are at a place of a text.
  public static func isInForm(_ bytes: [UInt8], at start: Int) -> Bool {
    DateScanner(bytes, at: start).matches("dddd-dd-dd")
  }

  /// Whether a text is three numbers with hyphens, as dates are written in several countries:
  /// 2024-6-1, 31-01-2024.
  public static func resemblesDate(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let counts = parts.map { $0.allSatisfy(\.isDigit) ? $0.count : 0 }
    guard counts.count == 3, (1...2).contains(counts[1]) else { return false }
    return counts[0] == 4 && (1...2).contains(counts[2])
      || (1...2).contains(counts[0]) && counts[2] == 4
  }

  /// Whether a date of the form 2024/03/10 is at a place of a text.
  public static func hasSlashes(_ bytes: [UInt8], at start: Int) -> Bool {
    let scanner = DateScanner(bytes, at: start)
    guard scanner.matches("dddd/dd/dd") else { return false }
    let digits = bytes[start..<start + 10].map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
    return (try? scan(digits, at: 0)) != nil
  }
}

extension DateScanner {
  /// Reads one or two digits; nil, and nothing is read, for anything else.
  fileprivate mutating func dayOfMonth() -> Int? {
    let count = digits
    guard (1...2).contains(count) else { return nil }
    return try? number(count, "")
  }
}
