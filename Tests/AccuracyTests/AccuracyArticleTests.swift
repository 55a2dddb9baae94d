import Accuracy
import Arithmetic
import BigNumbers
import Foundation
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Accuracy")
struct AccuracyArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/AccuracyTests/AccuracyArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Accuracy") == [])
  }

  @Test("overview") func overview() throws {
    let calculator = Calculator(ExactBackend())
    let (compiled, _) = try calculator.compile(utf8: Array("0.1 + 0.2".utf8))
    let inputs = calculator.inputs(of: compiled)
    let comparison = try Comparison(compiled, inputs: inputs, format: .double)
    let ulps = try comparison.error?.ulps?.rational()
    #expect(ulps == BigRational(4, over: 5))
  }

  @Test("testing your own function") func ownFunction() throws {
    func sinc(_ x: Double) -> Double { sin(x) / x }

    try expectAccuracy(of: sinc, truth: { $0.sin() / $0 }, in: 0.5...3, ulps: 2)

    func expMinusOne(_ x: Double) -> Double { exp(x) - 1 }

    var failure: AccuracyFailure<Double>?
    do {
      try expectAccuracy(of: expMinusOne, truth: { .compute(.exp, $0) - 1 }, in: 1e-3...1, ulps: 4)
    } catch {
      print(error)
      failure = error
    }
    #expect(failure?.points.isEmpty == false)

    let report = try expectAccuracy(of: sinc, truth: "sin(x)/x", in: 0.5...3, ulps: 2, points: 5000)
    print(report)
    #expect(report.points > 10_000)

    let core = "(FPCore (x) :pre (!= x 0) (/ (sin x) x))"
    try expectAccuracy(of: sinc, truth: core, in: -3...3, ulps: 2)

    func length(_ x: Float, _ y: Float) -> Float { (x * x + y * y).squareRoot() }

    try expectAccuracy(of: length, truth: "hypot(x, y)", in: 0...100, 1...100, ulps: 1.5)
  }
}
