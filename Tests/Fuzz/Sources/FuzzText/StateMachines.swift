import Arithmetic
import Conversion
import FuzzSupport
import Grammars
import NumericCore

/// RPN: words that fail change nothing, undoing leads back, and what is on the stack is a line of the language.
let stack = FuzzTarget("rpn") { s in
  s.putList(1 + s.choose(3), separator: "\n") { $0.putStackLine(.extreme) }
} read: { text, tally in
  var machine = RPNMachine(limits: textLimits)
  let calculator = Calculator(DoubleBackend(), limits: textLimits)
  for line in text.split(separator: UInt8(ascii: "\n")) {
    guard let line = String(validating: line, as: UTF8.self) else { continue }
    var isValid = true
    do throws(CalculatorError) {
      try machine.run(line)
    } catch {
      require(error.fits(Array(line.utf8)), "the place of an error is behind the line")
      isValid = !error.isOfText
    }
    let descriptions = machine.descriptions
    require(descriptions.count == machine.count, "\(descriptions.count) texts of \(machine.count)")
    for place in 0..<min(machine.count, 3) { check(machine, place, calculator) }
    tally.count(isValid)
  }
}

private func check(
  _ machine: RPNMachine, _ place: Int, _ calculator: Calculator<DoubleBackend>
) {
  do throws(CalculatorError) {
    guard let program = try machine.program(of: place) else { violated("no program of \(place)") }
    guard program.text.count < 2000 else { return }
    _ = try calculator.evaluate(utf8: program.text)
  } catch {
    // A variable may have no value, and a name may be that of a list function with too few operands.
    if error.kind == .syntax { violated("what is on the stack is no line: \(error.message)") }
  }
}

/// Keys of the keypad, in any order: the display is defined after every key.
let keypad = FuzzTarget.lines("keys", atMost: 1) {
  $0.putKeys()
} read: { line in
  guard let line = String(validating: line, as: UTF8.self),
    let keys = try? KeypadReader.keys(line)
  else { return false }
  var limits = textLimits
  limits.length = 600
  var pad = Keypad(Calculator(DoubleBackend(), limits: limits), generator: SplitMix64(seed: 1))
  for (key, _) in keys {
    let before = (pad.display, pad.workings)
    do throws(CalculatorError) {
      try pad.press(key)
    } catch {
      require(error.limit?.limit == .length, "a key was refused: \(error.message)")
      require(before == (pad.display, pad.workings), "a key that was refused changed something")
    }
    require(!pad.display.isEmpty, "the display is empty")
    require((pad.display == "Error") == (pad.failure != nil), "an error is not shown")
    require(
      pad.workings.hasSuffix(pad.workings(atMost: 40)), "the end of the workings is another one")
  }
  if pad.failure == nil, pad.copied() == nil { violated("a value cannot be copied") }
  return true
}

/// A converter with two sides.
let converter = FuzzTarget.lines("converter", atMost: 1) { s in
  s.putList(1 + s.choose(30), separator: " ") { s in
    switch s.choose(6) {
    case 0, 1: s.put("\(s.choose(10))")
    case 2: s.putOne(of: [".", "e", "-", "b", "c", "s"])
    case 3: s.putOne(of: ["<", ">"])
    default:
      s.putOne(of: ["<", ">"])
      s.putUnit()
    }
  }
} read: { line in
  var converter = TwoWayConverter()
  var isValid = true
  for word in line.split(separator: UInt8(ascii: " ")) {
    guard let word = String(validating: word, as: UTF8.self), let key = converterKey(word) else {
      isValid = false
      continue
    }
    converter.press(key)
    let typed = converter.typed
    require((try? ExactLiteral(typed.literal)) != nil, "'\(typed.literal)' is no literal")
    if let from = converter.units[.from], let to = converter.units[.to] {
      require(from.isConvertible(to: to), "\(from.symbol) and \(to.symbol) are on the two sides")
    }
  }
  return isValid
}

private func converterKey(_ word: String) -> TwoWayConverter.Key? {
  switch word {
  case ".": return .point
  case "e": return .exponent
  case "-": return .sign
  case "b": return .backspace
  case "c": return .clear
  case "s": return .swap
  case "<": return .side(.from)
  case ">": return .side(.to)
  default: break
  }
  if let digit = Int(word), (0...9).contains(digit) { return .digit(digit) }
  guard let side = word.first, side == "<" || side == ">",
    let unit = try? Unit(parsing: String(word.dropFirst()))
  else { return nil }
  return .unit(side == "<" ? .from : .to, unit)
}
