internal import CMPFR

// The upper incomplete Γ function Γ(a, x) for positive a and x.
//
// **Source.** DLMF 8.4.8 for whole a, 8.7.1 and 8.2.3 for the series, 8.11.1 for large x.
extension FixedPoint {
  /// Γ(a, x) for 2^−7 ≤ a and 2^−64 ≤ x < 2²⁰; for a < 1024 if it is whole, otherwise for a ≤ x/4 if x is large, and for a < 2¹²
  /// and x < 2¹² if not.
  func incompleteGamma(_ a: BigFloat.Reader, _ x: BigFloat.Reader) -> Approximation? {
    if a.isNegative || x.isNegative { return nil }
    if mpfr_integer_p(a) != 0 { return incompleteGamma(ofWhole: mpfr_get_ui(a, MPFR_RNDN), x) }
    if Self.hasAsymptoticGamma(a, x, bits: 64 * fraction) { return asymptoticGamma(a, x) }
    return max(a.pointee._mpfr_exp, x.pointee._mpfr_exp) > 12 ? nil : gammaLessSeries(a, x)
  }

  /// Whether the terms of the series for large x become less than 2^−bits.
  ///
  /// They decrease until k − a reaches x, where for a ≤ x/4 they are less than e^(−x)·√(2πx).
  static func hasAsymptoticGamma(_ a: BigFloat.Reader, _ x: BigFloat.Reader, bits: Int) -> Bool {
    let size = x.approximateMagnitude
    return size > 0.7 * Double(bits + 8) && a.approximateMagnitude <= size / 4
  }

  /// Γ(n, x) = (n − 1)!·e^(−x)·Σ x^k/k! with k < n, for 1 ≤ n < 1024.
  ///
  /// Horner's rule S_(k−1) = 1 + x·S_k/k, where S_k ≥ 1 increases as k decreases; the sum is scaled down where it exceeds 2³²,
  /// and remains at least 1 with its scale. The truncation of x, of a product, a quotient, the added scale and a shift makes
  /// at most 6u relative to it in each of at most 1022 steps, and the factorial, of at most 170 words, 2u for each of them.
  /// The exponential, which errs by 2^e·u, is less than 2.03, and the sum, then at most 1, errs by less than 2¹³u.
  private func incompleteGamma(ofWhole n: UInt, _ x: BigFloat.Reader) -> Approximation? {
    var negated = x.pointee
    negated._mpfr_sign = -1
    guard 1..<1024 ~= n, let decay = withUnsafePointer(to: negated, { exp($0) }) else { return nil }
    let (sum, t, e) = (self[1], self[2], self[3])
    copy(e, decay.limbs)
    load(t, x)
    set(sum, 1)
    var exponent = 0
    for k in stride(from: n - 1, to: 0, by: -1) {
      copy(sum, product(sum, t))
      divide(sum, by: k)
      let place = 64 * fraction - exponent
      if place >= 0 {
        _ = __gmpn_add_1(
          sum + place >> 6, sum + place >> 6, count - place >> 6, 1 << UInt(place & 63))
      }
      if sum[fraction] >> 32 != 0 {
        shiftDown(sum, 32)
        exponent += 32
      }
    }
    exponent += normalize(sum)
    var word = 1 as UInt
    for k in 1..<n {
      let (product, overflow) = word.multipliedReportingOverflow(by: k)
      if overflow { exponent += scaleUp(sum, word) }
      word = overflow ? k : product
    }
    exponent += scaleUp(sum, word)
    copy(sum, product(sum, e))
    return result(sum, exponent: exponent + decay.exponent, errorBits: max(decay.errorBits, 15) + 1)
  }

  // MARK: - Large x

  /// Γ(a, x) = x^(a − 1)·e^(−x)·Σ (a − 1)(a − 2)…(a − k)/x^k for an a that is not whole.
  ///
  /// For a ≤ x/4 and k − a < x terms decrease. While k < a they are positive, and less than half of the one before; after
  /// that they alternate, and what is left out is less than the first term omitted, together at most 3u. With 2^(q−1) ≤ x < 2^q
  /// a term is multiplied by |a − k|/2^(q−1), which errs by less than u and is less than 2, and by 2^(q−1)/x, which errs by 2u
  /// and is at most 1: one that errs by δ gives one that errs by at most δ + 12u. For n < 2^b terms that is less than
  /// 2^(2b + 3)·u in all.
  ///
  /// The sum lies between ½ and 2; x^a·e^(−x), which errs by 2^e·u and is less than 2.03, is divided by x/2^q, which is at
  /// least ½ and errs by u.
  func asymptoticGamma(_ a: BigFloat.Reader, _ x: BigFloat.Reader) -> Approximation? {
    guard let decay = power(x, a, dividedByExponentialOf: x) else { return nil }
    let (sum, t, y, w, factor) = (self[1], self[2], self[3], self[4], self[5])
    let q = x.pointee._mpfr_exp
    load(w, x, scaledDown: q)
    divide(factor, decay.limbs, w)
    set(t, 1)
    shiftDown(t, 1)
    divide(y, t, w)
    load(w, a)
    set(sum, 1)
    set(t, 1)
    var (terms, length, isAlternating, isNegative) = (0, count, false, false)
    while length > 0 {
      terms += 1
      // w = |a − terms|.
      if isAlternating {
        w[fraction] += 1
      } else if w[fraction] > 0 {
        w[fraction] -= 1
      } else {
        subtractFromOne(w)
        isAlternating = true
      }
      if isAlternating {
        if w[fraction] >> UInt(q) != 0 { return nil }
        isNegative.toggle()
      }
      let wide = min(length + 1, count)
      _ = __gmpn_rshift(t, shortProduct(t, w, limbs: length), wide, UInt32(q - 1))
      t.update(from: shortProduct(t, y, limbs: wide), count: wide)
      length = significantLimbs(t)
      if isNegative { subtract(sum, sum, t) } else { add(sum, sum, t) }
    }
    copy(sum, product(sum, factor))
    let bits = 2 * (Int.bitWidth - terms.leadingZeroBitCount) + 3
    return result(
      sum, exponent: decay.exponent - q, errorBits: max(bits + 3, decay.errorBits + 2) + 1)
  }

  // MARK: - Small and medium x

  /// Γ(a, x) = Γ(a) − x^a·e^(−x)·S/a, where S = Σ x^k/((a + 1)(a + 2)…(a + k)).
  ///
  /// With S/2^s between ½ and 1 and an error of 2^b·u, and x^a·e^(−x) between 1 and 2.03 with one of 2^e·u, the product errs by
  /// less than (2^(e+1) + 2^(b+2))·u, and so does its quotient by a ≥ ½; by 1/a ≤ 2^z, where a errs by u, it is multiplied by
  /// 2^z and adds 2^(2z+2)·u.
  func gammaLessSeries(_ a: BigFloat.Reader, _ x: BigFloat.Reader) -> Approximation? {
    guard let decay = power(x, a, dividedByExponentialOf: x) else { return nil }
    return Self.withRoom(fraction: fraction) { room in
      let (part, sum, divisor) = (room[0], room[1], room[2])
      copy(part, decay.limbs)
      let series = IncompleteGammaSeries.sum(sum, a, x, room)
      copy(part, room.product(part, sum))
      load(divisor, a)
      let zeros = divisor[fraction] == 0 ? room.zeros(divisor) : 0
      room.divide(sum, part, divisor)
      guard let complete = gamma(a) else { return nil }
      let error = max(decay.errorBits + 1, series.errorBits + 2) + 1
      return difference(
        complete,
        room.result(
          sum, exponent: decay.exponent + series.exponent,
          errorBits: max(error + zeros, 2 * zeros + 2) + 1))
    }
  }

  /// a − b for 0 < b < a, in number 0.
  private func difference(_ a: Approximation, _ b: Approximation) -> Approximation? {
    let distance = a.exponent - b.exponent
    if distance.magnitude > 64 * count { return nil }
    let smaller = distance > 0 ? b : a
    if distance != 0 { shiftDown(smaller.limbs, abs(distance)) }
    if subtract(self[0], a.limbs, b.limbs) { return nil }
    return result(
      self[0], exponent: max(a.exponent, b.exponent), errorBits: max(a.errorBits, b.errorBits) + 1)
  }

  /// a·2^bits = a·word for a < 1, and the bits; a stays less than 1.
  private func scaleUp(_ a: Limbs, _ word: UInt) -> Int {
    scale(a, a, word)
    return normalize(a)
  }
}
