import Accuracy
import ArgumentParser
import Arithmetic
import NumericCore

/// A failure of this or a lower layer that can be explained to the user.
protocol ExplainedFailure: Error {
  /// The explanation for the user.
  var explanation: CalculatorError { get }
  /// The failure together with the text to which it refers.
  func fault(in source: [UInt8]) -> CommandFailure
}

extension ExplainedFailure {
  func fault(in source: [UInt8]) -> CommandFailure {
    CommandFailure(error: explanation, source: source)
  }
}

extension CalculatorError: ExplainedFailure {
  var explanation: CalculatorError { self }
}

extension TextError: ExplainedFailure {
  var explanation: CalculatorError { CalculatorError(self) }
}

extension LimitExceeded: ExplainedFailure {
  var explanation: CalculatorError { CalculatorError(self, nil) }
}

extension ComputationFailure: ExplainedFailure {
  var explanation: CalculatorError { CalculatorError(self, nil) }
}

extension EngineError: ExplainedFailure {
  var explanation: CalculatorError { CalculatorError(self) }
}

extension CommandFailure: ExplainedFailure {
  var explanation: CalculatorError { error }
  /// The text is already known.
  func fault(in source: [UInt8]) -> CommandFailure { self }
}

// MARK: - Reporting

extension CommandFailure {
  /// Prints the message, and an object if JSON was requested, and ends the command.
  fileprivate func end(json: Bool) throws(ExitCode) -> Never {
    ErrorReport(error, source: source).write()
    if json { StandardOutput.write(json: error.json) }
    throw ExitCode(1)
  }
}

/// A command that ends without an answer after a failure: it prints a message, and an object if
/// JSON was requested.
protocol FailureReporting {
  /// Whether failures are also reported as JSON.
  var json: Bool { get }
}

extension FailureReporting {
  /// The result of a closure; reports a failure and ends the command.
  func reporting<Result, Failure: ExplainedFailure>(
    _ source: [UInt8] = [], _ body: () throws(Failure) -> Result
  ) throws -> Result {
    do throws(Failure) { return try body() } catch { try fail(error, source) }
  }

  /// Reports a failure, and ends the command.
  func fail(_ failure: some ExplainedFailure, _ source: [UInt8] = []) throws -> Never {
    try failure.fault(in: source).end(json: json)
  }
}

extension StandardError {
  /// Prints one sentence about the failure, and ends the command.
  static func fail(_ sentence: String, status: Int32 = 1) throws(ExitCode) -> Never {
    write("error: \(sentence)\n")
    throw ExitCode(status)
  }
}

/// Reports failures for code that is told whether JSON was requested.
struct FailureReporter: FailureReporting {
  let json: Bool
}
