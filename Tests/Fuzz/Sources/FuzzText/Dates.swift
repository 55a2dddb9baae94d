import Conversion
import FuzzSupport
import Grammars
import NumericCore

/// Dates and times: what is printed reads back, and the days between two dates lead from one to the other.
let dates = FuzzTarget.lines("dates") { s in
  if s.oneIn(2) { s.putMoment() } else { s.putDate() }
  s.put("|")
  if s.oneIn(4) { s.putMoment() } else { s.putDate() }
  if s.oneIn(3) {
    s.put("|")
    s.putZone()
  }
} read: { line in
  guard let text = String(validating: line, as: UTF8.self) else { return false }
  let parts = text.split(separator: "|").map(String.init)
  guard parts.count > 1 else { return false }
  do throws(TextError) {
    let zone = parts.count > 2 ? try Zone(named: parts[2]) : nil
    let (from, to) = (
      try WrittenMoment(parts[0], in: zone, now: nil),
      try WrittenMoment(parts[1], in: zone, now: nil)
    )
    for moment in [from, to] { try checkText(moment) }
    let pair = (try from.onClock(of: to), try to.onClock(of: from))
    check(pair.0, pair.1, zone)
    _ = BusinessDays().count(from: from.moment.local.date, to: to.moment.local.date)
    return true
  } catch {
    if let span = error.span {
      require(span.start <= span.end && span.end <= line.count, "a fault has no place")
    }
    // A time in a gap of a zone, and one without a zone beside one with an offset, are well written.
    return [.missingZone].contains(error.kind) || error.message.contains("put forward")
  }
}

private func checkText(_ moment: WrittenMoment) throws(TextError) {
  let again = try WrittenMoment(moment.text, now: nil)
  require(again.text == moment.text, "'\(moment.text)' reads back as '\(again.text)'")
  let date = moment.moment.local.date
  require(CivilDate(dayNumber: date.dayNumber) == date, "\(date) has the number \(date.dayNumber)")
}

private func check(_ from: WrittenMoment, _ to: WrittenMoment, _ zone: Zone?) {
  let difference = DateDifference(from: from, to: to, in: zone)
  for unit in DurationUnit.allCases { _ = difference.total(in: unit) }
  for form in DifferenceForm.allCases { _ = difference.text(form) }
  _ = difference.clock
  guard !from.hasTime, !to.hasTime, zone == nil, from.moment.offset == nil, to.moment.offset == nil
  else { return }
  let (start, end) = (from.moment.local.date, to.moment.local.date)
  require(
    start.adding(days: difference.totalDays) == end, "\(start) and \(difference.totalDays) days")
  require(
    start.adding(months: difference.months)?.adding(days: difference.days) == end,
    "\(start), \(difference.months) months and \(difference.days) days are not \(end)")
}

/// Durations, added to a date and taken away again.
let durations = FuzzTarget.lines("durations") { s in
  s.putDuration()
  s.put("|")
  s.putDate()
} read: { line in
  let parts = line.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
  guard parts.count == 2 else { return false }
  do throws(TextError) {
    let duration = try CalendarDuration(parts[0])
    let start = try WrittenMoment(parts[1], now: nil)
    let sum: WrittenMoment
    do throws(TextError) { sum = try start.adding(duration, in: nil) } catch { return true }
    if duration.months == 0, duration.seconds == 0 {
      var back = duration
      back.days = -duration.days
      require(try sum.adding(back, in: nil) == start, "\(parts[1]) and \(parts[0]) are no way back")
    }
    return true
  } catch {
    return false
  }
}
