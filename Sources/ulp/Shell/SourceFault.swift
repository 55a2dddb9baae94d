import Arithmetic
import NumericCore

/// A failure and the text to which it refers.
struct SourceFault: Error {
  var error: CalculatorError
  var source: [UInt8]
}

extension SourceFault {
  /// Adds to a failure the text to which it refers.
  static func about<Result, Failure: ExplainedFailure>(
    _ source: [UInt8], _ body: () throws(Failure) -> Result
  ) throws(SourceFault) -> Result {
    do throws(Failure) { return try body() } catch { throw error.fault(in: source) }
  }
}
