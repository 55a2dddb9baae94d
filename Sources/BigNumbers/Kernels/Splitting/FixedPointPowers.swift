internal import CMPFR

/// Powers of a number y as whole numbers in units of 2^−fraction, rounded down, for rectangular
/// splitting.
///
/// y^k errs by less than 2k·max(1, y)^k units: the errors of two factors and of the product add.
///
/// **Source.** M. S. Paterson and L. J. Stockmeyer, SIAM J. Comput. 2 (1973); D. M. Smith, Math.
/// Comp. 52 (1989).
struct FixedPointPowers {
  let fraction: Int
  /// y⁰, y¹ and so on.
  let powers: [IntegerStorage]

  init(_ y: BigFloat, count: Int, fraction: Int) {
    self.fraction = fraction
    let (one, first) = (IntegerStorage.make(), IntegerStorage.make())
    __gmpz_ui_pow_ui(one.pointer, 2, UInt(fraction))
    let scaled = BigFloat.make(bits: y.precision.bits) { r in
      y.read { mpfr_mul_2si(r, $0, fraction, MPFR_RNDN) }
    }
    _ = scaled.read { mpfr_get_z(first.pointer, $0, MPFR_RNDD) }
    var powers = [one, first]
    for k in 2..<max(2, count + 1) {
      powers.append(Self.product(powers[k / 2], powers[k - k / 2], fraction))
    }
    self.powers = powers
  }

  /// The product of two numbers in these units, rounded down.
  private static func product(
    _ a: IntegerStorage, _ b: IntegerStorage, _ fraction: Int
  ) -> IntegerStorage {
    let result = IntegerStorage.make()
    a.read { a in b.read { __gmpz_mul(result.pointer, a, $0) } }
    result.read { __gmpz_fdiv_q_2exp(result.pointer, $0, UInt(fraction)) }
    return result
  }

  /// Calls `body` with the power k in units that are larger by 64 bits for each limb that is dropped, rounded down.
  func read(_ k: Int, dropping limbs: Int, _ body: (UnsafePointer<__mpz_struct>) -> Void) {
    powers[k].read { power in
      let dropped = min(limbs, Int(power.pointee._mp_size))
      var view = __mpz_struct(
        _mp_alloc: 0, _mp_size: power.pointee._mp_size - Int32(dropped),
        _mp_d: power.pointee._mp_d + dropped)
      body(&view)
    }
  }

  /// Σ c_k·y^k for whole coefficients, rounded to nearest; less than Σ 2k·|c_k|·max(1, y)^k units
  /// are added to its error.
  func polynomial(_ coefficients: [IntegerStorage], bits: Int) -> BigFloat {
    let sum = IntegerStorage.make()
    for (coefficient, power) in zip(coefficients, powers) {
      coefficient.read { c in power.read { __gmpz_addmul(sum.pointer, c, $0) } }
    }
    return number(sum, bits: bits)
  }

  /// A number in these units, rounded to nearest.
  func number(_ sum: IntegerStorage, bits: Int) -> BigFloat {
    BigFloat.make(bits: bits) { r in
      sum.read { mpfr_set_z_2exp(r, $0, -fraction, MPFR_RNDN) }
    }
  }
}
