import TestSupport

/// A line that people type, with the answer that a careful person expects.
///
///     @ Soulver manual, Percentages        where such lines were seen, for all inputs up to the next source
///     > tax = 19%                          what is typed; several lines are a session
///     > 250 + tax
///     297.5                                the answer; or `refused:` and a part of the message
///       = 250*F('1.19')                    how Inputs/check.py computes it, where that is not plain
///
/// `decided:` is the answer here where the language decides otherwise than the source expects. `note:` and a text follow where a note has to name the reading.
struct TypedInput: Sendable, CustomStringConvertible {
  /// Where such a line was seen.
  var source: String
  /// What is typed.
  var lines: [String]
  /// The lines of the answer.
  var answer: [String] = []
  /// The part of the message with which the input is refused; nil where it is answered.
  var refusal: String?
  /// The answer here, where the language decides otherwise.
  var decision: String?
  /// Parts of notes about the reading.
  var notes: [String] = []
  /// The text of the input, which names it in test reports.
  var description: String { lines.joined(separator: " ⏎ ") }

  /// The inputs of a file.
  static func parse(_ text: String) -> [TypedInput] {
    var inputs: [TypedInput] = []
    var source = ""
    var isTyped = false
    for line in text.split(separator: "\n") {
      let typed = line.hasPrefix("> ")
      defer { isTyped = typed }
      if typed {
        if !isTyped { inputs.append(TypedInput(source: source, lines: [])) }
        inputs[inputs.count - 1].lines.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("@ ") {
        source = String(line.dropFirst(2))
      } else if line.hasPrefix("#") || line.hasPrefix("  = ") || inputs.isEmpty {
        continue
      } else if line.hasPrefix("refused: ") {
        inputs[inputs.count - 1].refusal = String(line.dropFirst(9))
      } else if line.hasPrefix("decided: ") {
        inputs[inputs.count - 1].decision = String(line.dropFirst(9))
      } else if line.hasPrefix("note: ") {
        inputs[inputs.count - 1].notes.append(String(line.dropFirst(6)))
      } else {
        inputs[inputs.count - 1].answer.append(String(line))
      }
    }
    return inputs
  }
}
