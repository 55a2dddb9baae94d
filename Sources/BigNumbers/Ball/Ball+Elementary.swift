internal import CMPFR
import NumericCore

// Functions whose error has a simple bound: |f(X) − f(x)| for |X − x| ≤ r, by the mean value theorem
// or an addition formula. What is not here, and what lies too wide, goes through end points.
extension Ball {
  /// The function at the middle, widened by what `error` makes of the radius and of the result.
  @inline(__always)
  private func mapped(
    _ f: BigFloat.Unary, quicker: MediumFunction? = nil, bits: Int,
    _ error: (_ result: Ball) -> ErrorBound
  ) -> Ball? {
    let result =
      quicker?.ball(middle, bits: bits)
      ?? Ball.rounded(bits: bits) { r in f(r, middle.operand, MPFR_RNDN) }
    if isPoint { return result }
    guard let result else { return nil }
    return result.widened(by: error(result))
  }

  /// Nil where no simple bound applies.
  func applying(_ operation: UnaryOperation, bits: Int) -> Ball? {
    switch operation {
    case .negate: return negated
    case .magnitude: return magnitude
    case .square: return squared(bits: bits)
    // |√X − √x| = r/(√X + √x) ≤ r/√x.
    case .sqrt:
      guard middle.isZero || sign == 1 else { return nil }
      return mapped(mpfr_sqrt, bits: bits) { radius / $0.lowerMagnitude }
    // |(1 + t)^a − 1| ≤ |t| for |a| ≤ ½ and |t| ≤ ½.
    case .reciprocalSqrt where sign == 1:
      guard let t = relativeRadius else { return nil }
      return mapped(mpfr_rec_sqrt, bits: bits) { $0.upperMagnitude * t }
    case .cbrt:
      guard let t = relativeRadius else { return nil }
      return mapped(mpfr_cbrt, bits: bits) { $0.upperMagnitude * t }
    // e^r − 1 ≤ r + r² for r ≤ 1.
    case .exp: return exponential(mpfr_exp, quicker: .exp, bits: bits, scale: .one)
    case .exp2: return exponential(mpfr_exp2, bits: bits, scale: .one)
    case .exp10: return exponential(mpfr_exp10, bits: bits, scale: Self.logOfTen)
    case .expMinusOne:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(mpfr_expm1, bits: bits) { ($0.upperMagnitude + .one) * growth }
    // |ln X − ln x| ≤ r/(x − r).
    case .log where sign == 1: return logarithm(ulp_log, quicker: .log, bits: bits, scale: .one)
    case .log2 where sign == 1: return logarithm(mpfr_log2, bits: bits, scale: Self.inverseLogOfTwo)
    case .log10 where sign == 1: return logarithm(mpfr_log10, bits: bits, scale: .one)
    // The sine of a difference: both have derivatives of at most 1.
    case .sin: return mapped(mpfr_sin, quicker: .sin, bits: bits) { _ in radius }
    case .cos: return mapped(mpfr_cos, quicker: .cos, bits: bits) { _ in radius }
    case .tan: return tangent(bits: bits)
    // 1/(1 + X²) ≤ 1, and ≤ 1/X² for large X.
    case .atan:
      return mapped(mpfr_atan, quicker: .atan, bits: bits) { _ in
        let divisor = lowerMagnitude.squared
        return divisor.isZero ? radius : min(radius, radius / divisor)
      }
    // sinh(x + d) = sinh x cosh d + cosh x sinh d, where cosh x ≤ |sinh x| + 1, cosh d − 1 ≤ d² and
    // |sinh d| ≤ |d| + d² for |d| ≤ 1.
    case .sinh:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(mpfr_sinh, quicker: .sinh, bits: bits) {
        ($0.upperMagnitude.scaled(byPowerOfTwo: 1) + .one) * growth
      }
    case .cosh:
      guard let growth = growth(scale: .one) else { return nil }
      return mapped(mpfr_cosh, quicker: .cosh, bits: bits) {
        $0.upperMagnitude.scaled(byPowerOfTwo: 1) * growth
      }
    case .tanh: return mapped(mpfr_tanh, quicker: .tanh, bits: bits) { _ in radius }
    // 1/√(1 + X²) ≤ 1, and ≤ 1/X for large X.
    case .asinh:
      return mapped(mpfr_asinh, bits: bits) { _ in
        lowerMagnitude.isZero ? radius : min(radius, radius / lowerMagnitude)
      }
    // |Γ(X) − Γ(x)| ≤ Γ(x)(e^s − 1) ≤ Γ(x)(s + s²) for s = r·max |ψ| ≤ 1.
    case .gamma where sign == 1:
      let s = radius * digammaBound
      guard s <= .one else { return nil }
      return mapped(mpfr_gamma, quicker: .gamma, bits: bits) { $0.upperMagnitude * (s + s * s) }
    case .lnGamma where sign == 1:
      return mapped(mpfr_lngamma, bits: bits) { _ in radius * digammaBound }
    case .zeta where isPoint: return WholeZeta.ball(middle, bits: bits)
    // erf′ = 2/√π·e^(−x²) < 1.1284.
    case .erf where !middle.isTooWideForErf:
      return mapped(mpfr_erf, bits: bits) { _ in radius * Self.twoOverRootOfPi }
    // |J₀′| = |J₁| < 1 and |J₁′| < 1 (DLMF 10.14.1, 10.6.2).
    case .besselJ0: return mapped(mpfr_j0, bits: bits) { _ in radius }
    case .besselJ1: return mapped(mpfr_j1, bits: bits) { _ in radius }
    default: return nil
    }
  }

  /// r/|x|, where that is at most ½.
  private var relativeRadius: ErrorBound? {
    if isPoint { return .zero }
    let relative = radius / middle.lowerMagnitude
    return relative <= .powerOfTwo(-1) ? relative : nil
  }

  /// s + s² for s = scale · r, where s ≤ 1.
  private func growth(scale: ErrorBound) -> ErrorBound? {
    let s = radius * scale
    return s <= .one ? s + s * s : nil
  }

  private func exponential(
    _ f: BigFloat.Unary, quicker: MediumFunction? = nil, bits: Int, scale: ErrorBound
  ) -> Ball? {
    guard let growth = growth(scale: scale) else { return nil }
    return mapped(f, quicker: quicker, bits: bits) { $0.upperMagnitude * growth }
  }

  private func logarithm(
    _ f: BigFloat.Unary, quicker: MediumFunction? = nil, bits: Int, scale: ErrorBound
  ) -> Ball? {
    mapped(f, quicker: quicker, bits: bits) { _ in (radius / lowerMagnitude) * scale }
  }

  /// tan(x + d) − tan x = τ(1 + t²)/(1 − tτ) with t = tan x and τ = tan d, and τ ≤ d + d² for
  /// |d| ≤ ½; for |tτ| ≤ ½ that is at most 2τ(1 + t²).
  private func tangent(bits: Int) -> Ball? {
    if radius > .powerOfTwo(-1) { return nil }
    let tau = radius + radius * radius
    guard let result = mapped(mpfr_tan, quicker: .tan, bits: bits, { _ in .zero }) else {
      return nil
    }
    let t = result.upperMagnitude
    if t * tau > .powerOfTwo(-1) { return nil }
    return result.widened(by: (tau * (.one + t * t)).scaled(byPowerOfTwo: 1))
  }

  /// |ψ(X)| for every X of a positive ball: ln X − 1/X < ψ(X) < ln X − 1/(2X) (Alzer, "On some
  /// inequalities for the gamma and psi functions", Math. Comp. 66, 1997), and |ln X − ln x| ≤ r/(x − r).
  private var digammaBound: ErrorBound {
    let divisor = lowerMagnitude
    return middle.logarithmBound + radius / divisor + .one / divisor
  }

  /// 2/√π < 1.1284.
  private static let twoOverRootOfPi = ErrorBound(11_284, exponent: 0) / LowerBound(10_000)
  /// ln 10 < 2.3028.
  private static let logOfTen = ErrorBound(23_028, exponent: 0) / LowerBound(10_000)
  /// 1/ln 2 < 1.4427.
  private static let inverseLogOfTwo = ErrorBound(14_427, exponent: 0) / LowerBound(10_000)
}

extension LowerBound {
  /// A small positive integer.
  init(_ word: UInt32) {
    let shift = word.leadingZeroBitCount
    self.init(significand: UInt64(word) << UInt64(shift), exponent: -shift)
  }

  /// The square, rounded down.
  var squared: LowerBound {
    if isZero { return self }
    let (doubled, overflow) = exponent.multipliedReportingOverflow(by: 2)
    if overflow { return .zero }
    let square = significand * significand
    let excess = 32 - square.leadingZeroBitCount
    return LowerBound(significand: square >> UInt64(excess), exponent: doubled + excess)
  }
}
