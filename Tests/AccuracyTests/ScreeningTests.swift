import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

/// Estimates of errors say which points are certified: the worst ones have to be among them.
@Suite("errors are estimated before the worst is certified") struct ScreeningTests {
  @Test(
    "the worst of each group is the one that certifying all finds",
    arguments: [UnaryFunction.exp, .sin, .erfc, .gamma])
  func worst(_ function: UnaryFunction) throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(1)))
    let (compiled, _) = try calculator.compile(utf8: Array("\(function)(x)".utf8))
    let truth = try ExpressionProblem(compiled, variables: ["x"], formats: [])
    let format = FloatFormat.double
    let range = try #require(
      try SampleRange(
        "x", from: ExactReal(-20), to: ExactReal(20), format, .values))
    var generator = SplitMix64(seed: 8)
    for wrong in WideTruthTests.wrongs where wrong.name != "infinite" {
      let computed = WideTruthTests.Computed(name: wrong.name) { x in
        wrong.body(Double(BigFloat.compute(function, BigFloat(x), precision: .bits(53))))
      }
      let problem = JudgedProblem(truth, [computed])
      func sampler(_ problem: any PointProblem) -> Sampler {
        Sampler(problem, formats: [format], ranges: [range], seed: 0)
      }
      let groups = [0, 1, 7, 8].map { size in (0..<size).map { _ in [range.draw(&generator)] } }
      let found = try sampler(problem).worst(ofEach: groups, 0)
      let all = try sampler(FastJudgeTests.Anonymous(problem: problem)).worst(ofEach: groups, 0)
      #expect(found.count == groups.count)
      #expect(all[0] == nil && found[0] == nil)
      for (found, all) in zip(found, all) {
        // Large errors are compared by the numbers between in place of ulps; any of them is as bad.
        if let found, let all, all.error.ulps > 256 {
          #expect(found.error.ulps > 256)
        } else {
          #expect(found?.error.ulps == all?.error.ulps, "\(function), \(wrong.name)")
        }
      }
      #expect(found.contains { $0 != nil })
      // Nothing is certified that cannot be as bad as what is known.
      let beyond = try sampler(problem).worst(ofEach: groups, 0, atLeast: 1e300)
      #expect(beyond.allSatisfy { $0?.error.ulps ?? .infinity > 1e300 })
    }
  }
}
