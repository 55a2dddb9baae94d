import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

/// Functions that look at the format of a number, beside what Swift's types have.
@Suite("functions of formats")
struct FormatFunctionTests {
  private func compiled(_ expression: String) throws -> CompiledExpression {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(1)))
    return try calculator.compile(utf8: Array(expression.utf8)).expression
  }

  /// Expressions, and what they are in a type for the nearest number of it.
  private func expected<Number: BinaryFloatingPoint>(_ x: Number) -> [(String, Number)] {
    [
      ("nextabove(x)", x.nextUp), ("nextbelow(x)", x.nextDown), ("ulp(x)", x.ulp),
      ("nexttoward(x, 2)", x < 2 ? x.nextUp : x > 2 ? x.nextDown : x),
      ("nextabove(nextabove(x))", x.nextUp.nextUp), ("ulp(-x) / 2", x.ulp / 2),
    ]
  }

  private func check<Number: BinaryFloatingPoint>(
    _ type: Number.Type, _ format: FloatFormat, _ number: (Double) -> Number
  ) throws {
    var generator = SplitMix64(seed: 9, stream: 0)
    var points: [Double] = [0.1, 1, 1.5, 2, 2.5, 3, 1e-3, 0.75]
    for _ in 0..<20 { points.append(.random(in: 0.01..<1000, using: &generator)) }
    for point in points {
      // The variable is no number of the format.
      let exact =
        try #require(BigRational(exactly: point)) + BigRational(1, over: 1 << 62)
        * BigRational(1, over: 1 << 20)
      for (expression, value) in expected(number(point)) {
        let comparison = try Comparison(
          compiled(expression), inputs: [ExactReal(exact)], format: format)
        let truth = try #require(try comparison.truth.value?.rational())
        #expect(truth == BigRational(exactly: value), "\(expression) at \(point) in \(format.name)")
        #expect(try comparison.error?.ulps?.rational() == 0, "\(expression) at \(point)")
        let problem = try ExpressionProblem(
          compiled(expression), variables: ["x"], formats: [format])
        #expect(try problem.copied().truth(at: [ExactReal(exact)]).rational() == truth)
      }
    }
  }

  @Test("neighbours are those of the format") func neighbours() throws {
    try check(Double.self, .double) { $0 }
    try check(Float.self, .binary(.binary32)) { Float($0) }
    #if arch(arm64) || os(Linux)
      try check(Float16.self, .binary(.binary16)) { Float16($0) }
    #endif
  }

  @Test("what else the expression loses is measured") func others() throws {
    let comparison = try Comparison(
      compiled("x + ulp(x) - 1"), inputs: [ExactReal(BigRational(1, over: 3))], format: .double)
    let third = try #require(BigRational(exactly: 1.0 / 3))
    let unit = try #require(BigRational(exactly: (1.0 / 3).ulp))
    #expect(
      try comparison.truth.value?.rational() == BigRational(1, over: 3) + unit - 1)
    #expect(try comparison.truthOfRoundedInputs?.value?.rational() == third + unit - 1)
  }

  @Test("several formats have no common truth; infinities are no real numbers") func refused()
    throws
  {
    let formats: [FloatFormat] = [.double, .binary(.binary32)]
    #expect(throws: ComputationFailure.self) {
      _ = try ExpressionProblem(compiled("ulp(x)"), variables: ["x"], formats: formats)
    }
    let largest = ExactReal(try #require(BigRational(exactly: Double.greatestFiniteMagnitude)))
    let problem = try ExpressionProblem(
      compiled("nextabove(x)"), variables: ["x"], formats: [.double])
    #expect(throws: ComputationFailure.exception(.overflow)) {
      _ = try problem.truth(at: [largest])
    }
  }
}
