import Arithmetic
import BigNumbers
import Testing

@testable import Accuracy
@testable import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Estimates choose the points that are looked at; what is reported is proven, so that a wrong estimate can only miss something.
@Suite(
  "the worst number is searched by estimates",
  .enabled(if: LongLibm.errors(.exp, of: [], at: []) != nil))
struct EstimatedSearchTests {
  /// The functions, and a range in which each has values.
  private static let functions: [(UnaryFunction, ClosedRange<Double>)] = [
    (.acos, -1...1), (.acosh, 1...1e9), (.asin, -1...1), (.asinh, -1e9...1e9), (.atan, -1e9...1e9),
    (.atanh, -1...1), (.besselJ0, 0...2), (.besselJ1, 0.1...3), (.besselY0, 1...3),
    (.besselY1, 0.1...2), (.cbrt, -1e9...1e9), (.cos, -1.5...1.5), (.cosh, -700...700),
    (.erf, -5...5), (.erfc, -5...20), (.exp, -745...700), (.exp10, -320...300),
    (.exp2, -1074...1000), (.expMinusOne, -30...700), (.gamma, 0.1...170), (.log, 0...1e9),
    (.log10, 0...1e9), (.log2, 0...1e9), (.logGamma, 3...1e9), (.logOnePlus, -1...1e9),
    (.sin, -1e9...1e9), (.sinh, -700...700), (.sqrt, 0...1e9), (.tan, -1.5...1.5),
    (.tanh, -20...20),
  ]

  @Test("estimates are what MPFR says of the same results", arguments: functions)
  func estimates(_ function: UnaryFunction, _ range: ClosedRange<Double>) throws {
    var generator = SplitMix64(seed: 5)
    var (numbers, results, expected): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<200 {
      let x = Double.random(in: range, using: &generator)
      let truth = BigFloat.compute(
        function, BigFloat(x), precision: .bits(200), rounding: .towardZero)
      var result = Double(truth)
      for _ in 0..<Int.random(in: 0...3, using: &generator) { result = result.nextUp }
      let exponent = max(truth.exponent, -1022) - 52
      let ulp = BigFloat(sign: .plus, exponent: exponent, significand: 1)
      numbers.append(x)
      results.append(result)
      expected.append(Double((BigFloat(result, precision: .bits(200)) - truth).magnitude / ulp))
    }
    let found = try #require(LongLibm.errors(function, of: results, at: numbers))
    for (x, (found, expected)) in zip(numbers, zip(found, expected)) {
      // 2⁻¹¹ for each ulp of the platform's function.
      #expect(abs(found - expected) < 0.02, "\(function)(\(x))")
    }
  }

  @Test("estimates of results that are no numbers, and of values that are none")
  func special() throws {
    let errors = try #require(
      LongLibm.errors(
        .exp, of: [.nan, .infinity, 0, .infinity, 0, -1], at: [1, 1, 1, 1e4, -1e4, 0]))
    #expect(errors[..<2] == [.infinity, .infinity])
    #expect(errors[2] > 1e15 && errors[3] == -1 && errors[4] == 0 && errors[5] == 0x1p53)
    #expect(LongLibm.errors(.acosh, of: [1, .nan], at: [0, .nan]) == [-1, -1])
    #expect(LongLibm.errors(.digamma, of: [1], at: [1]) == nil)
  }

  @Test(
    "parts are all of a range, and equally large",
    arguments: [
      -0x7fef_ffff_ffff_ffff...0x7fef_ffff_ffff_ffff, 5...5, -1...1, 0...6, -7...1 << 40,
    ])
  func parts(_ ranks: ClosedRange<Int>) {
    for count in [1, 2, 4, 7, 1 << 10] {
      var whole = RankPart(ranks)
      whole.note(EstimatedPoint(rank: ranks.lowerBound, ulps: 1))
      let parts = whole.divided(into: count)
      #expect(parts.first?.ranks.lowerBound == ranks.lowerBound)
      #expect(parts.last?.ranks.upperBound == ranks.upperBound)
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part.ranks.upperBound + 1 == next.ranks.lowerBound)
      }
      let sizes = parts.map(\.size)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      #expect(UInt(parts.count) == min(UInt(count), whole.size))
      #expect(parts.map { $0.worst?.ulps } == [1] + parts.dropFirst().map { _ in nil })
    }
    var generator = SplitMix64(seed: 1)
    for _ in 0..<100 { #expect(ranks.contains(RankPart(ranks).draw(&generator))) }
  }

  private func sampler(
    _ function: UnaryFunction, _ ends: (BigRational, BigRational), seed: UInt64,
    _ body: @escaping @Sendable (Double) -> Double
  ) throws -> Sampler {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(1)))
    let (compiled, _) = try calculator.compile(utf8: Array("\(function)(x)".utf8))
    let range = try #require(
      try SampleRange("x", from: ExactReal(ends.0), to: ExactReal(ends.1), .double, .floats))
    return Sampler(
      JudgedProblem(
        try ExpressionProblem(compiled, variables: ["x"], formats: []),
        [WideTruthTests.Computed(name: "computed", body: body)]),
      formats: [.double], ranges: [range], seed: seed)
  }

  @Test("a narrow peak is found among all doubles", arguments: [1, 7])
  func peak(_ seed: UInt64) async throws {
    // The error of a formula without care at the zero 1 of the logarithm: ln(x(1 + 2⁻⁵⁰)) is off by ever more ulps there.
    let sampler = try sampler(.log, (0, .powerOfTwo(1023)), seed: seed) { log($0 * (1 + 0x1p-50)) }
    let sample = try await sampler.sample(0..<64, threads: 2)
    let top = try #require(
      try await sampler.worst(sample.worst[0], format: 0, tries: 1 << 18, threads: 2))
    #expect(top.error.ulps > 1e14)
    let again = try await sampler.worst(sample.worst[0], format: 0, tries: 1 << 18, threads: 1)
    #expect(again?.error.ulps == top.error.ulps)
    #expect(again?.point[0].rational == top.point[0].rational)
  }

  @Test("differences of bad numbers lead further than four times as many numbers at random")
  func differences() throws {
    // The roundings of e^x, its reciprocal, the difference and the half.
    let body: @Sendable (Double) -> Double = { x in (exp(x) - 1 / exp(x)) / 2 }
    let sampler = try sampler(.sinh, (1, 20), seed: 3, body)
    let estimator = try #require(
      try ErrorEstimator(sampler.problem, 0, .double, sampler.ranges[0]))
    var generator = SplitMix64(seed: 3)
    let parts = (0..<128).map { _ in
      let start = Int(Double.random(in: 1..<20, using: &generator).bitPattern)
      return RankPart(start...start + 1 << 14)
    }
    let searched = try RankWindow.competition(parts, estimator, &generator)
    let drawn = try parts.map { part in
      let ranks = (0..<4 * RankWindow.tries(of: parts.count) / parts.count).map { _ in
        part.draw(&generator)
      }
      return try estimator.errors(at: ranks).max() ?? 0
    }
    let worst = searched.compactMap(\.worst?.ulps)
    #expect(worst.count == parts.count)
    #expect((worst.max() ?? 0) > (drawn.max() ?? 0))
  }

  @Test("a range of few numbers, and one without a true value, have their ends")
  func few() async throws {
    let few = try sampler(.sqrt, (1, 1), seed: 1) { _ in 2 }
    let sample = try await few.sample(0..<4, threads: 1)
    let top = try await few.worst(sample.worst[0], format: 0, tries: 1 << 20, threads: 1)
    #expect(top?.error.ulps == 0x1p52)
    let none = try sampler(.sqrt, (-2, -1), seed: 1) { _ in 2 }
    let search = try #require(try none.estimatedSearch(0, 1, { _ in }))
    #expect(try await search.worst(tries: 1000).isEmpty)
  }
}
