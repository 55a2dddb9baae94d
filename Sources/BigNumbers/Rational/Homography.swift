/// The map t ↦ (p·t + p′)/(q·t + q′), which appends a tail t to partial quotients: p/q is the last
/// convergent of the quotients, and p′/q′ the one before.
///
/// It is the product of the matrices (a 1; 1 0), one for each quotient a; its determinant is ±1.
struct Homography {
  var p: BigInteger
  var pBefore: BigInteger
  var q: BigInteger
  var qBefore: BigInteger
  /// Whether the number of quotients is odd: the map then reverses the order, with determinant −1.
  var isReversed: Bool

  /// The map without quotients: t ↦ t.
  static var identity: Homography {
    Homography(
      p: BigInteger(1), pBefore: BigInteger(0), q: BigInteger(0), qBefore: BigInteger(1),
      isReversed: false)
  }

  /// Whether there are no quotients.
  var isIdentity: Bool { q.sign == 0 }

  /// Appends one more quotient before the tail.
  mutating func append(_ quotient: BigInteger) {
    (p, pBefore) = (.multiplyAdd(p, quotient, pBefore), p)
    (q, qBefore) = (.multiplyAdd(q, quotient, qBefore), q)
    isReversed.toggle()
  }

  /// The composition: first `inner`, then `outer`.
  static func * (outer: Homography, inner: Homography) -> Homography {
    Homography(
      p: .inner(outer.p, inner.p, outer.pBefore, inner.q),
      pBefore: .inner(outer.p, inner.pBefore, outer.pBefore, inner.qBefore),
      q: .inner(outer.q, inner.p, outer.qBefore, inner.q),
      qBefore: .inner(outer.q, inner.pBefore, outer.qBefore, inner.qBefore),
      isReversed: outer.isReversed != inner.isReversed)
  }

  /// The number with this tail, in lowest terms because the determinant is ±1.
  func value(tail: BigInteger) -> BigRational {
    BigRational(coprime: .multiplyAdd(p, tail, pBefore), .multiplyAdd(q, tail, qBefore))
  }

  /// The tail of a number that begins with these quotients.
  func tail(_ x: IntegerRatio) -> IntegerRatio {
    // The inverse matrix; the sign of the determinant makes both parts positive.
    IntegerRatio(
      .cross(qBefore, x.numerator, pBefore, x.denominator).magnitude,
      .cross(p, x.denominator, q, x.numerator).magnitude)
  }
}

/// Two non-negative integers, not both zero: a ratio that may be infinite and need not be reduced.
struct IntegerRatio {
  var numerator: BigInteger
  var denominator: BigInteger

  init(_ numerator: BigInteger, _ denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: BigRational) {
    self.init(value.numerator, value.denominator)
  }

  /// The number of bits of the longer part.
  var bits: Int { max(numerator.magnitudeBits, denominator.magnitudeBits) }
}
