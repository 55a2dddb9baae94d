import NumericCore

extension OutwardContext {
  /// The range of a function over more than one number, by its profile.
  func monotone(
    _ f: UnaryFunction, _ profile: MonotoneProfile, _ x: BigInterval
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
        // At 0 the limit is that of the side on which the interval lies; zeros are positive here.
        result = BigInterval(
          ordered: b.isZero ? -.infinity : try down.compute(f, b), try up.compute(f, a))
      }
    }
    return result.flagged(inside.isErrorPossible)
  }

  /// The part of an interval in the domain of a function, with a possible error if that is not the
  /// whole interval or touches a pole; nil if it is empty or only a pole.
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
