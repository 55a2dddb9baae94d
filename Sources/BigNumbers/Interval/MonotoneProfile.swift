import NumericCore

/// Where a function of one number is defined, and where it rises and falls.
struct MonotoneProfile {
  enum Shape {
    /// Rises everywhere.
    case increasing
    /// Falls everywhere.
    case decreasing
    /// Falls up to a number, rises from there.
    case valley(Int)
    /// Rises up to a number, falls from there.
    case peak(Int)
    /// Falls on both sides of a pole at 0, where it changes its sign.
    case fallingAroundPole
  }

  /// One end of the domain.
  enum Edge {
    /// The number belongs to the domain.
    case closed(Int)
    /// The function has a pole at the number, which does not belong to the domain.
    case pole(Int)
  }

  var shape: Shape
  var from: Edge?
  var to: Edge?
  /// Whether there is a pole at 0, inside the domain.
  var hasPoleAtZero = false

  static func increasing(from: Edge? = nil, to: Edge? = nil) -> MonotoneProfile {
    MonotoneProfile(shape: .increasing, from: from, to: to)
  }
  static func decreasing(from: Edge? = nil, to: Edge? = nil) -> MonotoneProfile {
    MonotoneProfile(shape: .decreasing, from: from, to: to)
  }
}

extension UnaryOperation {
  /// The functions that a few monotone pieces with exact ends make up; nil for the others.
  ///
  /// Derivatives: the dilogarithm's is −ln|1 − x|/x, positive below 2 and negative above (DLMF 25.12.2);
  /// that of Ei is e^x/x (DLMF 6.2.5). Roundings to integers and neighbours at a precision are steps that
  /// rise; rounding in the backend's direction is enclosed for every direction.
  var profile: MonotoneProfile? {
    switch self {
    case .sign, .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection, .nextAbove,
      .nextBelow, .cbrt, .exp, .exp2, .exp10, .expMinusOne, .exp2MinusOne, .exp10MinusOne, .atan,
      .sinh, .tanh, .asinh, .erf:
      .increasing()
    case .negate, .erfc: .decreasing()
    case .magnitude, .square, .cosh: MonotoneProfile(shape: .valley(0))
    case .sech: MonotoneProfile(shape: .peak(0))
    case .sqrt: .increasing(from: .closed(0))
    case .reciprocalSqrt: .decreasing(from: .pole(0))
    case .log, .log2, .log10: .increasing(from: .pole(0))
    case .logOnePlus, .log2OnePlus, .log10OnePlus: .increasing(from: .pole(-1))
    case .asin: .increasing(from: .closed(-1), to: .closed(1))
    case .acos: .decreasing(from: .closed(-1), to: .closed(1))
    case .acosh: .increasing(from: .closed(1))
    case .atanh: .increasing(from: .pole(-1), to: .pole(1))
    case .csch, .coth: MonotoneProfile(shape: .fallingAroundPole, hasPoleAtZero: true)
    case .expIntegral: MonotoneProfile(shape: .valley(0), hasPoleAtZero: true)
    case .dilogarithm: MonotoneProfile(shape: .peak(2))
    default: nil
    }
  }
}

extension OutwardBackend {
  /// A function over more than one number, by its profile.
  func monotone(
    _ f: UnaryOperation, _ profile: MonotoneProfile, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    guard let inside = clipped(x, profile) else { return .undefined }
    let (a, b) = (inside.lower, inside.upper)
    let result: BigInterval
    switch profile.shape {
    case .increasing:
      result = BigInterval(ordered: try down.compute(f, a), try up.compute(f, b))
    case .decreasing:
      result = BigInterval(ordered: try down.compute(f, b), try up.compute(f, a))
    case .valley(let bottom):
      let least = max(a, min(BigFloat.integer(bottom), b))
      result = BigInterval(
        ordered: try down.compute(f, least), max(try up.compute(f, a), try up.compute(f, b)))
    case .peak(let top):
      let greatest = max(a, min(BigFloat.integer(top), b))
      result = BigInterval(
        ordered: min(try down.compute(f, a), try down.compute(f, b)), try up.compute(f, greatest))
    case .fallingAroundPole:
      if a.signum < 0, b.signum > 0 {
        result = .entire
      } else {
        // At 0 the limit is that of the side which the interval lies on; zeros here are positive.
        result = BigInterval(
          ordered: b.isZero ? -.infinity : try down.compute(f, b), try up.compute(f, a))
      }
    }
    return result.flagged(inside.isErrorPossible)
  }

  /// The part of an interval in the domain of a function, with a possible error where it is not all or
  /// touches a pole; nil where it is nothing or only a pole.
  private func clipped(_ x: BigInterval, _ profile: MonotoneProfile) -> BigInterval? {
    var (a, b) = (x.lower, x.upper)
    var isError = profile.hasPoleAtZero && x.containsZero
    if let (edge, isPole) = profile.from?.parts {
      if b < edge || (isPole && b == edge) { return nil }
      if a < edge || (isPole && a == edge) { isError = true }
      a = max(a, edge)
    }
    if let (edge, isPole) = profile.to?.parts {
      if edge < a || (isPole && edge == a) { return nil }
      if edge < b || (isPole && b == edge) { isError = true }
      b = min(b, edge)
    }
    return BigInterval(ordered: a, b, isErrorPossible: isError)
  }
}

extension MonotoneProfile.Edge {
  fileprivate var parts: (value: BigFloat, isPole: Bool) {
    switch self {
    case .closed(let value): (BigFloat.integer(value), false)
    case .pole(let value): (BigFloat.integer(value), true)
    }
  }
}
