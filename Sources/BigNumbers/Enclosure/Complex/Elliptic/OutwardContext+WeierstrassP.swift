import NumericCore

// ℘ for the lattice of 1 and τ, im τ > 0, as in Arb (acb_elliptic_p). It has poles at the points of the lattice.
extension OutwardContext {
  func weierstrassP(
    _ z: ComplexInterval, _ tau: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard z.isBounded, tau.isBounded, tau.im.lower.signum > 0, !z.containsZero else {
      return .entire
    }
    let symmetry = LatticeSymmetry(z, tau)
    if symmetry.isZero { return ComplexInterval(integer(0), integer(0)) }
    let exponent = max(z.binaryExponent ?? 0, 0)
    let height = -min(tau.im.lower.binaryExponent ?? 0, 0)
    let width = max(tau.re.magnitude.binaryExponent ?? 0, 0)
    try limits.check(.exponent, max(exponent, height, width))
    let guardBits = 24 + exponent + 3 * height + width
    var value = try refined(isPoint: z.isPoint && tau.isPoint, guardBits: guardBits) {
      inner throws(LimitExceeded) in try inner.reducedWeierstrassP(z, tau)
    }
    guard value.isBounded else { return value }
    if symmetry.isReal { value.im = integer(0) }
    if symmetry.isImaginary { value.re = integer(0) }
    return value
  }

  /// ℘(z|τ) = τ⁻²·℘(z/τ|−1/τ), until im τ ≥ ½; then z is taken within half a period of 0.
  private func reducedWeierstrassP(
    _ z: ComplexInterval, _ tau: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var (z, tau, factor) = (rounded(z), rounded(tau), one)
    while true {
      try Deadline.check()
      guard z.isBounded, tau.isBounded, tau.im.lower.signum > 0 else { return .entire }
      tau.re = subtract(tau.re, whole(tau.re))
      if tau.im.lower >= oneHalf.lower { break }
      guard size(tau) * 10 < 9 else { return .entire }
      let inverse = one / tau
      (z, tau, factor) = (z * inverse, -inverse, factor * inverse.square)
    }
    let count = whole(divide(z.im, tau.im))
    if !count.lower.isZero {
      z = ComplexInterval(
        subtract(z.re, multiply(tau.re, count)), subtract(z.im, multiply(tau.im, count)))
    }
    z.re = subtract(z.re, whole(z.re))
    if z.containsZero { return .entire }
    return factor * (tau.im.lower > 16 ? try fourierP(z, tau) : try thetaP(z, tau))
  }

  /// ℘ = π²·(θ₂(0)·θ₃(0)·θ₄(πz)/θ₁(πz))² − π²/3·(θ₂(0)⁴ + θ₃(0)⁴), where q^¼ of θ₁ and θ₂ cancels.
  private func thetaP(
    _ z: ComplexInterval, _ tau: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let pi = try constant(.pi)
    let nome = try apply(.exp, turned(tau * pi, quarters: 1))
    let argument = try thetaArgument(z * pi)
    let origin = try thetaArgument(ComplexInterval(integer(0), integer(0)))
    let second = try thetaSum(2, origin, nome)
    let third = try thetaSum(3, origin, nome)
    let ratio = try thetaSum(4, argument, nome) / thetaSum(1, argument, nome)
    let powers = nome * second.square.square + third.square.square
    return ((second * third * ratio).square - powers / integer(3)) * pi.square
  }

  /// ℘ = π²/sin² πz − π²/3 − 4π²·Σ (s(Qⁿw) + s(Qⁿ/w) − 2·s(Qⁿ)) with s(x) = x/(1 − x)² for w = exp 2πiz and Q = exp 2πiτ.
  ///
  /// **Error.** With r ≥ |Qw|, |Q/w| and |Q|, r ≤ ¼, the three terms of n are at most 4·1.8·r·|Q|ⁿ⁻¹, and all after N at
  /// most 8r·|Q|ᴺ.
  private func fourierP(
    _ z: ComplexInterval, _ tau: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let pi = try constant(.pi)
    func exponential(_ x: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
      try apply(.exp, turned(x * (pi + pi), quarters: 1))
    }
    let nome = try exponential(tau)
    var (rise, fall, plain) = (try exponential(tau + z), try exponential(tau - z), nome)
    let up = BigFloatContext(.bits(64), .up)
    var rest = max(size(rise), size(fall), size(plain))
    guard rest * 4 < 1 else { return .entire }
    rest = rest * BigFloat.integer(8)
    var sum = ComplexInterval(integer(0), integer(0))
    let small = size(nome)
    for _ in 0..<(4 + precision.bits / 64) where (rest.binaryExponent ?? .min) > -precision.bits {
      sum = sum + share(rise) + share(fall) - share(plain) * integer(2)
      (rise, fall, plain) = (rise * nome, fall * nome, plain * nome)
      rest = up.multiply(rest, small)
    }
    sum = sum.widened(by: rest)
    let sine = try sineAndCosine(z * pi).sine
    let third = ComplexInterval(divide(integer(1), integer(3)), integer(0))
    return (one / sine.square - third - sum * integer(4)) * pi.square
  }

  /// x/(1 − x)².
  private func share(_ x: ComplexInterval) -> ComplexInterval {
    x / (one - x).square
  }

  /// The whole number next to the middle.
  private func whole(_ x: BigInterval) -> BigInterval {
    BigInterval(down.roundEven(BigFloat(x.midpoint, precision: precision)))
  }
}

/// Whether symmetries of the lattice make a value of ℘ real or imaginary.
///
/// Where 2·re τ is a whole number, the conjugate of the lattice is the lattice, and ℘ is real where z̄ is ±z but for a point
/// of the lattice. Where it is square, ℘(iz) = −℘(z), so that ℘ is imaginary where z̄ is ±iz.
private struct LatticeSymmetry {
  var isReal = false
  var isImaginary = false
  /// Whether z is (1 + i)/2 but for a point of the lattice of 1 and i.
  var isZero = false

  init(_ z: ComplexInterval, _ tau: ComplexInterval) {
    guard tau.re.isPoint else { return }
    let double = tau.re.lower.scaled(1)
    guard double.isInteger else { return }
    let isRectangular = tau.re.lower.isInteger
    isReal = z.isReal || (z.re.isPoint && z.re.lower.scaled(1).isInteger)
    guard tau.im.isPoint, z.isPoint else { return }
    // im z = im τ/2 is half of a period for a rectangular lattice; for the other one im τ is.
    let half = isRectangular ? tau.im.lower.scaled(-1) : tau.im.lower
    if z.im.lower.magnitude == half { isReal = true }
    let square = isRectangular ? BigFloat.integer(1) : BigFloat.integer(1).scaled(-1)
    isImaginary = tau.im.lower == square && z.re.lower.magnitude == z.im.lower.magnitude
    isZero =
      isImaginary && isRectangular && !z.re.lower.isInteger && z.re.lower.scaled(1).isInteger
  }
}
