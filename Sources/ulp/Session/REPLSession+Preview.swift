import Arithmetic

extension REPLSession {
  /// Turns answers to lines that are still being typed on or off.
  mutating func setPreviews(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    let isOn = try words.toggled(state.showsPreviews)
    var next = state
    next.showsPreviews = isOn
    keep(next, after: ":preview \(isOn ? "on" : "off")")
    return SessionOutput(parts: [.note("answers \(isOn ? "are" : "are not") shown while you type")])
  }

  /// The value that a line would have; nil if it has none yet, or if it says no more than the line.
  ///
  /// The session stays as it is.
  mutating func preview(_ line: String) -> SessionOutput.Part? {
    guard state.machine == nil, !line.isBlankOrComment, command(in: line) == nil,
      !isUnfinished(line)
    else { return nil }
    let text = line.goesOnFromAnswer ? "ans " + line : line
    var change = change(by: line)
    defer { restore(change) }
    do throws(CalculatorError) {
      let (definition, answer) = try enter(text.withoutComment, &change)
      guard definition.names.functions.isEmpty, definition.names.units.isEmpty else { return nil }
      let right = text.withoutComment.split(separator: "=").last.map { String($0).trimmed }
      if right == answer.text { return nil }
      return .value(name: nil, isExact: answer.isExact == true, text: answer.text)
    } catch {
      return nil
    }
  }
}
