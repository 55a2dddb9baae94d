internal import CMPFR
import RealModule

/// Constants that are computed by splitting and kept, each with the most bits that were asked for.
///
/// All threads share them, as far as they have at most 2²⁶ bits: a few numbers of at most 8 MB each.
enum KeptNumber: Hashable {
  case pi, e, logarithmOfTwo, eulerGamma, catalan
  /// Γ(⅓) and Γ(¼), of which those of all fractions with the denominators 3, 4 and 6 are made.
  case gammaOfThird, gammaOfQuarter
  /// ζ of an odd number from 3 to 63.
  case oddZeta(Int)
  /// artanh(1/x), one of four that make logarithms.
  case artanh(UInt)

  private static let known = Locked<[KeptNumber: BigFloat]>([:])
  private static var mostBits: Int { 1 << 26 }

  /// The precision from which splitting takes less time than MPFR, which keeps these numbers for each
  /// thread: a tenth for Catalan's constant and ζ(3) of 2000 bits, a quarter for π, half for γ.
  static var fewestBits: Int { 2048 }

  /// The value in `bits` bits, which errs by at most one unit in its last place.
  func value(bits: Int) -> BigFloat {
    // Errors of less than 2⁴ units of 16 bits more leave half a unit for the rounding.
    let wide = kept(bits: bits + 16)
    return BigFloat.make(bits: bits) { r in wide.read { mpfr_set(r, $0, MPFR_RNDN) } }
  }

  private func kept(bits: Int) -> BigFloat {
    if let value = Self.known.withLock({ $0[self] }), value.precision.bits >= bits { return value }
    let value = computed(bits: bits)
    if bits <= Self.mostBits { Self.keep(value, as: self) }
    return value
  }

  /// Takes a value that was computed elsewhere, whatever its length, if it has more bits than the one that is kept.
  static func keep(_ value: BigFloat, as number: KeptNumber) {
    known.withLock { known in
      if known[number].map({ $0.precision.bits < value.precision.bits }) ?? true {
        known[number] = value
      }
    }
  }

  /// Forgets all values.
  static func freeCache() {
    known.withLock { $0 = [:] }
    PrimeValues.freeCache()
  }

  /// The value, which lies between 2⁻¹⁴ and 4 and errs by less than 2⁴ units in the last place.
  private func computed(bits: Int) -> BigFloat {
    switch self {
    case .pi: return Self.pi(bits: bits)
    case .e:
      let count = Self.termsOfExponential(bits: bits)
      return HypergeometricSeries.e.sum(count: count, bits: bits)
    case .logarithmOfTwo: return HypergeometricSeries.logarithmOfTwo.sum(bits: bits).divided(2160)
    case .eulerGamma: return EulerGamma.value(bits: bits)
    case .catalan: return HypergeometricSeries.catalan.sum(bits: bits).divided(450)
    case .gammaOfThird:
      return Self.period(
        .gammaOfThird, factor: 12, piPower: 4, radicand: 10, degree: 6, bits: bits)
    case .gammaOfQuarter:
      return Self.period(
        .gammaOfQuarter, factor: 32, piPower: 3, radicand: 33, degree: 4, bits: bits)
    case .oddZeta(3): return HypergeometricSeries.apery.sum(bits: bits).divided(9_072_000)
    case .oddZeta(let s): return OddZeta.value(s, bits: bits)
    case .artanh(let x): return HypergeometricSeries.reciprocal(x).sum(bits: bits).divided(x)
    }
  }

  private static func pi(bits: Int) -> BigFloat {
    let (t, q) = HypergeometricSeries.pi.fraction(bits: bits)
    return pi(t, q, bits: bits)
  }

  /// The fraction of the series upside down. Five operations err by half a unit each.
  static func pi(_ t: BigFloat, _ q: BigFloat, bits: Int) -> BigFloat {
    BigFloat.make(bits: bits) { r in
      mpfr_sqrt_ui(r, 10_005, MPFR_RNDN)
      mpfr_mul_ui(r, r, 426_880, MPFR_RNDN)
      _ = q.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
      return t.read { mpfr_div(r, r, $0, MPFR_RNDN) }
    }
  }

  /// The root of factor·π^power·S/√radicand for the sum S of a series.
  ///
  /// S errs by less than 2^(2−bits) of itself, π^power by 2^(3−bits) and four operations by 2^−bits each, of which a root of degree 4 or
  /// more leaves a quarter.
  private static func period(
    _ series: HypergeometricSeries, factor: UInt, piPower: UInt, radicand: UInt, degree: UInt,
    bits: Int
  ) -> BigFloat {
    let sum = series.sum(bits: bits)
    let pi = KeptNumber.pi.value(bits: bits)
    let divisor = BigFloat.make(bits: bits) { mpfr_sqrt_ui($0, radicand, MPFR_RNDN) }
    return BigFloat.make(bits: bits) { r in
      _ = pi.read { mpfr_pow_ui(r, $0, piPower, MPFR_RNDN) }
      mpfr_mul_ui(r, r, factor, MPFR_RNDN)
      _ = sum.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
      _ = divisor.read { mpfr_div(r, r, $0, MPFR_RNDN) }
      return mpfr_rootn_ui(r, r, degree, MPFR_RNDN)
    }
  }

  /// A number k with k! > (k/e)^k ≥ 2^bits, found by halving.
  private static func termsOfExponential(bits: Int) -> Int {
    var (low, high) = (1.0, Double(bits + 8))
    while high - low > 1 {
      let k = ((low + high) / 2).rounded(.up)
      if k * (.log2(k) - 1.442_695_1) < Double(bits) { low = k } else { high = k }
    }
    return Int(high) + 1
  }
}

extension BigFloat {
  /// The quotient by a word, rounded to nearest.
  fileprivate func divided(_ divisor: UInt) -> BigFloat {
    BigFloat.make(bits: precision.bits) { r in read { mpfr_div_ui(r, $0, divisor, MPFR_RNDN) } }
  }
}
