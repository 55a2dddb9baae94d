import Accuracy
import ArgumentParser
import Arithmetic
import NumericCore

/// A failure of this or a lower layer that can be told to a person.
protocol ExplainedFailure: Error {
  /// What a person is told.
  var explanation: CalculatorError { get }
  /// The same together with the text that was looked at.
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
  /// The text that it is about is known already.
  func fault(in source: [UInt8]) -> CommandFailure { self }
}

// MARK: - Reporting

/// What ends a command that has no answer: a sentence for people, and an object where JSON was asked for.
protocol FailureReporting {
  /// Whether a failure is reported as JSON, too.
  var json: Bool { get }
}

extension FailureReporting {
  /// The result of a closure; its failure is reported, and ends the command.
  func reporting<Result, Failure: ExplainedFailure>(
    _ source: [UInt8] = [], _ body: () throws(Failure) -> Result
  ) throws -> Result {
    do throws(Failure) { return try body() } catch { try fail(error, source) }
  }

  /// Reports a failure, and ends the command.
  func fail(_ failure: some ExplainedFailure, _ source: [UInt8] = []) throws -> Never {
    let fault = failure.fault(in: source)
    ErrorReport(fault.error, source: fault.source).write()
    if json { StandardOutput.write(json: fault.error.json) }
    throw ExitCode(1)
  }
}

extension StandardError {
  /// Says in one sentence why there is no answer, and ends the command.
  static func fail(_ sentence: String, status: Int32 = 1) throws(ExitCode) -> Never {
    write("error: \(sentence)\n")
    throw ExitCode(status)
  }
}

/// Reports for those who are told whether JSON was asked for.
struct FailureReporter: FailureReporting {
  let json: Bool
}
