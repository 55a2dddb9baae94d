import NumericCore

// erf, erfc and erfi of rectangles, by power series (DLMF 7.6.1 and 7.6.2) and far from 0 by the asymptotic series of erfc
// (DLMF 7.12.1). Functions of real numbers are the real ones.
extension OutwardContext {
  /// erf z, an entire function, odd.
  func erf(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    if z.isReal { return ComplexInterval(try real(.erf, z.re), integer(0)) }
    return try continued(z, .regular) { z throws(LimitExceeded) in
      if z.re.upper.signum > 0 || z.re.lower.isZero { return try erfAround(z) }
      return negate(try erfAround(z.mirrored).conjugate)
    }
  }

  /// erfc z = 1 − erf z, an entire function; to the right its relative error is small, where erf is next to 1.
  func erfc(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    if z.isReal { return ComplexInterval(try real(.erfc, z.re), integer(0)) }
    return try continued(z, .regular) { z throws(LimitExceeded) in
      let isLeft = z.re.lower.signum < 0
      let value = try around(z) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          if !isLeft { return try inner.erfc(at: m) }
          // The value is 2, less something that makes it vanish at the zeros.
          return inner.add(inner.negate(try inner.erfc(at: m.mirrored).conjugate), 2)
        }
      } difference: { _, radius throws(LimitExceeded) in
        try errorFunctionSlope(z, radius)
      }
      return z.isImaginary ? ComplexInterval(integer(1), value.im) : value
    }
  }

  /// erfi z = −i·erf iz, an entire function, odd.
  func erfi(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    turned(try erf(turned(z, quarters: 1)), quarters: -1)
  }

  // MARK: - In the first quadrant

  private func erfAround(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let value = try around(z) { m throws(LimitExceeded) in
      try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
        try inner.erf(at: m)
      }
    } difference: { _, radius throws(LimitExceeded) in
      try errorFunctionSlope(z, radius)
    }
    return z.isImaginary ? ComplexInterval(integer(0), value.im) : value
  }

  /// A bound of r·|2/√π·exp(−z²)|, where 2/√π < 5/4.
  private func errorFunctionSlope(
    _ z: ComplexInterval, _ radius: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let rough = try with(bits: 64)
    let exponent = rough.up.subtract(
      rough.up.square(z.im.magnitude), rough.down.square(z.re.mignitude))
    let size = try rough.up.compute(.exp, exponent)
    return rough.up.multiply(rough.up.multiply(radius, size), BigFloat(1.25 as Double))
  }

  private func erf(at z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let square = multiply(z, z)
    let size = SquareSize(z)
    let bits = precision.bits
    if size.realPart > Double(bits) * 0.7 + 8 {
      // |erfc z| ≤ exp(−re z²) for re z² ≥ 1 (see below).
      let rough = try with(bits: 64)
      let rest = try rough.up.compute(.exp, rough.up.subtract(0, square.re.lower))
      return widened(ComplexInterval(integer(1), integer(0)), by: rest)
    }
    // Of what is added to 1 fewer bits are needed if it is small.
    let needed = max(16, bits - size.realBits)
    if size.isFar(bits: needed) {
      let rest = try with(bits: needed).farErfc(z, square)
      return add(negate(rest), 1)
    }
    return try erfSeries(z, guarding: size.lostBits)
  }

  private func erfc(at z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let size = SquareSize(z)
    if size.isFar(bits: precision.bits) { return try farErfc(z, multiply(z, z)) }
    let guarding = size.lostBits + size.realBits + 16
    let inner = try wider(by: guarding)
    return inner.add(inner.negate(try inner.erfSeries(z, guarding: size.lostBits)), 1)
  }

  /// 2z/√π·Σ (−z²)ᵏ/(k!·(2k + 1)) or, where re z² > 0, 2z/√π·exp(−z²)·Σ (2z²)ᵏ/(1·3·…·(2k + 1)).
  ///
  /// The quotients of terms decrease, so that what is left out is at most twice its first term when they are below ½.
  private func erfSeries(
    _ z: ComplexInterval, guarding bits: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let inner = try wider(by: bits + 8)
    let square = inner.multiply(z, z)
    let isRight = square.re.lower.signum > 0
    guard let w = FixedComplex(isRight ? square : negate(square), bits: inner.precision.bits) else {
      return .entire
    }
    let sum = try GaussianSum(w) { k in
      isRight ? TermRatio(2, 2 * k + 3) : TermRatio(2 * k + 1, (k + 1) * (2 * k + 3))
    } tail: { _, quotient in
      quotient.isBelowHalf ? .powerOfTwo(1) : nil
    }
    var value = inner.multiply(z, inner.multiply(sum.value(inner), by: integer(2)))
    if isRight { value = inner.multiply(value, try inner.apply(.exp, inner.negate(square))) }
    return inner.multiply(value, by: try inner.reciprocalRootOfPi())
  }

  /// erfc z = exp(−z²)/(√π·z)·Σ (½)ₖ·(−z²)^−k.
  private func farErfc(
    _ z: ComplexInterval, _ square: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    // The square is taken anew, because its error is one of the exponent.
    let inner = try wider(by: 2 * max(0, z.binaryExponent.map { $0 + 1 } ?? 0) + 8)
    let exponential = try inner.apply(.exp, inner.negate(inner.multiply(z, z)))
    let sum = try incompleteGammaSums(square, isHalf: true).sum
    let value = try apply(.quotient, multiply(exponential, sum), z)
    return multiply(value, by: try reciprocalRootOfPi())
  }

  private func reciprocalRootOfPi() throws(LimitExceeded) -> BigInterval {
    divide(integer(1), try compute(.sqrt, try constant(.pi)))
  }
}

/// What decides how erf z is computed: the size of z², roughly.
private struct SquareSize {
  let realPart: Double
  let magnitude: Double

  init(_ z: ComplexInterval) {
    let (x, y) = (Double(z.re.lower), Double(z.im.lower))
    // Doubles that overflow are far in any case.
    let (a, b) = (min(x, 1e100), min(y, 1e100))
    (realPart, magnitude) = ((a - b) * (a + b), a * a + b * b)
  }

  /// Whether the smallest term k!/|z²|ᵏ, which is about exp(−|z²|), is below 2^−bits.
  func isFar(bits: Int) -> Bool { magnitude > Double(bits) * 0.7 + 10 }

  /// The bits of exp(re z²), if it is more than 1.
  var realBits: Int { Int(max(0, min(realPart, 1e9)) * 1.4427) }

  /// The bits that a series of terms like |z²|ᵏ/k! loses whose sum is exp |re z²|.
  var lostBits: Int { Int((min(magnitude, 1e9) - min(realPart.magnitude, 1e9)) * 1.4427) }
}
