internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func floor(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_floor, x) }
  public func ceil(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_ceil, x) }
  public func trunc(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_trunc, x) }
  public func round(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_round, x) }
  public func roundEven(_ x: BigFloat) -> BigFloat { unary(mpfr_rint_roundeven, x) }
  public func roundInDirection(_ x: BigFloat) -> BigFloat { unary(mpfr_rint, x) }
  public func fraction(_ x: BigFloat) -> BigFloat { unary(mpfr_frac, x) }

  /// `mpfr_fmod` is exact at the larger of the operands' precisions: the remainder is a multiple of
  /// the smaller ulp and below |b|. The correction by b then rounds once.
  public func modulo(_ a: BigFloat, _ b: BigFloat) -> BigFloat {
    let wide = max(a.precision.bits, b.precision.bits)
    let remainder = BigFloat.binary(mpfr_fmod, a, b, bits: wide, .nearestEven)
    if remainder.isZero { return binary(mpfr_copysign, remainder, b) }
    if remainder.isNaN || remainder.isNegative == b.isNegative { return unary(mpfr_set, remainder) }
    return add(remainder, b)
  }
  public func truncatingRemainder(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(mpfr_fmod, x, y)
  }
  public func remainder(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(mpfr_remainder, x, y)
  }
  public func truncatingQuotient(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    quotient(mpfr_fmodquo, x, y)
  }
  public func remainderQuotient(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    quotient(mpfr_remquo, x, y)
  }

  private func quotient(
    _ f: BigFloat.Quotient, _ x: BigFloat, _ y: BigFloat
  ) -> BigFloat {
    var low = 0
    let remainder = make { r, mode in
      x.read { x in y.read { y in _ = f(r, &low, x, y, mode) } }
    }
    return remainder.isNaN ? remainder : make { r, mode in _ = mpfr_set_si(r, low, mode) }
  }

  public func minimum(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_min, a, b) }
  public func maximum(_ a: BigFloat, _ b: BigFloat) -> BigFloat { binary(mpfr_max, a, b) }
  public func copySign(_ x: BigFloat, _ y: BigFloat) -> BigFloat { binary(mpfr_copysign, x, y) }

  public func nextAbove(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      x.read { _ = mpfr_set(r, $0, mode) }; mpfr_nextabove(r)
    }
  }
  public func nextBelow(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      x.read { _ = mpfr_set(r, $0, mode) }; mpfr_nextbelow(r)
    }
  }
  public func nextToward(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    make { r, mode in
      x.read { _ = mpfr_set(r, $0, mode) }
      y.read { mpfr_nexttoward(r, $0) }
    }
  }

  public func scaleByPowerOfTwo(_ x: BigFloat, _ n: BigFloat) -> BigFloat {
    make { r, mode in
      guard let exponent = n.signedWord else { return mpfr_set_nan(r) }
      x.read { _ = mpfr_mul_2si(r, $0, exponent, mode) }
    }
  }

  public func binaryExponent(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      if let exponent = x.exponent {
        _ = mpfr_set_si(r, exponent, mode)
      } else if x.isZero {
        mpfr_set_zero(r, 1)
      } else {
        mpfr_set_nan(r)
      }
    }
  }

  public func binarySignificand(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      x.read { _ = mpfr_mul_2si(r, $0, -(x.exponent ?? 0), mode) }
    }
  }
}

extension BigFloat {
  /// The value as an unsigned word, if it is one.
  var word: UInt? {
    guard isInteger, read({ mpfr_fits_ulong_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return read { mpfr_get_ui($0, MPFR_RNDN) }
  }

  /// The value as a signed word, if it is one.
  var signedWord: Int? {
    guard isInteger, read({ mpfr_fits_slong_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return read { mpfr_get_si($0, MPFR_RNDN) }
  }
}
