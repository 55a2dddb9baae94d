internal import CMPFR
import NumericCore

// The result has the larger precision of the operands and rounds to nearest, ties to even.
extension BigFloat {
  /// The sum at the larger precision, to nearest.
  public static func + (a: BigFloat, b: BigFloat) -> BigFloat { combined(mpfr_add, a, b) }
  /// The difference at the larger precision, to nearest.
  public static func - (a: BigFloat, b: BigFloat) -> BigFloat { combined(mpfr_sub, a, b) }
  /// The product at the larger precision, to nearest.
  public static func * (a: BigFloat, b: BigFloat) -> BigFloat { combined(mpfr_mul, a, b) }
  /// The quotient at the larger precision, to nearest.
  public static func / (a: BigFloat, b: BigFloat) -> BigFloat { combined(mpfr_div, a, b) }

  /// Adds in place.
  public static func += (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_add, b) }
  /// Subtracts in place.
  public static func -= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_sub, b) }
  /// Multiplies in place.
  public static func *= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_mul, b) }
  /// Divides in place.
  public static func /= (a: inout BigFloat, b: BigFloat) { a.combine(mpfr_div, b) }

  @inline(__always)
  private static func combined(_ f: Binary, _ a: BigFloat, _ b: BigFloat) -> BigFloat {
    let rank = max(a.storage.fields.pointee.rank, b.storage.fields.pointee.rank)
    if _slowPath(rank < 0) { return exactlyCombined(f, a, b) }
    let result = BigFloatStorage.make(bits: rank)
    withExtendedLifetime((a.storage, b.storage)) {
      _ = ulp_binary(f, result.pointer, a.storage.pointer, b.storage.pointer, MPFR_RNDN)
    }
    return BigFloat(result)
  }

  /// `self = f(self, b)` without a copy when this is the only owner and wide enough.
  @inline(__always)
  private mutating func combine(_ f: Binary, _ b: BigFloat) {
    let rank = storage.fields.pointee.rank
    if _fastPath(
      rank > 0 && rank >= b.storage.fields.pointee.rank && isKnownUniquelyReferenced(&storage))
    {
      withExtendedLifetime(b.storage) {
        _ = ulp_binary(f, storage.pointer, storage.pointer, b.storage.pointer, MPFR_RNDN)
      }
    } else {
      self = Self.combined(f, self, b)
    }
  }

  /// Neither operand has a precision of its own: an exact integer stays one.
  @inline(never)
  private static func exactlyCombined(_ f: Binary, _ a: BigFloat, _ b: BigFloat) -> BigFloat {
    var ternary: Int32 = 0
    var result = make(bits: max(a.resultBits, b.resultBits)) { r in
      ternary = a.read { a in b.read { b in f(r, a, b, MPFR_RNDN) } }
      return ternary
    }
    if ternary == 0, result.isInteger || !result.isRegular { result.disownPrecision() }
    return result
  }

  /// Marks a value that was just made as exact at every precision.
  mutating func disownPrecision() {
    storage.fields.pointee.rank = -resultBits
  }
}

// Exact, and without a precision of its own where the operand has none.
extension BigFloat {
  /// The negative, exact.
  public static prefix func - (x: BigFloat) -> BigFloat { x.copied(mpfr_neg) }

  /// The absolute value, exact.
  public var magnitude: BigFloat { copied(mpfr_abs) }

  /// Changes the sign, also of zeros and infinities.
  public mutating func negate() {
    if isKnownUniquelyReferenced(&storage) {
      storage.fields.pointee.sign.negate()
    } else {
      self = -self
    }
  }

  @inline(__always)
  private func copied(_ f: Unary) -> BigFloat {
    let result = Self.unary(f, self, bits: storedBits, .nearestEven)
    result.storage.fields.pointee.rank = storage.fields.pointee.rank
    return result
  }
}
