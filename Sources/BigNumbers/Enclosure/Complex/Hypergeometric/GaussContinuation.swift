import NumericCore

/// ₂F₁ around exp(±πi/3), where no transformation makes the argument of its series smaller: a power series at a point z₀ inside of
/// the unit disc, from the value and the derivative there.
///
/// With x = z − z₀ and D = z₀(1 − z₀) the terms are uₖ₊₂ = −x·((1 − 2z₀)k + γ)/(D(k + 2))·uₖ₊₁ + x²(k + a)(k + b)/(D(k + 1)(k + 2))·uₖ
/// where γ = c − (a + b + 1)z₀, by DLMF 15.10.1. From an index K on the factors are at most
/// p = |x/D|·(|1 − 2z₀| + |γ|/(K + 2)) and r = |x²/D|·(1 + (|a| + 1)/(K + 1))·(1 + (|b| + 2)/(K + 2)); if q ≥ p + r/q, the bound
/// |uₖ| ≤ A·qᵏ⁻ᴷ with A = max(|u_K|, |u_K₊₁|/q) holds for all k ≥ K by induction (after Johansson, ACM TOMS 45 (2019), section 4.2).
struct GaussContinuation {
  let a: ComplexBall
  let b: ComplexBall
  let c: ComplexBall
  let argument: ComplexBall
  let arithmetic: SlopedArithmetic

  private var balls: ComplexBallArithmetic { arithmetic.balls }

  /// A point at 4/5 of the way from 0 to exp(±πi/3)·|z|, with few bits.
  private var start: ComplexBall {
    let (x, y) = (Double(argument.re), Double(argument.im))
    let scale = 0.8 / (x * x + y * y).squareRoot()
    func short(_ x: Double) -> BigFloat {
      BigFloat.integer(Int((x * scale * 4096).rounded())).scaled(-12)
    }
    return ComplexBall(short(x), short(y))
  }

  func value() throws(LimitExceeded) -> ComplexBall {
    let origin = start
    let step = balls.subtract(argument, origin)
    let unit = balls.add(balls.negate(origin), 1)
    let scale = balls.divide(step, balls.multiply(origin, unit))
    let slope = balls.add(balls.multiply(origin, by: -2), 1)
    let shift = balls.subtract(
      c, balls.multiply(balls.add(balls.add(a, b), 1), origin))
    let square = balls.multiply(scale, step)
    let most = SlopedSeries.mostTerms(bits: balls.bits)
    // Parameters that are so large that the bound does not converge are not worth the terms.
    guard tail(most, .zero, .zero, scale, square, slope, shift) != nil else { return .unbounded }
    let (initial, derivative) = (
      try series(a, b, c, origin),
      balls.multiply(
        try series(balls.add(a, 1), balls.add(b, 1), balls.add(c, 1), origin),
        balls.divide(balls.multiply(a, b), c))
    )
    var (before, last) = (initial, balls.multiply(derivative, step))
    var sum = balls.add(before, last)
    var linear = shift
    for k in 0..<most {
      if k & 15 == 15 { try Deadline.check() }
      let first = balls.divide(balls.multiply(balls.multiply(last, scale), linear), by: k + 2)
      let second = balls.multiply(
        balls.multiply(balls.multiply(before, square), balls.add(a, k)), balls.add(b, k))
      let next = balls.subtract(
        balls.divide(balls.divide(second, by: k + 1), by: k + 2), first)
      (before, last) = (last, next)
      if !next.isBounded { return .unbounded }
      if before.isNegligible(beside: sum, bits: balls.bits),
        last.isNegligible(beside: sum, bits: balls.bits),
        let tail = tail(k + 1, before, last, scale, square, slope, shift)
      {
        return sum.widened(by: tail)
      }
      sum = balls.add(sum, next)
      linear = balls.add(linear, slope)
    }
    return .unbounded
  }

  private func series(
    _ a: ComplexBall, _ b: ComplexBall, _ c: ComplexBall, _ origin: ComplexBall
  ) throws(LimitExceeded) -> ComplexBall {
    try SlopedSeries(
      upper: [ParameterLine(a), ParameterLine(b)],
      lower: [ParameterLine(c), ParameterLine(ComplexBall(1))], argument: origin,
      arithmetic: arithmetic
    ).sum().value
  }

  /// A bound of the terms from the index K on, of which two are given; nil while the bound does not converge.
  private func tail(
    _ index: Int, _ term: ComplexBall, _ next: ComplexBall, _ scale: ComplexBall,
    _ square: ComplexBall, _ slope: ComplexBall, _ shift: ComplexBall
  ) -> ErrorBound? {
    let (first, second) = (LowerBound(UInt32(index + 1)), LowerBound(UInt32(index + 2)))
    let p = scale.upperMagnitude * (slope.upperMagnitude + shift.upperMagnitude / second)
    let r =
      square.upperMagnitude * (.one + (a.upperMagnitude + .one) / first)
      * (.one + (b.upperMagnitude + .powerOfTwo(1)) / second)
    guard p < .one, r < .one else { return nil }
    let (x, y) = (Double(p.number), Double(r.number))
    // q² ≥ p·q + r for the larger root and all that is above it; the last factor covers the roundings of the doubles.
    let q = (x + (x * x + 4 * y).squareRoot()) / 2 * (1 + 1e-9)
    guard q < 0.999, q > 1e-9 else { return nil }
    let ratio = ErrorBound(UInt64(q * 0x1p62) + 1, exponent: -62)
    let least = LowerBound(UInt32(q * 0x1p31)).shifted(by: -31)
    let largest = max(term.upperMagnitude, next.upperMagnitude / least)
    return largest / (LowerBound(1) - ratio)
  }
}

extension LowerBound {
  /// The bound times 2^count.
  func shifted(by count: Int) -> LowerBound {
    LowerBound(significand: significand, exponent: exponent &+ count)
  }
}
