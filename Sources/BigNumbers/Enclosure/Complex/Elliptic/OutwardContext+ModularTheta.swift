import NumericCore

/// A theta function during its transformation: a value is exp(`exponent`)·i^(`eighths`/2)/`root` times θ(z|τ).
private struct TransformedTheta {
  var kind: Int
  var argument: ComplexInterval
  var tau: ComplexInterval
  var exponent: ComplexInterval
  var root: ComplexInterval
  var eighths = 0
}

// Theta functions after modular transformations (DLMF 20.7.26 to 20.7.33). All are identities, so that rectangles are
// enclosed whatever the choice of the transformations; the exponents of all factors are added before one exponential,
// because they may cancel.
extension OutwardContext {
  func modularTheta(
    _ index: Int, _ z: ComplexInterval, _ q: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let pi = try constant(.pi)
    let tau = turned(try apply(.log, q) / pi, quarters: -1)
    let zero = ComplexInterval(integer(0), integer(0))
    var state = TransformedTheta(
      kind: index, argument: rounded(z), tau: tau, exponent: zero, root: one)
    while true {
      try Deadline.check()
      guard state.argument.isBounded, state.tau.isBounded, state.tau.im.lower.signum > 0 else {
        return .entire
      }
      try translate(&state)
      // |q| is then at most exp(−π/2).
      if state.tau.im.lower >= oneHalf.lower { break }
      // Where τ is known too roughly to make its imaginary part grow by the inversion, no inversion helps.
      guard size(state.tau) * 10 < 9 else { return .entire }
      invert(&state, pi)
    }
    return try reducedTheta(state, pi)
  }

  /// τ − n: θ₁ and θ₂ have the factor exp(iπn/4), and θ₃ and θ₄ change places for odd n.
  private func translate(_ state: inout TransformedTheta) throws(LimitExceeded) {
    let count = down.roundEven(BigFloat(state.tau.re.midpoint, precision: precision))
    if count.isZero { return }
    state.tau.re = subtract(state.tau.re, BigInterval(count))
    let residue = BigFloatContext(precision, .nearestEven).residue(count, modulo: 8)
    if state.kind <= 2 {
      state.eighths += residue
    } else if residue % 2 != 0 {
      state.kind = 7 - state.kind
    }
  }

  /// √(−iτ)·θ(z|τ) = exp(iτ′z²/π)·θ(zτ′|τ′) for τ′ = −1/τ, where θ₂ and θ₄ change places and θ₁ has the factor −i.
  private func invert(_ state: inout TransformedTheta, _ pi: BigInterval) {
    state.root = state.root * squareRoot(turned(state.tau, quarters: -1))
    let tau = -(one / state.tau)
    state.exponent = state.exponent + turned(tau * state.argument.square / pi, quarters: 1)
    state.argument = state.argument * tau
    state.tau = tau
    if state.kind == 1 { state.eighths -= 2 }
    if state.kind % 2 == 0 { state.kind = 6 - state.kind }
  }

  /// The value where im τ ≥ ½, with z within half a period of 0: z − lπ − kπτ has θ₁ and θ₂ with (−1)ˡ, θ₁ and θ₄ with (−1)ᵏ, and
  /// exp(−iπτk² − 2ikz).
  private func reducedTheta(
    _ state: TransformedTheta, _ pi: BigInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var (z, exponent, eighths) = (state.argument, state.exponent, state.eighths)
    let nearest = BigFloatContext(precision, .nearestEven)
    func whole(_ x: BigInterval) -> BigFloat {
      down.roundEven(BigFloat(divide(x, pi).midpoint, precision: precision))
    }
    let count = whole(divide(z.im, state.tau.im))
    if !count.isZero {
      let factor = BigInterval(count)
      let shift = state.tau * pi * factor
      z = z - shift
      exponent = exponent - turned((shift + z + z) * factor, quarters: 1)
      if state.kind % 3 == 1 { eighths += 4 * nearest.residue(count, modulo: 2) }
    }
    let turns = whole(z.re)
    if !turns.isZero {
      z.re = z.re - pi * BigInterval(turns)
      if state.kind <= 2 { eighths += 4 * nearest.residue(turns, modulo: 2) }
    }
    let argument = turned(state.tau * pi, quarters: 1)
    let nome = try apply(.exp, argument)
    if state.kind <= 2 { exponent = exponent + argument / integer(4) }
    exponent.im = exponent.im + pi * integer(eighths & 7) / integer(4)
    let sum = try thetaSum(state.kind, try thetaArgument(z), nome)
    return try apply(.exp, exponent) * sum / state.root
  }
}

extension BigFloatContext {
  /// A whole number modulo a small power of two.
  fileprivate func residue(_ n: BigFloat, modulo m: Int) -> Int {
    let rest = (try? compute(.modulo, n, BigFloat.integer(m))) ?? n
    return Int(Double(rest))
  }
}
