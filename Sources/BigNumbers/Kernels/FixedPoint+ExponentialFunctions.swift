internal import CMPFR

// Exponentials and hyperbolic functions of numbers.
//
// An argument errs by (|k| + 3)·u after its reduction, and its exponential, below 2.02, by 2⁹u
// more. With b the bit length of k both are below 2^max(10, b + 3)·u: 512 + 2.02·(127 + 3) < 2¹⁰
// for b ≤ 7, and 512 ≤ 2·2^b beyond. For base 10 the argument errs by (1.31·|k| + 8)·u, with which
// that holds as well.
extension FixedPoint {
  private func errorBits(_ k: Int) -> Int {
    max(10, UInt.bitWidth - k.magnitude.leadingZeroBitCount + 3)
  }

  func exp(_ x: BigFloat.Reader) -> Approximation? {
    let (e, t, s) = (self[0], self[1], self[2])
    load(t, x)
    let k = reduceByLogarithmOfTwo(t, isNegative: x.isNegative, s)
    exponential(e, t, s)
    return result(e, exponent: k, errorBits: errorBits(k))
  }

  /// 2^f·2^k for x = k + f.
  func exp2(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = splitForBaseTwo(x) else { return nil }
    exponential(self[0], self[1], self[2])
    return result(self[0], exponent: k, errorBits: 10)
  }

  /// Writes f·ln 2 to number 1 and returns k for x = k + f, where 0 < f < 1; nil for whole numbers,
  /// whose results are exact. f·ln 2 errs by at most 3u.
  private func splitForBaseTwo(_ x: BigFloat.Reader) -> Int? {
    let t = self[1]
    load(t, x)
    var k = Int(t[fraction])
    t[fraction] = 0
    if x.isNegative {
      negate(t)
      t[fraction] = 0
      k = -k - 1
    }
    if isZero(t) { return nil }
    copy(t, product(t, FixedConstant.logarithmOfTwo.limbs(self)))
    return k
  }

  func exp10(_ x: BigFloat.Reader) -> Approximation? {
    let k = reduceForBaseTen(x)
    exponential(self[0], self[1], self[2])
    return result(self[0], exponent: k, errorBits: errorBits(k))
  }

  /// Writes x·ln 10 − k·ln 2 to number 1; returns k.
  private func reduceForBaseTen(_ x: BigFloat.Reader) -> Int {
    let t = self[1]
    load(t, x)
    copy(t, product(t, FixedConstant.logarithmOfTen.limbs(self)))
    return reduceByLogarithmOfTwo(t, isNegative: x.isNegative, self[2])
  }

  func expMinusOne(_ x: BigFloat.Reader) -> Approximation? {
    load(self[1], x)
    let k = reduceByLogarithmOfTwo(self[1], isNegative: x.isNegative, self[2])
    return exponentialMinusOne(k, errorBits: errorBits(k))
  }

  func exp2MinusOne(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = splitForBaseTwo(x) else { return nil }
    return exponentialMinusOne(k, errorBits: 10)
  }

  func exp10MinusOne(_ x: BigFloat.Reader) -> Approximation? {
    let k = reduceForBaseTen(x)
    return exponentialMinusOne(k, errorBits: errorBits(k))
  }

  /// e^t·2^k − 1 for the t in number 1, where the exponential errs by less than 2^errorBits·u; nil
  /// where that is −1 to all bits. The whole number k is negative if and only if the result is.
  private func exponentialMinusOne(_ k: Int, errorBits: Int) -> Approximation? {
    if k < -64 * fraction { return nil }
    let (e, t, s) = (self[0], self[1], self[2])
    exponential(e, t, s)
    if k < 0 {
      shiftDown(e, -k)
      subtractFromOne(e)
      return result(e, isNegative: true, errorBits: errorBits)
    }
    set(s, 1)
    shiftDown(s, min(k, 64 * count))
    subtract(e, e, s)
    return result(e, exponent: k, errorBits: errorBits + 1)
  }

  /// Writes e and i with e^|x| = e·2^k and e^−|x| = i·2^k to numbers 0 and 1; returns k. The error
  /// of i is at most that of e plus 2u. Nil if k > `most`.
  private func exponentials(_ x: BigFloat.Reader, most: Int = .max) -> Int? {
    let (e, i, s) = (self[0], self[1], self[2])
    load(i, x)
    let k = reduceByLogarithmOfTwo(i, isNegative: false, s)
    if k > most { return nil }
    exponential(e, i, s)
    set(s, 1)
    divide(i, s, e)
    shiftDown(i, min(2 * k, 64 * count))
    return k
  }

  func sinh(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x) else { return nil }
    subtract(self[0], self[0], self[1])
    return result(
      self[0], exponent: k - 1, isNegative: x.isNegative, errorBits: errorBits(k) + 2)
  }

  func cosh(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x) else { return nil }
    add(self[0], self[0], self[1])
    return result(self[0], exponent: k - 1, errorBits: errorBits(k) + 2)
  }

  /// (e − i)/(e + i), where the denominator is at least 1 and the quotient at most 1. It is 1 to
  /// all bits if e^−2|x| < u.
  func tanh(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x, most: 32 * fraction) else { return nil }
    sumAndDifference()
    divide(self[4], self[2], self[3])
    return result(self[4], isNegative: x.isNegative, errorBits: errorBits(k) + 3)
  }

  /// Numbers 2 and 3 become e − i and e + i.
  private func sumAndDifference() {
    subtract(self[2], self[0], self[1])
    add(self[3], self[0], self[1])
  }

  /// 2^(1−k)/(e + i), where the denominator is at least 1.
  func sech(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x) else { return nil }
    add(self[0], self[0], self[1])
    set(self[1], 1)
    divide(self[2], self[1], self[0])
    return result(self[2], exponent: 1 - k, errorBits: errorBits(k) + 3)
  }

  /// 2^(1−k)/(e − i). An error of 2^m·u of a divisor d ≥ 2^−z becomes 2^(m + 2z)·u.
  func csch(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x) else { return nil }
    subtract(self[0], self[0], self[1])
    let zeros = zeros(self[0])
    set(self[1], 1)
    divide(self[2], self[1], self[0])
    return result(
      self[2], exponent: 1 - k, isNegative: x.isNegative, errorBits: errorBits(k) + 3 + 2 * zeros)
  }

  /// (e + i)/(e − i), whose dividend is at most 4.
  func coth(_ x: BigFloat.Reader) -> Approximation? {
    guard let k = exponentials(x, most: 32 * fraction) else { return nil }
    sumAndDifference()
    let zeros = zeros(self[2])
    divide(self[4], self[3], self[2])
    return result(
      self[4], isNegative: x.isNegative, errorBits: errorBits(k) + 5 + 2 * zeros)
  }
}
