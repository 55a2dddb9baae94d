import BigNumbers
import NumericCore
import Testing

/// Operations that round once, compared with exact fractions, which share no code with MPFR.
@Suite("one rounding")
struct FusedTests {
  private struct Source {
    var generator: SplitMix64

    mutating func number(_ bits: Int) throws -> BigFloat {
      let value = FullSignificand(bits: bits, exponents: -40...40, using: &generator)
      return try BigFloat(value.text, precision: .bits(bits))
    }
  }

  private func exact(_ x: BigFloat) throws -> BigRational {
    try #require(try BigRational(exactly: x))
  }

  @Test("fused products, sums and lists", arguments: Rounding.allCases)
  func fused(_ rounding: Rounding) throws {
    var source = Source(generator: SplitMix64(seed: 2026))
    for bits in [24, 53, 64, 128, 200] {
      let precision = Precision.bits(bits)
      func expected(_ value: BigRational) -> BigFloat {
        BigFloat(value, precision: precision, rounding: rounding)
      }
      for _ in 0..<30 {
        let numbers = try (0..<8).map { _ in try source.number(bits) }
        let fractions = try numbers.map(exact)
        let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let (p, q, r, s) = (fractions[0], fractions[1], fractions[2], fractions[3])
        #expect(BigFloat.sumOfProducts(a, b, c, d, rounding: rounding) == expected(p * q + r * s))
        #expect(
          BigFloat.differenceOfProducts(a, b, c, d, rounding: rounding) == expected(p * q - r * s))
        var fused = BigFloat(0, precision: precision)
        BigFloat.multiplyAdd(a, b, c, into: &fused, rounding: rounding)
        #expect(fused == expected(p * q + r))
        var accumulator = BigFloat.Accumulator(c, precision: precision)
        accumulator.addProduct(a, b, rounding: rounding)
        let product = accumulator.value
        #expect(product == fused)
        accumulator.assign(a)
        accumulator.multiply(by: b, adding: c, rounding: rounding)
        let horner = accumulator.finish()
        #expect(horner == fused)
        // Terms that cancel almost completely.
        let terms = numbers + numbers.dropLast().map { -$0 }
        #expect(BigFloat.sum(terms, rounding: rounding) == numbers[7])
        #expect(
          BigFloat.sum(numbers, rounding: rounding)
            == expected(fractions.reduce(BigRational(0)) { $0 + $1 }))
        let products = zip(fractions, fractions.reversed()).map { $0 * $1 }
        #expect(
          BigFloat.dot(numbers, numbers.reversed(), rounding: rounding)
            == expected(products.reduce(BigRational(0)) { $0 + $1 }))
      }
    }
  }

  @Test("an accumulator computes what the operators do") func accumulator() throws {
    var source = Source(generator: SplitMix64(seed: 7))
    for bits in [53, 128, 1000] {
      var x = try source.number(bits).magnitude
      var accumulator = BigFloat.Accumulator(x, precision: .bits(bits))
      var other = BigFloat.Accumulator(precision: .bits(bits))
      for _ in 0..<50 {
        let (y, z) = (try source.number(bits), try source.number(bits))
        x += y
        x *= z
        x -= y
        x /= z
        x = x.magnitude.squareRoot()
        accumulator.add(y)
        accumulator.multiply(by: z)
        accumulator.subtract(y)
        accumulator.divide(by: z)
        other.assign(accumulator.value.magnitude)
        other.formSquareRoot()
        accumulator.assign(other.value)
        let value = accumulator.value
        #expect(value == x)
        other.multiply(by: accumulator)
        other.add(accumulator)
        other.subtract(accumulator)
        BigFloat.divide(y, z, into: &other)
        let (quotient, precision) = (other.value, accumulator.precision)
        #expect(quotient == y / z && precision == .bits(bits))
      }
      let kept = accumulator.value
      accumulator.add(1)
      let next = accumulator.finish()
      #expect(kept == x && next == x + 1)
    }
  }

  @Test("empty and special lists") func lists() {
    #expect(BigFloat.sum([]).isZero && BigFloat.dot([], []).isZero)
    #expect(BigFloat.sum([.infinity, -.infinity]).isNaN)
    #expect(BigFloat.sum([BigFloat(1.0 as Double), .infinity]) == .infinity)
    #expect(BigFloat.sum([BigFloat(1), 2, 3]) == 6)
  }
}
