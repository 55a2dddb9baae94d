import Conversion
import FuzzSupport

extension Sentence {
  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Appends a date in one of the notations.
  public mutating func putDate() {
    let year = pick([2024, 2023, 1970, 2000, 1900, 1600, 0, 9999, 1])
    switch choose(6) {
    case 0, 1: put("\(padded(year, 4))-\(padded(1 + choose(12), 2))-\(padded(1 + choose(28), 2))")
    case 2: put("\(padded(year, 4))\(padded(1 + choose(12), 2))\(padded(1 + choose(28), 2))")
    case 3: put("\(padded(year, 4))-\(padded(1 + choose(365), 3))")
    case 4: put("\(padded(year, 4))-W\(padded(1 + choose(52), 2))-\(1 + choose(7))")
    default:
      put(oneIn(2) ? "-" : "+")
      put(padded(choose(65_536) * 15, 4 + choose(3)))
      put("-\(padded(1 + choose(12), 2))-\(padded(1 + choose(31), 2))")
    }
  }

  /// Appends a date and a time.
  public mutating func putMoment(hasOffset: Bool? = nil) {
    putDate()
    put("T\(padded(choose(24), 2))")
    if choose(4) > 0 {
      put(":\(padded(choose(60), 2))")
      if oneIn(2) { put(":\(padded(choose(60), 2))") }
      if oneIn(4) { put(":05.\(choose(1000))") }
    }
    if hasOffset ?? oneIn(2) { putOne(of: ["Z", "+01:00", "-05:30", "+14:00", "-0330", "+02"]) }
  }

  /// Appends the name of a zone.
  public mutating func putZone() { putOne(of: Names.zones) }

  /// Appends a duration in words or in the notation of ISO 8601.
  public mutating func putDuration() {
    if oneIn(3) {
      put("P")
      for letter in ["Y", "M", "W", "D"] where oneIn(2) { put("\(choose(400))\(letter)") }
      put("1D")
      if oneIn(3) { put("T\(choose(40))H\(choose(90))M") }
      return
    }
    putList(1 + choose(3), separator: oneIn(2) ? " " : ", ") { s in
      if s.oneIn(4) { s.put("-") }
      s.put("\(s.choose(5000)) ")
      s.putOne(of: [
        "days", "months", "years", "weeks", "h", "min", "seconds", "quarters", "month", "year",
        "day",
      ])
    }
  }

  /// Appends dates that are computed with: sums, differences, comparisons, conversions and multiples
  /// of durations with months.
  public mutating func putDateSum() {
    putDayOfExpression()
    for _ in 0..<choose(3) {
      putOne(of: [" + ", " - ", "+"])
      put("\(choose(400)) ")
      putOne(of: ["days", "weeks", "months", "years", "h", "min", "s"])
    }
    switch choose(7) {
    case 0:
      put(" - ")
      putDayOfExpression()
    case 1:
      putOne(of: [" < ", " == ", " >= "])
      putDayOfExpression()
    case 2: putOne(of: [" to unix", " to weekday", " to julian", " to Asia/Tokyo", " to +05:30"])
    case 3: put(" - (\(choose(40)) months + \(choose(40)) days) * \(choose(5))")
    default: break
    }
  }

  private mutating func putDayOfExpression() {
    let (year, month, day) = (padded(choose(10_000), 4), 1 + choose(12), 1 + choose(31))
    switch choose(5) {
    case 0: put("\(day) \(CivilDate.monthNames[month - 1]) \(year)")
    case 1: put("\(CivilDate.monthNames[month - 1].prefix(3)) \(day), \(year)")
    case 2:
      put("\(year)-\(padded(month, 2))-\(padded(day, 2))T\(padded(choose(25), 2)):30")
      if oneIn(2) { putOne(of: ["Z", "+01:00", "-05:30"]) }
    default: put("\(year)-\(padded(month, 2))-\(padded(day, 2))")
    }
  }

  /// Appends an amount of money, or a product with one.
  public mutating func putAmount() {
    if oneIn(2) {
      putOne(of: ["$", "€", "£", "¥"])
      put("\(choose(10_000))")
    } else {
      put("\(choose(10_000)) ")
      putOne(of: ["EUR", "usd", "JPY", "EUR/kg", "USD/EUR"])
    }
    if oneIn(2) { putOne(of: [" * 3", " / 7", " + 10%", " to EUR", " * 2 kg"]) }
  }

  /// Appends a call of a function of dates.
  public mutating func putDateCall() {
    let function = pick(DateFunction.all)
    put(function.name + "(")
    var isFirst = true
    // Either all times have an offset, or a zone is named.
    for name in function.parameters {
      if function.optional.contains(name), !oneIn(2) { break }
      if !isFirst { put(", ") }
      isFirst = false
      putDateArgument(function, name)
    }
    put(")")
  }

  private mutating func putDateArgument(_ function: DateFunction, _ name: String) {
    switch name {
    case "zone": putZone()
    case "from" where function.name == "tzconvert", "to" where function.name == "tzconvert":
      putZone()
    case "time" where function.name == "tzconvert": putMoment(hasOffset: true)
    case "unit": putOne(of: ["days", "ymd", "md", "wd", "months", "hours", "seconds", "weeks"])
    case "duration": putDuration()
    case "year": put("\(1000 + choose(3000))")
    default:
      if oneIn(4) { putMoment(hasOffset: true) } else { putDate() }
    }
  }
}
