internal import CMPFR
public import RealModule

// The field operations, all exact.
extension BigRational: AlgebraicField {
  /// The magnitude has the same type.
  public typealias Magnitude = BigRational

  /// Zero.
  public static let zero = BigRational.make { _ in }
  /// One.
  public static let one = BigRational.make { __gmpz_set_ui(ulp_numerator($0), 1) }

  /// The sum.
  public static func + (a: BigRational, b: BigRational) -> BigRational {
    binary(ulp_rational_add, a, b)
  }
  /// The difference.
  public static func - (a: BigRational, b: BigRational) -> BigRational {
    binary(ulp_rational_sub, a, b)
  }
  /// The product.
  public static func * (a: BigRational, b: BigRational) -> BigRational {
    binary(ulp_rational_mul, a, b)
  }
  /// The quotient.
  ///
  /// A zero divisor is a precondition failure; see ``quotient(dividingBy:)``.
  public static func / (a: BigRational, b: BigRational) -> BigRational {
    precondition(!b.isZero, "division of a BigRational by zero")
    return binary(ulp_rational_div, a, b)
  }

  /// Adds in place.
  public static func += (a: inout BigRational, b: BigRational) { a.combine(ulp_rational_add, b) }
  /// Subtracts in place.
  public static func -= (a: inout BigRational, b: BigRational) { a.combine(ulp_rational_sub, b) }
  /// Multiplies in place.
  public static func *= (a: inout BigRational, b: BigRational) { a.combine(ulp_rational_mul, b) }
  /// Divides in place.
  ///
  /// A zero divisor is a precondition failure; see ``quotient(dividingBy:)``.
  public static func /= (a: inout BigRational, b: BigRational) {
    precondition(!b.isZero, "division of a BigRational by zero")
    a.combine(ulp_rational_div, b)
  }

  /// The number itself.
  public static prefix func + (x: BigRational) -> BigRational { x }
  /// The negative.
  public static prefix func - (x: BigRational) -> BigRational {
    make { r in x.read { __gmpq_neg(r, $0) } }
  }
  /// Changes the sign in place.
  public mutating func negate() { overwrite { __gmpq_neg($0, $1) } }

  /// The absolute value.
  public var magnitude: BigRational { sign < 0 ? -self : self }

  /// 1/x; nil for zero.
  public var reciprocal: BigRational? {
    isZero ? nil : Self.make { r in read { __gmpq_inv(r, $0) } }
  }

  /// The quotient; nil if the divisor is zero.
  public func quotient(dividingBy divisor: BigRational) -> BigRational? {
    divisor.isZero ? nil : self / divisor
  }

  /// This number · 2^exponent; the caller limits the exponent.
  func scaled(byPowerOfTwo exponent: Int) -> BigRational {
    Self.make { r in
      read { x in
        if exponent >= 0 {
          __gmpq_mul_2exp(r, x, mp_bitcnt_t(exponent))
        } else {
          __gmpq_div_2exp(r, x, mp_bitcnt_t(exponent.magnitude))
        }
      }
    }
  }
}
