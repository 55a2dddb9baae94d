import NumericCore

// Ei, Si and Ci of rectangles, by power series (DLMF 6.6.1, 6.6.5 and 6.6.6) and far from 0 by the asymptotic series of E₁
// (DLMF 6.12.1). Functions of real numbers are the real ones.
extension OutwardContext {
  /// Ei z = γ + ln z + Σ zᵏ/(k·k!), real at positive numbers.
  ///
  /// It has a cut along the negative real axis, on which the value is the limit from above, Ei x + πi with the real function Ei, as
  /// ln z has it there; the limit from below is Ei x − πi. Off the cut it is what mpmath and Arb compute; they give the mean of
  /// both limits, Ei x, on the cut.
  func expIntegral(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    if z.isReal { return try onAxis(.expIntegral, z.re, isEven: false) }
    return try continued(z, .cut) { z throws(LimitExceeded) in
      try around(z) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          try inner.expIntegral(at: m)
        }
      } difference: { _, radius throws(LimitExceeded) in
        try integralSlope(z, radius, exponent: z.re.upper)
      }
    }
  }

  /// Si z, an entire function, odd.
  func sineIntegral(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    if z.isReal { return ComplexInterval(try real(.sineIntegral, z.re), integer(0)) }
    return try continued(z, .regular) { z throws(LimitExceeded) in
      let isLeft = z.re.lower.signum < 0
      let w = isLeft ? z.mirrored : z
      let value = try around(w) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          try inner.sineIntegral(at: m)
        }
      } difference: { _, radius throws(LimitExceeded) in
        try integralSlope(w, radius, exponent: w.im.upper, isEntire: true)
      }
      let result = z.isImaginary ? ComplexInterval(integer(0), value.im) : value
      return isLeft ? negate(result).conjugate : result
    }
  }

  /// Ci z = γ + ln z + Σ (−z²)ᵏ/(2k·(2k)!), real at positive numbers.
  ///
  /// It has a cut along the negative real axis, on which the value is the limit from above, Ci |x| + πi, as mpmath and Arb have it.
  func cosineIntegral(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    if z.isReal { return try onAxis(.cosineIntegral, z.re, isEven: true) }
    return try continued(z, .cut) { z throws(LimitExceeded) in
      let isLeft = z.re.lower.signum < 0
      let w = isLeft ? z.mirrored : z
      let value = try around(w) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          try inner.cosineIntegral(at: m)
        }
      } difference: { _, radius throws(LimitExceeded) in
        try integralSlope(w, radius, exponent: w.im.upper)
      }
      guard isLeft else { return value }
      return ComplexInterval(value.re, subtract(try constant(.pi), value.im))
    }
  }

  /// The values at real numbers of one sign: f(x), with πi at negative ones, where an even real part is that of f(−x).
  private func onAxis(
    _ f: UnaryFunction, _ x: BigInterval, isEven: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    if x.containsZero || !x.isBounded { return .entire }
    if x.lower.signum > 0 { return ComplexInterval(try real(f, x), integer(0)) }
    return ComplexInterval(try real(f, isEven ? negate(x) : x), try constant(.pi))
  }

  /// A bound of r·exp(e)/|z|, or of r·exp(e) if that is less for an entire function.
  private func integralSlope(
    _ z: ComplexInterval, _ radius: BigFloat, exponent: BigFloat, isEntire: Bool = false
  ) throws(LimitExceeded) -> BigFloat {
    let rough = try with(bits: 64)
    let size = rough.up.multiply(radius, try rough.up.compute(.exp, exponent))
    let distance = rough.down.hypot(z.re.mignitude, z.im.mignitude)
    return isEntire && distance < 1 ? size : rough.up.divide(size, distance)
  }

  // MARK: - Above the real axis

  private func expIntegral(at z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let size = ArgumentSize(z)
    if size.isFar(bits: precision.bits) {
      // Ei z = πi − E₁(−z), where −z is below the axis.
      let w = z.mirrored
      let sum = try incompleteGammaSums(w, isHalf: false).sum
      let value = try apply(.quotient, multiply(try apply(.exp, negate(w)), sum), w).conjugate
      return ComplexInterval(negate(value.re), subtract(try constant(.pi), value.im))
    }
    let inner = try wider(by: size.bits(size.magnitude - max(0, size.re)) + 8)
    guard let w = FixedComplex(z, bits: inner.precision.bits) else { return .entire }
    let sum = try GaussianSum(w) { k in
      TermRatio(k + 1, (k + 2) * (k + 2))
    } tail: { _, quotient in
      quotient.isBelowHalf ? .powerOfTwo(1) : nil
    }
    return inner.add(try inner.logarithmAndGamma(z), inner.multiply(sum.value(inner), z))
  }

  private func sineIntegral(at z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let size = ArgumentSize(z)
    if size.isFar(bits: precision.bits) {
      // Si z = π/2 + (E₁(−iz) − E₁(iz))·i/2.
      let (above, below) = try farExponentialIntegrals(z)
      let wave = turned(multiply(subtract(below, above), by: oneHalf), quarters: 1)
      return add(wave, ComplexInterval(multiply(try constant(.pi), oneHalf), integer(0)))
    }
    let inner = try wider(by: size.bits(size.magnitude - size.im) + 8)
    return inner.multiply(try inner.sumOfWaves(inner.negate(inner.multiply(z, z)), from: 1), z)
  }

  private func cosineIntegral(at z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let size = ArgumentSize(z)
    if size.isFar(bits: precision.bits) {
      // Ci z = −(E₁(iz) + E₁(−iz))/2.
      let (above, below) = try farExponentialIntegrals(z)
      return multiply(negate(add(above, below)), by: oneHalf)
    }
    let inner = try wider(by: size.bits(size.magnitude - size.im) + 8)
    let square = inner.negate(inner.multiply(z, z))
    let sum = try inner.sumOfWaves(square, from: 2)
    let quarter = BigInterval(oneHalf.lower.halved)
    return inner.add(
      try inner.logarithmAndGamma(z),
      inner.multiply(inner.multiply(sum, square), by: quarter))
  }

  /// Σ n·n!/((2k + n)·(2k + n)!)·wᵏ, the series of Si z/z for n = 1 and of (Ci z − γ − ln z)/(w/4) for n = 2, where w = −z².
  private func sumOfWaves(
    _ w: ComplexInterval, from n: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    guard let w = FixedComplex(w, bits: precision.bits) else { return .entire }
    let sum = try GaussianSum(w) { k in
      let last = 2 * k + n
      return TermRatio(last, (last + 1) * (last + 2) * (last + 2))
    } tail: { _, quotient in
      quotient.isBelowHalf ? .powerOfTwo(1) : nil
    }
    return sum.value(self)
  }

  /// γ + ln z.
  private func logarithmAndGamma(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    add(
      try apply(.log, z), ComplexInterval(try constant(.eulerGamma), integer(0)))
  }

  /// E₁(iz) and E₁(−iz) for z in the first quadrant: E₁(w) = exp(−w)/w·Σ k!·(−w)^−k.
  private func farExponentialIntegrals(
    _ z: ComplexInterval
  ) throws(LimitExceeded) -> (above: ComplexInterval, below: ComplexInterval) {
    let w = turned(z, quarters: 1)
    let sums = try incompleteGammaSums(w, isHalf: false)
    return (
      try apply(.quotient, multiply(try apply(.exp, negate(w)), sums.sum), w),
      try apply(.quotient, multiply(try apply(.exp, w), sums.opposite), negate(w))
    )
  }
}

/// The size of the argument of an integral, roughly.
private struct ArgumentSize {
  let re: Double
  let im: Double
  let magnitude: Double

  init(_ z: ComplexInterval) {
    // Doubles that overflow are far in any case.
    re = max(-1e100, min(Double(z.re.lower), 1e100))
    im = min(Double(z.im.lower), 1e100)
    magnitude = (re * re + im * im).squareRoot()
  }

  /// Whether the smallest term k!/|z|ᵏ, which is about exp(−|z|), is below 2^−bits.
  func isFar(bits: Int) -> Bool { magnitude > Double(bits) * 0.7 + 10 }

  /// The bits of exp x.
  func bits(_ x: Double) -> Int { Int(min(x, 1e9) * 1.4427) }
}
