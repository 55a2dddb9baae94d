import Accuracy
import BigNumbers
import NumericCore
import Testing

/// Where there is no truth, no range, or no time.
@Suite("accuracy of one's own functions, at the edges")
struct ExpectationEdgeTests {
  @Test("outside the domain NaN is right and a number is not") func domain() throws {
    let report = try expectAccuracy(
      of: { (x: Double) in x.squareRoot() }, truth: { $0.squareRoot() }, in: -1...1, ulps: 0.5,
      points: 100)
    #expect(report.undefined > 20 && report.ulps <= 0.5)
    let failure = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x.magnitude.squareRoot() }, truth: { $0.squareRoot() },
        in: -2 ... -1, points: 10)
    }
    #expect(failure?.description.hasPrefix("a value is returned where the truth has none") == true)
    #expect(failure?.worst?.truth.value == nil)
    let nowhere = try expectAccuracy(
      of: { (_: Double) in .nan }, truth: { $0.squareRoot() }, in: -2 ... -1, points: 10)
    #expect(nowhere.worst == nil && nowhere.undefined == nowhere.points)
    #expect(nowhere.description == "no true value at \(nowhere.points) points")
  }

  @Test("NaN is wrong where the truth is a number") func unexpectedNaN() throws {
    let failure = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x == 1 ? .nan : x }, truth: { $0 }, in: 0...2, ulps: .infinity,
        points: 10)
    }
    #expect(failure?.worst?.arguments == [1] && failure?.worst?.computed.isNaN == true)
    #expect(failure?.points.count == 1)
  }

  @Test("at a pole an infinity is right") func pole() throws {
    let report = try expectAccuracy(
      of: { (x: Double) in 1 / x }, truth: { 1 / $0 }, in: -1...1, ulps: 0.5, points: 100)
    #expect(report.undefined >= 1)
    #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x == 0 ? 1 : 1 / x }, truth: { 1 / $0 }, in: -1...1, points: 10)
    }
  }

  @Test("an infinity is right where the truth rounds to it") func overflow() throws {
    try expectAccuracy(
      of: { (x: Float) in x * x }, truth: { $0 * $0 }, in: 1..., ulps: 0.5, points: 100)
    #expect(throws: AccuracyFailure<Float>.self) {
      try expectAccuracy(
        of: { (x: Float) in min(x * x, .greatestFiniteMagnitude) }, truth: { $0 * $0 }, in: 1...,
        points: 100)
    }
  }

  @Test("half-open ranges leave out their end") func halfOpen() throws {
    func reaches(_ range: some NumberRange<Double>) throws -> Bool {
      var seen = false
      try expectAccuracy(
        of: { (x: Double) in
          if x == 1 { seen = true }
          return x
        }, truth: { $0 }, in: range, points: 4)
      return seen
    }
    #expect(try reaches(0...1) && reaches(1...) && reaches(...1))
    #expect(try !reaches(0..<1) && !reaches(..<1))
  }

  @Test("requests without sense are errors, not traps") func requests() throws {
    func failure(
      _ lower: Double, _ upper: Double, ulps: Double = 1, points: Int = 10
    ) -> String? {
      #expect(throws: AccuracyFailure<Double>.self) {
        try expectAccuracy(
          of: { $0 }, truth: { $0 }, in: NumberInterval(from: lower, to: upper), ulps: ulps,
          points: points)
      }?.description
    }
    #expect(failure(3, 0.5) == "the range of x is empty: from 3.0 to 0.5")
    #expect(failure(0, .infinity)?.hasSuffix("not inf") == true)
    #expect(failure(-.infinity, 0)?.hasSuffix("not -inf") == true)
    #expect(failure(.nan, 1)?.hasSuffix("not nan") == true)
    #expect(failure(0, .nan)?.hasSuffix("not nan") == true)
    #expect(failure(0, 1, ulps: .nan)?.hasSuffix("not nan") == true)
    #expect(failure(0, 1, ulps: -1)?.hasSuffix("not -1.0") == true)
    #expect(failure(0, 1, points: -1) != nil && failure(0, 1, points: .min) != nil)
    #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(of: { (x: Double) in x }, truth: { $0 }, in: 1..<1)
    }
    #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x }, truth: "(FPCore (x) :pre (< x 0) x)", in: 1...2, points: 10)
    }
    let only = try expectAccuracy(of: { (x: Double) in x }, truth: { $0 }, in: 1...1, points: 0)
    #expect(only.points == 1 && only.ulps == 0)
  }

  @Test("a truth that takes too long, or cannot be decided, ends the test with its point")
  func limits() throws {
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 128
    // The truth lies next to the middle of two neighbours.
    let half = ExactReal(1) / ExactReal.pow(2, 53)
    let slow = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (x: Double) in x },
        truth: {
          $0 + half + (.compute(.exp, $0) - .compute(.exp, $0 + 1 / ExactReal.pow(10, 99)))
        },
        in: 1...2, limits: limits)
    }
    guard case .undecided? = slow?.reason else {
      Issue.record("\(String(describing: slow))")
      return
    }
    #expect(slow?.description.contains("at x = 1.0 (0x1p+0)") == true)
    struct Stop: Error {}
    let thrown = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(of: { (x: Double) in x }, truth: { _ in throw Stop() }, in: 1...2)
    }
    #expect(thrown?.description.contains("Stop()") == true)
  }

  @Test("a truth beyond all exponents is an overflow or an underflow") func extremeTruth() throws {
    let report = try expectAccuracy(
      of: { (_: Double) in .infinity }, truth: { .compute(.exp, $0) }, in: 1e300...1e301)
    #expect(report.ulps == 0)
    let tiny = try expectAccuracy(
      of: { (_: Double) in 0 }, truth: { .compute(.exp, -$0) }, in: 1e300...1e301, ulps: 1)
    #expect(tiny.ulps <= 1)
    let failure = #expect(throws: AccuracyFailure<Double>.self) {
      try expectAccuracy(
        of: { (_: Double) in .greatestFiniteMagnitude }, truth: { .compute(.exp, $0) },
        in: 1e300...1e301)
    }
    guard case .bound? = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("a cancelled test ends at once") func cancelled() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try expectAccuracy(of: { (x: Double) in x }, truth: { $0 }, in: 1...2, points: .max)
    }
    task.cancel()
    await #expect(throws: AccuracyFailure<Double>.self) { try await task.value }
  }

  @Test("a truth may ask questions of its argument") func questions() throws {
    try expectAccuracy(
      of: { (x: Double) in x < 0 ? -x : x }, truth: { try $0.sign() < 0 ? -$0 : $0 }, in: -1...1,
      ulps: 0, points: 100)
  }
}
