import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

@Suite("sampling")
struct SamplingTests {
  private func problem(
    _ expression: String, _ variables: [String], _ formats: [FloatFormat] = [.double],
    fixed: [String: ExactReal] = [:]
  ) throws -> ExpressionProblem {
    var calculator = Calculator(ExactBackend())
    for name in variables + fixed.keys { calculator.set(name, to: .number(1)) }
    let (compiled, _) = try calculator.compile(utf8: Array(expression.utf8))
    return try ExpressionProblem(
      compiled, variables: variables, fixed: fixed.mapValues { [0: $0] }, formats: formats)
  }

  private func range(
    _ name: String, _ lower: BigRational, _ upper: BigRational, _ format: FloatFormat = .double,
    _ measure: SampleMeasure = .floats
  ) throws -> SampleRange {
    try #require(
      try SampleRange(name, from: ExactReal(lower), to: ExactReal(upper), format, measure))
  }

  private func double(_ x: FormatValue) throws -> Double {
    Double(BigFloat(try #require(x.rational), precision: .bits(60)))
  }

  @Test(
    "a rank has one number, and a number one rank",
    arguments: [
      "double", "binary16", "bfloat16", "binary32", "binary64", "extended80", "binary128",
      "bigfloat:12", "bigfloat:200", "decimal32", "decimal64", "decimal128", "decimal:5",
    ])
  func ranks(_ name: String) throws {
    let format = try #require(FloatFormat(name))
    var generator = SplitMix64(seed: 7)
    let last = try #require(format.ordinal(format.number(ordinal: BigRational.powerOfTwo(400))))
    // Ranks around those of one, the largest number, zero and the smallest normal number, and
    // random ones. The exponents of a bigfloat end before its ranks do.
    let one = try #require(format.ordinal(try format.rounded(1, limits: ExactLimits())))
    let normal = format.power(format.precision - 1)
    let isBigFloat = name.hasPrefix("bigfloat")
    var ranks: [BigRational] = []
    for offset in -3...3 {
      ranks.append(one + BigRational(offset))
      if !isBigFloat { ranks += [BigRational(offset), normal + BigRational(offset)] }
    }
    for offset in 1...3 where !isBigFloat { ranks.append(last - BigRational(offset)) }
    for _ in 0..<200 { ranks.append(BigRational.uniform(below: last, &generator)) }
    for rank in ranks + ranks.map({ -$0 }) {
      let number = format.number(ordinal: rank)
      #expect(format.ordinal(number) == rank, "\(name) \(rank)")
      #expect(number.isFinite)
      // Neighbours are ordered.
      let next = format.number(ordinal: rank + 1)
      if next.isFinite, let a = number.rational, let b = next.rational { #expect(a < b) }
    }
    #expect(!format.number(ordinal: last).isFinite && !format.number(ordinal: -last).isFinite)
  }

  @Test("ranks of double are bit patterns") func bitPatterns() throws {
    for x in [0.0, 0x1p-1074, 0x1p-1022, 1, 1.5, .greatestFiniteMagnitude] {
      let rank = BigRational(x.bitPattern)
      #expect(FloatFormat.double.ordinal(.binary(BigFloat(x))) == rank)
      #expect(try double(FloatFormat.double.number(ordinal: rank)) == x)
    }
  }

  @Test("the ends of a range are rounded to the format") func ends() throws {
    let tenth = try range("x", BigRational(1, over: 10), BigRational(7, over: 10))
    #expect(try double(tenth.ends.lower) == 0.1 && double(tenth.ends.upper) == 0.7)
    let point = try range("x", BigRational(1, over: 3), BigRational(1, over: 3))
    #expect(point.ranks.lower == point.ranks.upper)
    let huge = try range("x", -BigRational.powerOfTwo(2000), BigRational.powerOfTwo(2000))
    #expect(try double(huge.ends.upper) == .greatestFiniteMagnitude)
    #expect(try double(huge.ends.lower) == -.greatestFiniteMagnitude)
    #expect(try SampleRange("x", from: 2, to: 1, .double, .floats) == nil)
    let beyond = ExactReal(BigRational.powerOfTwo(2000))
    #expect(try SampleRange("x", from: beyond, to: beyond + beyond, .double, .floats) == nil)
    #expect(try SampleRange("x", from: -beyond - 1, to: -beyond, .double, .floats) == nil)
  }

  @Test("floats are drawn by rank, values by length", arguments: SampleMeasure.allCases)
  func distribution(_ measure: SampleMeasure) throws {
    let range = try range("x", BigRational(1, over: 1024), 1, .double, measure)
    var generator = SplitMix64(seed: 3)
    let draws = try (0..<4000).map { _ in try double(range.draw(&generator)) }
    #expect(draws.allSatisfy { (0x1p-10...1).contains($0) })
    // The expected share of the upper half: one of ten binades, or 512/1023 of the length.
    let share = measure == .floats ? 0.1 : 512.0 / 1023
    let found = Double(draws.count { $0 > 0.5 }) / 4000
    #expect(abs(found - share) < 4 * (share * (1 - share) / 4000).squareRoot())
  }

  @Test("one seed gives one sample, on one thread and on two") func reproducible() async throws {
    let problem = try problem("(x+y)*(x-y)", ["x", "y"], [.double, .binary(.binary32)])
    let ranges = [try range("x", -10, 10), try range("y", -10, 10)]
    func sample(_ seed: UInt64, _ threads: Int) async throws -> [[Double]] {
      let sampler = Sampler(
        problem, formats: [.double, .binary(.binary32)], ranges: ranges, seed: seed)
      let sample = try await sampler.sample(0..<300, threads: threads, keeping: .max)
      #expect(sample.certified == 300)
      return sample.kept.map { $0.errors.map(\.ulps) }
    }
    let first = try await sample(1, 1)
    #expect(try await sample(1, 2) == first)
    #expect(try await sample(2, 2) != first)
  }

  @Test("points without a value are counted") func invalid() async throws {
    let ranges = [try range("x", -1, 1, .double, .values)]
    let roots = try await Sampler(
      problem("sqrt(x)", ["x"]), formats: [.double], ranges: ranges, seed: 1
    ).sample(0..<1000, threads: 1)
    #expect((400...600).contains(roots.invalid) && roots.certified == 1000 - roots.invalid)
    // The results are correctly rounded wherever the root exists.
    #expect(roots.statistics[0].sampledMaximumBits == 0 && roots.statistics[0].maximumUlps <= 0.5)
    // The number sin(x)^2+cos(x)^2−1 cannot be distinguished from 0 by digits, and no rule proves
    // it for all x.
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 256
    let open = try await Sampler(
      problem("ln(exp(x))*1e300-x*1e300 + gamma(x+3)-gamma(x+3)*(sin(x)^2+cos(x)^2)", ["x"]),
      formats: [.double], ranges: ranges, seed: 1, limits: limits
    ).sample(0..<20, threads: 1)
    #expect(open.undecided + open.certified == 20)
    // e^(1e5·x) overflows on one side and underflows on the other.
    let beyond = try await Sampler(
      problem("exp(100000*x)", ["x"]), formats: [.double], ranges: ranges, seed: 1
    ).sample(0..<500, threads: 2)
    #expect(beyond.certified == 500)
    #expect((200...300).contains(beyond.statistics[0].beyondFormat))
    #expect(beyond.statistics[0].notFinite == 0)
  }

  @Test("fixed variables keep their values") func fixed() async throws {
    let ranges = [try range("x", 1, 2)]
    let sample = try await Sampler(
      problem("x*0 + y", ["x"], fixed: ["y": ExactReal(BigRational(1, over: 10))]),
      formats: [.double], ranges: ranges, seed: 1
    ).sample(0..<10, threads: 1, keeping: .max)
    // A tenth is rounded with an error of 0.4 ulp.
    #expect(
      sample.kept.map({ $0.errors[0] }).allSatisfy { abs($0.ulps - 0.4) < 1e-12 && $0.bits == 0 })
    #expect(sample.kept.count == 10)
  }

  @Test("climbing finds the cancellation that sampling misses") func climb() async throws {
    // x·x − 2 loses all bits only near √2.
    let sampler = Sampler(
      try problem("x*x-2", ["x"]), formats: [.double], ranges: [try range("x", 1, 2)], seed: 1)
    let sample = try await sampler.sample(0..<200, threads: 2)
    let start = try #require(sample.worst[0].first)
    let top = try #require(
      try await sampler.worst(sample.worst[0], format: 0, tries: 16_000, threads: 2))
    let again = try await sampler.worst(sample.worst[0], format: 0, tries: 16_000, threads: 1)
    #expect(again?.error.ulps == top.error.ulps)
    #expect(top.error.bits > start.error.bits + 10)
    #expect(abs(try double(top.point[0]) - 2.0.squareRoot()) < 1e-10)
  }

  @Test("dividing the range finds the number next to a zero among all", arguments: [1, 7])
  func partition(_ seed: UInt64) async throws {
    // The platform's j₀ is right but for a few ulps away from its zeros; 2.4048… is the zero between doubles 2⁻⁵¹ apart.
    let sampler = Sampler(
      try problem("j0(x)", ["x"]), formats: [.double],
      ranges: [try range("x", .powerOfTwo(-1000), 1000)],
      seed: seed)
    let sample = try await sampler.sample(0..<200, threads: 2)
    let top = try #require(
      try await sampler.worst(sample.worst[0], format: 0, tries: 20_000, threads: 2))
    #expect(top.error.ulps > 1e6)
    let again = try await sampler.worst(sample.worst[0], format: 0, tries: 20_000, threads: 1)
    #expect(again?.error.ulps == top.error.ulps)
  }

  @Test("parts of a range have all its numbers once") func parts() throws {
    let cases: [(BigRational, BigRational, Int)] = [
      (1, 2, 4), (-3, 5, 7), (0, .powerOfTwo(-1071), 3), (0, .powerOfTwo(-1073), 5), (1, 1, 3),
    ]
    for (low, high, number) in cases {
      let whole = try range("x", low, high)
      let parts = whole.parts(number)
      #expect(parts.first?.ranks.lower == whole.ranks.lower)
      #expect(parts.last?.ranks.upper == whole.ranks.upper)
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part.ranks.upper + 1 == next.ranks.lower)
      }
      let sizes = parts.map(\.size)
      #expect(sizes.allSatisfy { $0 >= 1 })
      let (least, most) = (sizes.min() ?? 0, sizes.max() ?? 0)
      #expect(most - least <= 1)
      #expect(parts.count == Int(exactly: min(whole.size, BigRational(number))))
    }
  }

  @Test("percentiles are those of the nearest rank") func percentiles() throws {
    let errors = try (1...10).map { ordinal in
      let computed = FloatFormat.double.number(
        ordinal: BigRational(1.0.bitPattern) + BigRational((1 << ordinal) - 1))
      let error = try PointError(
        of: computed, truth: 1, enclosure: BigInterval(1), in: .double)
      return SampledError(error, point: ordinal)
    }
    var statistics = ErrorStatistics()
    for error in errors.reversed() { statistics.add(error) }
    #expect(statistics.count == 10 && statistics.meanBits == 5.5)
    #expect(statistics.percentile(0.5) == 5 && statistics.percentile(0.51) == 6)
    #expect(statistics.percentile(0) == 1 && statistics.percentile(1) == 10)
    #expect(statistics.sampledMaximumBits == 10 && statistics.maximumUlps == 1023)
    #expect(statistics.histogram(bins: 2, upTo: 10) == [4, 6])
  }
}
