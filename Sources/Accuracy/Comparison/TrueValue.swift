public import BigNumbers
public import NumericCore

/// What exact evaluation says of a value.
public enum TrueValue: Sendable {
  /// The value, whose digits are proven.
  case certified(ExactReal)
  /// There is no value: a pole, outside of a domain, or an input that the format does not hold (overflow).
  case invalid(ArithmeticException)
  /// Nobody could tell within the limits.
  case undecided(ComputationFailure)

  /// Whether there is a value, and how large it is to 64 bits, decides.
  init(_ value: ExactReal, limits: ExactLimits) {
    do throws(ComputationFailure) {
      _ = try value.digits(.significant(20), limits: limits)
      self = .certified(value)
    } catch {
      self.init(error)
    }
  }

  /// What a failure says of the value.
  init(_ failure: ComputationFailure) {
    switch failure {
    case .exception(let exception) where [.domain, .divisionByZero].contains(exception):
      self = .invalid(exception)
    // There is a value, beyond the exponents that exact evaluation has.
    default: self = .undecided(failure)
    }
  }

  /// The value, if it is certified.
  public var value: ExactReal? { if case .certified(let value) = self { value } else { nil } }
}
