internal import CMPFR

extension FixedPoint {
  /// The largest power of the variable that rectangular splitting keeps in the storage, an even
  /// number.
  static func mostPowers(fraction: Int) -> Int {
    fraction < 7 ? 4 : fraction < 16 ? 6 : fraction < 40 ? 8 : fraction < 200 ? 12 : 24
  }

  /// w = Σ (±1)^k x^k/(d₁d₂…d_k) for 0 ≤ x < 2^−8 and 1 ≤ d₁ ≤ d₂ ≤ …; |error| ≤ (terms + 12)·u.
  ///
  /// Horner's rule in x^m, whose coefficients are sums of x^i with i < m, so that of N products only
  /// about N/m + m are of whole numbers; the others are by a word. The divisors are multiplied until
  /// they fill a word, because a division takes as long as four products by a word. The sum has only
  /// as many limbs as matter: with T_k the series divided by its k-th term, without the powers of x
  /// in a block, it holds `gathered`·T_k, from which T_(k−1) = x^i + T_k/d_k follows.
  ///
  /// A power errs by at most 2u, and each term by a unit more for the limbs that are left out; in the
  /// whole sum both are divided by d₁…d_k ≥ k!, so that all are less than 9u. Products and divisions
  /// truncate by a unit each and are not more than the terms, and what is left out is less than 2u.
  ///
  /// **Source.** Paterson and Stockmeyer, SIAM J. Comput. 2(1), 1973; Smith, ACM TOMS 15(4), 1989; the
  /// coefficients as in Johansson, ARITH 22 (2015).
  @inline(__always)
  private func rectangularSeries(
    _ w: Limbs, _ x: Limbs, isAlternating: Bool, _ divisor: (UInt) -> UInt
  ) {
    let top = x[fraction - 1]
    if top == 0, isZero(x) { return set(w, 1) }
    let zeros = top == 0 ? leadingZeros(x) : top.leadingZeroBitCount
    // The number of bits by which T_k is shifted down in the sum.
    var (k, weight) = terms(zeros: zeros, divisor)
    let m = min(Self.mostPowers(fraction: fraction), powerCount(k))
    let powers = keepPowers(of: x, m)

    set(w, 0)
    var gathered = 1 as UInt
    var place = Int(k) % m
    // The bits of the first term of a block.
    func weightOfBlock() -> Int {
      var weight = weight
      for l in 0..<UInt(place) {
        weight -= Self.weight(zeros: zeros, divisor: divisor(k - l))
      }
      return weight
    }
    var limbs = max(1, fraction - weightOfBlock() >> 6)
    while true {
      let lowest = fraction - limbs
      let isSubtracted = isAlternating && k & 1 != 0
      if place == 0 {
        w[fraction] &+= gathered
      } else if isSubtracted {
        w[fraction] &-= __gmpn_submul_1(w + lowest, powers(place) + lowest, limbs, gathered)
      } else {
        w[fraction] &+= __gmpn_addmul_1(w + lowest, powers(place) + lowest, limbs, gathered)
      }
      if k == 0 { break }
      let d = divisor(k)
      let (product, overflow) = gathered.multipliedReportingOverflow(by: d)
      if overflow || product >> 62 != 0 {
        // The term that was added last is larger than all before, and determines the sign.
        if isSubtracted { _ = __gmpn_neg(w + lowest, w + lowest, limbs + 1) }
        _ = __gmpn_divrem_1(w + lowest, 0, w + lowest, limbs + 1, gathered)
        if isSubtracted { _ = __gmpn_neg(w + lowest, w + lowest, limbs + 1) }
        gathered = d
      } else {
        gathered = product
      }
      weight -= Self.weight(zeros: zeros, divisor: d)
      k -= 1
      if place > 0 {
        place -= 1
      } else {
        place = m - 1
        limbs = max(1, fraction - weightOfBlock() >> 6)
        multiply(w, by: powers(m), limbs: limbs)
      }
    }
    divide(w, by: gathered)
  }

  /// The number of powers for k terms.
  ///
  /// In long numbers a power takes 0.85 of a product, and a block 0.4 of one, because its numbers become shorter.
  private func powerCount(_ k: UInt) -> Int {
    if fraction < 70 { return k < 6 ? 2 : k < 20 ? 4 : k < 40 ? 6 : k < 80 ? 8 : 12 }
    return k < 50 ? 4 : k < 200 ? 8 : k < 400 ? 12 : k < 800 ? 16 : 24
  }

  /// The powers x, x², … x^m: where they are kept.
  @inline(__always)
  func keepPowers(of x: Limbs, _ m: Int) -> (Int) -> Limbs {
    func power(_ i: Int) -> Limbs { i == 1 ? x : self[Self.capacity + i - 2] }
    for i in 2...m {
      // A square where that is possible, because squares take two thirds of the time.
      let product = i & 1 == 0 ? square(of: power(i / 2)) : product(power(i - 1), x)
      copy(power(i), product)
    }
    return power
  }

  /// w = e^x for 0 ≤ x < 2^−8.
  func exponentialSeries(_ w: Limbs, _ x: Limbs) {
    if fraction <= 3, x[fraction - 1] == 0 {
      // 1 + x + x²/2 for x < 2^−64, where x³/6 < u; x²/2 < u as well for two limbs.
      if fraction == 2 {
        copy(w, x)
      } else {
        copy(w, square(of: x))
        shiftDown(w, 1)
        add(w, w, x)
      }
      w[fraction] = 1
      return
    }
    rectangularSeries(w, x, isAlternating: false) { $0 }
  }

  /// w = sinh √x/√x, or sin √x/√x if it is alternating, for 0 ≤ x < 2^−8.
  func oddExponentialSeries(_ w: Limbs, _ x: Limbs, isAlternating: Bool) {
    rectangularSeries(w, x, isAlternating: isAlternating) { 2 * $0 * (2 * $0 + 1) }
  }

  /// w = 2(1 − cos √x)/x for 0 ≤ x < 2^−8.
  func versineSeries(_ w: Limbs, _ x: Limbs) {
    rectangularSeries(w, x, isAlternating: true) { (2 * $0 + 1) * (2 * $0 + 2) }
  }
}
