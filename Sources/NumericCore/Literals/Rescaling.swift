/// The operation of a conversion on a number: a factor, or a combination of operations that is
/// rounded only once.
public enum Rescaling: Hashable, Sendable {
  /// x · ratio.
  case multiple(ExactRatio)
  /// 1/(x · ratio).
  case reciprocal(ExactRatio)
  /// The remainder of x · ratio after division by a step, with the sign of x.
  case rest(ExactRatio, step: ExactRatio)
  /// The integer part of x · ratio, or of its remainder after division by a step.
  case whole(ExactRatio, step: ExactRatio?)

  /// Whether a relative change of the number gives a relative change of the same size in the
  /// result.
  public var isProportional: Bool {
    switch self {
    case .multiple(let ratio), .reciprocal(let ratio): ratio.offset.isZero
    case .rest, .whole: false
    }
  }

  /// Whether the result is a discontinuous function of the number.
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
    /// The remainder after division by a ratio, with the sign of the number.
    case remainder(ExactRatio)
    case trunc
  }

  /// The operations in order; applied one after the other they give the result if none of them
  /// rounds.
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
  /// Computes a rescaling as a sequence of operations, each of which rounds.
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

  /// Applies the operations of the rescaling in order and rounds after each.
  public func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number {
    try rescaledStepByStep(x, by: rescaling)
  }
}
