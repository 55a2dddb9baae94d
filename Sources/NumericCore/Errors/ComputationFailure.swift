/// Why a backend that proves its results could not give one.
public enum ComputationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A size was beyond its bound.
  case limit(LimitExceeded)
  /// A question on which the result depends was not decided with this many bits; most often it is
  /// whether a value is zero. More bits may decide it, but never if the two sides are equal.
  case undecided(bits: Int)
  /// The operation has no value here.
  case exception(ArithmeticException)
  /// The operation is not defined for this type of number; the text says why.
  case inapplicable(String)

  /// The failure of a backend without whole numbers of any size.
  static func wholeNumbersMissing(_ what: String) -> ComputationFailure {
    .inapplicable("\(what) need whole numbers of any size, which this backend has not been given")
  }

  /// Whether a size was the reason: a limit, or the range of exponents.
  public var isOfSize: Bool {
    switch self {
    case .limit, .exception(.overflow), .exception(.underflow): true
    default: false
    }
  }

  /// One sentence.
  public var description: String {
    switch self {
    case .limit(let limit): limit.description
    case .undecided(let bits):
      "undecided at \(bits) bits: two values agree so far, and nothing proves them equal"
    case .exception(.divisionByZero): "division by zero"
    case .exception(.domain): "no real value"
    case .exception(.unable): "not found within the limits"
    case .exception(.noSolution): "no number solves it"
    case .exception(.overflow): "the result is too large"
    case .exception(.underflow): "the result is too small"
    case .inapplicable(let reason): reason
    }
  }
}
