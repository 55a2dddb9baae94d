import Arithmetic
import NumericCore

/// Why a command has no answer: what went wrong, and the text that it is about.
///
/// It is the fourth family of failures: a command was misused, or a file, a terminal or a setting is not what
/// it needs. The other three families arrive here as the calculator's errors, with their source.
struct CommandFailure: Error, CustomStringConvertible {
  var error: CalculatorError
  var source: [UInt8]

  init(error: CalculatorError, source: [UInt8]) { (self.error, self.source) = (error, source) }

  /// A sentence of the command's own, which may be as long as it has to be.
  init(
    _ sentence: String, _ source: [UInt8] = [], _ span: SourceSpan? = nil,
    suggestion: String? = nil, limit: LimitExceeded? = nil
  ) {
    self.init(
      error: CalculatorError(
        limit == nil ? .arguments : .limit, "", span, suggestion: suggestion, limit: limit),
      source: source)
    error.message = sentence
  }

  /// The sentence, with what raises a limit that was reached.
  var description: String { error.fullMessage }
}
