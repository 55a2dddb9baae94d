internal import CMPFR

// Circular functions of angles beyond the kernels' own reduction: whole turns are taken off first, with as many bits of π as
// the argument takes besides those of the result.
extension MediumFunction {
  /// The largest binary exponent of such an angle. Beyond, the product by π takes longer than the function.
  static var mostExponentOfAngles: Int { 8192 }

  /// Whether an argument of this exponent is reduced first.
  func isLargeAngle(_ exponent: Int) -> Bool {
    switch self {
    case .sin, .cos, .tan, .sec, .csc, .cot:
      exponents.upperBound + 1...Self.mostExponentOfAngles ~= exponent
    default: false
    }
  }

  /// What `body` makes of x − n·2π for the nearest whole n, whose sine and cosine are those of x.
  ///
  /// It errs by less than 2⁻⁹⁰u for the u of a second attempt at `bits` bits, which has 230 bits more at most. All functions have
  /// derivatives of less than 2⁴⁵ where kernels compute them, so that twice the kernel's bound covers both errors
  /// (``FixedPoint/large(_:_:)``). Nil where the difference is too small for the kernel.
  func reducingByTurns<Result>(
    _ x: BigFloat.Reader, _ bits: Int,
    _ body: (_ angle: BigFloat.Reader, _ exponent: Int) -> Result?
  ) -> Result? {
    let angle = Self.reduced(x, bits: bits + 320)
    guard let exponent = angle.binaryExponent, exponents.contains(exponent) else { return nil }
    return angle.read { body($0, exponent) }
  }

  /// x − n·2π, which errs by less than 2^−bits.
  ///
  /// With |x| < 2^e the number n is less than 2^(e − 2). π has e + bits + 8 bits and errs by one unit of its last place, and the
  /// product and the difference are rounded to as many: in units of 2^(−e − bits − 8) n·2π errs by at most 2^(e + 1), its rounding
  /// by 2^e and that of the difference by 2.
  private static func reduced(_ x: BigFloat.Reader, bits: Int) -> BigFloat {
    // What these steps raise says nothing about the result.
    let flags = ulp_flags()
    defer { ulp_restore_flags(flags) }
    let exponent = Int(x.pointee._mpfr_exp)
    let length = exponent + bits + 8
    let pi = KeptNumber.pi.value(bits: length)
    let turns = IntegerStorage.make()
    _ = BigFloat.make(bits: exponent + 32) { r in
      _ = pi.read { mpfr_div(r, x, $0, MPFR_RNDN) }
      _ = mpfr_div_2ui(r, r, 1, MPFR_RNDN)
      return mpfr_get_z(turns.pointer, r, MPFR_RNDN)
    }
    return pi.changed(bits: length) { r, pi in
      _ = turns.read { mpfr_mul_z(r, pi, $0, MPFR_RNDN) }
      _ = mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
      return mpfr_sub(r, x, r, MPFR_RNDN)
    }
  }
}

extension FixedPoint {
  /// The function at an angle that errs by less than the bound of ``MediumFunction/reducingByTurns(_:_:_:)``.
  @inline(__always)
  func large(_ function: MediumFunction, _ angle: BigFloat.Reader) -> Approximation? {
    compute(function, angle).map { value in
      Approximation(
        limbs: value.limbs, count: value.count, exponent: value.exponent,
        isNegative: value.isNegative, errorBits: value.errorBits + 1)
    }
  }
}
