import BigNumbers
import NumericCore
import RealModule
import Testing

/// Laws for seeded random numbers, including zeros, integers and numbers with long parts.
@Suite("rational laws")
struct RationalLawTests {
  static func random(_ generator: inout SplitMix64, bits: Int = 300) -> BigRational {
    func integer() -> BigRational {
      let count = Int.random(in: 0...(bits / 64), using: &generator)
      return (0..<count).reduce(BigRational(generator.next() & 0xff)) { value, _ in
        value * 18_446_744_073_709_551_616 + BigRational(generator.next())
      }
    }
    let value = integer() / (integer() + 1)
    return switch generator.next() % 8 {
    case 0: 0
    case 1: value.floor
    case 2, 3, 4: -value
    default: value
    }
  }

  @Test("a field, by its generic protocol") func field() {
    func check<Field: AlgebraicField & Hashable>(_ a: Field, _ b: Field, _ c: Field) {
      #expect(a + b == b + a && a * b == b * a && (a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c) && a * (b + c) == a * b + a * c)
      #expect(a - a == 0 && a + .zero == a && a * 1 == a && -(-a) == a && a - b == a + -b)
      if b != 0 {
        #expect(a / b * b == a && b.reciprocal.map { $0 * b } == 1)
        #expect((a * b).hashValue == (b * a).hashValue && (a / b * b).hashValue == a.hashValue)
      }
    }
    var generator = SplitMix64(seed: 1)
    for _ in 0..<300 {
      check(Self.random(&generator), Self.random(&generator), Self.random(&generator))
    }
  }

  @Test("parts at the borders of words, against integers") func words() throws {
    var generator = SplitMix64(seed: 4)
    func part() -> BigInteger {
      let word = generator.next() >> (generator.next() & 63)
      switch generator.next() % 6 {
      case 0: return BigInteger(generator.next() % 3)
      case 1: return (BigInteger.one << 64) - BigInteger(generator.next() % 3)
      case 2: return (BigInteger.one << 64) + BigInteger(generator.next() % 3)
      default: return BigInteger(word)
      }
    }
    func fraction() -> (n: BigInteger, d: BigInteger, value: BigRational) {
      let (n, d) = (generator.next() & 1 == 0 ? part() : -part(), part() + 1)
      return (n, d, BigRational(n, over: d))
    }
    for _ in 0..<5000 {
      let a = fraction()
      var b = fraction()
      // Equal denominators and sums of zero.
      if generator.next() & 3 == 0 { b = (b.n, a.d, BigRational(b.n, over: a.d)) }
      if generator.next() & 15 == 0 { b = (-a.n, a.d, -a.value) }
      var results = [
        (a.value + b.value, a.n * b.d + b.n * a.d, a.d * b.d),
        (a.value - b.value, a.n * b.d - b.n * a.d, a.d * b.d),
        (a.value * b.value, a.n * b.n, a.d * b.d),
      ]
      if !b.value.isZero { results.append((a.value / b.value, a.n * b.d, a.d * b.n)) }
      for (value, n, d) in results {
        let (numerator, denominator) = (value.numerator, value.denominator)
        #expect(numerator * d == n * denominator, "\(a.value), \(b.value): \(value)")
        #expect(denominator > 0 && BigInteger.greatestCommonDivisor(numerator, denominator) == 1)
      }
      var sum = a.value
      sum += b.value
      sum *= sum
      #expect(sum == (a.value + b.value) * (a.value + b.value))
    }
  }

  @Test("an ordered field") func order() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let (a, b) = (Self.random(&generator), Self.random(&generator))
      #expect((a < b) == ((a - b).sign < 0) && (a == b) == (a - b).isZero)
      #expect(a.magnitude * b.magnitude == (a * b).magnitude)
      #expect((a + b).magnitude <= a.magnitude + b.magnitude)
      let floor = a.floor
      #expect(floor <= a && a < floor + 1 && floor.isInteger && a.ceiling == -(-a).floor)
      #expect((a - a.rounded()).magnitude <= 1 / 2)
    }
  }

  @Test("powers multiply") func powers() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<100 {
      let x = Self.random(&generator, bits: 128)
      if x.isZero { continue }
      let (m, n) = (
        Int.random(in: -9...9, using: &generator), Int.random(in: -9...9, using: &generator)
      )
      #expect(try BigRational.pow(x, m) * .pow(x, n) == .pow(x, m + n))
      #expect(try BigRational.pow(.pow(x, m), n) == .pow(x, m * n))
    }
  }

  @Test("texts read back") func texts() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let x = Self.random(&generator, bits: 2000)
      #expect(BigRational(x.description) == x)
      #expect(BigInteger("\(x.numerator)") == x.numerator)
      #expect(BigRational(x.numerator, over: x.denominator) == x)
    }
  }

  @Test("convergents close in from both sides") func convergents() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let x = Self.random(&generator)
      let convergents = Array(x.convergents)
      #expect(convergents.count == Array(x.continuedFraction).count && convergents.last == x)
      for (index, value) in convergents.dropLast().enumerated() {
        #expect(index.isMultiple(of: 2) ? value < x : value > x)
        #expect(
          (x - value).magnitude
            <= BigRational(1, over: value.denominator * convergents[index + 1].denominator))
        if index > 0 { #expect(x.limitingDenominator(to: value.denominator) == value) }
      }
    }
  }

  @Test(
    "the simplest number rounds back, and nothing simpler does", arguments: [1, 2, 24, 53, 700])
  func simplestNear(_ bits: Int) throws {
    var generator = SplitMix64(seed: UInt64(bits))
    for _ in 0..<100 {
      let value = Self.random(&generator, bits: 1000)
      let x = BigFloat(value, precision: .bits(bits))
      let simplest = try #require(try BigRational(simplestNear: x))
      #expect(BigFloat(simplest, precision: .bits(bits)) == x)
      #expect(simplest.denominator <= value.denominator)
      // The best approximation with a smaller denominator rounds to another number.
      if let exact = try BigRational(exactly: x), simplest.denominator > 1 {
        let simpler = exact.limitingDenominator(to: simplest.denominator - 1)
        #expect(BigFloat(simpler, precision: .bits(bits)) != x)
      }
    }
  }
}
