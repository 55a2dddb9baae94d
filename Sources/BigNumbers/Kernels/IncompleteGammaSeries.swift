internal import CMPFR

/// S = Σ x^k/((a + 1)(a + 2)…(a + k)), four terms at a time.
///
/// With a_i = a + k + i, four terms from t on are t·N/D for D = a₁a₂a₃a₄ and N = D + x·a₂a₃a₄ + x²·a₃a₄ + x³·a₄, and the next
/// one is t·x⁴/D. Both are sums of x^j·a^i with i + j ≤ 4 whose coefficients are words, so that one quotient and two products
/// serve four terms. All are divided by a power of two that leaves D between ½ and 1.
struct IncompleteGammaSeries {
  private static let degree = 4
  /// The number of x^j·a^i with 0 < i + j ≤ 4, and of the numbers besides.
  private static let monomials = (degree + 1) * (degree + 2) / 2 - 1
  private static let capacity = monomials + 4

  private let room: FixedPoint
  private let base: FixedPoint.Limbs

  /// S/2^exponent = sum, between ½ and 1, for a < 2¹² and x < 2¹² that are positive; |error| < 2^errorBits·u.
  ///
  /// Overwrites nothing else of the storage but its scratch.
  ///
  /// Terms increase as long as a + k < x and decrease after that, and are scaled so that none exceeds 1.
  /// - a^i errs by 2i·a^(i−1)·u for a ≥ 1 and by 2i·u for a < 1, where the coefficients of D are at most 2.1, 1.5, 0.5 and 0.1 of
  ///   the one of 1. In both cases D errs by less than 24u relative to it, N and x⁴ by less than 64u relative to them or by 2u.
  /// - As long as terms increase they are at least ½, and a group of four adds less than 2⁷u to their relative errors;
  ///   after that it adds less than 2³u to the absolute error as well, which does not increase.
  /// - Of n terms, whose sum is less than n, the sum thus errs by less than 2⁸·n²·u, and what is left out is less than 2u.
  static func sum(
    _ sum: FixedPoint.Limbs, _ a: BigFloat.Reader, _ x: BigFloat.Reader, _ room: FixedPoint
  ) -> (exponent: Int, errorBits: Int) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: capacity * (room.count + 1)) { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("no room") }
      let series = IncompleteGammaSeries(room: room, base: base)
      series.loadMonomials(a, x)
      return series.sum(sum)
    }
  }

  /// One of the numbers, with a limb above it that is scratch.
  private subscript(_ index: Int) -> FixedPoint.Limbs { base + index * (room.count + 1) }

  /// x^j·a^i for 0 < i + j ≤ 4.
  private func monomial(_ i: Int, _ j: Int) -> FixedPoint.Limbs {
    let sum = i + j
    return self[sum * (sum + 1) / 2 - 1 + j]
  }

  private func loadMonomials(_ a: BigFloat.Reader, _ x: BigFloat.Reader) {
    let (first, second) = (monomial(1, 0), monomial(0, 1))
    room.load(first, a)
    room.load(second, x)
    for sum in 2...Self.degree {
      room.copy(monomial(0, sum), room.product(monomial(0, sum - 1), second))
      for i in 1...sum {
        room.copy(monomial(i, sum - i), room.product(monomial(i - 1, sum - i), first))
      }
    }
  }

  /// r += x^j·(a + k + j + 1)(a + k + j + 2)…(a + k + 4).
  private func add(to r: FixedPoint.Limbs, from k: UInt, power j: Int) {
    // The coefficients of the powers of a.
    var coefficients: InlineArray<5, UInt> = [1, 0, 0, 0, 0]
    for i in j..<Self.degree {
      let c = k + UInt(i) + 1
      for power in stride(from: i - j + 1, to: 0, by: -1) {
        coefficients[power] = coefficients[power - 1] + coefficients[power] * c
      }
      coefficients[0] *= c
    }
    for i in 0...Self.degree - j {
      if i + j == 0 {
        r[room.fraction] += coefficients[0]
      } else {
        _ = __gmpn_addmul_1(r, monomial(i, j), room.count, coefficients[i])
      }
    }
  }

  private func sum(_ sum: FixedPoint.Limbs) -> (exponent: Int, errorBits: Int) {
    let (t, quotient) = (self[Self.monomials], self[Self.monomials + 1])
    let (d, n) = (self[Self.monomials + 2], self[Self.monomials + 3])
    let fourth = monomial(0, Self.degree)
    room.set(sum, 0)
    room.set(t, 1)
    var exponent = room.normalize(t)
    var length = room.fraction
    var k = 0 as UInt
    while length > 0 {
      room.set(d, 0)
      add(to: d, from: k, power: 0)
      room.copy(n, d)
      for j in 1..<Self.degree { add(to: n, from: k, power: j) }
      let scale = room.normalize(d)
      room.shiftDown(n, scale)
      // quotient = t/D with a limb more than t.
      let scratch = room.scratch
      scratch.update(repeating: 0, count: length)
      (scratch + length).update(from: t, count: length)
      __gmpn_tdiv_qr(
        quotient, scratch, 0, scratch, 2 * length, d + (room.fraction - length), length)
      quotient[length + 1] = 0
      let wide = min(length + 2, room.count)
      _ = __gmpn_add(sum, sum, room.count, room.shortProduct(quotient, n, limbs: length + 1), wide)
      room.copy(n, fourth)
      room.shiftDown(n, scale)
      t.update(from: room.shortProduct(quotient, n, limbs: length + 1), count: wide)
      k += UInt(Self.degree)
      let shift = room.normalize(t)
      if shift > 0 {
        room.shiftDown(sum, shift)
        exponent += shift
      }
      length = room.significantLimbs(t)
    }
    exponent += room.normalize(sum)
    return (exponent, 8 + 2 * (UInt.bitWidth - k.leadingZeroBitCount))
  }
}
