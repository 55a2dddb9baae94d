internal import CMPFR

/// Coefficients that are multiples of Bernoulli numbers, in fixed point, made once for every number
/// of limbs from tangent numbers. All threads share them.
///
/// **Source.** Brent and Harvey, "Fast computation of Bernoulli, tangent and secant numbers"
/// (2013), algorithm TangentNumbers.
struct TangentTable: Sendable {
  /// How a coefficient follows from the tangent number T_k = 2^(2k)·(2^(2k) − 1)·|B_2k|/(2k).
  struct Factors {
    let numerator: UInt
    let denominator: UInt
    /// The ratio of the next common denominator to this one.
    let growth: UInt
  }

  /// The number of coefficients, by the number of limbs behind the point.
  private let count: @Sendable (Int) -> Int
  /// The first common denominator.
  private let first: @Sendable (Int) -> UInt
  private let factors: @Sendable (_ k: Int, _ fraction: Int) -> Factors
  private let tables = SharedLimbs(capacity: MediumFunction.mostLimbs + 1)

  init(
    count: @escaping @Sendable (Int) -> Int, first: @escaping @Sendable (Int) -> UInt,
    factors: @escaping @Sendable (_ k: Int, _ fraction: Int) -> Factors
  ) {
    (self.count, self.first, self.factors) = (count, first, factors)
  }

  /// The coefficients for k = 1, 2 …, one number of the storage after the other: 0 ≤ c − value < u.
  func coefficients(_ room: FixedPoint) -> FixedPoint.Limbs {
    tables.limbs(room.fraction) { make(room) }
  }

  /// T_k·numerator/((16^k − 4^k)·denominator·(first·growth₁·growth₂…)).
  private func make(_ room: FixedPoint) -> FixedPoint.Limbs {
    let count = count(room.fraction)
    let tangents = Self.tangentNumbers(count)
    // Places without a tangent number.
    let (divisor, common) = (tangents, tangents + (count + 1))
    __gmpz_set_ui(common, first(room.fraction))
    let table = FixedPoint.Limbs.allocate(capacity: count * room.count)
    for k in 1...count {
      let factors = factors(k, room.fraction)
      __gmpz_mul_ui(tangents + k, tangents + k, factors.numerator)
      __gmpz_ui_pow_ui(divisor, 4, UInt(k))
      __gmpz_sub_ui(divisor, divisor, 1)
      __gmpz_mul_2exp(divisor, divisor, UInt(2 * k))
      __gmpz_mul_ui(divisor, divisor, factors.denominator)
      __gmpz_mul(divisor, divisor, common)
      let value = BigFloat.make(bits: 64 * room.fraction + 64) { r in
        mpfr_set_z(r, tangents + k, MPFR_RNDZ)
        return mpfr_div_z(r, r, divisor, MPFR_RNDZ)
      }
      value.read { room.load(table + (k - 1) * room.count, $0) }
      __gmpz_mul_ui(common, common, factors.growth)
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

extension FixedPoint {
  /// r = c₁ − c₂w + c₃w² − … for 0 ≤ w < 1 and coefficients one after the other whose terms
  /// decrease; |error| ≤ 3·terms·u. With a number `scaled`, which is overwritten, the coefficients
  /// are (2k − 1)·c_k, and the error is at most terms·(terms + 3)·u.
  ///
  /// Horner's rule: a step truncates a product by 2u and a coefficient by u. All differences are
  /// positive, and each has as many limbs as its coefficient.
  func alternatingSum(
    _ r: Limbs, _ w: Limbs, _ coefficients: Limbs, terms: Int, oddMultiples scaled: Limbs? = nil
  ) {
    var length = 0
    for k in stride(from: terms, through: 1, by: -1) {
      var coefficient = coefficients + (k - 1) * count
      let product = lowProduct(r, w, limbs: length)
      if let scaled {
        scaled[fraction] = __gmpn_mul_1(scaled, coefficient, fraction, UInt(2 * k - 1))
        coefficient = scaled
      }
      var limbs = fraction
      while limbs > length, coefficient[limbs - 1] == 0 { limbs -= 1 }
      if limbs > 0 { _ = __gmpn_sub(r, coefficient, limbs, product, length) }
      length = limbs
    }
    (r + length).update(repeating: 0, count: count - length)
  }
}
