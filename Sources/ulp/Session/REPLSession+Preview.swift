import Arithmetic

/// Whether answers are shown while lines are typed, and how long a key waits for one.
struct PreviewSetting: Hashable, Sendable {
  var isOn = true
  /// Nobody notices 30 ms between two keys.
  var milliseconds: Int32 = 30

  /// The longest time that a key may wait.
  static let longest: Int32 = 60_000
}

extension REPLSession {
  /// Turns answers to lines that are still being typed on or off, or sets the time for them.
  mutating func setPreviews(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    var next = state
    if let (text, span) = try words.operand(), let milliseconds = Int32(text) {
      guard 1...PreviewSetting.longest ~= milliseconds else {
        throw CalculatorError(
          .arguments, "answers are waited for between 1 and \(PreviewSetting.longest) ms", span)
      }
      next.previews = PreviewSetting(isOn: true, milliseconds: milliseconds)
    } else {
      next.previews.isOn = try words.toggled(state.previews.isOn)
    }
    keep(
      next, after: ":preview \(words.operands.first?.text ?? (next.previews.isOn ? "on" : "off"))")
    guard next.previews.isOn else {
      return SessionOutput(parts: [.note("answers are not shown while you type")])
    }
    let time = next.previews.milliseconds
    return SessionOutput(parts: [
      .note("answers are shown while you type, if they take at most \(time) ms")
    ])
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
