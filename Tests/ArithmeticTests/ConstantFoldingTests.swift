import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Operations on integers are folded if the result fits into a word; this tests the boundaries.
@Suite("whole numbers of a word")
struct ConstantFoldingTests {
  private static let edges: [Int] = {
    let sizes: [Int] = [
      1, 2, 3, 3_037_000_499, 3_037_000_500, 1 << 31, 1 << 32, 1 << 62, .max - 1, .max,
    ]
    return sizes + sizes.map { -$0 } + [0, .min]
  }()

  private func exactValue(_ source: String) throws -> ExactReal {
    try #require(try Calculator(ExactBackend()).evaluate(source).value.numbers.first)
  }

  @Test("sums, differences, products and squares, against fractions", arguments: edges)
  func operations(_ a: Int) throws {
    let x = BigRational(a)
    for b in Self.edges {
      let y = BigRational(b)
      for (sign, expected) in [("+", x + y), ("-", x - y), ("*", x * y)] {
        let found = try exactValue("(\(a)) \(sign) (\(b))")
        #expect(try found.rational() == expected, "\(a) \(sign) \(b)")
      }
    }
    #expect(try exactValue("(\(a))^2").rational() == x * x)
    #expect(try exactValue("-(\(a))").rational() == -x)
  }

  @Test("a divisor that folds to nothing is still a division by zero") func zero() {
    #expect(throws: CalculatorError.self) { try Calculator(ExactBackend()).evaluate("1/(7-7)") }
    #expect(throws: CalculatorError.self) { try Calculator(ExactBackend()).evaluate("1/(2*0)") }
  }
}
