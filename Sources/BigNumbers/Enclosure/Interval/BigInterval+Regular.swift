internal import CMPFR
import NumericCore

// The usual case of arithmetic: finite bounds with a precision of their own and no facts to pass on, and for products and
// quotients factors of one sign. Everything else is left to OutwardContext, with the same results.
extension BigInterval {
  /// The bounds as MPFR reads them, valid while the interval is alive.
  private typealias Bounds = (lower: BigFloat.Reader, upper: BigFloat.Reader)

  /// Whether the sign of all members is known and is not zero, and what it is.
  private enum Side { case negative, positive, either }

  @inline(__always)
  private var bounds: Bounds { (lower.operand, upper.operand) }

  @inline(__always)
  private var hasFacts: Bool { isErrorPossible || isErrorCertain }

  /// Whether the bounds are finite and there are no facts, which excludes the empty interval.
  @inline(__always)
  private var isPlain: Bool { !hasFacts && lower.isPlain && upper.isPlain }

  @inline(__always)
  private var side: Side {
    let (low, high) = (lower.storage.fields.pointee.number, upper.storage.fields.pointee.number)
    if low.exponent <= SpecialExponent.infinity || high.exponent <= SpecialExponent.infinity {
      return .either
    }
    return low.sign > 0 ? .positive : high.sign < 0 ? .negative : .either
  }

  /// The rank of a result of two intervals; not positive where no bound has a precision of its own.
  @inline(__always)
  static func rank(_ a: BigInterval, _ b: BigInterval) -> Int {
    max(max(a.lower.rank, a.upper.rank), max(b.lower.rank, b.upper.rank))
  }

  /// An interval between two results of `bits` bits.
  @inline(__always)
  private static func between(
    _ f: BigFloat.Binary, bits: Int, _ low: Bounds, _ high: Bounds
  ) -> BigInterval {
    let (lower, upper) = (BigFloatStorage.make(bits: bits), BigFloatStorage.make(bits: bits))
    _ = f(lower.pointer, low.lower, low.upper, MPFR_RNDD)
    _ = f(upper.pointer, high.lower, high.upper, MPFR_RNDU)
    return BigInterval(regular: BigFloat(lower), BigFloat(upper))
  }

  /// The sum of plain intervals; nil for others.
  @inline(__always)
  static func plainSum(_ a: BigInterval, _ b: BigInterval) -> BigInterval? {
    let bits = rank(a, b)
    guard _fastPath(bits > 0 && a.isPlain && b.isPlain) else { return nil }
    let (x, y) = (a.bounds, b.bounds)
    return between(ulp_add, bits: bits, (x.lower, y.lower), (x.upper, y.upper))
  }

  /// The difference of plain intervals; nil for others.
  @inline(__always)
  static func plainDifference(_ a: BigInterval, _ b: BigInterval) -> BigInterval? {
    let bits = rank(a, b)
    guard _fastPath(bits > 0 && a.isPlain && b.isPlain) else { return nil }
    let (x, y) = (a.bounds, b.bounds)
    return between(ulp_sub, bits: bits, (x.lower, y.upper), (x.upper, y.lower))
  }

  /// The product of plain intervals of one sign each; nil for others.
  @inline(__always)
  static func plainProduct(_ a: BigInterval, _ b: BigInterval) -> BigInterval? {
    let bits = rank(a, b)
    guard _fastPath(bits > 0), let corners = corners(a, b) else { return nil }
    return between(ulp_mul, bits: bits, corners.low, corners.high)
  }

  /// The bounds whose products are the least and the largest product; nil where a factor has facts or members of both signs.
  @inline(__always)
  private static func corners(_ a: BigInterval, _ b: BigInterval) -> (low: Bounds, high: Bounds)? {
    if a.hasFacts || b.hasFacts { return nil }
    let (x, y) = (a.bounds, b.bounds)
    switch (a.side, b.side) {
    case (.positive, .positive): return ((x.lower, y.lower), (x.upper, y.upper))
    case (.positive, .negative): return ((x.upper, y.lower), (x.lower, y.upper))
    case (.negative, .positive): return ((x.lower, y.upper), (x.upper, y.lower))
    case (.negative, .negative): return ((x.upper, y.upper), (x.lower, y.lower))
    default: return nil
    }
  }

  /// The quotient of plain intervals of one sign each; nil for others.
  @inline(__always)
  static func plainQuotient(_ a: BigInterval, _ b: BigInterval) -> BigInterval? {
    let bits = rank(a, b)
    guard _fastPath(bits > 0 && !a.hasFacts && !b.hasFacts) else { return nil }
    let (x, y) = (a.bounds, b.bounds)
    switch (a.side, b.side) {
    case (.positive, .positive):
      return between(ulp_div, bits: bits, (x.lower, y.upper), (x.upper, y.lower))
    case (.positive, .negative):
      return between(ulp_div, bits: bits, (x.upper, y.upper), (x.lower, y.lower))
    case (.negative, .positive):
      return between(ulp_div, bits: bits, (x.lower, y.lower), (x.upper, y.upper))
    case (.negative, .negative):
      return between(ulp_div, bits: bits, (x.upper, y.lower), (x.lower, y.upper))
    default: return nil
    }
  }

  /// Adds in place; false where the bounds cannot be overwritten, because they are shared or of another precision, or where
  /// the intervals are not plain.
  @inline(__always)
  mutating func addsInPlace(_ other: BigInterval) -> Bool {
    guard _fastPath(other.isPlain && max(other.lower.rank, other.upper.rank) <= lower.rank),
      isOfOwnPrecision, ownsBounds()
    else { return false }
    _ = ulp_add(lower.storage.pointer, lower.operand, other.lower.operand, MPFR_RNDD)
    _ = ulp_add(upper.storage.pointer, upper.operand, other.upper.operand, MPFR_RNDU)
    unsignZeros()
    return true
  }

  /// Subtracts in place; false where ``addsInPlace(_:)`` would be.
  @inline(__always)
  mutating func subtractsInPlace(_ other: BigInterval) -> Bool {
    guard _fastPath(other.isPlain && max(other.lower.rank, other.upper.rank) <= lower.rank),
      isOfOwnPrecision, ownsBounds()
    else { return false }
    _ = ulp_sub(lower.storage.pointer, lower.operand, other.upper.operand, MPFR_RNDD)
    _ = ulp_sub(upper.storage.pointer, upper.operand, other.lower.operand, MPFR_RNDU)
    unsignZeros()
    return true
  }

  /// Subtracts a product without an object for it; false where the intervals are not plain, the factors have members of both
  /// signs, or the bounds have fewer bits than the factors or very many.
  @inline(__always)
  mutating func subtractsPlainProduct(_ a: BigInterval, _ b: BigInterval) -> Bool {
    let bits = lower.rank
    guard bits <= Int(ULP_LOCAL_PRODUCT), Self.rank(a, b) <= bits, isOfOwnPrecision,
      let (low, high) = Self.corners(a, b)
    else { return false }
    if _fastPath(ownsBounds()) {
      ulp_subtract_products(
        lower.storage.pointer, upper.storage.pointer, lower.operand, upper.operand,
        high.lower, high.upper, low.lower, low.upper)
      unsignZeros()
    } else {
      let (below, above) = (BigFloatStorage.make(bits: bits), BigFloatStorage.make(bits: bits))
      ulp_subtract_products(
        below.pointer, above.pointer, lower.operand, upper.operand,
        high.lower, high.upper, low.lower, low.upper)
      self = BigInterval(regular: BigFloat(below), BigFloat(above))
    }
    return true
  }

  /// Whether the bounds are finite and of one precision of their own.
  @inline(__always)
  private var isOfOwnPrecision: Bool { lower.rank > 0 && lower.rank == upper.rank && isPlain }

  /// Whether the bounds can be overwritten.
  @inline(__always)
  private mutating func ownsBounds() -> Bool {
    isKnownUniquelyReferenced(&lower.storage) && isKnownUniquelyReferenced(&upper.storage)
  }

  /// Takes the sign of zeros, which intervals do not have.
  @inline(__always)
  private func unsignZeros() {
    lower.unsignZero()
    upper.unsignZero()
  }

  /// Creates an interval from new bounds that are in order, not NaN, and not shared.
  @inline(__always)
  private init(regular lower: BigFloat, _ upper: BigFloat) {
    self.lower = lower
    self.upper = upper
    isErrorPossible = false
    isErrorCertain = false
    unsignZeros()
  }
}

extension BigFloat {
  @inline(__always)
  fileprivate var rank: Int { storage.fields.pointee.rank }

  /// Whether the number is finite, read from the header.
  @inline(__always)
  fileprivate var isPlain: Bool {
    let exponent = storage.fields.pointee.number.exponent
    return exponent > SpecialExponent.infinity || exponent == SpecialExponent.zero
  }

  /// Makes a zero positive in storage that nobody else owns.
  @inline(__always)
  fileprivate func unsignZero() {
    if _slowPath(storage.fields.pointee.number.exponent == SpecialExponent.zero) {
      storage.fields.pointee.number.sign = 1
    }
  }
}
