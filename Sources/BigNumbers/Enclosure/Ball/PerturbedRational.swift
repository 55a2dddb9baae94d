import NumericCore

/// A fraction and a deviation that is too small for a ball around it: base + deviation, as 1 + e^(−10¹²).
///
/// A ball of few bits around 1 says nothing of the deviation, and one of enough bits would have 10¹² of them. The difference
/// 1 − 1/(1 + e^(−10¹²)) of two such numbers is known to as many bits as the deviation is, once the bases cancel.
struct PerturbedRational: Sendable {
  let base: BigRational
  let deviation: ScaledBall

  static let one = PerturbedRational(base: .one, deviation: .zero)

  /// The most bits of numerator or denominator of a base: those of all numbers of binary64 and of the product of two.
  static let mostBits = 4400

  /// Whether the deviation is lost in a ball of so many bits around the base.
  func isLost(bits: Int) -> Bool {
    guard let exponent = deviation.exponentBound else { return false }
    let place = base.numeratorBits - base.denominatorBits - 1
    return exponent < BigInteger(place - bits)
  }

  /// A ball of so many bits that contains the number.
  func ball(bits: Int) -> Ball? {
    Ball(base, bits: bits)?.widened(by: deviation.magnitudeBound)
  }

  // MARK: - Arithmetic; nil where a divisor may be zero

  static func sum(_ x: Self, _ y: Self, bits: Int) -> Self? {
    ScaledBall.sum(x.deviation, y.deviation, bits: bits).map {
      Self(base: x.base + y.base, deviation: $0)
    }
  }

  /// (a + δ)(b + ε) = ab + (aε + bδ + δε).
  static func product(_ x: Self, _ y: Self, bits: Int) -> Self? {
    guard let left = y.deviation.times(x.base, bits: bits),
      let right = x.deviation.times(y.base, bits: bits),
      let both = ScaledBall.product(x.deviation, y.deviation, bits: bits),
      let linear = ScaledBall.sum(left, right, bits: bits),
      let deviation = ScaledBall.sum(linear, both, bits: bits)
    else { return nil }
    return Self(base: x.base * y.base, deviation: deviation)
  }

  /// (a + δ)/(b + ε) = a/b + (δ − ε·a/b)/(b + ε) for b ≠ 0.
  static func quotient(_ x: Self, _ y: Self, bits: Int) -> Self? {
    if y.base.isZero { return nil }
    let base = x.base / y.base
    guard let divisor = y.ball(bits: bits),
      let moved = y.deviation.negated.times(base, bits: bits),
      let rest = ScaledBall.sum(x.deviation, moved, bits: bits),
      let deviation = ScaledBall.quotient(rest, ScaledBall(divisor), bits: bits)
    else { return nil }
    return Self(base: base, deviation: deviation)
  }

  var negated: Self { Self(base: -base, deviation: deviation.negated) }
}

extension ScaledBall {
  static let zero = ScaledBall(Ball(.zero))

  /// The product with a fraction.
  fileprivate func times(_ factor: BigRational, bits: Int) -> ScaledBall? {
    if factor.isZero { return .zero }
    return Ball(factor, bits: bits).flatMap { .product(self, ScaledBall($0), bits: bits) }
  }
}
