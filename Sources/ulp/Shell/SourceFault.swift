import Arithmetic
import NumericCore

/// A failure and the text that it is about.
struct SourceFault: Error {
  var error: CalculatorError
  var source: [UInt8]
}

extension SourceFault {
  /// Hands on a failure together with the text that it is about.
  static func about<Result, Failure: ExplainedFailure>(
    _ source: [UInt8], _ body: () throws(Failure) -> Result
  ) throws(SourceFault) -> Result {
    do throws(Failure) { return try body() } catch { throw error.fault(in: source) }
  }
}
