import NumericCore

/// The exponentials of which the terms of theta functions are made.
struct ThetaArgument {
  /// exp iz and exp −iz.
  var root: ComplexInterval
  var inverseRoot: ComplexInterval
  /// sin z.
  var sine: ComplexInterval
  /// Whether z is real, so that exp −iz is the conjugate of exp iz.
  var isReal: Bool
}

// Theta functions by their series in the nome q (DLMF 20.2), those of θ₁ and θ₂ without their factor q^¼.
extension OutwardContext {
  func thetaArgument(_ z: ComplexInterval) throws(LimitExceeded) -> ThetaArgument {
    let root = try apply(.exp, turned(z, quarters: 1))
    let inverse = z.isReal ? root.conjugate : try apply(.exp, turned(z, quarters: -1))
    return ThetaArgument(
      root: root, inverseRoot: inverse, sine: try apply(.sin, z), isReal: z.isReal)
  }

  /// θ₃ = 1 + Σ qⁿ²·(wⁿ + w⁻ⁿ) and θ₄, which is that of −q, for w = exp 2iz; for odd indices θ₂ = Σ q^(n(n + 1))·(v^(2n + 1)
  /// + v^(−2n − 1)) for v = exp iz and θ₁ = 2·sin z·Σ (−1)ⁿ·q^(n(n + 1))·(w⁻ⁿ + … + wⁿ), both over q^¼.
  /// The terms that are left out are bounded by ``ThetaTail``.
  func thetaSum(
    _ index: Int, _ argument: ThetaArgument, _ q: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let w = argument.root.square
    let inverse = argument.isReal ? w.conjugate : argument.inverseRoot.square
    let hasHalves = index <= 2
    let tail = ThetaTail(
      q: size(q), w: max(size(w), size(inverse)), bits: precision.bits, hasHalves: hasHalves)
    guard let tail else { return .entire }
    // The power of q of a term, and what it is multiplied by next: q^(2n + 1), or q^(2n + 2).
    let square = q.square
    var power = one
    var step = hasHalves ? square : q
    var (rise, fall) =
      index == 2 ? (argument.root, argument.inverseRoot) : (one, one)
    var factor = index == 2 ? pair(rise, fall, argument) : one
    var sum = factor
    for n in stride(from: 1, to: tail.count, by: 1) {
      try Deadline.check()
      power = power * step
      step = step * square
      rise = rise * w
      if !argument.isReal { fall = fall * inverse }
      let next = pair(rise, fall, argument)
      factor = index == 1 ? factor + next : next
      let term = power * factor
      sum = index % 3 == 1 && n % 2 == 1 ? sum - term : sum + term
    }
    let isReal = q.isReal && (argument.isReal || (w.isReal && factor.isReal))
    sum = sum.widened(by: tail.bound, isReal: isReal)
    return index == 1 ? argument.sine * sum * integer(2) : sum
  }

  /// A power and its reciprocal together, which are twice the real part for real z.
  private func pair(
    _ power: ComplexInterval, _ reciprocal: ComplexInterval, _ argument: ThetaArgument
  ) -> ComplexInterval {
    argument.isReal
      ? ComplexInterval(power.re + power.re, integer(0)) : power + reciprocal
  }
}

/// The number of terms of a theta series, and a bound of all others.
struct ThetaTail {
  let count: Int
  let bound: BigFloat

  /// The tail for a bound of |q| and one of |w| and |1/w|, nil where none is small.
  ///
  /// Let W ≥ 1 be the latter, whose root bounds |v|. The terms of n are at most tₙ = 2·|q|^(n²)·Wⁿ, or (2n + 1)·|q|^(n² +
  /// n)·W^(n + ½) which also bounds that of θ₂. Their quotients tₙ₊₁/tₙ are at most 2·|q|^(2n + 1)·W, and decrease; where
  /// that is ½ or less, all terms from n are at most 2tₙ.
  init?(q: BigFloat, w: BigFloat, bits: Int, hasHalves: Bool) {
    let up = BigFloatContext(.bits(64), .up)
    let w = max(w, BigFloat.integer(1))
    let square = up.multiply(q, q)
    var ratio = up.multiply(hasHalves ? square : q, w)
    guard q < 1, ratio.isFinite, w.isFinite else { return nil }
    var term = hasHalves ? up.sqrt(w) : BigFloat.integer(1)
    var n = 0
    while true {
      // The largest term may be less than 1 by a factor of √W only.
      let factor = hasHalves ? 2 * n + 1 : 2
      if up.multiply(ratio, 2) <= BigFloat.integer(1).scaled(-1), n > 0,
        term.isZero || (term.binaryExponent ?? 0) < -bits
      {
        bound = up.multiply(term, BigFloat.integer(2 * factor))
        count = n
        return
      }
      if n > 64 + 2 * bits { return nil }
      term = up.multiply(term, ratio)
      ratio = up.multiply(ratio, square)
      n += 1
    }
  }
}
