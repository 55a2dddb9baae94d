public import BigNumbers
import NumericCore

/// What was found at one point.
public enum PointTruth: Sendable {
  /// The true value, and an enclosure of it.
  case certified(ExactReal, BigInterval)
  /// There is none.
  case invalid
  /// Nobody could tell within the limits.
  case undecided

  /// Encloses a value.
  init(_ truth: ExactReal, _ precision: Precision, _ limits: ExactLimits) {
    do throws(ComputationFailure) {
      self = .certified(truth, try truth.enclosure(precision, limits: limits))
    } catch {
      self.init(error)
    }
  }

  init(_ failure: ComputationFailure) {
    if case .exception(let exception) = failure, [.domain, .divisionByZero].contains(exception) {
      self = .invalid
    } else {
      self = .undecided
    }
  }
}
