import NumericCore
import Testing

@testable import BigNumbers

/// Bounds of errors at the ends of what they can say, and how close to the exact values they stay.
@Suite("error bounds")
struct ErrorBoundTests {
  /// Bounds from nothing to no bound, in increasing order.
  private static let increasing: [ErrorBound] = [
    .zero, .powerOfTwo(.min / 2), .powerOfTwo(-40), .one, ErrorBound(3, exponent: 0),
    .powerOfTwo(40), .powerOfTwo(.max / 2), .infinite,
  ]

  private static func exact(_ bound: ErrorBound) -> BigRational {
    BigRational(bound.significand).scaled(byPowerOfTwo: bound.exponent)
  }

  private static func exact(_ bound: LowerBound) -> BigRational {
    BigRational(bound.significand).scaled(byPowerOfTwo: bound.exponent)
  }

  @Test("the order is that of the numbers, and no bound is the greatest") func order() {
    for (place, a) in Self.increasing.enumerated() {
      for (other, b) in Self.increasing.enumerated() {
        #expect((a < b) == (place < other), "\(a), \(b)")
        #expect((a == b) == (place == other))
      }
    }
  }

  @Test("zero adds nothing and annihilates, and no bound stays none") func specials() {
    for x in Self.increasing {
      #expect(x + .zero == x && .zero + x == x)
      #expect((x * .zero).isZero && (.zero * x).isZero)
      #expect((x + .infinite).isInfinite && (.infinite + x).isInfinite)
      #expect(x.scaled(byPowerOfTwo: 0) == x)
      #expect((x / .zero).isInfinite != x.isZero)
      if !x.isZero {
        #expect((x * .infinite).isInfinite && (.infinite * x).isInfinite)
        #expect(x.scaled(byPowerOfTwo: .max).isInfinite || x.exponent < 0)
      }
    }
    #expect((ErrorBound.infinite / LowerBound(7)).isInfinite)
    #expect((ErrorBound.zero / LowerBound(7)).isZero)
    #expect(ErrorBound(0, exponent: 5).isZero && !ErrorBound.one.isZero)
    #expect(LowerBound.zero.isZero && LowerBound.zero.squared.isZero && !LowerBound(1).isZero)
    #expect(LowerBound.zero.successor.isZero)
    #expect(ErrorBound.zero.ceilingExponent == nil && ErrorBound.infinite.ceilingExponent == .max)
    #expect(LowerBound.zero.floorExponent == nil)
  }

  @Test("exponents beyond a word give no bound above, and a bound that is too large below")
  func extremes() {
    let (large, small) = (
      ErrorBound.powerOfTwo(.max / 2 + 40), ErrorBound.powerOfTwo(.min / 2 - 40)
    )
    #expect((large * large).isInfinite)
    #expect(large.scaled(byPowerOfTwo: .max / 2).isInfinite)
    for tiny in [small * small, small.scaled(byPowerOfTwo: .min / 2)] {
      #expect(!tiny.isZero && !tiny.isInfinite && tiny >= small)
    }
    // The sum of a large and a tiny number is just above the large one.
    let sum = large + small
    #expect(sum > large && sum < large + large)
    #expect(small + large == sum)
    let divisor = LowerBound(significand: 1 << 31, exponent: small.exponent)
    #expect((large / divisor).isInfinite)
    let huge = LowerBound(significand: 1 << 31, exponent: large.exponent)
    let quotient = small / huge
    #expect(!quotient.isZero && !quotient.isInfinite)
    #expect(LowerBound(significand: 1 << 31, exponent: .max / 2 + 40).squared.isZero)
    // A magnitude minus an error far above and far below it.
    #expect((huge - small).significand >= (1 << 32) - 2 && (divisor - large).isZero)
  }

  @Test("exponents of bounds, of words and of roundings up") func exponents() {
    for (word, e) in [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (1 << 31, 31), (UInt32.max, 32)]
      as [(UInt32, Int)]
    {
      let bound = ErrorBound(UInt64(word), exponent: 0)
      #expect(
        Self.exact(bound) == BigRational(word) && Self.exact(LowerBound(word)) == BigRational(word))
      #expect(bound.ceilingExponent ?? 0 >= e)
      #expect(bound.ceilingExponent ?? 0 <= e + 1)
      #expect(LowerBound(word).floorExponent == 31 - word.leadingZeroBitCount)
      #expect(LowerBound(word).successor > bound)
    }
    // Rounding up carries into the next power of two.
    #expect(ErrorBound(.max, exponent: -64) == .one)
    #expect(ErrorBound(0xFFFF_FFFF_0000_0001, exponent: -64) == .one)
    #expect(Self.exact(ErrorBound(0xFFFF_FFFF_0000_0000, exponent: -64)) < 1)
    #expect(ErrorBound(1 << 40, exponent: -40) == .one)
  }

  @Test("differences are below the exact ones by few units, however far apart", arguments: -3...80)
  func differences(_ gap: Int) {
    var random = SplitMix64(seed: UInt64(100 + gap))
    for _ in 0..<200 {
      let (m, n) = (
        UInt32.random(in: 1 << 31 ... .max, using: &random),
        UInt32.random(in: 1 << 31 ... .max, using: &random)
      )
      let a = LowerBound(significand: UInt64(m), exponent: gap)
      let b = ErrorBound(UInt64(n), exponent: 0)
      let exact = max(Self.exact(a) - Self.exact(b), 0)
      let difference = Self.exact(a - b)
      // Below by less than a unit of 31 guard bits, and one of the 32 bits that are kept.
      #expect(difference <= exact)
      let unit = BigRational(1).scaled(byPowerOfTwo: gap - 31)
      #expect(difference >= exact - exact.scaled(byPowerOfTwo: -31) - unit || gap < -1)
      #expect((a - .zero) == a && (a - .infinite).isZero)
    }
  }

  @Test("products, quotients, squares and sums are above or below by few units of the 31st bit")
  func closeness() {
    var random = SplitMix64(seed: 3)
    let unit = BigRational(1).scaled(byPowerOfTwo: -29)
    for _ in 0..<2000 {
      let (m, n) = (
        random.next() >> (random.next() % 63), random.next() >> (random.next() % 63) | 1
      )
      let (e, f) = (Int(random.next() % 80) - 40, Int(random.next() % 80) - 40)
      let (a, b) = (ErrorBound(m | 1, exponent: e), ErrorBound(n, exponent: f))
      let divisor = LowerBound(UInt32(truncatingIfNeeded: n))
      for (bound, exact) in [
        (a + b, Self.exact(a) + Self.exact(b)), (a * b, Self.exact(a) * Self.exact(b)),
        (a / divisor, Self.exact(a) / Self.exact(divisor)),
      ] {
        #expect(Self.exact(bound) >= exact && Self.exact(bound) <= exact * (1 + unit))
      }
      let square = Self.exact(divisor) * Self.exact(divisor)
      #expect(Self.exact(divisor.squared) <= square)
      #expect(Self.exact(divisor.squared) >= square * (1 - unit))
    }
  }
}
