import NumericCore

// Bessel functions far from 0, by the series Σ aₖ(ν)/ζᵏ of K_ν and its continuation, for z in the first quadrant.
//
// **Source.** DLMF 10.40.2 and 10.17.5, with Olver's bounds 10.40(iii): the error of the sum to k = ℓ − 1 is at most
// 2χ(ℓ)·|a_ℓ(ν)·ζ^−ℓ|·exp(χ(1)·|ν² − ¼|/|ζ|) for |ph ζ| ≤ π, where χ(1) = π/2, and χ(ℓ)² ≤ π(ℓ + 1)/2 by Wendel's inequality for
// quotients of Γ. Johansson, Computing hypergeometric functions rigorously, ACM TOMS 45 (2019).
extension OutwardContext {
  /// Σ aₖ/ζᵏ and Σ aₖ/(−ζ)ᵏ, enclosed, from 1/ζ, the quotients aₖ₊₁/aₖ and a bound of exp(χ(1)·|ν² − ¼|/|ζ|).
  func hankelSums(
    inverse: ComplexInterval, growth: ErrorBound, most: Int, ratio: (Int) -> TermRatio
  ) throws(LimitExceeded) -> (sum: ComplexInterval, opposite: ComplexInterval) {
    guard let v = FixedComplex(inverse, bits: precision.bits) else {
      return (.entire, .entire)
    }
    let sum = try GaussianSum(v, most: most, ratio: ratio) { count, _ in
      // χ(ℓ) ≤ ℓ + 2.
      growth * ErrorBound(UInt64(2 * count + 4), exponent: 0)
    }
    return (sum.value(self), sum.value(self, alternating: true))
  }

  /// A Bessel function of a point that is far, by the sums for 1/z or 1/(iz).
  func farBessel(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval, terms: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let isOscillating = kind == .first || kind == .second
    let w = isOscillating ? turned(z, quarters: 1) : z
    let sums = try hankelSums(
      inverse: try reciprocal(w), growth: try order.growth(z, self), most: terms,
      ratio: order.hankelRatio)
    let root = try apply(.sqrt, z)
    let pi = try constant(.pi)
    let decay = try apply(.exp, negate(w))
    if kind == .modifiedSecond {
      let factor = try compute(.sqrt, multiply(pi, oneHalf))
      return multiply(try apply(.quotient, multiply(decay, sums.sum), root), by: factor)
    }
    let growth = try reciprocal(decay)
    let rising = multiply(growth, sums.opposite)
    let falling = multiply(decay, sums.sum)
    if kind == .modifiedFirst {
      // The continuation of K to −z: √(2πz)·I = exp(z)·Σ aₖ/(−z)ᵏ + i·exp(νπi)·exp(−z)·Σ aₖ/zᵏ.
      let other = turned(multiply(falling, try turn(order.interval)), quarters: 1)
      let factor = try compute(.sqrt, multiply(pi, integer(2)))
      return multiply(
        try apply(.quotient, add(rising, other), root), by: divide(integer(1), factor))
    }
    // Both Hankel functions, without the factor √(2/(πz)): exp(±i(z − νπ/2 − π/4))·Σ aₖ/(∓iz)ᵏ, where w = iz.
    let phase = try quarterPhase(order.interval)
    let (above, below) = (multiply(rising, phase.conjugate), multiply(falling, phase))
    let wave =
      kind == .first ? add(above, below) : turned(subtract(above, below), quarters: -1)
    let factor = try compute(.sqrt, divide(integer(1), multiply(pi, integer(2))))
    return multiply(try apply(.quotient, wave, root), by: factor)
  }

  /// exp(νπi); exactly for whole and half orders.
  func turn(_ order: BigInterval) throws(LimitExceeded) -> ComplexInterval {
    if let halves = order.wholeHalves {
      return turned(ComplexInterval(integer(1), integer(0)), quarters: halves)
    }
    return try apply(.exp, ComplexInterval(integer(0), multiply(order, try constant(.pi))))
  }

  /// exp(i(νπ/2 + π/4)).
  private func quarterPhase(_ order: BigInterval) throws(LimitExceeded) -> ComplexInterval {
    if let halves = order.wholeHalves, halves % 2 == 0 {
      let side = try compute(.sqrt, oneHalf)
      return turned(ComplexInterval(side, side), quarters: halves / 2)
    }
    let turns = multiply(add(multiply(order, integer(2)), integer(1)), try constant(.pi))
    let quarter = BigInterval(oneHalf.lower.halved)
    return try apply(.exp, ComplexInterval(integer(0), multiply(turns, quarter)))
  }
}

extension BesselOrder {
  /// aₖ₊₁(ν)/aₖ(ν) = (4ν² − (2k + 1)²)/(8(k + 1)).
  func hankelRatio(_ k: Int) -> TermRatio {
    let (numerator, exponent) = fraction
    let (double, odd) = (
      numerator.shiftedUp(1), BigInteger(2 * k + 1).shiftedUp(exponent)
    )
    var ratio = TermRatio(
      (double - odd) * (double + odd), BigInteger(k + 1), shift: -2 * exponent - 3)
    // |4ν² − 4m²| ≤ 4r·(2|m| + r) for |ν − m| ≤ r.
    if !radius.isZero {
      let size = middle.upperMagnitude.scaled(byPowerOfTwo: 1) + radius.upperMagnitude
      ratio.spread = (size * radius.upperMagnitude).scaled(byPowerOfTwo: -1)
    }
    return ratio
  }

  /// A bound of exp(π/2·|ν² − ¼|/|z|).
  func growth(
    _ z: ComplexInterval, _ context: OutwardContext
  ) throws(LimitExceeded) -> ErrorBound {
    let rough = try context.with(bits: 64)
    let size = rough.up.add(rough.up.square(interval.magnitude), 1)
    let distance = rough.down.hypot(z.re.mignitude, z.im.mignitude)
    let exponent = rough.up.divide(rough.up.multiply(2, size), distance)
    return try rough.up.compute(.exp, exponent).upperMagnitude
  }

  /// The number of terms after which those of the series are below 2^−bits; nil if none is, and the bits by which terms exceed 1.
  func hankelTerms(_ z: ComplexInterval, bits: Int) -> (terms: Int, excess: Int)? {
    let (x, y) = (Double(z.re.lower), Double(z.im.lower))
    let size = (min(x, 1e100) * min(x, 1e100) + min(y, 1e100) * min(y, 1e100)).squareRoot()
    let order = Double(middle).magnitude
    let growth = 1.6 * order * order / size
    guard growth < Double(bits) * 0.3 + 16 else { return nil }
    let target = -Double(bits) - 4 - growth * 1.4427
    var (level, most, k) = (0.0, 0.0, 0)
    while level > target {
      let odd = Double(2 * k + 1)
      let quotient = (4 * order * order - odd * odd).magnitude / (8 * Double(k + 1) * size)
      if quotient >= 1, odd > 2 * order { return nil }
      level +=
        quotient == 0 ? -.infinity : Double(quotient.exponent) + quotient.significand - 1 + 0.09
      most = max(most, level)
      k += 1
      if k > 1 << 22 { return nil }
    }
    return (k + 8, Int(most) + Int(growth * 1.4427))
  }
}
