import Arithmetic
import NumericCore

extension CalculatorError {
  /// The sentence, with what raises a limit that was reached.
  var fullMessage: String {
    if kind == .undecided { return "\(message); --max-precision and --timeout look further" }
    return limit.map { "\(message); \($0.advice)" } ?? message
  }

  /// The sentence on one line, with the nearest known name.
  var oneLine: String {
    suggestion.map { "\(fullMessage); did you mean '\($0)'?" } ?? fullMessage
  }

  /// The object of a failure; the span counts bytes of the source.
  var json: JSONValue {
    var fields: JSONFields = [
      ("kind", .string(kind.rawValue)), ("message", .string(fullMessage)),
      ("span", span.map(\.json) ?? .null),
    ]
    if let suggestion { fields.append(("suggestion", .string(suggestion))) }
    return .object([("error", .object(fields))])
  }
}

extension SourceSpan {
  /// Where it starts and where it ends.
  var json: JSONValue { .list([JSONValue(start), JSONValue(end)]) }
}

/// A failure for standard error: the sentence, the source and a caret under the culprit.
struct ErrorReport {
  /// The lines, with an end behind each.
  let text: String

  /// `wording` may put the sentence into words of the place where it is read.
  init(
    _ error: CalculatorError, source: [UInt8], wording: (String) -> String = { $0 }
  ) {
    var text = "error: \(wording(error.fullMessage).printable)\n"
    if let span = error.span { text += SourceExcerpt(source, span).lines }
    if let suggestion = error.suggestion { text += "did you mean '\(suggestion)'?\n" }
    self.text = text
  }

  init(_ warning: Warning, source: [UInt8]) {
    text = "warning: \(warning.message)\n" + SourceExcerpt(source, warning.span).lines
  }

  func write() { StandardError.write(text) }
}
