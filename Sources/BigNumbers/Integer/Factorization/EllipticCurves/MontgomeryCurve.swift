/// A curve by² = x³ + ax² + x modulo a number, in whose points only x = X/Z is kept.
///
/// Where a computation meets the point at infinity modulo one prime factor alone, that factor divides Z.
///
/// **Source.** Montgomery, Speeding the Pollard and elliptic curve methods of factorization, Math. Comp. 48 (1987).
final class MontgomeryCurve {
  /// Places of the words of X and Z.
  struct Point {
    var x: LimbModulus.Residue
    var z: LimbModulus.Residue
  }

  let modulus: LimbModulus
  /// (a + 2)/4.
  private let quarter: LimbModulus.Residue
  private let t1: LimbModulus.Residue
  private let t2: LimbModulus.Residue
  private let t3: LimbModulus.Residue
  private let t4: LimbModulus.Residue
  private let room: Buffer<UInt>

  init(_ modulus: LimbModulus) {
    self.modulus = modulus
    let count = modulus.count
    room = Buffer(count: 5 * count, of: 0)
    let start = room.start
    quarter = start
    (t1, t2) = (start + count, start + 2 * count)
    (t3, t4) = (start + 3 * count, start + 4 * count)
  }

  /// Takes the curve with Suyama's parameter σ > 5, whose order is a multiple of 12, and writes a point of it; a divisor of the
  /// modulus if one turns up.
  ///
  /// u = σ² − 5 and v = 4σ give the point (u³ : v³) and (a + 2)/4 = (v − u)³(3u + v)/16u³v.
  func choose(_ sigma: Int, _ start: Point) -> BigInteger? {
    let n = modulus.modulus
    let s = BigInteger(sigma)
    let (u, v) = (s * s - 5, s << 2)
    let (cube, difference) = (u * u * u, v - u)
    let denominator = (cube * v) << 4
    guard let inverse = denominator.residue(modulo: n).inverse(modulo: n) else {
      return .greatestCommonDivisor(denominator, n)
    }
    let numerator = difference * difference * difference * (u + u + u + v)
    modulus.set(quarter, numerator * inverse)
    modulus.set(start.x, cube)
    modulus.set(start.z, v * v * v)
    return nil
  }

  /// r = 2p.
  @inline(__always)
  func double(_ r: Point, _ p: Point) {
    let m = modulus
    m.add(t1, p.x, p.z)
    m.subtract(t2, p.x, p.z)
    m.square(t1, t1)
    m.square(t2, t2)
    m.multiply(r.x, t1, t2)
    m.subtract(t1, t1, t2)
    m.multiply(t3, t1, quarter)
    m.add(t3, t3, t2)
    m.multiply(r.z, t1, t3)
  }

  /// r = p + q, where d is p − q or q − p; r may be one of the three.
  @inline(__always)
  func add(_ r: Point, _ p: Point, _ q: Point, _ d: Point) {
    let m = modulus
    m.subtract(t1, p.x, p.z)
    m.add(t2, q.x, q.z)
    m.multiply(t1, t1, t2)
    m.add(t2, p.x, p.z)
    m.subtract(t3, q.x, q.z)
    m.multiply(t2, t2, t3)
    m.add(t3, t1, t2)
    m.subtract(t4, t1, t2)
    m.square(t3, t3)
    m.square(t4, t4)
    m.multiply(t3, t3, d.z)
    m.multiply(r.z, t4, d.x)
    m.copy(r.x, t3)
  }

  /// r = k·p for k ≥ 1, by Montgomery's ladder: next to each multiple m·p stands (m + 1)·p. `next` and `base` are overwritten.
  func multiply(_ r: Point, _ k: Int, _ p: Point, next: Point, base: Point) {
    copy(base, p)
    copy(r, p)
    if k == 1 { return }
    double(next, p)
    for bit in stride(from: Int.bitWidth - 2 - k.leadingZeroBitCount, through: 0, by: -1) {
      if k >> bit & 1 == 1 {
        add(r, r, next, base)
        double(next, next)
      } else {
        add(next, r, next, base)
        double(r, r)
      }
    }
  }

  @inline(__always)
  func copy(_ r: Point, _ p: Point) {
    modulus.copy(r.x, p.x)
    modulus.copy(r.z, p.z)
  }
}
