import Arithmetic
import NumericCore

extension CalculatorError {
  /// The message, with advice on how to raise a limit that was reached.
  var fullMessage: String {
    if kind == .undecided { return "\(message); --max-precision and --timeout look further" }
    return limit.map { "\(message); \($0.advice)" } ?? message
  }

  /// The message on one line, with the suggestion.
  var oneLine: String {
    suggestion.map { "\(fullMessage); did you mean '\($0)'?" } ?? fullMessage
  }

  /// The object of a failure; its span counts bytes of the source.
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
  /// The offsets of the start and the end.
  var json: JSONValue { .list([JSONValue(start), JSONValue(end)]) }
}

/// A failure as text for standard error: the message, the source and a caret under the faulty part.
struct ErrorReport {
  /// The lines, each with a line end.
  let text: String

  /// `wording` can adapt the message to the place where it is shown.
  init(
    _ error: CalculatorError, source: [UInt8], wording: (String) -> String = { $0 }
  ) {
    var text = "error: \(wording(error.fullMessage).printable)\n"
    if let span = error.span { text += SourceExcerpt(source, span).lines }
    if let suggestion = error.suggestion { text += "did you mean '\(suggestion)'?\n" }
    self.text = text
  }

  init(_ warning: Warning, source: [UInt8]) {
    if warning.isNote {
      text = "note: \(warning.message)\n"
    } else {
      text = "warning: \(warning.message)\n" + SourceExcerpt(source, warning.span).lines
    }
  }

  func write() { StandardError.write(text) }
}
