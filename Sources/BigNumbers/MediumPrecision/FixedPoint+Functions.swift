internal import CMPFR
import RealModule

// Functions of numbers. Each answers a number of `bits` bits whose error is below 2^−16 of a unit in its last
// place before it is rounded, where 64·fraction ≥ bits + 64; and nil where the result may be so small that the
// units of this room are too coarse: the errors are at most 2^26 u, and results at least 2^−16.
extension FixedPoint {
  func exp(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let (e, t, s) = (self[0], self[1], self[2])
    let k = reduceByLogarithmOfTwo(t, x, isNegative: x.pointee._mpfr_sign < 0, s)
    exponential(e, t, s)
    return number(e, exponent: k, isNegative: false, bits: bits)
  }

  /// ln x = k·ln 2 − y + ln(1 + d), where x = 2^k·z and 1 + d = z·e^y for a y of a few words near −ln z: so
  /// that the exponential is one of a word, and the last logarithm one of a number close to 1.
  func log(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let k = x.pointee._mpfr_exp
    let (z, e, y, v, t, s) = (self[0], self[1], self[2], self[3], self[4], self[5])
    var significand = x.pointee
    significand._mpfr_exp = 0
    withUnsafePointer(to: significand) { x in
      exponential(e, near: -Double.log(x.approximateMagnitude), y: y)
      load(z, x)
    }
    // v = (w − 1)/(w + 1) with w = z·e^y, and so ln w = 2 artanh v.
    multiply(e, z, e)
    if e[fraction] == 0 { return nil }
    e[fraction] &-= 1
    copy(t, e)
    t[fraction] &+= 2
    shiftDown(t, 2)
    shiftDown(e, 2)
    divide(v, e, t)
    oddSeries(e, v, isAlternating: false, y: t, t: s)
    shiftUp(e, 1)
    logarithmOfTwo(t)
    scaleWhole(t, k.magnitude)
    if k < 0 { add(y, y, t) } else { add(e, e, t) }
    let isNegative = subtract(e, e, y)
    if isNegative { negate(e) }
    return number(e, exponent: 0, isNegative: isNegative, bits: bits)
  }

  func sin(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let quarter = circular(x)
    let isNegative = (quarter & 2 != 0) != (x.pointee._mpfr_sign < 0)
    return number(
      quarter & 1 == 0 ? self[0] : self[1], exponent: 0, isNegative: isNegative, bits: bits)
  }

  func cos(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let quarter = circular(x)
    return number(
      quarter & 1 == 0 ? self[1] : self[0], exponent: 0, isNegative: (quarter + 1) & 2 != 0,
      bits: bits)
  }

  func tan(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let quarter = circular(x)
    let (sine, cosine) = (self[0], self[1])
    let least: UInt = 1 << 48
    guard sine[fraction] | sine[fraction - 1] >= least,
      cosine[fraction] | cosine[fraction - 1] >= least
    else { return nil }
    if quarter & 1 == 0 { divide(self[2], sine, cosine) } else { divide(self[2], cosine, sine) }
    let isNegative = (quarter & 1 != 0) != (x.pointee._mpfr_sign < 0)
    return number(self[2], exponent: 0, isNegative: isNegative, bits: bits)
  }

  /// The quarter turns of |x|, with the sine of the rest as number 0 and its cosine as number 1.
  private func circular(_ x: BigFloat.Reader) -> Int {
    let (s, v, t) = (self[0], self[1], self[2])
    let quarter = reduceByQuarterTurns(t, x, s)
    circular(s, v, t, self[3], self[4], self[5])
    negate(v)
    v[fraction] &+= 1
    return quarter
  }

  /// atan x = θ + atan d, where d = (x·cos θ − sin θ)/(cos θ + x·sin θ) for an angle θ of a word near it.
  func atan(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let (s, v, angle, n, d) = (self[0], self[1], self[2], self[3], self[4])
    let (a, b) = (self[5], self[6])
    circular(s, v, near: Double.atan(x.approximateMagnitude), angle: angle, a)
    // Both at most ½, as n/d = x.
    let scale = max(x.pointee._mpfr_exp, 0) + 1
    load(n, x)
    shiftDown(n, scale)
    set(d, 1)
    shiftDown(d, scale)
    // n·(1 − v) − d·s and d·(1 − v) + n·s.
    multiply(a, n, v)
    subtract(a, n, a)
    multiply(b, d, s)
    if subtract(a, a, b) { return nil }
    multiply(b, d, v)
    subtract(d, d, b)
    multiply(b, n, s)
    add(d, d, b)
    divide(n, a, d)
    oddSeries(a, n, isAlternating: true, y: s, t: v)
    add(a, a, angle)
    return number(a, exponent: 0, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }

  /// e^|x| = e·2^k as number 0, and e^−|x| = i·2^k as number 1.
  private func exponentials(_ x: BigFloat.Reader) -> Int {
    let (e, i, s) = (self[0], self[1], self[2])
    let k = reduceByLogarithmOfTwo(i, x, isNegative: false, s)
    exponential(e, i, s)
    set(s, 1)
    divide(i, s, e)
    shiftDown(i, min(2 * k, 64 * count))
    return k
  }

  func sinh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let k = exponentials(x)
    subtract(self[0], self[0], self[1])
    return number(
      self[0], exponent: k - 1, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }

  func cosh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    let k = exponentials(x)
    add(self[0], self[0], self[1])
    return number(self[0], exponent: k - 1, isNegative: false, bits: bits)
  }

  func tanh(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    _ = exponentials(x)
    let (difference, sum) = (self[2], self[3])
    subtract(difference, self[0], self[1])
    add(sum, self[0], self[1])
    divide(self[4], difference, sum)
    return number(self[4], exponent: 0, isNegative: x.pointee._mpfr_sign < 0, bits: bits)
  }
}
