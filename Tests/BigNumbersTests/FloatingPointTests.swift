import BigNumbers
import NumericCore
import Numerics
import Testing

/// Every requirement of `FloatingPoint` at 53 bits, compared with `Double` for numbers that both
/// have.
@Suite("FloatingPoint")
struct FloatingPointTests {
  static let samples: [Double] = {
    var generator = SplitMix64(seed: 53)
    let drawn = (0..<300).map { _ in
      Double(sign: .plus, exponent: Int(generator.next() % 120) - 60, significand: 1)
        * (Double(generator.next() >> 11) / Double(1 << 53) - 0.5)
    }
    return drawn + [
      0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 3.5, -0.5, 1e60, -1e-60, .pi, .infinity, -.infinity,
      .nan, 0x1.fffffffffffffp0, 0x1p52, 0x1p53, 4503599627370497.5,
    ]
  }()

  private func same(_ a: BigFloat, _ b: Double) -> Bool {
    b.isNaN ? a.isNaN : a == BigFloat(b) && a.isNegative == (b.sign == .minus)
  }

  @Test("parts and classes") func parts() {
    for x in Self.samples {
      let big = BigFloat(x)
      #expect(big.sign == x.sign && big.exponent == x.exponent, "\(x)")
      #expect(same(big.significand, x.significand), "\(x)")
      #expect(same(big.magnitude, x.magnitude) && same(-big, -x), "\(x)")
      #expect(big.floatingPointClass == x.floatingPointClass, "\(x)")
      #expect(big.isFinite == x.isFinite && big.isZero == x.isZero && big.isNaN == x.isNaN)
      #expect(big.isInfinite == x.isInfinite && big.isNormal == x.isNormal, "\(x)")
      #expect(big.isCanonical && !big.isSubnormal && !big.isSignalingNaN)
      if x.isNormal {
        #expect(same(big.ulp, x.ulp) && same(big.nextUp, x.nextUp), "\(x)")
        #expect(same(big.nextDown, x.nextDown), "\(x)")
        #expect(same(BigFloat(sign: x.sign, exponent: x.exponent, significand: big.significand), x))
      }
      for y in [3, -0.0, .infinity, .nan] as [Double] {
        #expect(
          same(BigFloat(signOf: BigFloat(y), magnitudeOf: big), Double(signOf: y, magnitudeOf: x)))
      }
    }
  }

  @Test("operations") func operations() {
    let rules: [FloatingPointRoundingRule] = [
      .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
    ]
    for (index, x) in Self.samples.enumerated() {
      let y = Self.samples[(index * 7 + 3) % Self.samples.count]
      let z = Self.samples[(index * 11 + 5) % Self.samples.count]
      let (a, b, c) = (BigFloat(x), BigFloat(y), BigFloat(z))
      #expect(same(a + b, x + y) && same(a - b, x - y) && same(a * b, x * y), "\(x) \(y)")
      #expect(same(a / b, x / y), "\(x)/\(y)")
      #expect(same(a.squareRoot(), x.squareRoot()), "√\(x)")
      #expect(same(c.addingProduct(a, b), z.addingProduct(x, y)), "\(x)·\(y) + \(z)")
      #expect(same(a.remainder(dividingBy: b), x.remainder(dividingBy: y)), "\(x) \(y)")
      #expect(
        same(
          a.truncatingRemainder(dividingBy: b), x.truncatingRemainder(dividingBy: y)), "\(x) \(y)")
      for rule in rules { #expect(same(a.rounded(rule), x.rounded(rule)), "\(x) \(rule)") }
    }
  }

  @Test("comparisons") func comparisons() {
    for (index, x) in Self.samples.enumerated() {
      for y in [x, Self.samples[(index * 13 + 1) % Self.samples.count], 0, -0.0, .nan] {
        let (a, b) = (BigFloat(x), BigFloat(y))
        #expect((a == b) == (x == y) && (a < b) == (x < y) && (a <= b) == (x <= y), "\(x) \(y)")
        #expect((a > b) == (x > y) && (a >= b) == (x >= y), "\(x) \(y)")
        #expect(
          a.isTotallyOrdered(belowOrEqualTo: b) == x.isTotallyOrdered(belowOrEqualTo: y),
          "\(x) \(y)")
        #expect(same(BigFloat.minimum(a, b), Double.minimum(x, y)), "\(x) \(y)")
        #expect(same(BigFloat.maximumMagnitude(a, b), Double.maximumMagnitude(x, y)), "\(x) \(y)")
        if x == y { #expect(a.hashValue == b.hashValue) }
      }
    }
  }

  @Test("equal numbers hash alike at every precision") func hashing() throws {
    for text in ["1.5", "-3e20", "0x1.8p-70", "123456789012345678901234567890"] {
      let wide = try BigFloat(text, precision: .bits(1000))
      for bits in [100, 128, 192, 500] {
        let other = BigFloat(wide, precision: .bits(bits))
        #expect(other == wide && other.hashValue == wide.hashValue)
      }
    }
    let numbers: Set<BigFloat> = [
      1, BigFloat(1.0 as Double), BigFloat(-0.0 as Double), 0, .infinity, -.infinity,
    ]
    #expect(numbers.count == 4)
    #expect(BigFloat.nan.hashValue == BigFloat(Double.nan).hashValue)
    #expect(!BigFloat.nan.isEqual(to: .nan))
  }

  @Test("statics follow the creation precision and are no zeros")
  func statics() {
    for bits in [1, 2, 24, 53, 200, 1000] {
      withPrecision(.bits(bits)) {
        #expect(BigFloat.pi.precision == .bits(bits))
        #expect(BigFloat.pi == BigFloat.constant(.pi, precision: .bits(bits)))
        let one = BigFloat(1.0 as Double).rounded(toPrecision: .bits(bits))
        #expect(BigFloat.ulpOfOne == one.ulp && one.nextUp - one == BigFloat.ulpOfOne)
        #expect(BigFloat.greatestFiniteMagnitude.isFinite)
        #expect(BigFloat.greatestFiniteMagnitude.nextUp == .infinity)
        #expect(BigFloat.leastNonzeroMagnitude > 0)
        #expect(BigFloat.leastNonzeroMagnitude.rounded(toPrecision: .bits(bits)).nextDown.isZero)
        #expect(BigFloat.leastNormalMagnitude == .leastNonzeroMagnitude)
        #expect(BigFloat.nan.isNaN && BigFloat.signalingNaN.isNaN && BigFloat.infinity.isInfinite)
      }
    }
    #expect(Double(BigFloat.pi) == .pi && BigFloat.pi.precision == .bits(256))
    #expect(BigFloat.radix == 2 && BigFloat(0.0 as Double).ulp == .leastNonzeroMagnitude)
  }

  @Test("neighbours and units at every precision") func neighbours() throws {
    for bits in [1, 2, 3, 24, 63, 64, 65, 128, 1000] {
      for text in ["1", "3", "1e30", "7e-30", "-5"] {
        let x = try BigFloat(text, precision: .bits(bits))
        #expect(x.nextUp.nextDown == x && x.nextDown < x && x < x.nextUp)
        #expect(x.nextUp.precision == .bits(bits))
        // The next number away from zero is at a distance of one ulp.
        let outward = x.isNegative ? x.nextDown : x.nextUp
        #expect((outward - x).magnitude == x.ulp)
        #expect(x.significand >= 1 && x.significand < 2)
      }
    }
  }

  @Test("strides take each step") func strides() throws {
    let steps = stride(from: BigFloat(0.0 as Double), to: 1, by: BigFloat(0.25 as Double)).map {
      Double($0)
    }
    #expect(steps == [0, 0.25, 0.5, 0.75])
    #expect(
      BigFloat(1.0 as Double).distance(to: 4) == 3 && BigFloat(1.0 as Double).advanced(by: 3) == 4)
  }

  /// Newton's iteration, Horner's scheme and a continued fraction as generic functions.
  private func generic<T: Real>(_ x: T) -> [T] {
    var root = x
    for _ in 0..<60 { root = (root + x / root) / 2 }
    var sum = T.zero
    for n in 1...50 { sum += 1 / T(n * n) }
    let polynomial = [3, -2, 0, 5].reduce(T.zero) { $0 * x + T($1) }
    return [root, sum, polynomial, T(1) / T(3), .exp(x), .log(onePlus: x), .pow(x, 3), .root(x, 3)]
  }

  @Test("generic code gives what Double gives at 53 bits") func genericCode() {
    withPrecision(.bits(53)) {
      for x in [2.0, 0.3, 17.25] {
        for (big, small) in zip(generic(BigFloat(x)), generic(x)) {
          // The error of libm's functions may be up to one ulp.
          #expect((Double(big) - small).magnitude <= small.ulp, "\(big) \(small)")
          #expect(big.precision == .bits(53))
        }
      }
    }
  }
}
