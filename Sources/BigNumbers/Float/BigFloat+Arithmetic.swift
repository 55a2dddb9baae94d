internal import CMPFR
import NumericCore

extension BigFloat {
  @inline(__always)
  private static func widest(_ a: BigFloat, _ b: BigFloat) -> Int {
    max(a.read { ulp_precision($0) }, b.read { ulp_precision($0) })
  }

  /// The sum at the larger precision, to nearest.
  public static func + (a: BigFloat, b: BigFloat) -> BigFloat {
    binary(mpfr_add, a, b, bits: widest(a, b), .nearestEven)
  }
  /// The difference at the larger precision, to nearest.
  public static func - (a: BigFloat, b: BigFloat) -> BigFloat {
    binary(mpfr_sub, a, b, bits: widest(a, b), .nearestEven)
  }
  /// The product at the larger precision, to nearest.
  public static func * (a: BigFloat, b: BigFloat) -> BigFloat {
    binary(mpfr_mul, a, b, bits: widest(a, b), .nearestEven)
  }
  /// The quotient at the larger precision, to nearest.
  public static func / (a: BigFloat, b: BigFloat) -> BigFloat {
    binary(mpfr_div, a, b, bits: widest(a, b), .nearestEven)
  }
  /// The negative, exact.
  public static prefix func - (x: BigFloat) -> BigFloat {
    unary(mpfr_neg, x, bits: x.precision.bits, .nearestEven)
  }

  /// `self = f(self, b)` without a copy when this is the only owner and wide enough.
  @inline(__always)
  private mutating func combine(_ f: Binary, _ b: BigFloat) {
    let bits = Self.widest(self, b)
    if isKnownUniquelyReferenced(&storage), storage.pointer.pointee._mpfr_prec == bits {
      ulp_prepare_thread()
      b.read { _ = f(storage.pointer, storage.pointer, $0, MPFR_RNDN) }
    } else {
      self = Self.binary(f, self, b, bits: bits, .nearestEven)
    }
  }

  /// Adds in place.
  public static func += (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_add, b) }
  /// Subtracts in place.
  public static func -= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_sub, b) }
  /// Multiplies in place.
  public static func *= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_mul, b) }
  /// Divides in place.
  public static func /= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_div, b) }

  /// The square root in place.
  public mutating func formSquareRoot() {
    if isKnownUniquelyReferenced(&storage) {
      ulp_prepare_thread()
      _ = mpfr_sqrt(storage.pointer, storage.pointer, MPFR_RNDN)
    } else {
      self = Self.unary(mpfr_sqrt, self, bits: precision.bits, .nearestEven)
    }
  }
}
