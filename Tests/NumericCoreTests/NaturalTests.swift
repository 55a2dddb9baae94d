import Testing

@testable import NumericCore

/// Natural numbers of any length: the laws of their arithmetic, on words in which carries and estimates go wrong.
@Suite("natural numbers")
struct NaturalTests {
  /// Numbers whose words are often 0, 1, 2⁶³ or 2⁶⁴ − 1.
  private static func random(_ most: Int, _ random: inout SplitMix64) -> Natural {
    let count = Int.random(in: 0...most, using: &random)
    return Natural(
      words: (0..<count).map { _ in
        [0, 1, 1 << 63, .max, .max - 1, random.next(), random.next() >> 40][
          Int.random(in: 0..<7, using: &random)]
      })
  }

  @Test("a quotient times its divisor and the remainder, which is smaller, are the dividend")
  func division() {
    var random = SplitMix64(seed: 1)
    var (divided, longer) = (0, 0)
    for _ in 0..<20_000 {
      let (n, d) = (Self.random(6, &random), Self.random(4, &random))
      if d.isZero { continue }
      let (quotient, remainder) = n.quotientAndRemainder(dividingBy: d)
      #expect(quotient * d + remainder == n && remainder < d, "\(n.words) / \(d.words)")
      divided += quotient.isZero ? 0 : 1
      longer += d.words.count > 1 && !remainder.isZero ? 1 : 0
    }
    #expect(divided > 5000 && longer > 5000)
  }

  /// Dividends and divisors, least significant words first, for which two words of the divisor give
  /// a quotient that is too large. Quotients of Python.
  ///
  /// Source: H. S. Warren, Hacker's Delight, the tests of divmnu, with words of 64 bits.
  static let corrected: [(dividend: [UInt64], divisor: [UInt64], quotient: UInt64)] = [
    ([3, 0, 1 << 63], [1, 0, 1 << 61], 3),
    ([0, 0, 1 << 63, 1 << 63 - 1], [1, 0, 1 << 63], .max - 1),
    ([0, .max - 1, 1 << 63], [.max, 1 << 63], .max),
    ([0, .max - 1, 0, 1 << 63], [.max, 0, 1 << 63], .max),
  ]

  @Test("an estimate that is still too large is taken back", arguments: corrected)
  func corrections(_ dividend: [UInt64], _ divisor: [UInt64], _ expected: UInt64) {
    let (a, d) = (Natural(words: dividend), Natural(words: divisor))
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: d)
    #expect(quotient.words == [expected])
    #expect(remainder < d && (quotient * d + remainder).words == a.words)
  }

  @Test("sums, differences, products and powers of two words are those of 128 bits") func words() {
    var random = SplitMix64(seed: 2)
    func natural(_ x: UInt128) -> Natural {
      Natural(words: [UInt64(truncatingIfNeeded: x), UInt64(truncatingIfNeeded: x >> 64)])
    }
    for _ in 0..<5000 {
      let (m, n) = (UInt128(random.next()) << 62 | 3, UInt128(random.next()))
      let (a, b) = (natural(m), natural(n))
      #expect(a + b == natural(m + n) && b + a == natural(m + n))
      #expect(a - b == natural(m - n) && (a + b) - b == a)
      let shift = Int.random(in: 0..<64, using: &random)
      #expect(
        b << shift == natural(n << UInt128(shift)) && a >> shift == natural(m >> UInt128(shift)))
      #expect(
        Natural.power(UInt64(n % 7), 20) == natural((0..<20).reduce(1) { x, _ in x * (n % 7) }))
    }
  }

  @Test("products are distributive, and carries run through all words") func products() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let (a, b, c) = (Self.random(5, &random), Self.random(5, &random), Self.random(5, &random))
      #expect(a * (b + c) == a * b + a * c && a * b == b * a)
      #expect((a + b) - b == a)
      let word = random.next()
      #expect(a.times(word, plus: 7) == a * Natural(word) + Natural(7))
    }
    let ones = Natural(words: [UInt64](repeating: .max, count: 5))
    #expect(ones + .one == Natural(words: [0, 0, 0, 0, 0, 1]))
    #expect(Natural(words: [0, 0, 0, 0, 0, 1]) - .one == ones)
    // (B⁵ − 1)² = B¹⁰ − 2B⁵ + 1 for B = 2⁶⁴.
    #expect(ones * ones + ones + ones == Natural(words: [UInt64](repeating: .max, count: 10)))
  }
}
