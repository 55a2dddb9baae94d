import NumericCore

/// A curve y² = x³ + ax + b modulo a number that need not be prime, with points other than that at infinity.
///
/// A sum exists only where every division is possible modulo the whole number. A point that was computed is therefore the right
/// one modulo each of its prime factors, and there it is not infinity. That is what proofs need, and projective coordinates would
/// need a proof of its own.
struct EllipticCurve {
  struct Point: Hashable {
    var x: BigInteger
    var y: BigInteger
  }

  let modulus: BigInteger
  let a: BigInteger

  /// 2P; nil if 2y has no inverse.
  func doubled(_ p: Point) -> Point? {
    let square = (p.x * p.x).residue(modulo: modulus)
    return chord(square * 3 + a, p.y.shiftedUp(1), p, p.x)
  }

  /// P + Q; nil if the difference of their x has no inverse, so also for equal points.
  func sum(_ p: Point, _ q: Point) -> Point? { chord(q.y - p.y, q.x - p.x, p, q.x) }

  /// The negative of the third point on the line through P with the slope rise/run that passes a point with a given x.
  private func chord(
    _ rise: BigInteger, _ run: BigInteger, _ p: Point, _ x: BigInteger
  ) -> Point? {
    guard let inverse = run.inverse(modulo: modulus) else { return nil }
    let slope = (rise * inverse).residue(modulo: modulus)
    let third = (slope * slope - p.x - x).residue(modulo: modulus)
    return Point(x: third, y: (slope * (p.x - third) - p.y).residue(modulo: modulus))
  }

  /// kP for k ≥ 1, by doubling and adding from the highest bit on; nil if one of the sums does not exist.
  ///
  /// **Complexity.** O(b) inverses modulo the modulus for a k of b bits.
  func multiple(_ k: BigInteger, of p: Point) throws(LimitExceeded) -> Point? {
    var result = p
    for bit in stride(from: k.magnitudeBits - 2, through: 0, by: -1) {
      try Deadline.check()
      guard let double = doubled(result) else { return nil }
      result = double
      if k.isBitSet(at: bit) {
        guard let sum = sum(result, p) else { return nil }
        result = sum
      }
    }
    return result
  }
}
