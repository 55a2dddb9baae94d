import NumericCore

/// The asymptotic series Σ (a)ₛ(a′)ₛ/s!·(−z)⁻ˢ of zᵃ·U(a, b, z) for large z, where a′ = a − b + 1.
///
/// The error after n terms is at most 2αCₙ·|tₙ|·exp(2αρC₁/|z|) with σ = |b − 2a|/|z|, α = 1/(1 − σ),
/// ρ = ½|2a² − 2ab + b| + σ(1 + ¼σ)/(1 − σ)², and Cₙ = 1 for re z ≥ |b − 2a|; Cₙ = χ(n) for re z ≥ 0 or |im z| ≥ |b − 2a|; and for
/// |z| ≥ 2|b − 2a| elsewhere Cₙ = (χ(n) + σν²n)νⁿ with ν ≤ 1 + 2σ², where νσ takes the place of σ in α and ρ (DLMF 13.7(ii), from
/// Olver, J. SIAM Ser. B 2 (1965)). Here χ(n) = √π·Γ(n/2 + 1)/Γ(n/2 + ½) is below √(1 + πn/2) < 1 + n.
struct TricomiSeries {
  let a: ComplexBall
  /// a − b + 1.
  let partner: ComplexBall
  let argument: ComplexInterval
  let context: OutwardContext

  private var balls: ComplexBallArithmetic { context.balls }

  /// The sum, with the error of what is left out; without bounds where the series has no bound.
  func sum() throws(LimitExceeded) -> ComplexBall {
    let variable = context.ball(argument)
    let inverse = balls.negate(balls.divide(ComplexBall(1), variable))
    guard inverse.isBounded else { return .unbounded }
    let hasEnd = [a, partner].contains { $0.isWhole && $0.re.signum <= 0 }
    let bound = RemainderBound(self, variable)
    if bound == nil, !hasEnd { return .unbounded }
    let growth = a.upperMagnitude + partner.upperMagnitude
    var sum = ComplexBall(1)
    var term = sum
    var least = ErrorBound.infinite
    for n in 1...SlopedSeries.mostTerms(bits: balls.bits) {
      if n & 15 == 15 { try Deadline.check() }
      term = balls.multiply(balls.multiply(term, balls.add(a, n - 1)), balls.add(partner, n - 1))
      term = balls.divide(balls.multiply(term, inverse), by: n)
      if term.isZero { return sum }
      let size = term.upperMagnitude
      if size.isInfinite { return .unbounded }
      if let bound,
        isNegligible(size, sum) || (size > least && growth < ErrorBound(UInt64(n), exponent: 0))
      {
        return sum.widened(by: bound.value(n) * size)
      }
      least = min(least, size)
      sum = balls.add(sum, term)
    }
    return .unbounded
  }

  private func isNegligible(_ size: ErrorBound, _ sum: ComplexBall) -> Bool {
    guard let exponent = size.ceilingExponent, let whole = sum.middleMagnitude.ceilingExponent
    else { return false }
    return exponent < whole &- balls.bits
  }

  /// The factors of a term that bound the error from it on.
  private struct RemainderBound {
    private enum Sector { case right, upright, left }

    private let sector: Sector
    private let sigma: ErrorBound
    private let nu: ErrorBound
    private let constant: ErrorBound

    init?(_ series: TricomiSeries, _ variable: ComplexBall) {
      let balls = series.balls
      let size = variable.lowerMagnitude
      // b − 2a is 1 − a − a′, and 2a² − 2ab + b is 2a(a′ − 1) + a − a′ + 1.
      let radius = balls.add(balls.negate(balls.add(series.a, series.partner)), 1).upperMagnitude
      let least = radius.number
      sigma = radius / size
      let argument = series.argument
      if argument.re.lower >= least {
        sector = .right
      } else if argument.re.lower.signum >= 0 || argument.im.mignitude >= least {
        sector = .upright
      } else {
        sector = .left
        if sigma > .powerOfTwo(-1) { return nil }
      }
      nu = sector == .left ? .one + (sigma * sigma).scaled(byPowerOfTwo: 1) : .one
      let tau = sigma * nu
      let distance = LowerBound(1) - tau
      if distance.isZero { return nil }
      let alpha = ErrorBound.one / distance
      let form = balls.add(
        balls.add(
          balls.multiply(balls.multiply(series.a, by: 2), balls.add(series.partner, -1)),
          balls.subtract(series.a, series.partner)), 1)
      let rho =
        form.upperMagnitude.scaled(byPowerOfTwo: -1)
        + tau * (.one + tau.scaled(byPowerOfTwo: -2)) * alpha * alpha
      let first = Self.growth(1, sector, sigma, nu)
      let exponent = (alpha * rho * first / size).scaled(byPowerOfTwo: 1)
      constant = alpha.scaled(byPowerOfTwo: 1) * exponent.exponential
      if constant.isInfinite { return nil }
    }

    func value(_ n: Int) -> ErrorBound { constant * Self.growth(n, sector, sigma, nu) }

    private static func growth(
      _ n: Int, _ sector: Sector, _ sigma: ErrorBound, _ nu: ErrorBound
    ) -> ErrorBound {
      let chi = ErrorBound(UInt64(n) + 1, exponent: 0)
      switch sector {
      case .right: return .one
      case .upright: return chi
      case .left:
        let linear = sigma * nu * nu * ErrorBound(UInt64(n), exponent: 0)
        return (chi + linear) * nu.power(n)
      }
    }
  }
}
