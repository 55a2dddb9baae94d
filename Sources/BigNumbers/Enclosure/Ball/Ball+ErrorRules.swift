internal import CMPFR
import NumericCore

// Functions whose error has a simple bound on |f(X) − f(x)| for |X − x| ≤ r, by the mean value
// theorem or an addition formula. Other functions, and balls that are too wide, are enclosed from
// their end points.
extension Ball {
  /// The function at the middle, widened by the error that `error` computes from the radius and the
  /// result.
  @inline(__always)
  private func mapped(
    _ function: UnaryFunction, bits: Int, _ error: (_ result: Ball) -> ErrorBound
  ) -> Ball? {
    let result = kernelValue(function, bits: bits) ?? rounded(function, bits: bits)
    if isPoint { return result }
    guard let result else { return nil }
    return result.widened(by: error(result))
  }

  /// The value at the middle from the function's kernel; nil if there is none.
  private func kernelValue(_ function: UnaryFunction, bits: Int) -> Ball? {
    function.page.kernel?.value(middle, bits: bits).flatMap { Ball(nearly: $0, bits) }
  }

  /// The value at the middle, from MPFR or from an enclosure; nil if there is none or a limit is
  /// exceeded.
  private func rounded(_ function: UnaryFunction, bits: Int) -> Ball? {
    switch function.page.call {
    case .mpfr(let call):
      return Ball.rounded(bits: bits) { r in call(r, middle.operand, MPFR_RNDN) }
    case .mpfrOrSeries(let call, let series):
      return middle.hasShortSeries(series, bits: bits)
        ? spanning(series, bits)
        : Ball.rounded(bits: bits) { r in call(r, middle.operand, MPFR_RNDN) }
    case .enclosed(let enclosure): return spanning(enclosure, bits)
    case .steps: preconditionFailure("\(function) has no error rule but the ends")
    }
  }

  /// The ball of an enclosure at the middle; nil if there is none or a limit is exceeded.
  private func spanning(_ enclosure: PointEnclosure, _ bits: Int) -> Ball? {
    // Two more bits, so that the enclosure is narrower than a unit of the middle.
    let outward = OutwardContext(within: Limits(), .bits(bits + 2))
    guard let value = try? outward.value(enclosure, at: middle) else { return nil }
    return Ball.spanning(value.lower, value.upper, bits: bits)
  }

  /// A function at a number, which needs no rule for errors; nil if there is none.
  static func compute(_ function: UnaryFunction, at x: BigFloat, bits: Int) -> Ball? {
    Ball(x).kernelValue(function, bits: bits) ?? Ball(x).rounded(function, bits: bits)
  }

  /// A function by its rule for errors; nil if the rule does not apply.
  static func compute(_ function: UnaryFunction, _ x: Ball, bits: Int) -> Ball? {
    x.image(function, bits: bits)
  }

  private func image(_ function: UnaryFunction, bits: Int) -> Ball? {
    if radius > .powerOfTwo(-3), function.page.error.isFlatFarOut { return nil }
    switch function.page.error {
    case .ends: return nil
    case .negation: return negated
    case .magnitude: return magnitude
    case .square: return squared(bits: bits)
    case .squareRoot:
      guard middle.isZero || sign == 1 else { return nil }
      return mapped(function, bits: bits) { radius / $0.lowerMagnitude }
    case .power(let isPositive):
      if isPositive, sign != 1 { return nil }
      guard let t = relativeRadius else { return nil }
      return mapped(function, bits: bits) { $0.upperMagnitude * t }
    case .exponential(let scale):
      guard let growth = growth(scale: scale) else { return nil }
      return mapped(function, bits: bits) { $0.upperMagnitude * growth }
    case .exponentialMinusOne:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(function, bits: bits) { ($0.upperMagnitude + .one) * growth }
    case .logarithm(let scale):
      guard sign == 1 else { return nil }
      return mapped(function, bits: bits) { _ in (radius / lowerMagnitude) * scale }
    case .slope(let slope), .slopeVanishing(let slope):
      return mapped(function, bits: bits) { _ in radius * slope }
    case .slopeFallingLikeInverse:
      return mapped(function, bits: bits) { _ in
        lowerMagnitude.isZero ? radius : min(radius, radius / lowerMagnitude)
      }
    case .slopeFallingLikeInverseSquare:
      return mapped(function, bits: bits) { _ in
        let divisor = lowerMagnitude.squared
        return divisor.isZero ? radius : min(radius, radius / divisor)
      }
    // cosh x ≤ |sinh x| + 1, cosh d − 1 ≤ d² and |sinh d| ≤ |d| + d² for |d| ≤ 1.
    case .hyperbolicSine:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(function, bits: bits) {
        ($0.upperMagnitude.scaled(byPowerOfTwo: 1) + .one) * growth
      }
    case .hyperbolicCosine:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(function, bits: bits) { $0.upperMagnitude.scaled(byPowerOfTwo: 1) * growth }
    case .tangent: return tangent(function, bits: bits)
    case .gamma:
      guard sign == 1 else { return nil }
      let s = radius * digammaBound
      guard s <= .one else { return nil }
      return mapped(function, bits: bits) { $0.upperMagnitude * (s + s * s) }
    case .logGamma:
      guard sign == 1 else { return nil }
      return mapped(function, bits: bits) { _ in radius * digammaBound }
    case .wholeZeta:
      return isPoint ? WholeZeta.value(middle, bits: bits).flatMap { Ball(nearly: $0, bits) } : nil
    case .errorFunction:
      let value =
        kernelValue(function, bits: bits)
        ?? (middle.isTooWideForErf
          ? nil : Ball.rounded(bits: bits) { r in mpfr_erf(r, middle.operand, MPFR_RNDN) })
      return value?.widened(by: radius * .twoOverRootOfPi)
    }
  }

  /// r/|x|, if that is at most ½; else nil.
  private var relativeRadius: ErrorBound? {
    if isPoint { return .zero }
    let relative = radius / middle.lowerMagnitude
    return relative <= .powerOfTwo(-1) ? relative : nil
  }

  /// s + s² for s = scale · r, if s ≤ 1; else nil.
  private func growth(scale: ErrorBound) -> ErrorBound? {
    let s = radius * scale
    return s <= .one ? s + s * s : nil
  }

  /// The tangent: tan(x + d) − tan x = τ(1 + t²)/(1 − tτ) with t = tan x and τ = tan d.
  ///
  /// τ ≤ d + d² for |d| ≤ ½; for |tτ| ≤ ½ the difference is at most 2τ(1 + t²).
  private func tangent(_ function: UnaryFunction, bits: Int) -> Ball? {
    if radius > .powerOfTwo(-1) { return nil }
    let tau = radius + radius * radius
    guard let result = mapped(function, bits: bits, { _ in .zero }) else {
      return nil
    }
    let t = result.upperMagnitude
    if t * tau > .powerOfTwo(-1) { return nil }
    return result.widened(by: (tau * (.one + t * t)).scaled(byPowerOfTwo: 1))
  }

  /// A bound of |ψ(X)| for every X of a positive ball.
  ///
  /// ln X − 1/X < ψ(X) < ln X − 1/(2X) (Alzer, "On some inequalities for the gamma and psi
  /// functions", Math. Comp. 66, 1997), and |ln X − ln x| ≤ r/(x − r).
  private var digammaBound: ErrorBound {
    let divisor = lowerMagnitude
    return middle.logarithmBound + radius / divisor + .one / divisor
  }
}
