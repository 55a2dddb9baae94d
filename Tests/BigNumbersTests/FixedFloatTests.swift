import BigNumbers
import Foundation
import NumericCore
import RealModule
import Testing

@Suite("FixedFloat")
struct FixedFloatTests {
  @Test("a value is its limbs and two words") func layout() {
    #expect(MemoryLayout<FixedFloat<1>>.size == 24)
    #expect(MemoryLayout<FixedFloat<4>>.stride == 48)
    #expect(FixedFloat<4>.precision == .bits(256))
    var x: FixedFloat<4> = 2
    let copy = x
    x += 1
    #expect(copy == 2 && x == 3)
  }

  // MARK: - Statics

  // Macros and key paths over a type with a value parameter crash the compiler of Swift 6.3;
  // therefore the checks are generic over the number.
  private func checkStatics<Number: Real>(
    _ type: Number.Type, _ bits: Int, _ exact: (Number) -> BigFloat
  ) where Number.Exponent == Int {
    withPrecision(.bits(bits)) {
      #expect(exact(Number.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
      #expect(exact(Number.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
      #expect(exact(Number.leastNormalMagnitude) == .leastNormalMagnitude)
      #expect(exact(Number.ulpOfOne) == .ulpOfOne)
      #expect(exact(Number.pi) == .pi)
    }
    #expect(Number.ulpOfOne == Number(1).ulp && 1 + Number.ulpOfOne == Number(1).nextUp)
    #expect(Number.greatestFiniteMagnitude.nextUp == .infinity)
    #expect(Number.infinity.nextDown == .greatestFiniteMagnitude)
    #expect(Number.leastNonzeroMagnitude.nextDown.isZero && Number.zero.nextUp > 0)
    #expect(
      (Number.leastNonzeroMagnitude / 2).isZero && Number.greatestFiniteMagnitude * 2 == .infinity)
    #expect(Number.nan.isNaN && Number.nan != .nan && !Number.signalingNaN.isSignalingNaN)
    #expect(Number.radix == 2 && Number.zero.sign == .plus)
    #expect(Number.greatestFiniteMagnitude.exponent == 1 << 62 - 2)
    #expect(Number.leastNonzeroMagnitude.exponent == -1 << 62)
    #expect(Number.zero.exponent == .min && Number.infinity.exponent == .max)
    #expect(Number.zero.ulp == .leastNonzeroMagnitude && Number.infinity.ulp.isNaN)
    #expect(Number.leastNonzeroMagnitude.ulp == .leastNonzeroMagnitude)
  }

  @Test("statics are those of the type") func statics() {
    checkStatics(FixedFloat<1>.self, 64) { BigFloat($0) }
    checkStatics(FixedFloat<2>.self, 128) { BigFloat($0) }
    checkStatics(FixedFloat<4>.self, 256) { BigFloat($0) }
    checkStatics(FixedFloat<16>.self, 1024) { BigFloat($0) }
  }

  // MARK: - Laws

  private func checkLaws<Number: FloatingPoint>(_ samples: [Number]) where Number.Stride == Number {
    for x in samples {
      let rebuilt = Number(sign: x.sign, exponent: x.exponent, significand: x.significand)
      #expect(rebuilt == x && x.significand >= 1 && x.significand < 2)
      #expect(x.nextUp > x && x.nextUp.nextDown == x && x.nextDown < x)
      let size = x.magnitude
      #expect(size.nextUp - size == x.ulp && -(-x) == x && abs(x) == size)
      #expect(x - x == 0 && x + 0 == x && x * 1 == x && x / x == 1)
      #expect(x.isNormal && x.isFinite && !x.isZero && x.isCanonical && !x.isSubnormal)
      #expect((x * x).squareRoot().isFinite && (-size).squareRoot().isNaN)
      #expect(Number(signOf: -x, magnitudeOf: x).sign != x.sign)
      for y in samples {
        let remainder = x.remainder(dividingBy: y)
        #expect(2 * remainder.magnitude <= y.magnitude)
        #expect(x.truncatingRemainder(dividingBy: y).magnitude < y.magnitude)
        #expect((x < y) == (y > x) && (x <= y) == !(x > y) && (x == y) == (x - y == 0))
        #expect(x.isTotallyOrdered(belowOrEqualTo: y) == (x <= y))
        #expect(Number.maximum(x, y) + Number.minimum(x, y) == x + y)
        #expect(x.distance(to: y) == y - x && x.advanced(by: y) == x + y)
        #expect((0 as Number).addingProduct(x, y) == x * y)
        #expect(x.addingProduct(1, y) == x + y)
      }
    }
  }

  private func samples<let limbs: Int>(_ type: FixedFloat<limbs>.Type) -> [FixedFloat<limbs>] {
    var generator = SplitMix64(seed: 17)
    return (0..<12).map { _ in FixedOperands.random(type, exponents: -9...9, using: &generator) }
  }

  @Test("laws of FloatingPoint") func laws() {
    checkLaws(samples(FixedFloat<1>.self))
    checkLaws(samples(FixedFloat<2>.self))
    checkLaws(samples(FixedFloat<4>.self))
    checkLaws(samples(FixedFloat<16>.self))
    checkLaws(samples(FixedFloat<1>.self).map { Double($0) })
  }

  @Test("classes and orders of special values") func special() {
    typealias Number = FixedFloat<2>
    #expect(Number(-0.0).floatingPointClass == .negativeZero && Number(0.0) == Number(-0.0))
    #expect((-Number.infinity).floatingPointClass == .negativeInfinity)
    #expect(
      Number.nan.floatingPointClass == .quietNaN && Number(-3).floatingPointClass == .negativeNormal
    )
    let ascending: [Number] = [
      -.nan, -.infinity, -1, -0.0, 0, .leastNonzeroMagnitude, .infinity, .nan,
    ]
    for (index, x) in ascending.enumerated() {
      for (other, y) in ascending.enumerated() {
        #expect(x.isTotallyOrdered(belowOrEqualTo: y) == (index <= other))
      }
    }
    for (x, y) in [(Number.nan, 1), (1, .nan), (.nan, .nan)] as [(Number, Number)] {
      #expect(!(x == y) && !(x < y) && !(x <= y) && !(x > y) && x != y)
    }
    #expect(
      (Number.infinity - .infinity).isNaN && (Number.zero / 0).isNaN
        && 1 / Number(-0.0) == -.infinity)
    #expect(Number(5).reciprocal == 1 / 5 && Number.zero.reciprocal == nil)
    #expect(Number.signGamma(-0.5) == .minus && Number.signGamma(-1) == .plus)
    #expect(Number.sin(Number(sign: .plus, exponent: 1 << 21, significand: 1)).isNaN)
  }

  private let rules: [FloatingPointRoundingRule] = [
    .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
  ]

  @Test("integers are rounded to as with Double") func rounding() {
    for quarters in -17...17 {
      let double = Double(quarters) / 4
      for rule in rules {
        let rounded = FixedFloat<2>(double).rounded(rule)
        #expect(Double(rounded) == double.rounded(rule))
        #expect(rounded.sign == double.rounded(rule).sign)
      }
    }
  }

  /// Heron's square root, a compensated sum and Simpson's rule, for any real type.
  private func algorithms<Number: Real>(_ type: Number.Type) -> [Number] {
    var root: Number = 3
    for _ in 0..<12 { root = (root + 3 / root) / 2 }
    var (sum, lost) = (Number.zero, Number.zero)
    for k in 1...1000 {
      let term = 1 / Number(k * k) - lost
      let next = sum + term
      lost = (next - sum) - term
      sum = next
    }
    var area: Number = 0
    for k in 0..<64 {
      let x = Number(k) / 64
      let (left, right): (Number, Number) = (.exp(x), .exp(x + 1 / 64))
      let middle: Number = .exp(x + 1 / 128)
      let sum: Number = left + 4 * middle + right
      area += sum / 384
    }
    return [root, sum, area, .atan2(y: 1, x: -1), .hypot(3, 4), .pow(2, 1 / 2)]
  }

  @Test("generic algorithms agree with Double") func generic() {
    let doubles = algorithms(Double.self)
    for (fixed, double) in zip(algorithms(FixedFloat<2>.self), doubles) {
      #expect((Double(fixed) - double).magnitude <= 8 * double.ulp)
    }
    for (narrow, wide) in zip(algorithms(FixedFloat<1>.self), algorithms(FixedFloat<16>.self)) {
      #expect((narrow - FixedFloat<1>(wide)).magnitude <= 64 * narrow.ulp)
    }
    #expect(algorithms(FixedFloat<4>.self)[0] == FixedFloat<4>(3).squareRoot())
  }

  // MARK: - Flags and threads

  @Test("flags are told as for BigFloat") func flags() {
    let third = BigFloat.withFlags { FixedFloat<4>(1) / 3 }
    #expect(third.flags == .inexact && third.ternary == 1)
    #expect(BigFloat.withFlags { FixedFloat<4>(1) / 0 }.flags == .divisionByZero)
    #expect(BigFloat.withFlags { FixedFloat<4>(3) * 5 }.flags == [])
  }

  @Test("the whole exponent range is open on every thread") func threads() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let x = FixedFloat<2>(sign: .plus, exponent: 1 << 60, significand: 1)
          return x * x > x && (x * x).exponent == 1 << 61
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 16))
  }
}
