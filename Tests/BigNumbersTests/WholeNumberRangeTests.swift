import BigNumbers
import NumericCore
import Testing

/// Ranges of functions of two whole numbers over rectangles that are too large to try every pair.
@Suite("ranges over whole numbers")
struct WholeNumberRangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var function: BinaryFunction
    var first: ClosedRange<Int>
    var second: ClosedRange<Int>
    /// The smallest and the largest value.
    var low: String
    var high: String

    var testDescription: String { "\(function) \(first) \(second)" }
  }

  /// Extremes over all pairs. Python: math.comb, its extension (−1)^k·comb(k − n − 1, k) to n < 0,
  /// and math.perm.
  static let tight: [Case] = [
    Case(function: .binomial, first: 0...39, second: 0...9, low: "0", high: "211915132"),
    Case(function: .binomial, first: 20...45, second: -3...12, low: "0", high: "28760021745"),
    Case(
      function: .binomial, first: -30 ... -1, second: 0...12, low: "-2311801440",
      high: "7898654920"),
    Case(function: .permutations, first: 0...40, second: 0...7, low: "0", high: "93963542400"),
    Case(function: .permutations, first: -10...30, second: 2...9, low: "0", high: "5191778592000"),
    Case(
      function: .permutations, first: 40...60, second: 3...20, low: "59280",
      high: "10198346916138403856439442636800000"),
  ]

  private func range(
    _ function: BinaryFunction, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) throws -> BigInterval {
    func interval(_ x: ClosedRange<Int>) -> BigInterval {
      BigInterval(lower: BigFloat(x.lowerBound), upper: BigFloat(x.upperBound))
    }
    return try BigInterval.compute(
      function, interval(first), interval(second), precision: .bits(120))
  }

  @Test("the extremes are found", arguments: tight) func extremes(_ test: Case) throws {
    let range = try range(test.function, test.first, test.second)
    #expect(range.lower == BigFloat(try ExactLiteral(test.low), precision: .bits(120)))
    #expect(range.upper == BigFloat(try ExactLiteral(test.high), precision: .bits(120)))
    #expect(range.isErrorPossible)
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? abs(a) : commonDivisor(b, a % b)
  }

  @Test(
    "divisors and multiples of all pairs are enclosed",
    arguments: [
      (2...40, 3...30), (-20...20, 1...25), (0...50, 0...9), (-60 ... -30, -40 ... -10),
      (100...130, -5...20),
    ])
  func divisors(_ first: ClosedRange<Int>, _ second: ClosedRange<Int>) throws {
    let divisor = try range(.greatestCommonDivisor, first, second)
    let multiple = try range(.leastCommonMultiple, first, second)
    for a in first {
      for b in second {
        let common = Self.commonDivisor(a, b)
        let least = common == 0 ? 0 : abs(a * b) / common
        #expect(divisor.contains(BigFloat(common)), "gcd(\(a), \(b)) and \(divisor)")
        #expect(multiple.contains(BigFloat(least)), "lcm(\(a), \(b)) and \(multiple)")
      }
    }
  }

  @Test("no pair has a value") func undefined() throws {
    let range = try range(.permutations, -40 ... -10, 0...12)
    #expect(range.isEmpty && range.isErrorCertain)
  }
}
