import NumericCore

/// The arithmetic-geometric mean of 1 and b, and Σ 2^(n−1)·cₙ² for n ≥ 1, where 2cₙ₊₁ = aₙ − bₙ.
struct ComplexMean {
  let mean: ComplexInterval
  let sum: ComplexInterval
}

extension OutwardContext {
  /// The arithmetic-geometric mean of 1 and b for re b ≥ 0, where all roots have real part ≥ 0.
  ///
  /// These are the right choices in the sense of Cox, as all means are in the sector between 1 and b. (Cox, The
  /// arithmetic-geometric mean of Gauss, L'Enseignement Math. 30, 1984; Dupont, Fast evaluation of modular functions using
  /// Newton iterations and the AGM, Math. Comp. 80, 2011.)
  ///
  /// **Error.** Let d = a − b with |d| ≤ |a|/4, and a′ and b′ be the next means and d′ = a′ − b′. The right choice has |a′ +
  /// b′| ≥ |a′| and a′² − b′² = d²/4, so that |d′| ≤ |d|²/(4|a′|) ≤ |d|/14, and the limit is within 0.54·|d′| of a′. With
  /// the next step too, where b′ = a′·√(1 − u) for u = d²/(4a′²), the limit is a′ − d²/(16a′) with an error of at most
  /// |a′u²|/2 = |d|⁴/(32|a′|³). The sum leaves out terms less than twice the next one, 2ⁿ⁺¹·cₙ₊₂² with cₙ₊₂ = cₙ₊₁²/(4aₙ₊₂),
  /// of which |aₙ₊₂| ≥ |aₙ₊₁|/2.
  func arithmeticGeometricMean(_ b: ComplexInterval) throws(LimitExceeded) -> ComplexMean {
    let failure = ComplexMean(mean: .entire, sum: .entire)
    var (a, b) = (one, b)
    var sum = ComplexInterval(integer(0), integer(0))
    var scale = one.re
    // The exponents of two of the means approach each other in 62 steps.
    for step in 0..<(128 + precision.bits.bitWidth) {
      try Deadline.check()
      let difference = a - b
      let next = (a + b).halved
      let half = difference.halved
      let square = half.square
      sum = sum + square * scale
      guard next.isBounded, b.isBounded, let size = next.binaryExponent else { return failure }
      let gap = difference.binaryExponent
      if gap.map({ $0 <= size - precision.bits / 4 - 4 }) ?? true {
        return last(next, square, sum: sum, scale: scale)
      }
      // A wide rectangle does not become narrower.
      if step > 8, let gap, gap <= size - 4, difference.accuracy < 2 {
        return last(next, square, sum: sum, scale: scale)
      }
      (a, b) = (next, squareRoot(step == 0 ? b : a * b))
      scale = scale + scale
    }
    return failure
  }

  /// The limits by the last mean a′ and c² for c = d/2: a′ − c²/(4a′) with an error of |c|⁴/(2|a′|³).
  private func last(
    _ mean: ComplexInterval, _ square: ComplexInterval, sum: ComplexInterval, scale: BigInterval
  ) -> ComplexMean {
    let up = BigFloatContext(.bits(64), .up)
    let least = BigFloatContext(.bits(64), .down).hypot(mean.re.mignitude, mean.im.mignitude)
    guard least.signum > 0 else {
      return ComplexMean(mean: .entire, sum: .entire)
    }
    let ratio = up.divide(size(square), least)
    // |d| ≤ |a|/4 follows from |d/2| ≤ |a′|/9.
    if up.divide(ratio, least) * 81 > 1 {
      return ComplexMean(mean: .entire, sum: .entire)
    }
    let error = up.divide(up.multiply(ratio, ratio), least)
    let isReal = mean.isReal && square.isReal
    let limit = (mean - (square / mean).halved.halved).widened(by: error, isReal: isReal)
    // Twice 2·scale·(c²/(4a″))² is at most scale·|c²/a′|².
    let rest = up.multiply(up.multiply(ratio, ratio), scale.upper)
    return ComplexMean(mean: limit, sum: sum.widened(by: rest, isReal: isReal))
  }
}
