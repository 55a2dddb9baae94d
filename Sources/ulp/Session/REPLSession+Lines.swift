import Arithmetic
import Conversion
import NumericCore
import Scientific

extension REPLSession {
  /// Computes a line of the language.
  mutating func compute(_ text: String) throws(CalculatorError) -> SessionOutput {
    var change = change(by: text)
    let (definition, answer) = try enter(text, &change)
    record(change)
    let news = answer.warnings.filter {
      !$0.isNote && !isScript || told.insert($0.message).inserted
    }
    var output = SessionOutput(parts: news.map { part($0, definition.source) })
    if let value = value(answer, of: definition) { output.parts.append(value) }
    return output
  }

  /// Computes a line and binds its names; a line that fails leaves the state as it was.
  ///
  /// The state is changed in place: a copy of it would copy all lines with every line.
  mutating func enter(
    _ text: String, angle: AngleUnit? = nil, locale: UnitLocale? = nil, _ change: inout Change
  ) throws(CalculatorError) -> (definition: Definition, answer: Answer) {
    let source = Array(text.utf8)
    let line = state.lines.count
    let definition = try state.bindings.definition(
      source, angle: angle ?? state.options.variables.angle,
      locale: locale ?? state.options.variables.locale, state.options.limits, in: state.lines)
    if let name = definition.names.variables.filter(\.isResultName).min() {
      throw CalculatorError(
        .arguments, "'\(name)' is the name of a result; choose another for what you set", nil)
    }
    state.lines.append(definition)
    let answer: Answer
    do throws(CalculatorError) {
      answer = try answered(line)
    } catch {
      state.lines.removeLast()
      forget(from: line)
      throw suggesting(error, source)
    }
    let names = definition.names
    let isResult = names.variables.contains("ans")
    if isResult { state.results += 1 }
    change.replaced.add(
      state.bindings.bind(names, to: line, result: isResult && !isScript ? state.results : nil))
    if !names.variables.isEmpty { state.last = line }
    return (definition, answer)
  }

  private mutating func answered(_ line: Int) throws(CalculatorError) -> Answer {
    let lines = state.lines
    return try withEngine { engine throws(CalculatorError) in try engine.answer(line, in: lines) }
  }

  /// The value of a line with its name; nil for what a script does not print.
  private func value(_ answer: Answer, of definition: Definition) -> SessionOutput.Part? {
    let isExact = answer.isExact == true
    let isResult = definition.names.variables.contains("ans")
    let assigned = definition.names.lastAssigned
    if isScript {
      guard isResult, assigned == nil else { return nil }
      let isMarked = answer.isExact == false && StandardOutput.isTerminal && !state.options.json
      return isMarked
        ? .value(name: nil, isExact: false, text: answer.text) : .text(answer.text)
    }
    if let assigned { return .value(name: assigned, isExact: isExact, text: answer.text) }
    guard isResult else { return .text(answer.text) }
    return .value(name: "_\(state.results)", isExact: isExact, text: answer.text)
  }
}

extension String {
  /// Whether it is `_` and a number, the name of a result.
  var isResultName: Bool {
    hasPrefix("_") && count > 1 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
