import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Densities, probabilities and quantiles beside independent values.
@Suite("distributions")
struct DistributionTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let function: ListFunction
    let operands: [BigRational]
    /// The value, if it is a fraction.
    let exact: BigRational?
    /// Numbers that the value lies between.
    let bounds: ClosedRange<BigRational>
  }

  static let cases: [Case] = load()

  private static func load() -> [Case] {
    let names = Dictionary(
      uniqueKeysWithValues: ListFunction.allCases.filter(\.isDistribution).map { ("\($0)", $0) })
    let path = "Tests/BigNumbersTests/DistributionVectors/distributions.txt"
    guard let lines = try? VectorLine.lines(of: path) else { return [] }
    return lines.compactMap { line in
      guard let function = names[String(line.fields[0])] else { return nil }
      let operands = line.fields.dropFirst().compactMap { BigRational(String($0)) }
      guard operands.count == line.fields.count - 1, let bounds = bounds(line.result) else {
        return nil
      }
      return Case(
        description: "\(line)", function: function, operands: operands,
        exact: line.result.hasSuffix("...") ? nil : bounds.lowerBound, bounds: bounds)
    }
  }

  /// The numbers that truncated digits stand for.
  private static func bounds(_ text: Substring) -> ClosedRange<BigRational>? {
    guard text.hasSuffix("...") else { return BigRational(String(text)).map { $0...$0 } }
    let parts = text.dropLast(3).split(separator: "e")
    guard parts.count == 2, let digits = BigRational(String(parts[0])),
      let exponent = Int(parts[1]),
      let scale = try? BigRational.pow(10, exponent)
    else { return nil }
    let value = digits * scale
    // The digits go on: a value next to 1 is not 1, and one next to ½ is not ½.
    let unit = scale * BigRational.lastPlace
    let ends = [value + unit * .lastPlace, value + unit * (.one - .lastPlace)]
    return value.sign < 0 ? value - unit...value - unit * .lastPlace : ends[0]...ends[1]
  }

  @Test("there are vectors of every function") func completeness() {
    #expect(Self.cases.count > 500)
    #expect(
      Set(Self.cases.map(\.function)) == Set(ListFunction.allCases.filter(\.isDistribution)))
  }

  @Test("correctly rounded at every precision and in every direction") func rounded() throws {
    var failures: [String] = []
    var count = 0
    for item in Self.cases {
      for bits in [24, 53, 113, 200] {
        for rounding in [Rounding.nearestEven, .towardZero, .up, .down, .awayFromZero] {
          let precision = Precision.bits(bits)
          let backend = try BigFloatBackend(precision: precision, rounding: rounding)
          let operands = item.operands.map { BigFloat($0, precision: .bits(2200)) }
          // Operands that are not binary fractions have other values.
          guard zip(operands, item.operands).allSatisfy({ isSame($0, $1) }) else { continue }
          count += 1
          let value = try backend.compute(item.function, operands)
          let low = BigFloat(item.bounds.lowerBound, precision: precision, rounding: rounding)
          let high = BigFloat(item.bounds.upperBound, precision: precision, rounding: rounding)
          if value < low || value > high || (item.exact != nil || bits < 200) && low != high {
            failures.append("\(item) at \(bits) bits \(rounding): \(value)")
          }
        }
      }
    }
    #expect(count > 3000)
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  private func isSame(_ x: BigFloat, _ y: BigRational) -> Bool {
    (try? BigRational(exactly: x)) == y
  }

  /// More than half of a unit in the last of 60 digits, by as much as 75 truncated digits add.
  private static let halfPlace =
    (BigRational(1, over: 2) + BigRational(1, over: 1000))
    * ((try? BigRational.pow(10, -59)) ?? .one)

  @Test("proven digits of fractions") func exact() throws {
    var failures: [String] = []
    for item in Self.cases {
      let backend = ExactBackend()
      let operands = try item.operands.map { value in
        try backend.compute(
          .divide, try backend.number(ExactLiteral("\(value.numerator)")),
          try backend.number(ExactLiteral("\(value.denominator)")))
      }
      let value = try backend.compute(item.function, operands)
      let digits = try value.digits(
        .significant(60), rounding: .nearestEven, limits: ExactLimits())
      let found = BigRational("\(digits)") ?? .zero
      let error = (found - item.bounds.lowerBound).magnitude
      let isRight = error.isZero || error <= found.magnitude * Self.halfPlace
      if !isRight || item.exact != nil && digits.isExact == nil {
        failures.append("\(item): \(digits)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  /// The intervals contain the value, and those of wider operands contain them.
  @Test("enclosures of operands that are known in part") func enclosures() throws {
    var failures: [String] = []
    for item in Self.cases {
      for bits in [40, 150] {
        let precision = Precision.bits(bits)
        let x = item.operands.map { value in
          let near = BigInterval(value, precision: precision)
          // Whole numbers and 0 stay what they are: elsewhere functions jump or end.
          return value.isInteger
            ? near : near.hull(BigInterval(value * (1 + 1 / 4096), precision: precision))
        }
        guard let value = try? BigInterval.compute(item.function, x, precision: precision) else {
          continue
        }
        let middle = (item.bounds.lowerBound + item.bounds.upperBound) / 2
        if !value.contains(middle) { failures.append("\(item) at \(bits) bits: \(value)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  static let specials: [(function: ListFunction, x: [Double], value: Double)] = [
    (.normalDistribution, [.infinity, 0, 1], 1), (.normalDistribution, [-.infinity, 0, 1], 0),
    (.normalDensity, [.infinity, 0, 1], 0), (.normalQuantile, [0, 0, 1], -.infinity),
    (.normalQuantile, [1, 0, 1], .infinity), (.studentQuantile, [0, 3], -.infinity),
    (.chiSquaredQuantile, [1, 3], .infinity), (.chiSquaredQuantile, [0, 3], 0),
    (.chiSquaredDensity, [0, 1], .infinity), (.chiSquaredDensity, [0, 2], 0.5),
    (.fisherDensity, [0, 1, 4], .infinity), (.fisherDensity, [0, 2, 4], 1),
    (.binomialQuantile, [1, 9, 0.5], 9), (.poissonQuantile, [1, 2], .infinity),
    (.poissonDensity, [0, 0], 1), (.normalQuantile, [1.5, 0, 1], .nan),
    (.normalDensity, [0, 0, -1], .nan), (.studentDensity, [0, 0], .nan),
    (.binomialDensity, [1, 2.5, 0.5], .nan), (.binomialDensity, [1, 2, 1.5], .nan),
    (.poissonDensity, [1, -1], .nan), (.normalDensity, [.nan, 0, 1], .nan),
    (.normalDistribution, [.infinity, 0, -1], .nan),
    (.binomialDensity, [.infinity, 2.5, 0.5], .nan),
    (.normalDistribution, [0, .infinity, 1], .nan), (.chiSquaredQuantile, [.infinity, 1], .nan),
  ]

  @Test("infinities and poles", arguments: specials)
  func special(_ item: (function: ListFunction, x: [Double], value: Double)) throws {
    let (function, x, expected) = item
    let backend = try BigFloatBackend(precision: .bits(53))
    let value = Double(try backend.compute(function, x.map { BigFloat($0) }))
    #expect(value == expected || value.isNaN && expected.isNaN, "\(value)")
    let double = DoubleBackend(otherwise: RoundedTruth(.binary64))
    let same = try double.compute(function, x)
    #expect(same == expected || same.isNaN && expected.isNaN, "\(same)")
  }

  /// Probabilities next to 1, and densities beyond all exponents, in the directions that tell them from their limits.
  @Test("values next to their limits") func limits() throws {
    let up = try BigFloatBackend(precision: .bits(53), rounding: .up)
    let down = try BigFloatBackend(precision: .bits(53), rounding: .down)
    let far: [BigFloat] = [BigFloat(1e10 as Double), 0, 1]
    #expect(try up.compute(.normalDistribution, far) == 1)
    #expect(try down.compute(.normalDistribution, far) == BigFloat(1.0.nextDown))
    #expect(try down.compute(.normalDensity, far).isZero)
    #expect(try !up.compute(.normalDensity, far).isZero)
  }
}

extension BigRational {
  /// The unit of the last of 75 digits of a number from 1 to 10.
  fileprivate static let lastPlace = (try? BigRational.pow(10, -74)) ?? .one
}
