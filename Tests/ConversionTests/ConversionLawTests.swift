import BigNumbers
import NumericCore
import TestSupport
import Testing

@testable import Conversion

/// Laws of conversions between random units of the same dimension, for seeded random numbers.
@Suite("laws of conversion")
struct ConversionLawTests {
  struct Case {
    let x: Double
    let from: Unit
    let to: Unit
    let ratio: ExactRatio
  }

  /// Pairs of rows of the same dimension; every tenth number has few digits.
  static func cases(_ count: Int, withScales: Bool) throws -> [Case] {
    var generator = SplitMix64(seed: 20_261_122)
    var cases: [Case] = []
    while cases.count < count {
      let row = Int.random(in: 0..<Units.table.count, using: &generator)
      let others = Units.definitions.indices.filter {
        Units.definitions[$0].dimension == Units.definitions[row].dimension
      }
      let other = try #require(others.randomElement(using: &generator))
      let (from, to) = (Unit(Units.Named(row: row)), Unit(Units.Named(row: other)))
      // A point of a scale cannot be converted to a difference.
      if !from.isConvertible(to: to) { continue }
      if !withScales, from.offset != nil || to.offset != nil { continue }
      let size = Double.random(in: -12...12, using: &generator)
      var x =
        Double.random(in: -1...1, using: &generator)
        * Double(sign: .plus, exponent: Int(size * 3), significand: 1)
      if cases.count % 10 == 0 { x = (x * 100).rounded() / 100 }
      cases.append(
        Case(x: x, from: from, to: to, ratio: try #require(from.conversion(to: to)).ratio))
    }
    return cases
  }

  private func literal(_ literal: ExactLiteral) throws -> BigRational {
    try #require(try BigRational(exactly: literal))
  }

  /// The exact result for a factor without π, from fractions.
  private func truth(_ c: Case) throws -> BigRational? {
    guard c.ratio.piPower == 0, let x = BigRational(exactly: c.x) else { return nil }
    return (x * (try literal(c.ratio.numerator)) + (try literal(c.ratio.offset)))
      / (try literal(c.ratio.denominator))
  }

  @Test("every number system rounds once") func rounding() throws {
    var rational = 0
    let big = try BigFloatBackend(precision: .bits(90))
    let exact = ExactBackend()
    for c in try Self.cases(4000, withScales: true) {
      guard let truth = try truth(c) else { continue }
      rational += 1
      let double = DoubleBackend().scaled(c.x, by: c.ratio)
      #expect(double == Double(BigFloat(truth, precision: .bits(53))), "\(c)")
      let wide = try big.scaled(BigFloat(c.x), by: c.ratio)
      #expect(wide == BigFloat(truth, precision: .bits(90)), "\(c)")
      let value = try exact.scaled(ExactReal(try #require(BigRational(exactly: c.x))), by: c.ratio)
      #expect(try value.rational() == truth, "\(c)")
    }
    #expect(rational > 3000)
  }

  @Test("decimals are rounded once") func decimals() throws {
    let backend = try DecimalBackend(digits: 20)
    var context = DecimalContext(precision: 20)
    for c in try Self.cases(1000, withScales: true) {
      guard let truth = try truth(c) else { continue }
      let x = try BigDecimal(exactly: BigFloat(c.x))
      let nearest = context.number(truth)
      #expect(try backend.compare(backend.scaled(x, by: c.ratio), nearest) == .equal, "\(c)")
    }
  }

  @Test("there and back is the identity on exact numbers, and next to it on doubles")
  func roundTrip()
    throws
  {
    let exact = ExactBackend()
    let double = DoubleBackend()
    for c in try Self.cases(2000, withScales: false) {
      let back = try #require(c.to.conversion(to: c.from)).ratio
      let x = ExactReal(try #require(BigRational(exactly: c.x)))
      let there = try exact.scaled(x, by: c.ratio)
      #expect(try exact.compare(try exact.scaled(there, by: back), x) == .equal, "\(c)")
      let returned = double.scaled(double.scaled(c.x, by: c.ratio), by: back)
      #expect((returned - c.x).magnitude <= c.x.ulp, "\(c)")
    }
  }
}
