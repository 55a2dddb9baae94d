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

extension Rescaling {
  /// One operation of a rescaling.
  public enum Step: Hashable, Sendable {
    case multiply(ExactRatio)
    case reciprocal
    /// The remainder, with the sign of the number, after whole multiples of a ratio.
    case remainder(ExactRatio)
    case trunc
  }

  /// What it does, one after the other: right where no operation rounds.
  public var steps: [Step] {
    switch self {
    case .multiple(let ratio): [.multiply(ratio)]
    case .reciprocal(let ratio): [.multiply(ratio), .reciprocal]
    case .rest(let ratio, let step): [.multiply(ratio), .remainder(step)]
    case .whole(let ratio, nil): [.multiply(ratio), .trunc]
    case .whole(let ratio, let step?): [.multiply(ratio), .remainder(step), .trunc]
    }
  }
}

extension NumericBackend {
  /// Step by step.
  public func rescaledStepByStep(
    _ x: Number, by rescaling: Rescaling
  ) throws(Failure) -> Number {
    var result = x
    for step in rescaling.steps {
      switch step {
      case .multiply(let ratio): result = try scaled(result, by: ratio)
      case .reciprocal: result = try divide(try number(ExactLiteral(1)), result)
      case .remainder(let ratio):
        let unit = try scaled(try number(ExactLiteral(1)), by: ratio)
        result = try truncatingRemainder(result, unit)
      case .trunc: result = try trunc(result)
      }
    }
    return result
  }

  /// Applies each operation of the rescaling in turn, and rounds after each.
  public func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number {
    try rescaledStepByStep(x, by: rescaling)
  }
}
