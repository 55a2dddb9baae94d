import NumericCore

// Between two of its poles 0, −1, −2, … Γ keeps its sign, and |Γ| has one minimum: ln|Γ| is convex,
// since its second derivative is Σ 1/(x + k)² (DLMF 5.15.1). Hence the sign of ψ, its first
// derivative, tells on which side of the minimum a number lies.
extension OutwardContext {
  /// The part of an interval between two poles.
  struct GammaPiece {
    var x: BigInterval
    /// Whether Γ is positive there.
    var isPositive: Bool
  }

  func gamma(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    // Γ has different signs on both sides of a pole, or grows without bound.
    if x.hasInnerGammaPole { return .entire.flagged() }
    var result = BigInterval.empty
    for piece in x.gammaPieces {
      let size = try gammaMagnitude(piece.x)
      result = result.hull(piece.isPositive ? size : negate(size))
    }
    return result.flagged(x.hasGammaPole)
  }

  /// The range of Γ(x + 1).
  func factorial(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    // Next to a pole the sum has to keep the distance from it, so that it is not rounded to the precision of the result.
    // Next to 0, where an exact sum may be long, the rounding is harmless: Γ is almost constant around 1.
    let bits = max(precision.bits, x.lower.storedBits, x.upper.storedBits) + 2
    let sum = try OutwardContext(precision: .bits(bits), limits: limits).add(x, integer(1))
    return try compute(.gamma, sum)
  }

  /// The range of |Γ| between two poles, which may be the ends of the interval.
  func gammaMagnitude(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    let rough = forSlopes
    func size(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      if a.isGammaPole { return BigInterval(ordered: .infinity, .infinity) }
      if let value = try inner.gammaNextToPole(a) { return inner.magnitude(value) }
      return inner.magnitude(
        inner.enclosure(inner.down.gamma(a), inner.up.gamma(a), isFinite: false))
    }
    func slope(_ piece: BigInterval) throws(LimitExceeded) -> BigInterval {
      let relative = try rough.digammaBounds(piece)
      if relative.lower.signum >= 0 || relative.upper.signum <= 0 { return relative }
      let greatest = try size(piece.lower).hull(try size(piece.upper))
      return inner.multiply(relative, BigInterval(ordered: 0, greatest.upper))
    }
    let curve = DifferentiableFunction(value: size, slope: slope)
    return rounded(try inner.range(of: curve, over: x))
  }

  /// The range of ψ, which increases between two poles, from −∞ to ∞ or without an upper bound.
  private func digammaBounds(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    BigInterval(
      ordered: x.lower.isGammaPole ? -.infinity : try digammaBound(x.lower, down),
      x.upper.isGammaPole && x.upper.signum <= 0 ? .infinity : try digammaBound(x.upper, up))
  }

  /// A bound of ψ at a number, on the side of a context.
  private func digammaBound(
    _ x: BigFloat, _ side: BigFloatContext
  ) throws(LimitExceeded) -> BigFloat {
    guard let value = try digammaNextToPole(x) else { return try side.compute(.digamma, x) }
    return side.rounding == .down ? value.lower : value.upper
  }

  func digamma(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    x.hasInnerGammaPole ? .entire.flagged() : try digammaBounds(x).flagged(x.hasGammaPole)
  }

  /// The range of ln|Γ|, or of ln Γ where Γ is positive.
  func logGamma(
    _ x: BigInterval, wherePositive: Bool
  ) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      if a.isGammaPole { return BigInterval(ordered: .infinity, .infinity) }
      return inner.enclosure(
        try inner.down.compute(.logGamma, a), try inner.up.compute(.logGamma, a), isFinite: false)
    }
    if x.isBeyondGammaPoles { return .entire.flagged() }
    let curve = DifferentiableFunction(
      value: value, slope: { (x) throws(LimitExceeded) in try rough.digammaBounds(x) })
    var result = BigInterval.empty
    var isError = x.hasGammaPole
    for piece in x.gammaPieces {
      if wherePositive && !piece.isPositive {
        isError = true
      } else {
        result = result.hull(try inner.range(of: curve, over: piece.x))
      }
    }
    return result.isEmpty ? .undefined : rounded(result).flagged(isError)
  }

  /// The range of the sign of Γ; at 0 it is that of a positive number.
  func gammaSign(_ x: BigInterval) -> BigInterval {
    if x.isBeyondGammaPoles { return BigInterval(ordered: -1, 1).flagged() }
    var result = BigInterval.empty
    for piece in x.gammaPieces { result = result.hull(integer(piece.isPositive ? 1 : -1)) }
    let first = x.lower.exactCeiling
    return result.flagged(first <= -1 && first <= x.upper)
  }

  /// The range of 1/Γ, which has zeros at the poles of Γ.
  func reciprocalGamma(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isBeyondGammaPoles { return .entire }
    if x.isPoint {
      return x.hasGammaPole ? integer(0) : divide(integer(1), try compute(.gamma, x.lower))
    }
    var result = x.hasGammaPole ? integer(0) : .empty
    for piece in x.gammaPieces {
      let size = try gammaMagnitude(piece.x)
      let inverse = BigInterval(ordered: down.divide(1, size.upper), up.divide(1, size.lower))
      result = result.hull(piece.isPositive ? inverse : negate(inverse))
    }
    return result
  }
}

extension BigFloat {
  /// Whether Γ has a pole at the number.
  var isGammaPole: Bool { isInteger && signum <= 0 }
  /// Whether an integer is odd.
  fileprivate var isOddInteger: Bool { isInteger && !scaled(-1).isInteger }

  /// The exact sum of an integer of moderate size and a small one.
  fileprivate func exactly(adding n: Int) -> BigFloat {
    let bits = max(storedBits, binaryExponent ?? 1) + 2
    return BigFloatContext(.bits(bits), .nearestEven).add(self, BigFloat.integer(n))
  }
}

extension BigInterval {
  /// Whether a pole of Γ is a member.
  var hasGammaPole: Bool {
    lower.signum <= 0 && (lower.isInfinite || lower.exactCeiling <= upper)
  }

  /// Whether a pole of Γ lies strictly inside.
  var hasInnerGammaPole: Bool {
    if lower.signum >= 0 || isBeyondGammaPoles { return lower.signum < 0 }
    let next = lower.nextGammaPole
    return next.signum <= 0 && next < upper
  }

  /// Whether the lower bound is so large in magnitude that its neighbours cannot be told apart from
  /// poles.
  var isBeyondGammaPoles: Bool {
    lower.signum < 0 && (lower.isInfinite || (lower.binaryExponent ?? 0) > lower.storedBits + 64)
  }

  /// The parts between poles that determine the range: the first three and the last two, because
  /// the minima of |Γ| over negative parts decrease from each part to the next one on the left.
  ///
  /// |Γ(x − 1)| = |Γ(x)|/|x − 1| (DLMF 5.5.1) is smaller than |Γ(x)| for x < 0. The first part may
  /// be cut off; the first complete parts of either sign are among the first three.
  fileprivate var gammaPieces: [OutwardContext.GammaPiece] {
    func piece(from start: BigFloat) -> OutwardContext.GammaPiece {
      // Γ is positive to the right of 0, and between −2k and −2k + 1.
      OutwardContext.GammaPiece(
        x: BigInterval(
          ordered: start, start.signum >= 0 ? upper : min(upper, start.nextGammaPole)),
        isPositive: start.signum >= 0 || !start.exactFloor.isOddInteger)
    }
    var pieces = [piece(from: lower)]
    while pieces.count < 3, let next = pieces.last?.x.upper, next < upper {
      pieces.append(piece(from: next))
    }
    guard let next = pieces.last?.x.upper, next < upper else { return pieces }
    let last = upper.signum > 0 ? 0 : upper.exactCeiling.exactly(adding: -1)
    for start in [last.exactly(adding: -1), last] where start >= next {
      pieces.append(piece(from: start))
    }
    return pieces
  }
}

extension BigFloat {
  /// The smallest integer above a negative number of moderate size.
  fileprivate var nextGammaPole: BigFloat { isInteger ? exactly(adding: 1) : exactCeiling }
}
