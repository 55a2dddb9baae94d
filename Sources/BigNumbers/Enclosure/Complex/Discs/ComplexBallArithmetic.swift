internal import CMPFR
import NumericCore

/// The four operations on discs at one precision.
///
/// Each part of a result is rounded once to nearest; the error is what the operands bring, and the roundings.
struct ComplexBallArithmetic: Sendable {
  let bits: Int

  func add(_ x: ComplexBall, _ y: ComplexBall) -> ComplexBall {
    combined(x.radius + y.radius) { r in
      (r.sum(ulp_add, x.re, y.re), r.sum(ulp_add, x.im, y.im))
    }
  }

  func subtract(_ x: ComplexBall, _ y: ComplexBall) -> ComplexBall {
    combined(x.radius + y.radius) { r in
      (r.sum(ulp_sub, x.re, y.re), r.sum(ulp_sub, x.im, y.im))
    }
  }

  func negate(_ x: ComplexBall) -> ComplexBall {
    ComplexBall(-x.re, -x.im, radius: x.radius)
  }

  /// z + n.
  func add(_ z: ComplexBall, _ n: Int) -> ComplexBall {
    if n == 0 { return z }
    return combined(z.radius) { r in
      (r.rounded { mpfr_add_si($0, z.re.operand, n, MPFR_RNDN) }, z.im)
    }
  }

  /// |XY − xy| ≤ |x|s + |y|r + rs.
  func multiply(_ x: ComplexBall, _ y: ComplexBall) -> ComplexBall {
    var error = ErrorBound.zero
    if !y.isPoint { error = x.middleMagnitude * y.radius }
    if !x.isPoint { error = error + y.upperMagnitude * x.radius }
    return combined(error) { r in
      if y.im.isZero { return (r.sum(ulp_mul, x.re, y.re), r.product(x.im, y.re)) }
      if x.im.isZero { return (r.sum(ulp_mul, x.re, y.re), r.product(x.re, y.im)) }
      return (
        r.rounded {
          mpfr_fmms($0, x.re.operand, y.re.operand, x.im.operand, y.im.operand, MPFR_RNDN)
        },
        r.rounded {
          mpfr_fmma($0, x.re.operand, y.im.operand, x.im.operand, y.re.operand, MPFR_RNDN)
        }
      )
    }
  }

  func multiply(_ x: ComplexBall, by n: Int) -> ComplexBall {
    combined(x.radius * ErrorBound(UInt64(n.magnitude), exponent: 0)) { r in
      (
        r.rounded { mpfr_mul_si($0, x.re.operand, n, MPFR_RNDN) },
        x.im.isZero ? x.im : r.rounded { mpfr_mul_si($0, x.im.operand, n, MPFR_RNDN) }
      )
    }
  }

  /// The quotient by a whole number that is not 0 and of at most 32 bits.
  func divide(_ x: ComplexBall, by n: Int) -> ComplexBall {
    combined(x.radius / LowerBound(UInt32(n.magnitude))) { r in
      (
        r.rounded { mpfr_div_si($0, x.re.operand, n, MPFR_RNDN) },
        x.im.isZero ? x.im : r.rounded { mpfr_div_si($0, x.im.operand, n, MPFR_RNDN) }
      )
    }
  }

  /// |X/Y − x/y| ≤ (r + |x/y|·s)/(|y| − s), where |x/y| is taken from the rounded quotient with its error.
  func divide(_ x: ComplexBall, _ y: ComplexBall) -> ComplexBall {
    let divisor = y.lowerMagnitude
    if divisor.isZero || !x.isBounded || !y.isBounded { return .unbounded }
    if y.im.isZero {
      let quotient = combined(.zero) { r in
        (r.sum(ulp_div, x.re, y.re), x.im.isZero ? x.im : r.sum(ulp_div, x.im, y.re))
      }
      return propagating(quotient, x, y, divisor)
    }
    // (x·ȳ)/|y|²; the square has a relative error of 2^−bits, as each of its quotients has.
    let product = multiply(
      ComplexBall(x.re, x.im), ComplexBall(y.re, -y.im))
    var ternary: Int32 = 0
    let square = BigFloat.make(bits: bits) { r in
      ternary = mpfr_fmma(r, y.re.operand, y.re.operand, y.im.operand, y.im.operand, MPFR_RNDN)
      return ternary
    }
    guard square.isRegular else { return .unbounded }
    let size = ComplexBall(
      square, .zero,
      radius: ternary == 0
        ? .zero : ErrorBound.powerOfTwo((square.binaryExponent ?? 0) &- bits &- 1))
    return propagating(divide(product, size), x, y, divisor)
  }

  private func propagating(
    _ quotient: ComplexBall, _ x: ComplexBall, _ y: ComplexBall, _ divisor: LowerBound
  ) -> ComplexBall {
    if x.isPoint, y.isPoint { return quotient }
    return quotient.widened(by: (x.radius + quotient.upperMagnitude * y.radius) / divisor)
  }

  /// A disc from parts that `body` rounds, with an error added.
  @inline(__always)
  private func combined(
    _ error: ErrorBound, _ body: (inout Roundings) -> (BigFloat, BigFloat)
  ) -> ComplexBall {
    if error.isInfinite { return .unbounded }
    var roundings = Roundings(bits: bits, error: error)
    let (re, im) = body(&roundings)
    if roundings.error.isInfinite { return .unbounded }
    return ComplexBall(re, im, radius: roundings.error)
  }

  /// The roundings of a result and their errors.
  private struct Roundings {
    let bits: Int
    var error: ErrorBound

    /// A new number, with half a unit of its last place added to the error where it was rounded; without a bound at the ends of
    /// the range of exponents.
    @inline(__always)
    mutating func rounded(_ body: (BigFloat.Pointer) -> Int32) -> BigFloat {
      var ternary: Int32 = 0
      let value = BigFloat.make(bits: bits) { r in
        ternary = body(r)
        return ternary
      }
      if ternary == 0 {
        if !value.isFinite { error = .infinite }
      } else if value.read({ ulp_is_inside_range($0) != 0 }), let exponent = value.binaryExponent {
        error = error + .powerOfTwo(exponent &- bits &- 1)
      } else {
        error = .infinite
      }
      return value
    }

    @inline(__always)
    mutating func sum(_ f: BigFloat.Binary, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
      rounded { f($0, x.operand, y.operand, MPFR_RNDN) }
    }

    @inline(__always)
    mutating func product(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
      x.isZero ? x : y.isZero ? y : sum(ulp_mul, x, y)
    }
  }
}
