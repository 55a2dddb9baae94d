/// Why a backend that proves its results has none.
public enum ComputationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A size was beyond its bound.
  case limit(LimitExceeded)
  /// A question that the result depends on has no answer at this many bits: most often whether a
  /// value is zero. More bits may decide it; if the two sides are equal, none will.
  case undecided(bits: Int)
  /// The operation has no value here.
  case exception(ArithmeticException)
  /// The operation means nothing for this kind of number; the text says why.
  case inapplicable(String)

  /// Whether a size was to blame: a limit, or the range of exponents.
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
    case .exception(.noSolution): "no real number solves it"
    case .exception(.overflow): "the result is too large"
    case .exception(.underflow): "the result is too small"
    case .inapplicable(let reason): reason
    }
  }
}
