public import NumericCore

/// A duration in units of a calendar: months have no fixed length, days are from midnight to
/// midnight, and only the rest is a number of seconds.
public struct CalendarDuration: Hashable, Sendable {
  /// Months; a year counts as twelve.
  public var months = 0
  /// Days; a week counts as seven.
  public var days = 0
  /// Elapsed seconds.
  public var seconds = 0
  /// Elapsed nanoseconds in addition to the seconds, less than a second.
  var nanoseconds = 0

  /// The duration zero.
  public init() {}

  /// Reads `13 months`, `1 year 2 months`, `-3 weeks`, `36 h`, or ISO 8601's `P1Y2M10DT2H30M`.
  ///
  /// - Throws: the fault and its place.
  public init(_ text: String) throws(TextError) {
    var scanner = DateScanner(text)
    scanner.skipBlanks()
    let start = scanner.offset
    if scanner.skip("P") || scanner.skip("p") {
      try readDesignators(&scanner, start)
    } else {
      try readUnits(&scanner)
    }
    scanner.skipBlanks()
    try scanner.requireEnd("a duration")
  }

  private mutating func readUnits(_ scanner: inout DateScanner) throws(TextError) {
    repeat {
      let start = scanner.offset
      guard let count = try scanner.integer() else { throw Self.form(scanner, start) }
      if scanner.skip(".") || scanner.skip(",") {
        _ = try? scanner.integer()
        throw Self.form(scanner, start)
      }
      scanner.skipBlanks()
      let place = scanner.offset
      let word = String(decoding: scanner.word(), as: UTF8.self)
      guard let unit = DurationUnit(word) else {
        throw TextError(
          .date,
          word.isEmpty
            ? "'\(count)' needs a unit, such as days" : "'\(word)' is not a unit of time",
          SourceSpan(place, max(scanner.offset, place + (word.isEmpty ? 0 : 1))),
          suggestion: DurationUnit.nearest(to: word))
      }
      try add(count, unit, scanner, start)
      scanner.skipBlanks()
      _ = scanner.skip(",")
      scanner.skipBlanks()
    } while !scanner.isAtEnd
  }

  private static func form(_ scanner: DateScanner, _ start: Int) -> TextError {
    scanner.fault("a duration is whole numbers with units, as '1 year 2 months'", from: start)
  }

  /// `1Y2M10DT2H30M`.
  private mutating func readDesignators(
    _ scanner: inout DateScanner, _ start: Int
  ) throws(TextError) {
    let dates: [String: DurationUnit] = ["Y": .year, "M": .month, "W": .week, "D": .day]
    let times: [String: DurationUnit] = ["H": .hour, "M": .minute, "S": .second]
    let form = "a duration of this form is P1Y2M10DT2H30M"
    var isTime = false
    // A duration must not end with P or T.
    var isOpen = true
    while !scanner.isAtEnd {
      if !isTime, scanner.skip("T") || scanner.skip("t") {
        (isTime, isOpen) = (true, true)
        continue
      }
      let place = scanner.offset
      guard let count = try scanner.integer() else { break }
      guard let letter = scanner.letter(), let unit = (isTime ? times : dates)[letter] else {
        throw scanner.fault(form, from: place)
      }
      isOpen = false
      try add(count, unit, scanner, place)
    }
    if isOpen { throw scanner.fault(form, from: start) }
  }

  private mutating func add(
    _ count: Int, _ unit: DurationUnit, _ scanner: DateScanner, _ start: Int
  ) throws(TextError) {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: unit.size)
    let place: WritableKeyPath<CalendarDuration, Int> =
      switch unit.kind {
      case .months: \.months
      case .days: \.days
      case .seconds: \.seconds
      }
    let (sum, overflow) = self[keyPath: place].addingReportingOverflow(product)
    guard !isTooLong, !overflow, sum.magnitude < 1 << 55 else {
      throw .beyondCalendar(SourceSpan(start, scanner.offset))
    }
    self[keyPath: place] = sum
  }
}
