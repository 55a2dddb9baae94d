internal import CMPFR
import NumericCore

// Operators: a result has the larger precision of the operands, and is rounded to nearest, ties to
// even.
extension BigFloat {
  /// The sum at the larger precision, to nearest.
  @inlinable
  public static func + (a: BigFloat, b: BigFloat) -> BigFloat { a.plus(b) }
  /// The difference at the larger precision, to nearest.
  @inlinable
  public static func - (a: BigFloat, b: BigFloat) -> BigFloat { a.minus(b) }
  /// The product at the larger precision, to nearest.
  @inlinable
  public static func * (a: BigFloat, b: BigFloat) -> BigFloat { a.times(b) }
  /// The quotient at the larger precision, to nearest.
  @inlinable
  public static func / (a: BigFloat, b: BigFloat) -> BigFloat { a.divided(by: b) }

  // These are methods, because static functions pass a metatype, which costs a jump through a
  // thunk.
  @usableFromInline func plus(_ b: BigFloat) -> BigFloat { combined(ulp_add, b) }
  @usableFromInline func minus(_ b: BigFloat) -> BigFloat { combined(ulp_sub, b) }
  @usableFromInline func times(_ b: BigFloat) -> BigFloat { combined(ulp_mul, b) }
  @usableFromInline func divided(by b: BigFloat) -> BigFloat { combined(ulp_div, b) }

  /// Adds in place.
  @inlinable
  public static func += (a: inout BigFloat, b: BigFloat) {
    if a.holdsResult(with: b) {
      DirectCall.add(a.address, a.address, b.address, .nearestEven)
    } else {
      a = a + b
    }
  }
  /// Subtracts in place.
  @inlinable
  public static func -= (a: inout BigFloat, b: BigFloat) {
    if a.holdsResult(with: b) {
      DirectCall.subtract(a.address, a.address, b.address, .nearestEven)
    } else {
      a = a - b
    }
  }
  /// Multiplies in place.
  @inlinable
  public static func *= (a: inout BigFloat, b: BigFloat) {
    if a.holdsResult(with: b) {
      DirectCall.multiply(a.address, a.address, b.address, .nearestEven)
    } else {
      a = a * b
    }
  }
  /// Divides in place.
  @inlinable
  public static func /= (a: inout BigFloat, b: BigFloat) {
    if a.holdsResult(with: b) {
      DirectCall.divide(a.address, a.address, b.address, .nearestEven)
    } else {
      a = a / b
    }
  }

  /// Whether a result of this value and another one can overwrite this one: this value's precision
  /// is the larger one, and its storage is not shared.
  @inlinable @inline(__always)
  mutating func holdsResult(with other: BigFloat) -> Bool {
    let rank = storage.fields.pointee.rank
    return _fastPath(
      rank > 0 && rank >= other.storage.fields.pointee.rank && isKnownUniquelyReferenced(&storage))
  }

  @inline(__always)
  private func combined(_ f: Binary, _ b: BigFloat) -> BigFloat {
    let rank = max(storage.fields.pointee.rank, b.storage.fields.pointee.rank)
    if _slowPath(rank < 0) { return exactlyCombined(f, b) }
    let result = BigFloatStorage.make(bits: rank)
    _ = f(result.pointer, operand, b.operand, MPFR_RNDN)
    return BigFloat(result)
  }

  /// The result of two operands without a precision of their own: an exact integer remains one.
  @inline(never)
  private func exactlyCombined(_ f: Binary, _ b: BigFloat) -> BigFloat {
    var ternary: Int32 = 0
    var result = Self.make(bits: max(resultBits, b.resultBits)) { r in
      ternary = read { a in b.read { b in f(r, a, b, MPFR_RNDN) } }
      return ternary
    }
    if ternary == 0, result.isInteger || !result.isRegular { result.disownPrecision() }
    return result
  }

  /// Marks a new value as exact at every precision.
  mutating func disownPrecision() {
    storage.fields.pointee.rank = -resultBits
  }
}

// Exact operations; the result has no precision of its own if the operand has none.
extension BigFloat {
  /// The negative, exactly.
  public static prefix func - (x: BigFloat) -> BigFloat { x.copied(mpfr_neg) }

  /// The absolute value, exactly.
  public var magnitude: BigFloat { copied(mpfr_abs) }

  /// Changes the sign, that of zeros and infinities as well.
  public mutating func negate() {
    if isKnownUniquelyReferenced(&storage) {
      storage.fields.pointee.number.sign.negate()
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
