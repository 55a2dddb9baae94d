import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("accuracy of one's own functions")
struct ExpectationTests {
  private static func sine(_ x: ExactReal) -> ExactReal { .compute(.sin, x) }

  @Test("a correctly rounded root passes with half an ulp, in every type") func roots() throws {
    func check<Number: MeasurableFloat>(_ type: Number.Type) throws {
      let report = try expectAccuracy(
        of: { (x: Number) in x.squareRoot() }, truth: { $0.squareRoot() }, in: 0...100, ulps: 0.5,
        points: 400)
      #expect(report.ulps <= 0.5 && report.ulps > 0.49 && report.undefined == 0)
      #expect(report.points > 800)
    }
    try check(Double.self)
    try check(Float.self)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      try check(Float16.self)
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
      try check(Float80.self)
    #endif
  }

  /// sin x by a series with a wrong constant, whose error x⁴/6·10⁻⁷ in relative terms grows with x.
  private func wrongSine(_ x: Float) -> Float {
    let square = x * x
    return x + x * square * (square * (1 / 119.99) - 1 / 6)
  }

  @Test("a wrong constant fails, with the worst point of all floats") func wrongConstant() throws {
    let range: ClosedRange<Float> = 0.125...0.1252
    let failure = try #require(throws: AccuracyFailure<Float>.self) {
      try expectAccuracy(of: wrongSine, truth: Self.sine, in: range, ulps: 0.25, points: 400)
    }
    // Every float of the range, measured by the exact formula.
    var (most, place) = (0.0, Float(0))
    var x = range.lowerBound
    while x <= range.upperBound {
      let truth = Self.sine(try #require(ExactReal(exactly: x)))
      let error = try ErrorMeasures(
        of: wrongSine(x).formatValue, truth: truth, in: Float.measuredFormat)
      let ulps = Double(try #require(try error.ulps?.rounded(to: .bits(53))))
      if ulps > most { (most, place) = (ulps, x) }
      x = x.nextUp
    }
    let worst = try #require(failure.worst)
    #expect(worst.ulps <= most * (1 + 1e-12) && worst.ulps > 0.95 * most, "\(most) at \(place)")
    #expect(worst.computed == wrongSine(worst.arguments[0]))
    guard case .bound = failure.reason else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test("the walk finds the one place where digits cancel") func cancellation() throws {
    let failure = try #require(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x * x - 2 }, truth: { $0 * $0 - 2 }, in: 1...2, points: 2000)
    }
    let worst = try #require(failure.worst)
    #expect(abs(worst.arguments[0] - 2.0.squareRoot()) < 1e-10 && worst.ulps > 1e4)
    let lines = failure.description.split(separator: "\n")
    let x = worst.arguments[0].formatValue
    #expect(lines[0].contains("at x = \(worst.arguments[0]) (\(x.hexadecimal ?? ""))"))
    #expect(lines[0].contains("0x1.6a09e") && lines[1].hasPrefix("  computed "))
    #expect(lines[2].hasPrefix("  truth    ") && lines.last?.hasSuffix("seed 1") == true)
  }

  @Test("errors in ulps are those of mpmath") func vectors() throws {
    func sine(_ x: Float) -> Float {
      let square = x * x
      return x + x * square * (square / 120 - 1 / 6)
    }
    let lines = try Repository.text("Tests/AccuracyTests/ExpectationVectors/errors.txt")
      .split(separator: "\n")
    #expect(lines.count == 200)
    for line in lines {
      let fields = line.split(separator: " ")
      let x = Float(bitPattern: try #require(UInt32(fields[0], radix: 16)))
      #expect(sine(x).bitPattern == UInt32(fields[1], radix: 16), "\(line)")
      let report = try expectAccuracy(
        of: sine, truth: Self.sine, in: x...x, ulps: .infinity, points: 1)
      let expected = try #require(Double(fields[2]))
      #expect(abs(report.ulps - expected) <= 1e-10 * max(1, expected), "\(line)")
      #expect(report.worst?.arguments == [x])
    }
  }

  @Test("two arguments: a naive hypotenuse overflows, a scaled one does not") func hypotenuse()
    throws
  {
    let truth = { (x: ExactReal, y: ExactReal) in (x * x + y * y).squareRoot() }
    let naive = { (x: Double, y: Double) in (x * x + y * y).squareRoot() }
    try expectAccuracy(of: naive, truth: truth, in: 0.5...3, 1...2, ulps: 1.25, points: 200)
    let failure = try #require(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(of: naive, truth: truth, in: 1...1e300, 1...1e300, points: 200)
    }
    #expect(failure.worst?.computed == .infinity && failure.worst?.ulps == .infinity)
    #expect(failure.description.contains(" and y from 1.0 to 1e+300"))
    try expectAccuracy(
      of: { (x: Double, y: Double) in
        let (a, b) = (max(x, y), min(x, y))
        let ratio = b / a
        return a * (1 + ratio * ratio).squareRoot()
      }, truth: "hypot(x, y)", in: 1...1e300, 1...1e300, ulps: 2, points: 200)
  }

  @Test("a truth may be an expression, or FPCore with a precondition") func texts() throws {
    let sinc = { (x: Double) in 1 - x * x / 6 }
    // 1 − x²/6 is off by x⁴/120.
    try expectAccuracy(of: sinc, truth: "sin(x)/x", in: 1e-5...1e-4, points: 100)
    try expectAccuracy(
      of: sinc, truth: "; sinc\n(FPCore sinc (t) :pre (< t 1e-4) (/ (sin t) t))", in: 1e-5...1,
      points: 100)
    let failure = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(of: sinc, truth: "(FPCore (t) (/ (sin t) t))", in: 1e-5...1, points: 100)
    }
    #expect(failure?.description.contains("at t = 1.0 (0x1p+0)") == true)
    let two = "(FPCore (x) x) (FPCore (x y) (if (< x y) (sqrt (- y x)) (- x y)))"
    try expectAccuracy(
      of: { (x: Float, y: Float) in x < y ? (y - x).squareRoot() : x - y }, truth: two, in: 0...1,
      0...1, points: 100)
  }

  @Test("a text that is no truth says why")
  func faultyTexts() throws {
    let texts = [
      ("sin(x", "the truth 'sin(x'"), ("x + z", "z"), ("(FPCore (x) (sin x)", "the FPCore, at"),
      ("(FPCore (x y) (+ x y))", "2 arguments"), ("(FPCore (x) (< x 1))", "not a number"),
      ("(FPCore ((! :precision binary32 x)) x)", "another format"), ("", "nothing to compute"),
      ("x < 1", "number"),
      ("(FPCore ((x 2)) (ref x 0))", "an array"), (String(repeating: "(", count: 100_000), "truth"),
    ]
    for (text, message) in texts {
      let failure = #expect(throws: AccuracyFailure<Double>.self, "\(text.prefix(40))") {
        try expectAccuracy(of: { (x: Double) in x }, truth: text, in: 0...1)
      }
      guard case .request? = failure?.reason else {
        Issue.record("\(text.prefix(40)): \(String(describing: failure))")
        continue
      }
      #expect(failure?.description.contains(message) == true, "\(failure?.description ?? "")")
    }
  }

  @Test("one seed gives one report") func deterministic() throws {
    func report(_ seed: UInt64) throws -> (Double?, Double) {
      let report = try expectAccuracy(
        of: { (x: Double) in x / 3 + x }, truth: { $0 / 3 + $0 }, in: 0...10, ulps: 10,
        points: 100, seed: seed)
      return (report.worst?.arguments[0], report.ulps)
    }
    let (first, second) = (try report(1), try report(1))
    #expect(first == second)
    #expect(try report(2) != first)
  }
}
