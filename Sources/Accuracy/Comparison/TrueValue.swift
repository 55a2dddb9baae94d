public import BigNumbers
public import NumericCore

/// The result of exact evaluation.
public enum TrueValue: Sendable {
  /// The value, whose digits are proven.
  case certified(ExactReal)
  /// There is no value: at a pole, outside the domain, or for an input beyond the range of the
  /// format.
  case invalid(ArithmeticException)
  /// The value could not be decided within the limits.
  case undecided(ComputationFailure)

  /// Classifies a value by whether it exists and by its first 64 bits, or by its sign and side if it is beyond the exponents
  /// of all numbers.
  init(_ value: ExactReal, limits: ExactLimits) {
    do throws(ComputationFailure) {
      _ = try value.digits(.significant(20), limits: limits)
      self = .certified(value)
    } catch {
      self = value.isBeyondRange(limits: limits) ? .certified(value) : TrueValue(error)
    }
  }

  /// Classifies a failure.
  init(_ failure: ComputationFailure) {
    switch failure {
    case .exception(let exception) where [.domain, .divisionByZero].contains(exception):
      self = .invalid(exception)
    // The value exists, but its exponent is beyond the range of exact evaluation.
    default: self = .undecided(failure)
    }
  }

  /// The value, if it is certified.
  public var value: ExactReal? { if case .certified(let value) = self { value } else { nil } }
}
