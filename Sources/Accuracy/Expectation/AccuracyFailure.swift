public import NumericCore

/// Why a function did not pass a test of its accuracy.
///
/// Its description is a message for people, which Swift Testing and XCTest print.
public struct AccuracyFailure<Number: MeasurableFloat>: Error, Sendable {
  /// The reasons.
  public enum Reason: Sendable {
    /// The error is larger than the bound, or only one of the computed and the true value is a
    /// number.
    case bound
    /// The true value could not be decided at a point.
    case undecided(ComputationFailure)
    /// The request makes no sense; the text says why.
    case request(String)
  }

  /// The reason.
  public let reason: Reason
  /// The points with the largest errors that were found, in descending order, or the one at which
  /// the true value could not be decided.
  public let points: [AccuracyPoint<Number>]
  /// The message.
  public let description: String

  /// The point with the largest error, or the one at which the true value could not be decided.
  public var worst: AccuracyPoint<Number>? { points.first }
}

extension AccuracyFailure: CustomStringConvertible {
  /// A request that makes no sense.
  init(_ message: String) {
    (reason, points, description) = (.request(message), [], message)
  }
}
