import NumericCore

// Ai and Bi of rectangles, which are entire functions: by their power series (DLMF 9.4.1 and 9.4.3), and far from 0 by Hankel's series
// of the order ⅓ (DLMF 9.6.2 and 9.7(iv)).
extension OutwardContext {
  /// Ai z.
  func airyAi(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    try airy(z, isSecond: false)
  }

  /// Bi z.
  func airyBi(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    try airy(z, isSecond: true)
  }

  private func airy(
    _ z: ComplexInterval, isSecond: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    let value = try continued(z, .regular) { z throws(LimitExceeded) in
      try around(z) { m throws(LimitExceeded) in
        try refined(isPoint: true, guardBits: 16) { inner throws(LimitExceeded) in
          try inner.airy(at: m, isSecond: isSecond)
        }
      } difference: { m, radius throws(LimitExceeded) in
        try with(bits: 64).airyDifference(z, m, radius, isSecond: isSecond)
      }
    }
    return z.isReal ? ComplexInterval(value.re, integer(0)) : value
  }

  /// A bound of the distance of values from that at the middle m of a rectangle in one quadrant.
  ///
  /// Both functions are at most 25·exp |re ζ| in magnitude, where ζ = ⅔·z^(3/2), and Ai at most 25·exp(−re ζ) for |ph z| ≤ 2π/3: for
  /// |ζ| ≥ 1 by the formulas below with |S| ≤ 3/2, and for smaller ζ because √Z·|f| + |f′| grows from 0 along a path by the factor
  /// exp(√Z·|z|) at most, if Z ≥ 1 and Z ≥ |z|. With Z ≥ |z| + 1 all over the rectangle, ζ changes by 1 at most on a circle
  /// of radius 1/√Z, which bounds derivatives by Cauchy's estimate, and by √Z·r at most from m to another member.
  private func airyDifference(
    _ z: ComplexInterval, _ middle: ComplexInterval, _ radius: BigFloat, isSecond: Bool
  ) throws(LimitExceeded) -> BigFloat {
    let root = up.sqrt(up.add(up.hypot(z.re.magnitude, z.im.magnitude), 1))
    let inner = try wider(by: 2 * max(0, middle.binaryExponent.map { $0 + 1 } ?? 0))
    let zeta = inner.multiply(
      inner.multiply(middle, try inner.apply(.sqrt, middle)),
      by: inner.divide(inner.integer(2), inner.integer(3))
    ).re
    // The circles are in |ph z| ≤ 2π/3 where re z ≥ 0 and |z| ≥ 2.
    let isFalling =
      !isSecond && z.re.lower.signum >= 0 && down.hypot(z.re.mignitude, z.im.mignitude) >= 2
    let size = isFalling ? -zeta.lower : zeta.magnitude
    let exponent = up.add(up.add(size, 1), up.multiply(root, radius))
    let slope = up.multiply(up.multiply(25, root), try up.compute(.exp, exponent))
    let result = up.multiply(radius, slope)
    return result.isNaN ? .infinity : result
  }

  // MARK: - Above the real axis

  private func airy(
    at z: ComplexInterval, isSecond: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    let size = AirySize(z)
    if size.isFar(bits: precision.bits) {
      let inner = try wider(by: 2 * max(0, z.binaryExponent.map { $0 + 1 } ?? 0) + 16)
      return size.isLeft
        ? try inner.farAiryOnTheLeft(negate(z), isSecond: isSecond)
        : try inner.farAiryOnTheRight(z, isSecond: isSecond)
    }
    return try airySeries(z, isSecond: isSecond, guarding: size.lostBits(isSecond: isSecond))
  }

  /// c₁·f ∓ c₂·g, for Bi times √3, with f = Σ z³ᵏ/(2·3·…·(3k − 1)·3k), g = z·Σ z³ᵏ/(3·4·…·3k·(3k + 1)), c₂ = 3^(−⅓)/Γ(⅓) and
  /// c₁·c₂ = 1/(2π·√3).
  private func airySeries(
    _ z: ComplexInterval, isSecond: Bool, guarding bits: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let inner = try wider(by: bits + 16)
    let cube = inner.multiply(inner.multiply(z, z), z)
    guard let w = FixedComplex(cube, bits: inner.precision.bits) else { return .entire }
    func series(_ shift: Int) throws(LimitExceeded) -> ComplexInterval {
      try GaussianSum(w) { k in
        TermRatio(1, (3 * k + 2 + shift) * (3 * k + 3 + shift))
      } tail: { _, quotient in
        quotient.isBelowHalf ? .powerOfTwo(1) : nil
      }.value(inner)
    }
    let root = try inner.compute(.sqrt, inner.integer(3))
    let second = try inner.airySlopeAtZero()
    let turn = inner.multiply(inner.integer(2), try inner.constant(.pi))
    let first = inner.divide(
      inner.integer(1), inner.multiply(inner.multiply(root, turn), second))
    let even = inner.multiply(try series(0), by: first)
    let odd = inner.multiply(inner.multiply(try series(1), z), by: second)
    if !isSecond { return inner.subtract(even, odd) }
    return inner.multiply(inner.add(even, odd), by: root)
  }

  /// −Ai′(0) = 3^(−⅓)/Γ(⅓), where Γ(⅓)³ = 2^(4/3)·π²·3^(−¼)/M(1, cos(π/12)) with the arithmetic-geometric mean M: the complete
  /// elliptic integral K(sin(π/12)) = π/(2M) is 3^¼·Γ(⅓)³/(2^(7/3)·π).
  private func airySlopeAtZero() throws(LimitExceeded) -> BigInterval {
    let (two, three) = (integer(2), integer(3))
    // cos(π/12) = √(2 + √3)/2.
    let root = try compute(.sqrt, three)
    let cosine = multiply(try compute(.sqrt, add(two, root)), oneHalf)
    let mean = try arithmeticGeometricMean(integer(1), cosine)
    let pi = try constant(.pi)
    // The cube of the result is M·3^(−¾)/(2^(4/3)·π²).
    let divisor = multiply(
      multiply(try compute(.cbrt, integer(16)), try compute(.sqrt, multiply(root, three))),
      multiply(pi, pi))
    return try compute(.cbrt, divide(mean, divisor))
  }

  /// With ζ = ⅔·z^(3/2) and S(ζ) = Σ aₖ(⅓)/ζᵏ: Ai z = exp(−ζ)·S(ζ)/(2√π·z^¼), Bi z = (2·exp(ζ)·S(−ζ) + i·exp(−ζ)·S(ζ))/(2√π·z^¼) for
  /// 0 ≤ ph z ≤ 2π/3.
  private func farAiryOnTheRight(
    _ z: ComplexInterval, isSecond: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    let (waves, root) = try airyWaves(z, isTurned: false)
    if !isSecond { return try apply(.quotient, waves.falling, root) }
    let sum = add(multiply(waves.rising, by: integer(2)), turned(waves.falling, quarters: 1))
    return try apply(.quotient, sum, root)
  }

  /// With ξ = ⅔·w^(3/2), A = exp(πi/4 − iξ)·S(iξ)/(2√π·w^¼) and B = exp(iξ − πi/4)·S(−iξ)/(2√π·w^¼): Ai(−w) = A + B and Bi(−w) =
  /// i·(B − A) for |ph w| ≤ π/3.
  private func farAiryOnTheLeft(
    _ w: ComplexInterval, isSecond: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    let (waves, root) = try airyWaves(w, isTurned: true)
    let side = try compute(.sqrt, oneHalf)
    let phase = ComplexInterval(side, side)
    let (a, b) = (multiply(waves.falling, phase), multiply(waves.rising, phase.conjugate))
    let wave = isSecond ? turned(subtract(b, a), quarters: 1) : add(a, b)
    return try apply(.quotient, wave, root)
  }

  /// exp(−η)·S(η) and exp(η)·S(−η) for η = ζ or iζ, and 2√π·z^¼.
  private func airyWaves(
    _ z: ComplexInterval, isTurned: Bool
  ) throws(LimitExceeded) -> (
    waves: (falling: ComplexInterval, rising: ComplexInterval), root: ComplexInterval
  ) {
    let root = try apply(.sqrt, z)
    let third = divide(integer(2), integer(3))
    let zeta = multiply(multiply(z, root), by: third)
    let eta = turned(zeta, quarters: isTurned ? 1 : 0)
    // exp(π/2·(¼ − 1/9)/|ζ|) < 2 for |ζ| ≥ 1.
    let sums = try hankelSums(
      inverse: try reciprocal(eta), growth: .powerOfTwo(1), most: 2 * precision.bits + 64
    ) { k in
      TermRatio(-(6 * k + 1) * (6 * k + 5), 72 * (k + 1))
    }
    let decay = try apply(.exp, negate(eta))
    let factor = multiply(integer(2), try compute(.sqrt, try constant(.pi)))
    return (
      (multiply(decay, sums.sum), multiply(try reciprocal(decay), sums.opposite)),
      multiply(try apply(.sqrt, root), by: factor)
    )
  }
}

/// The size of ζ = ⅔·z^(3/2), which decides how Airy functions are computed, roughly.
private struct AirySize {
  /// Whether ph z > 2π/3, or a little less.
  let isLeft: Bool
  private let zeta: Double
  private let realPart: Double

  init(_ z: ComplexInterval) {
    // Doubles that overflow are far in any case.
    let re = max(-1e100, min(Double(z.re.lower), 1e100))
    let im = min(Double(z.im.lower), 1e100)
    isLeft = im < -1.74 * re
    let magnitude = (re * re + im * im).squareRoot()
    zeta = 2 * magnitude * magnitude.squareRoot() / 3
    // √z = a + bi, and re z^(3/2) = a·re z − b·im z.
    let a = max(0, (magnitude + re) / 2).squareRoot()
    let b = max(0, (magnitude - re) / 2).squareRoot()
    realPart = 2 * (a * re - b * im) / 3
  }

  /// Whether the smallest term of the series, which is about exp(−2|ζ|), is below 2^−bits.
  func isFar(bits: Int) -> Bool { zeta > Double(bits) * 0.36 + 10 }

  /// The bits by which the largest term exceeds the value.
  func lostBits(isSecond: Bool) -> Int {
    let value = isSecond ? realPart.magnitude : -realPart
    return Int(min(max(0, zeta - value), 1e9) * 1.4427)
  }
}
