import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Sums that formats add one number after the other.
@Suite("orders of summation")
struct SummationTests {
  private func compiled(_ source: String) throws -> CompiledExpression {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    return try calculator.compile(utf8: Array(source.utf8)).expression
  }

  @Test("every bit is that of Python's numbers, at one point and at many") func vectors() throws {
    let lines = try Repository.text("Tests/AccuracyTests/SummationVectors/sums.txt")
      .split(separator: "\n").dropFirst()
    #expect(lines.count == 135)
    for line in lines {
      let parts = line.split(separator: " | ").map(String.init)
      let order = try #require(SummationOrder(rawValue: parts[0]))
      let format = try #require(FloatFormat(parts[1]))
      let x = ExactReal(try BigRational(parsing: parts[2]))
      let expected = try BigRational(parsing: parts[4])
      let compiled = try compiled(parts[3])
      let inputs = compiled.inputs.map { _ in x }
      let comparison = try Comparison(compiled, inputs: inputs, format: format, adding: order)
      #expect(comparison.value.rational == expected, "\(line)")
      let problem = try ExpressionProblem(
        compiled, variables: compiled.inputs.map(\.name), formats: [format], adding: order)
      #expect(try problem.values(at: inputs)[0].rational == expected, "\(line)")
      // The steps are those of the expression, and the truth is that of the exact sum.
      let once = try Comparison(compiled, inputs: inputs, format: format)
      #expect(comparison.steps.map(\.operation) == once.steps.map(\.operation))
      guard case .certified(let truth) = comparison.truth, case .certified(let other) = once.truth
      else {
        Issue.record("no truth: \(line)")
        continue
      }
      #expect(try truth.compared(to: other) == .equal)
    }
  }

  @Test("the sum is blamed for what its additions lose") func blame() throws {
    let compiled = try compiled("sum(0.1, k = 1..1000) - 100")
    let comparison = try Comparison(compiled, inputs: [], format: .double, adding: .left)
    let worst = try #require(comparison.worstStep)
    #expect(comparison.steps[worst].operation == .binary(.subtract))
    let sum = try #require(comparison.steps.first { $0.operation == .list(.sum) })
    // Python adds 0.1 a thousand times to 99.9999999999986.
    #expect(try sum.value.rational == BigRational(exactly: BigFloat(99.9999999999986 as Double)))
    let error = try #require(sum.localError).bits
    #expect(try error.compared(to: 6) == .greater)
  }

  @Test("more bits are needed for digits, and roundings vary more") func others() throws {
    let compiled = try compiled("sum(1/k, k = 1..200)")
    let once = try PrecisionSearch(compiled, inputs: [], digits: 10)
    let left = try PrecisionSearch(compiled, inputs: [], digits: 10, adding: .left)
    #expect(try #require(left.least) > (try #require(once.least)))
    var spreads: [Int] = []
    for order in [nil, SummationOrder.left] {
      let comparison = try Comparison(
        compiled, inputs: [], format: .binary(.binary32), adding: order)
      let runs = try Perturbation(
        of: comparison, compiled, inputs: [], adding: order, method: .rounding, runs: 20, seed: 1)
      spreads.append(Set(runs.results.compactMap(\.rational)).count)
    }
    #expect(spreads[1] > spreads[0])
  }

  @Test("an expression adds lists, or it does not")
  func lists() throws {
    for (source, adds) in [
      ("sum(1, 2)", true), ("sum(k, k = 1..2)", true), ("sum(5)", false),
      ("sum(k, k = 1..1)", false),
      ("1 + 2", false), ("prod(k, k = 1..3)", false), ("mean(1, 2)", false),
    ] {
      #expect(try compiled(source).addsLists == adds, "\(source)")
    }
  }
}
