import NumericCore

// The theta functions θ₁ … θ₄ of Jacobi at z with the nome q (DLMF 20.2), |q| < 1, where q^¼ is the principal root, as in
// mpmath's jtheta. For θ₁ and θ₂ there is a cut along negative q, where q counts as q + 0i.
//
// For |q| up to 0.6 the series are summed. For |q| close to 1 modular transformations of τ = ln q/(πi) make it small first.
extension OutwardContext {
  func theta(
    _ index: Int, _ z: ComplexInterval, _ q: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard (1...4).contains(index), z.isBounded, q.isBounded else { return .entire }
    let hasRoot = index <= 2
    let zero = ComplexInterval(integer(0), integer(0))
    if index == 1, z.isZero { return zero }
    if q.isZero { return hasRoot ? zero : ComplexInterval(integer(1), integer(0)) }
    if hasRoot, q.re.lower.signum < 0, q.im.lower.signum < 0, q.im.upper.signum >= 0 {
      return .entire
    }
    // θ₃(z, q) = θ₄(z, −q) has no cut.
    if !hasRoot, q.re.upper.signum < 0 { return try theta(7 - index, z, -q) }
    let precise = try with(bits: max(precision.bits, q.re.precision.bits, q.im.precision.bits) + 64)
    guard precise.hypot(q.re, q.im).upper < 1 else { return .entire }
    let exponent = max(z.binaryExponent ?? 0, 0)
    try limits.check(.exponent, exponent)
    let closeness = precise.subtract(integer(1), precise.hypot(q.re, q.im)).lower
    let distance = -min(closeness.binaryExponent ?? 0, 0)
    let isDirect = distance < 2 && size(q) * 5 < 3
    let guardBits = isDirect ? 32 + exponent : 48 + 2 * exponent + 3 * distance
    var value = try refined(isPoint: z.isPoint && q.isPoint, guardBits: guardBits) {
      inner throws(LimitExceeded) in
      isDirect ? try inner.thetaSeries(index, z, q) : try inner.modularTheta(index, z, q)
    }
    guard value.isBounded, q.isReal, !hasRoot || q.re.lower.signum >= 0 else { return value }
    // With real q the function is real at real z, and at imaginary z it is real or, where it is odd, imaginary.
    if z.isReal || (z.isImaginary && index > 1) { value.im = integer(0) }
    if z.isImaginary, index == 1 { value.re = integer(0) }
    return value
  }

  /// By the series, after a shift of z by a multiple of πτ, which divides w = exp 2iz by q^2k: θ₃ and θ₂ are then (qᵏ/w)ᵏ
  /// times those at the new argument, and θ₁ and θ₄ (−1)ᵏ times that (DLMF 20.2.6 to 20.2.9).
  private func thetaSeries(
    _ index: Int, _ z: ComplexInterval, _ q: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let nome = rounded(q)
    var argument = try thetaArgument(z)
    let logarithm = try with(bits: 64).compute(.log, BigInterval(size(q)))
    let periods = -Double(BigFloat(divide(z.im, logarithm).midpoint, precision: .bits(64)))
    guard periods.magnitude < 0x1p30 else { return .entire }
    let count = Int(periods.rounded())
    var factor = one
    if count != 0 {
      let (rise, w) = (power(nome, count), argument.root.square)
      factor = power(rise / w, count)
      if index % 3 == 1, count % 2 != 0 { factor = -factor }
      let root = argument.root / rise
      let inverse = argument.inverseRoot * rise
      let sine = turned((root - inverse).halved, quarters: -1)
      argument = ThetaArgument(root: root, inverseRoot: inverse, sine: sine, isReal: false)
    }
    let sum = try thetaSum(index, argument, nome) * factor
    return index <= 2 ? squareRoot(squareRoot(nome)) * sum : sum
  }

  /// z to a whole power.
  private func power(_ z: ComplexInterval, _ n: Int) -> ComplexInterval {
    if n < 0 { return power(one / z, -n) }
    var result = one
    for bit in stride(from: Int.bitWidth - n.leadingZeroBitCount - 1, through: 0, by: -1) {
      result = result.square
      if n >> bit & 1 == 1 { result = result * z }
    }
    return result
  }
}
