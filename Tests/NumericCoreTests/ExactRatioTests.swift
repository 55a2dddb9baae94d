import TestSupport
import Testing

@testable import NumericCore

/// Exact decimals and their quotients, compared with Python's fractions.
@Suite("exact decimals and ratios")
struct ExactRatioTests {
  @Test("sums and products") func decimals() throws {
    for line in try CoreVectors.lines("decimals", count: 500) {
      let (a, b) = (
        try ExactLiteral(String(line.fields[1])), try ExactLiteral(String(line.fields[2]))
      )
      let found = line.fields[0] == "*" ? a * b : a + b
      #expect(found.strippedText == line.result, "\(line)")
      // Both are commutative, and a difference is a sum with the opposite sign.
      #expect((line.fields[0] == "*" ? b * a : b + a).strippedText == line.result, "\(line)")
      #expect((found + -found).isZero, "\(line)")
    }
  }

  @Test("natural numbers are ordered like their digits") func naturals() throws {
    for line in try CoreVectors.lines("decimals", count: 500) {
      let (a, b) = (
        try ExactLiteral(String(line.fields[1])), try ExactLiteral(String(line.fields[2]))
      )
      let (x, y) = (DecimalNatural(a.coefficient), DecimalNatural(b.coefficient))
      let isLess =
        a.digitText.count == b.digitText.count
        ? a.digitText < b.digitText : a.digitText.count < b.digitText.count
      #expect((x < y) == isLess, "\(line)")
      #expect((x + y) - y == x && (x + y) - x == y, "\(line)")
      #expect(x * y == y * x && (x + y) * x == x * x + x * y, "\(line)")
      #expect(x.coefficient == a.coefficient, "\(line)")
      #expect(x.shifted(11) == x * DecimalNatural(.word(100_000_000_000)), "\(line)")
    }
  }

  @Test("products, quotients and powers of ratios") func ratios() throws {
    for line in try CoreVectors.lines("ratios", count: 400) {
      let parts = try line.fields.dropFirst().map { try ExactLiteral(String($0)) }
      let a = ExactRatio(parts[0], parts[1])
      let found: ExactRatio
      switch line.fields[0] {
      case "*": found = a * ExactRatio(parts[2], parts[3])
      case "/": found = a / ExactRatio(parts[2], parts[3])
      default: found = a.power(try #require(Int(line.fields[3])))
      }
      let expected = try line.result.split(separator: " ").map { try ExactLiteral(String($0)) }
      #expect(
        (found.numerator * expected[1]).strippedText
          == (found.denominator * expected[0]).strippedText, "\(line)")
      #expect(found.denominator.exponent == 0 && !found.denominator.isNegative, "\(line)")
      guard case .word(let n) = found.numerator.coefficient,
        case .word(let d) = found.denominator.coefficient
      else {
        Issue.record("\(line) is longer than a word")
        continue
      }
      #expect(n == 0 || (2...13).allSatisfy { n % $0 != 0 || d % $0 != 0 }, "\(line)")
      #expect(n == 0 || n % 10 != 0 && d % 10 != 0, "\(line)")
    }
  }

  private func ratio(_ n: Int, _ d: Int, piPower: Int = 0) -> ExactRatio {
    ExactRatio(ExactLiteral(n), ExactLiteral(d), piPower: piPower)
  }

  @Test("powers of π add up") func powersOfPi() {
    let degree = ratio(1, 180, piPower: 1)
    #expect((degree * degree).piPower == 2 && (degree / degree).isOne)
    #expect(degree.power(-3).piPower == -3 && degree.power(0).isOne)
    #expect(degree.asDecimal == nil && degree.decimal(of: ExactLiteral(180)) == nil)
  }

  @Test("a factor and its reciprocal cancel") func cancellation() {
    for (n, d) in [(3, 7), (-22, 7), (1000, 254), (1, 1), (65_536, 15_625)] {
      let factor = ratio(n, d)
      #expect((factor * (ExactRatio.one / factor)).isOne && (factor / factor).isOne)
      #expect((factor.power(5) * factor.power(-5)).isOne)
      #expect(factor.power(2) == factor * factor && factor.power(1) == factor * .one)
    }
  }

  @Test("scales of temperature: 100 °C is 212 °F and 373.15 K") func offsets() throws {
    let (celsius, kelvin) = (try ExactLiteral("273.15"), ExactLiteral(0))
    let fahrenheit = try ExactLiteral("459.67")
    let toFahrenheit = ExactRatio.one.affine(
      fromZero: celsius, to: ratio(5, 9), toZero: fahrenheit)
    // 9/5 is a finite decimal, so the conversion needs no divisor.
    let decimal = try #require(toFahrenheit.asDecimal)
    for (c, f) in [("100", "212"), ("0", "32"), ("-40", "-40"), ("37.5", "99.5")] {
      let found = try #require(decimal.decimal(of: try ExactLiteral(c)))
      #expect(try found == ExactLiteral(f).stripped, "\(c) °C")
    }
    let toKelvin = ExactRatio.one.affine(fromZero: celsius, to: .one, toZero: kelvin)
    #expect(try toKelvin.decimal(of: ExactLiteral(100)) == ExactLiteral("373.15"))
    // 5/9 is not a finite decimal.
    let toCelsius = ratio(5, 9).affine(fromZero: fahrenheit, to: .one, toZero: celsius)
    #expect(toCelsius.asDecimal == nil && toCelsius.decimal(of: ExactLiteral(212)) == nil)
  }

  @Test("finite decimals are those whose divisor has no prime but 2 and 5") func finiteDecimals() {
    for d in 1...200 {
      var rest = d
      for prime in [2, 5] { while rest % prime == 0 { rest /= prime } }
      let decimal = ratio(3, d).asDecimal
      #expect((decimal != nil) == (rest == 1), "3/\(d)")
      guard let decimal else { continue }
      #expect(decimal.denominator == ExactLiteral(1))
      #expect((decimal.numerator * ExactLiteral(d)).strippedText == ExactLiteral(3).strippedText)
    }
  }
}

@Suite("rescaling")
struct RescalingStepTests {
  private let feet = ExactRatio(ExactLiteral(1250), ExactLiteral(381))
  private let twelve = ExactRatio(ExactLiteral(12), ExactLiteral(1))

  @Test("steps, jumps and proportions") func steps() {
    let offset = ExactRatio(ExactLiteral(9), ExactLiteral(5), offset: ExactLiteral(160))
    #expect(Rescaling.multiple(feet).steps == [.multiply(feet)])
    #expect(Rescaling.reciprocal(feet).steps == [.multiply(feet), .reciprocal])
    #expect(
      Rescaling.rest(feet, step: twelve).steps == [.multiply(feet), .remainder(twelve)])
    #expect(Rescaling.whole(feet, step: nil).steps == [.multiply(feet), .trunc])
    #expect(
      Rescaling.whole(feet, step: twelve).steps == [.multiply(feet), .remainder(twelve), .trunc])
    let all: [(Rescaling, isProportional: Bool, jumps: Bool)] = [
      (.multiple(feet), true, false), (.multiple(offset), false, false),
      (.reciprocal(feet), true, false), (.rest(feet, step: twelve), false, true),
      (.whole(feet, step: nil), false, true), (.whole(feet, step: twelve), false, true),
    ]
    for (rescaling, isProportional, jumps) in all {
      #expect(rescaling.isProportional == isProportional && rescaling.jumps == jumps)
    }
  }
}
