/// The map t ↦ (p·t + p′)/(q·t + q′), which appends a tail t to partial quotients: p/q is the last
/// convergent of the quotients, and p′/q′ the one before.
///
/// It is the product of the matrices (a 1; 1 0), one for each quotient a; its determinant is ±1.
struct Homography {
  var p: Integer
  var pBefore: Integer
  var q: Integer
  var qBefore: Integer
  /// Whether the number of quotients is odd: the map then reverses the order, with determinant −1.
  var isReversed: Bool

  /// The map without quotients: t ↦ t.
  static var identity: Homography {
    Homography(
      p: Integer(1), pBefore: Integer(0), q: Integer(0), qBefore: Integer(1), isReversed: false)
  }

  /// Whether there are no quotients.
  var isIdentity: Bool { q.sign == 0 }

  /// Appends one more quotient before the tail.
  mutating func append(_ quotient: Integer) {
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
  func value(tail: Integer) -> BigRational {
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
  var numerator: Integer
  var denominator: Integer

  init(_ numerator: Integer, _ denominator: Integer) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: BigRational) {
    self.init(value.numeratorInteger, value.denominatorInteger)
  }

  /// The number of bits of the longer part.
  var bits: Int { max(numerator.bits, denominator.bits) }
}
