public import BigNumbers
public import NumericCore

/// What exact evaluation says of a value.
public enum TrueValue: Sendable {
  /// The value, whose digits are proven.
  case certified(ExactReal)
  /// There is no value: a pole, or outside of a domain.
  case invalid(ArithmeticException)
  /// Nobody could tell within the limits.
  case undecided(ComputationFailure)

  /// Whether there is a value, and how large it is to 64 bits, decides.
  init(_ value: ExactReal, limits: ExactLimits) {
    do throws(ComputationFailure) {
      _ = try value.digits(.significant(20), limits: limits)
      self = .certified(value)
    } catch {
      if case .exception(let exception) = error {
        self = .invalid(exception)
      } else {
        self = .undecided(error)
      }
    }
  }

  /// The value, if it is certified.
  public var value: ExactReal? { if case .certified(let value) = self { value } else { nil } }
}
