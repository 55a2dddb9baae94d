internal import CMPFR

/// A function that ``FixedPoint`` has: approximations with a proven bound, for some hundred bits.
///
/// It has no payload, so that reading it from a page counts no references.
enum MediumFunction: UInt8, CaseIterable {
  case exp, exp2, exp10, expMinusOne, exp2MinusOne, exp10MinusOne
  case log, log2, log10, logOnePlus, log2OnePlus, log10OnePlus
  case sin, cos, tan, sec, csc, cot, asin, acos, atan
  case sinh, cosh, tanh, sech, csch, coth, asinh, acosh, atanh
  case gamma, logGamma, digamma
  case erf, erfc, expIntegral, dilogarithm, besselJ0, besselJ1, besselY0, besselY1, airy, cbrt

  /// The largest number of bits of a result.
  ///
  /// The kernels are faster than MPFR's functions at every precision up to these. Time over MPFR's in C, medians of turns on an
  /// AMD EPYC; `kernel-ratios` in Benchmarks prints a row for each function:
  ///
  /// | bits | 53 | 128 | 256 | 1024 | 4096 |
  /// |---|---|---|---|---|---|
  /// | exponentials | 0.06–0.14 | 0.04–0.11 | 0.05–0.12 | 0.15–0.31 | 0.21–0.36 |
  /// | logarithms | 0.04–0.15 | 0.03–0.08 | 0.02–0.08 | 0.09–0.32 | 0.16–0.55 |
  /// | circular | 0.13–0.22 | 0.12–0.21 | 0.20–0.30 | 0.47–0.56 | 0.59–0.67 |
  /// | inverse circular | 0.09–0.11 | 0.07–0.09 | 0.04–0.06 | 0.09–0.10 | 0.13–0.14 |
  /// | hyperbolic | 0.16–0.22 | 0.14–0.18 | 0.14–0.20 | 0.33–0.37 | 0.37–0.41 |
  /// | inverse hyperbolic | 0.10–0.25 | 0.08–0.13 | 0.09–0.12 | 0.33–0.35 | 0.57–0.58 |
  /// | Γ, ln Γ, ψ | 0.15–0.37 | 0.09–0.11 | 0.07–0.09 | 0.07–0.15 | 0.12–0.37 |
  /// | erf, erfc | 0.07–0.20 | 0.06–0.14 | 0.05–0.13 | 0.06–0.13 | 0.05–0.10 |
  /// | Ei, Li₂ | 0.06–0.14 | 0.03–0.12 | 0.02–0.13 | 0.04–0.18 | 0.06–0.16 |
  /// | J₀, J₁, Ai | 0.28–0.39 | 0.24–0.33 | 0.20–0.29 | 0.20–0.28 | 0.19–0.25 |
  /// | Y₀, Y₁ | 0.08–0.10 | 0.07–0.09 | 0.09–0.10 | 0.16 | 0.20–0.21 |
  /// | Jₙ, Yₙ | 0.62, 0.10 | 0.63, 0.09 | 0.40, 0.08 | 0.35, 0.12 | 0.22, 0.13 |
  /// | B | 0.08 | 0.07 | 0.07 | 0.19 | 0.34 |
  /// | Γ(a, x) | 0.14 | 0.12 | 0.12 | 0.15 | 0.18 |
  /// | powers | 0.10 | 0.06 | 0.08 | 0.30 | 0.44 |
  /// | whole powers, to 1100 bits | 0.73 | 0.76 | 0.73 | 1.05 | |
  /// | roots of indices from 4 to 30 | 0.35 | 0.26 | 0.36 | 0.90 | |
  /// | cube roots, to 288 bits | 0.73 | 0.57 | 0.79 | | |
  /// | agm, from 65 to 2048 bits | | 0.84 | 0.72 | 0.90 | |
  /// | angles of points | 0.08 | 0.06 | 0.04 | 0.08 | 0.13 |
  ///
  /// From 2048 to 2400 bits on the reduction by primes takes less time, at 4000 bits 0.65 to 0.70 of it for exponentials,
  /// logarithms and circular functions (`kernel-thresholds`), but 24 to 160 allocations, where the kernels have none.
  static let mostBits = 4096
  /// The number of limbs behind the point for that number of bits, one of them for a second
  /// attempt.
  static let mostLimbs = limbs(mostBits) + 1

  /// The largest number of bits of a cube root. With 250 bits it takes 0.8 of MPFR's time, with 350 bits 1.4.
  static let mostBitsOfCubeRoot = 288

  /// The largest number of bits of a result of this function.
  @inline(__always)
  private var reach: Int { self == .cbrt ? Self.mostBitsOfCubeRoot : Self.mostBits }

  private static func limbs(_ bits: Int) -> Int { (bits + 63) / 64 + 1 }

  /// Writes f(x) to `r`, rounded correctly to its precision, with the inexact flag; returns the
  /// ternary value, or nil where MPFR has to compute it. `r` may be `x`.
  @inline(__always)
  func round(into r: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t) -> Int32? {
    let bits = r.pointee._mpfr_prec
    if bits <= reach, let ternary = attempt(r, x, mode, bits) { return ternary }
    return bits < Self.fewestBitsOfSplitting ? nil : roundLong(into: r, x, mode)
  }

  @inline(never)
  private func attempt(
    _ r: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t, _ bits: Int
  ) -> Int32? {
    guard let exponent = x.binaryExponent else { return nil }
    // Cube roots of short numbers may be exact.
    if self == .cbrt, mpfr_min_prec(x) <= 32 { return nil }
    if self == .gamma, bits >= Self.fewestBitsOfSplitting {
      let x = BigFloat.make(bits: x.pointee._mpfr_prec) { mpfr_set($0, x, MPFR_RNDN) }
      // The second attempt of splitting has 160 bits more.
      if LongGamma.isNextToPeriod(x, bits: bits + 160) { return nil }
    }
    if exponents.contains(exponent) {
      return FixedPoint.round(into: r, mode, bits: bits + lostBits(bits, exponent, x)) {
        $0.compute(self, x)
      }
    }
    guard isLargeAngle(exponent) else { return nil }
    return reducingByTurns(x, bits) { angle, exponent in
      FixedPoint.round(into: r, mode, bits: bits + lostBits(bits, exponent, angle)) {
        $0.large(self, angle)
      }
    }
  }

  /// A value of `bits` bits that errs by at most one unit in its last place; nil where MPFR has to
  /// compute it.
  func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    let isSplit =
      self == .gamma && bits >= Self.fewestBitsOfSplitting
      && LongGamma.isNextToPeriod(x, bits: bits)
    if bits <= reach, !isSplit, let value = shortValue(x, bits: bits) { return value }
    return bits < Self.fewestBitsOfSplitting ? nil : longValue(x, bits: bits)
  }

  /// The value in fixed point, under the same rules.
  func shortValue(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard let exponent = x.binaryExponent else { return nil }
    if isLargeAngle(exponent) {
      return reducingByTurns(x.operand, bits) { angle, exponent in
        shortValue(bits, lostBits(bits, exponent, angle)) { $0.large(self, angle) }
      }
    }
    guard exponents.contains(exponent) else { return nil }
    return shortValue(bits, lostBits(bits, exponent, x.operand)) { $0.compute(self, x.operand) }
  }

  private func shortValue(
    _ bits: Int, _ lostBits: Int, _ kernel: (FixedPoint) -> Approximation?
  ) -> BigFloat? {
    // Sixteen bits more than the error takes.
    let fraction = max(Self.limbs(bits), (bits + lostBits + 79) >> 6)
    if fraction > Self.mostLimbs { return nil }
    return FixedPoint.withRoom(fraction: fraction) { kernel($0)?.number(bits: bits) }
  }

  /// The binary exponents e of the arguments, 2^(e−1) ≤ |x| < 2^e.
  ///
  /// Upper ends keep the reduction of the argument accurate (23; 20 for base 10), the exponent of a
  /// logarithm in its bound (2²⁴), the numbers in the storage (50, and 31 for a square) and the
  /// product of Γ short (8). Lower ends of −8 and −15 keep results above 2^−17 or the sine of the
  /// tangent above 2^−10. Below 2^−1024 MPFR needs
  /// a few terms of the series of exp, cos and cosh.
  var exponents: ClosedRange<Int> {
    switch self {
    case .exp, .exp2, .cos, .sec, .cosh, .sech: -1024...23
    case .exp10: -1024...20
    case .log, .log2, .log10, .cbrt: -(1 << 24)...1 << 24
    case .expMinusOne, .exp2MinusOne, .sin, .csc, .sinh, .tanh, .csch, .coth: -15...23
    case .exp10MinusOne: -15...20
    case .tan, .cot: -8...23
    case .atan: -8...50
    case .logOnePlus, .log2OnePlus, .log10OnePlus: -15...50
    case .asin, .acos: -8...0
    case .asinh: -15...31
    case .acosh: 1...31
    case .atanh: -15...0
    case .gamma: -15...16
    case .logGamma: -15...40
    case .digamma: -15...60
    case .erf: -15...6
    case .erfc: -64...11
    case .expIntegral: -15...7
    case .dilogarithm: -15...31
    case .besselJ0: -64...4
    case .besselJ1: -15...4
    case .besselY0, .besselY1: -14...4
    case .airy: -64...3
    }
  }
}

extension FixedPoint {
  /// Writes what a kernel computes to `r`, rounded correctly, under the rules of ``MediumFunction``.
  @inline(__always)
  static func round(
    into r: BigFloat.Pointer, _ mode: mpfr_rnd_t, bits: Int,
    _ kernel: (FixedPoint) -> Approximation?
  ) -> Int32? {
    decided(bits: bits) { kernel($0)?.round(into: r, mode) }
  }

  /// What is decided in the first of two attempts, or in the second; nil if it is not.
  ///
  /// The first has `bits` bits, as many as decide all but about one of 2¹⁰ results. The second has a limb more. Exact
  /// results are never decided, and neither are those next to a short number.
  @inline(__always)
  static func decided<Result>(bits: Int, _ attempt: (FixedPoint) -> Result?) -> Result? {
    let fraction = max(2, (bits + 63) >> 6)
    for fraction in fraction...fraction + 1 where fraction <= MediumFunction.mostLimbs {
      if let result = withRoom(fraction: fraction, attempt) { return result }
    }
    return nil
  }
}
