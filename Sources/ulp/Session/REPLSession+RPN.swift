import Arithmetic
import NumericCore

extension REPLSession {
  /// Enters or leaves the mode of reverse Polish notation.
  mutating func toggleRPN(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    var next = state
    let isOn = try words.toggled(state.machine != nil)
    guard isOn != (state.machine != nil) else { return SessionOutput() }
    next.machine = isOn ? RPNMachine(variables: Set(state.bindings.variables.keys)) : nil
    keep(next, after: ":rpn")
    let text =
      isOn
      ? "words of 'ulp rpn': 3 5 4 + +, dup, swap, drop, roll, clear, undo, ->x; :rpn goes back"
      : "infix again"
    return SessionOutput(parts: [.note(text)])
  }

  /// Processes the words of a line, and shows the stack.
  mutating func push(_ line: String) throws(CalculatorError) -> SessionOutput {
    guard var machine = state.machine else { return SessionOutput() }
    var output = SessionOutput()
    do throws(CalculatorError) {
      try machine.run(line)
    } catch {
      // The words before the faulty one have been processed.
      output.parts.append(report(error, Array(line.utf8)))
    }
    var next = state
    next.machine = machine
    keep(next, after: line)
    let places = min(machine.count, Self.shownPlaces)
    if machine.count > places {
      output.parts.append(.note("\(machine.count - places) more below"))
    }
    let descriptions = machine.descriptions
    for place in (0..<places).reversed() {
      output.parts.append(
        value(machine, place, descriptions[machine.count - 1 - place], Array(line.utf8)))
    }
    if machine.count == 0 { output.parts.append(.note("the stack is empty")) }
    return output
  }

  /// The largest number of stack entries that are shown.
  private static let shownPlaces = 8

  /// A stack entry: its expression and its value.
  private mutating func value(
    _ machine: RPNMachine, _ place: Int, _ description: String, _ source: [UInt8]
  ) -> SessionOutput.Part {
    let name = "\(place + 1): \(description)"
    do throws(CalculatorError) {
      guard let program = try machine.program(of: place) else { return .text(name) }
      let lines = state.lines
      let definition = try state.bindings.definition(
        program.text, angle: state.options.variables.angle,
        locale: state.options.variables.locale, state.options.limits, in: lines)
      let answer = try withEngine { engine throws(CalculatorError) in
        // The line is evaluated once and not kept.
        defer { engine.forget(from: lines.count) }
        return try engine.answer(lines.count, in: lines + [definition])
      }
      if answer.text == description { return .text(name) }
      return .value(name: name, isExact: answer.isExact == true, text: answer.text)
    } catch {
      return .text("\(name) – \(SessionWording.ofOptions(error.oneLine))")
    }
  }
}
