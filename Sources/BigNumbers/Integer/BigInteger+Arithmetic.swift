internal import CMPFR

// The ring operations. Those on words are inlined into clients; the others call GMP.
extension BigInteger: SignedInteger {
  /// The sum.
  @inlinable
  public static func + (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.storage == nil, b.storage == nil {
      let (sum, overflow) = a.word.addingReportingOverflow(b.word)
      if !overflow { return BigInteger(word: sum) }
    }
    return a.sum(b)
  }

  /// The difference.
  @inlinable
  public static func - (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.storage == nil, b.storage == nil {
      let (difference, overflow) = a.word.subtractingReportingOverflow(b.word)
      if !overflow { return BigInteger(word: difference) }
    }
    return a.difference(b)
  }

  /// The product.
  @inlinable
  public static func * (a: BigInteger, b: BigInteger) -> BigInteger {
    if a.storage == nil, b.storage == nil {
      let (product, overflow) = a.word.multipliedReportingOverflow(by: b.word)
      if !overflow { return BigInteger(word: product) }
    }
    return a.product(b)
  }

  /// Adds in place.
  @inlinable
  public static func += (a: inout BigInteger, b: BigInteger) {
    if a.storage == nil, b.storage == nil {
      let (sum, overflow) = a.word.addingReportingOverflow(b.word)
      if !overflow { return a.word = sum }
    }
    a.add(b)
  }

  /// Subtracts in place.
  @inlinable
  public static func -= (a: inout BigInteger, b: BigInteger) {
    if a.storage == nil, b.storage == nil {
      let (difference, overflow) = a.word.subtractingReportingOverflow(b.word)
      if !overflow { return a.word = difference }
    }
    a.subtract(b)
  }

  /// Multiplies in place.
  @inlinable
  public static func *= (a: inout BigInteger, b: BigInteger) { a = a * b }

  /// The negative.
  public static prefix func - (x: BigInteger) -> BigInteger {
    make { r in x.read { __gmpz_neg(r, $0) } }
  }

  /// Changes the sign in place.
  public mutating func negate() { self = -self }

  /// The absolute value, which has the same type.
  public var magnitude: BigInteger { sign < 0 ? -self : self }

  /// −1, 0 or 1, as the number is negative, zero or positive.
  public func signum() -> BigInteger { BigInteger(word: sign) }

  // MARK: - Calls

  @usableFromInline
  func sum(_ b: BigInteger) -> BigInteger {
    Self.binary(__gmpz_add, self, b, limbs: Swift.max(limbCount, b.limbCount) + 1)
  }
  @usableFromInline
  func difference(_ b: BigInteger) -> BigInteger {
    Self.binary(__gmpz_sub, self, b, limbs: Swift.max(limbCount, b.limbCount) + 1)
  }
  @usableFromInline
  func product(_ b: BigInteger) -> BigInteger {
    let limbs = limbCount + b.limbCount
    Self.requireSize(limbs * UInt.bitWidth)
    return Self.binary(__gmpz_mul, self, b, limbs: limbs)
  }
  @usableFromInline
  mutating func add(_ b: BigInteger) { combine(__gmpz_add, b) }
  @usableFromInline
  mutating func subtract(_ b: BigInteger) { combine(__gmpz_sub, b) }

  /// Stops with a message before GMP stops without one, at 2³⁷ bits.
  static func requireSize(_ bits: Int) {
    precondition(bits <= 1 << 35, "a BigInteger of \(bits) bits; 2^35 is the limit")
  }

  /// a·b + c, without a temporary number.
  static func multiplyAdd(_ a: BigInteger, _ b: BigInteger, _ c: BigInteger) -> BigInteger {
    make { r in
      c.read { __gmpz_set(r, $0) }
      a.read { a in b.read { b in __gmpz_addmul(r, a, b) } }
    }
  }

  /// a·b + c·d.
  static func inner(
    _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger
  ) -> BigInteger { products(a, b, __gmpz_addmul, c, d) }

  /// a·b − c·d.
  static func cross(
    _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger
  ) -> BigInteger { products(a, b, __gmpz_submul, c, d) }

  /// a·b, to which `f` adds or from which it subtracts c·d.
  @inline(__always)
  private static func products(
    _ a: BigInteger, _ b: BigInteger, _ f: Binary, _ c: BigInteger, _ d: BigInteger
  ) -> BigInteger {
    make { r in
      a.read { a in b.read { b in __gmpz_mul(r, a, b) } }
      c.read { c in d.read { d in f(r, c, d) } }
    }
  }
}
