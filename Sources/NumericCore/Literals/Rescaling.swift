/// What a conversion makes of a number: a multiple, or what a backend would have to round more than once.
public enum Rescaling: Hashable, Sendable {
  /// x · ratio.
  case multiple(ExactRatio)
  /// 1/(x · ratio).
  case reciprocal(ExactRatio)
  /// What is left of x · ratio after whole multiples of a step, with the sign of x.
  case rest(ExactRatio, step: ExactRatio)
  /// x · ratio without its fraction, or what is left of it after whole multiples of a step.
  case whole(ExactRatio, step: ExactRatio?)

  /// Whether a relative change of the number is one of the same size of the result.
  public var isProportional: Bool {
    switch self {
    case .multiple(let ratio), .reciprocal(let ratio): ratio.offset.isZero
    case .rest, .whole: false
    }
  }

  /// Whether it jumps where the number that is converted does not.
  public var jumps: Bool {
    switch self {
    case .multiple, .reciprocal: false
    case .rest, .whole: true
    }
  }
}

extension NumericBackend {
  /// One operation after the other, which is right where none of them rounds.
  public func rescaledStepByStep(
    _ x: Number, by rescaling: Rescaling
  ) throws(Failure) -> Number {
    func one(_ ratio: ExactRatio) throws(Failure) -> Number {
      try scaled(try number(ExactLiteral(1)), by: ratio)
    }
    switch rescaling {
    case .multiple(let ratio): return try scaled(x, by: ratio)
    case .reciprocal(let ratio):
      return try divide(try number(ExactLiteral(1)), try scaled(x, by: ratio))
    case .rest(let ratio, let step):
      return try truncatingRemainder(try scaled(x, by: ratio), try one(step))
    case .whole(let ratio, nil): return try trunc(try scaled(x, by: ratio))
    case .whole(let ratio, let step?):
      return try trunc(try rescaledStepByStep(x, by: .rest(ratio, step: step)))
    }
  }

  public func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number {
    try rescaledStepByStep(x, by: rescaling)
  }
}
