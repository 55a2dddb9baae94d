internal import CMPFR

// Exponentials and logarithms of thousands of bits, by powers of the primes up to 53.
extension FixedPoint {
  /// e^x = 2^k·∏ p^e·e^t for an |x| < 2²³ and a tiny t; nil if the logarithms are not there.
  ///
  /// e^t is s + √(1 + s²) with s = sinh t, whose series has half as many terms. With n = |k| + Σ |e_j| multiples of logarithms
  /// t errs by at most (2n + 4)·u, e^t by a tenth more and by 10u, and the quotient of the products is less than 2: together
  /// less than (5n + 64)·u.
  func longExp(_ x: BigFloat.Reader) -> Approximation? {
    guard let values = PrimeValues.values(.real, self) else { return nil }
    let (t, y, s) = (self[0], self[1], self[2])
    load(t, x)
    var k = values.withValue(0, self) {
      reduceByLogarithmOfTwo(t, isNegative: x.isNegative, s, unit: $0)
    }
    let exponents = PrimeLattice.real.exponents(of: t, self, length: fraction)
    subtract(t, exponents, values)
    let multiples = Int(k.magnitude) + exponents.totalMagnitude
    k += exponents[0]
    let isNegative = makePositive(t)
    guard isTiny(t) else { return nil }

    copy(y, square(of: t))
    oddExponentialSeries(s, y, isAlternating: false)
    copy(s, product(s, t))
    copy(y, square(of: s))
    y[fraction] = 1
    squareRoot(t, y)
    if isNegative { subtract(t, t, s) } else { add(t, t, s) }

    let power = PrimeProduct(exponents)
    guard power.numerator.size <= fraction, power.denominator.size <= fraction else { return nil }
    multiply(t, by: power.numerator)
    divide(t, by: power.denominator)
    return result(
      t, exponent: k + power.exponent,
      errorBits: Self.errorBits(5 * multiples + 64))
  }

  /// ln x = k·ln 2 − Σ e_j·ln p_j + ln(1 + d) for x = z·2^k with ½ ≤ z < 1 and 1 + d = z·∏ p^e.
  ///
  /// ln(1 + d) = 2·artanh(d/(2 + d)). The products err by 3u, by eight times as much after the shift, and so does the doubled
  /// artanh; with n = |k| + Σ |e_j| multiples of logarithms, each of which errs by 2u, the sum errs by less than (2n + 64)·u.
  /// Nil if the logarithm of a few limbs is not as accurate as expected.
  func longLog(_ x: BigFloat.Reader) -> Approximation? {
    guard let values = PrimeValues.values(.real, self) else { return nil }
    let (z, d, v) = (self[0], self[1], self[2])
    load(z, x, scaledDown: x.pointee._mpfr_exp)
    let exponents = FixedPoint.withRoom(fraction: 4) { room -> [Int]? in
      let top = room[1]
      top.update(from: z + (fraction - 4), count: 5)
      guard room.logarithm(room[0], of: top, exponent: 0, room[2], room[3], room[4]) != nil else {
        return nil
      }
      return PrimeLattice.real.exponents(of: room[0], room, length: fraction)
    }
    guard let exponents else { return nil }

    // z·∏ p^e for |ln z| ≈ Σ e_j·ln p_j.
    let power = PrimeProduct(exponents)
    guard power.numerator.size <= fraction, power.denominator.size <= fraction else { return nil }
    multiply(z, by: power.numerator)
    divide(z, by: power.denominator)
    let shift = exponents[0] + power.exponent
    guard -3...3 ~= shift else { return nil }
    if shift > 0 { shiftUp(z, shift) } else { shiftDown(z, -shift) }
    z[fraction] &-= 1
    let isNegative = makePositive(z)
    guard isTiny(z) else { return nil }

    set(d, 2)
    if isNegative { subtract(d, d, z) } else { add(d, d, z) }
    divide(v, z, d)
    let sum = self[3]
    if isZero(v) {
      set(sum, 0)
    } else {
      oddSeries(sum, v, zeros: leadingZeros(v), isAlternating: false, y: d)
    }
    shiftUp(sum, 1)
    if isNegative { negate(sum) }
    subtract(sum, exponents, values)
    let exponent = Int(x.pointee._mpfr_exp)
    add(sum, exponent, times: 0, of: values)
    let multiples = Int(exponent.magnitude) + exponents.totalMagnitude
    return result(
      sum, isNegative: makePositive(sum), errorBits: Self.errorBits(2 * multiples + 64))
  }
}
