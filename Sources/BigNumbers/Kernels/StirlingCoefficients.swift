internal import CMPFR
internal import Synchronization

/// The coefficients of Stirling's series, ln Γ(z) = (z − ½)·ln z − z + ½·ln 2π + Σ
/// (−1)^(k−1)·c_k/z^(2k−1) with c_k = |B_2k|/(2k(2k − 1)), for numbers z beyond a least one that
/// depends on the number of limbs. All threads share them.
///
/// **Source.** DLMF 5.11.1; Brent and Harvey, "Fast computation of Bernoulli, tangent and secant
/// numbers" (2013), algorithm TangentNumbers.
enum StirlingCoefficients {
  /// The least z: 4 more than nine for each limb behind the point. Smaller ones need more terms, of
  /// which they have at best e^(−2πz); larger ones need more factors of Γ(z)/Γ(x).
  static func least(fraction: Int) -> UInt { 9 * UInt(fraction) + 4 }

  /// The number of terms after which t_k ≤ 2^(−64·fraction), without that term.
  ///
  /// |B_2k+2/B_2k| ≤ (2k + 2)(2k + 1)/(2π)², because ζ decreases, so that t_(k+1)/t_k ≤ 2k(2k − 1)/(2πz)².
  static func terms(fraction: Int, z: Double) -> Int {
    var size = TermSize.one
    size.multiply(by: 1 / (12 * z))
    var k = 1
    while size.weight(below: 0) < 64 * fraction {
      let ratio = Double(2 * k) / (6.283185 * z)
      size.multiply(by: ratio * ratio)
      k += 1
    }
    return k - 1
  }

  /// c_k/z^(2k−1) for the least z and k = 1, 2 …, one number of the storage after the other: 0 ≤ c
  /// − value < u.
  static func table(_ room: FixedPoint) -> FixedPoint.Limbs {
    tables[room.fraction].load(ordering: .acquiring) ?? keep(room)
  }

  private nonisolated(unsafe) static let tables: UnsafeMutablePointer<Atomic<FixedPoint.Limbs?>> = {
    let count = MediumFunction.mostLimbs + 1
    let tables = UnsafeMutablePointer<Atomic<FixedPoint.Limbs?>>.allocate(capacity: count)
    for index in 0..<count { (tables + index).initialize(to: Atomic(nil)) }
    return tables
  }()

  @inline(never)
  private static func keep(_ room: FixedPoint) -> FixedPoint.Limbs {
    let flags = ulp_flags()
    let made = make(room)
    ulp_restore_flags(flags)
    let (isFirst, other) = tables[room.fraction].compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let other else { return made }
    made.deallocate()
    return other
  }

  /// c_k = T_k/((2k − 1)(16^k − 4^k)) with the tangent numbers T_k.
  private static func make(_ room: FixedPoint) -> FixedPoint.Limbs {
    let least = least(fraction: room.fraction)
    let count = terms(fraction: room.fraction, z: Double(least))
    let tangents = tangentNumbers(count)
    // Place 0 is not a tangent number.
    let (divisor, power) = (tangents, tangents + (count + 1))
    __gmpz_set_ui(power, least)
    let table = FixedPoint.Limbs.allocate(capacity: count * room.count)
    for k in 1...count {
      __gmpz_ui_pow_ui(divisor, 4, UInt(k))
      __gmpz_sub_ui(divisor, divisor, 1)
      __gmpz_mul_2exp(divisor, divisor, UInt(2 * k))
      __gmpz_mul_ui(divisor, divisor, UInt(2 * k - 1))
      __gmpz_mul(divisor, divisor, power)
      let value = BigFloat.make(bits: 64 * room.fraction + 64) { r in
        mpfr_set_z(r, tangents + k, MPFR_RNDZ)
        return mpfr_div_z(r, r, divisor, MPFR_RNDZ)
      }
      value.read { room.load(table + (k - 1) * room.count, $0) }
      __gmpz_mul_ui(power, power, least * least)
    }
    for k in 0...count + 1 { __gmpz_clear(tangents + k) }
    tangents.deallocate()
    return table
  }

  /// T_k at place k, between two places of zeros: tan x = Σ T_k·x^(2k−1)/(2k − 1)!.
  private static func tangentNumbers(_ count: Int) -> UnsafeMutablePointer<__mpz_struct> {
    let t = UnsafeMutablePointer<__mpz_struct>.allocate(capacity: count + 2)
    for k in 0...count + 1 { __gmpz_init(t + k) }
    __gmpz_set_ui(t + 1, 1)
    for k in stride(from: 2, through: count, by: 1) {
      __gmpz_mul_ui(t + k, t + (k - 1), UInt(k - 1))
    }
    for k in stride(from: 2, through: count, by: 1) {
      for j in k...count {
        __gmpz_mul_ui(t + j, t + j, UInt(j - k + 2))
        __gmpz_addmul_ui(t + j, t + (j - 1), UInt(j - k))
      }
    }
    return t
  }
}
