import Accuracy
import Arithmetic
import FuzzSupport
import Grammars
import NumericCore

@testable import Command

/// Words of a line, and the lines of `ulp date --batch`.
let requests = FuzzTarget.lines("date-requests", atMost: 2) { s in
  let count: Int
  switch s.choose(3) {
  case 0:
    s.putOne(of: ["diff", "business"])
    count = 2
  case 1:
    s.putOne(of: ["weekday", "isoweek", "dayofyear", "leapyear", "unix", "julian"])
    count = 1
  default:
    s.put("add")
    count = 1
  }
  let isAddition = s.text.suffix(3) == Array("add".utf8)
  for _ in 0..<count {
    s.put(" ")
    if s.oneIn(6) { s.putMoment(hasOffset: true) } else { s.putDate() }
  }
  if isAddition {
    s.put(" '")
    s.putDuration()
    s.put("'")
  }
  if s.oneIn(6) { s.put(" --json") }
  if s.oneIn(6) {
    s.put(" --zone ")
    s.putZone()
  }
} read: { line in
  guard let words = try? ShellWords(line).words else { return false }
  require(words.reduce(0) { $0 + $1.utf8.count } <= line.count, "words are longer than their line")
  // A file of holidays may be any device, and help is as long as it is.
  guard let options = dateOptions, let bounds = dateLimits,
    !words.contains(where: { $0.hasPrefix("--h") })
  else { return false }
  let lines = DateLines(options: options, bounds: bounds)
  do throws(CalculatorError) {
    let answer = try lines.answer(line)
    require(!answer.text.isEmpty, "there is no answer")
    return true
  } catch {
    require(!error.message.isEmpty && !error.message.contains("\n"), "'\(error.message)'")
    return [.invalidDate].contains(error.kind)
  }
}

private let dateOptions = try? DateOptions.parse([])
private let dateLimits = try? DateLimitOptions.parse([])

/// Operands of `ulp assoc`.
let operands = FuzzTarget.lines("operands", atMost: 1) { s in
  s.putList(1 + s.choose(8), separator: " ") { s in
    if s.oneIn(4) { s.put("-") }
    switch s.choose(4) {
    case 0: s.put("\(1 + s.choose(99))/\(1 + s.choose(99))")
    case 1: s.put("(\(1 + s.choose(99))+\(1 + s.choose(9)))*2^\(s.choose(9))")
    default: s.putNumber(.moderate)
    }
  }
} read: { line in
  guard let text = String(validating: line, as: UTF8.self) else { return false }
  var reader = OperandReader(limits: AssocLimits([]))
  do throws(CommandFailure) {
    try reader.read(words: [text])
    for operand in reader.operands {
      require(!operand.term.isEmpty, "an operand has no text")
    }
    return true
  } catch {
    require(error.error.fits(error.source), "the place of a fault is behind its text")
    return !error.error.isOfText
  }
}
