import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import Accuracy

/// Statistics that are added up from parts, and formulas that are compared with each other.
@Suite("statistics of parts") struct StatisticsTests {
  /// Errors of many sizes: the bits of the seeded generator, on a scale from 0 to 64 bits.
  private func errors(_ count: Int) -> [SampledError] {
    var generator = SplitMix64(seed: 11)
    return (0..<count).map { index in
      let bits = Double.random(in: 0...64, using: &generator)
      let ulps =
        index % 1000 == 999 ? .infinity : Double.random(in: 0...1, using: &generator) * 0x1p60
      return SampledError(point: index, bits: bits, ulps: ulps)
    }
  }

  @Test(
    "parts in any order have the statistics of the whole, beyond the number of values that are kept"
  )
  func parts() {
    let errors = errors(150_000)
    var whole = ErrorStatistics()
    for error in errors { whole.add(error) }
    var parts = [ErrorStatistics](repeating: ErrorStatistics(), count: 7)
    for (index, error) in errors.enumerated() { parts[index * index % 7].add(error) }
    var sum = ErrorStatistics()
    for part in parts.reversed() { sum.merge(part) }
    #expect(sum == whole)
    #expect(ErrorStatistics(whole.counts) == whole)
    #expect(whole.counts.isRounded && whole.counts.bits.count < 300_000)
    // Percentiles are those of the sorted errors, and at most 2⁻¹² bits larger.
    let sorted = errors.map(\.bits).sorted()
    for share in [0.01, 0.1, 0.5, 0.9, 0.99, 1] {
      let exact = sorted[Int((share * 150_000).rounded(.up)) - 1]
      #expect((exact...exact + 0x1p-12).contains(whole.percentile(share)))
    }
    #expect(whole.sampledMaximumBits == sorted.last)
    // The mean of the finite errors in ulps is the exact sum, rounded up.
    let finite = errors.map(\.ulps).filter(\.isFinite)
    let exact =
      finite.reduce(BigRational(0)) { $0 + (BigRational(exactly: $1) ?? 0) }
      / BigRational(finite.count)
    let mean = whole.meanUlps
    #expect(
      BigRational(exactly: mean) ?? 0 >= exact && BigRational(exactly: mean.nextDown) ?? 0 < exact)
  }

  @Test("a part that is kept goes on as if it had not been interrupted") func kept() {
    let errors = errors(150_000)
    var whole = ErrorStatistics()
    for error in errors { whole.add(error) }
    for cut in [10, 70_000, 140_000] {
      var first = ErrorStatistics()
      for error in errors[..<cut] { first.add(error) }
      var second = ErrorStatistics(first.counts)
      for error in errors[cut...] { second.add(error) }
      #expect(second == whole)
    }
  }

  @Test("points that are kept are spread evenly, whatever the parts") func thinned() throws {
    func point(_ index: Int) throws -> CertifiedPoint {
      let problem = try ExpressionProblem(
        try Calculator(ExactBackend()).compile(utf8: Array("1".utf8)).expression, variables: [],
        formats: [.double])
      return try CertifiedPoint(
        problem, at: [], formats: [.double], digits: 17, limits: ExactLimits())
    }
    let certified = try point(0)
    for size in [1, 3, 64, 500] {
      var sample = Sample(formats: 1, keeping: 100)
      for start in stride(from: 0, to: 1000, by: size) {
        var part = Sample(formats: 1, keeping: 100)
        for index in start..<min(1000, start + size) { part.add(certified, index: index, []) }
        sample.merge(part)
      }
      #expect(sample.certified == 1000)
      #expect(sample.kept.map { $0.errors[0].point } == Array(stride(from: 0, to: 1000, by: 16)))
    }
  }

  @Test("where which computation is better") func stretches() {
    // The first is better below 0, the second above 1, and both are alike between.
    let points = (0..<3200).map { index in
      let x = Double(index) / 800 - 1
      let bits = x < 0 ? [1.0, 2] : x > 1 ? [5, 0.5] : [1, 1]
      return KeptPoint(
        point: [.binary(BigFloat(x))],
        errors: bits.map { SampledError(point: index, bits: $0, ulps: $0) })
    }
    let stretches = Stretch.stretches(points.shuffled(), of: 0)
    #expect(stretches.map(\.best) == [0, nil, 1])
    #expect(stretches.map { $0.ends.lower.double } == [-1, 0, 1])
    #expect(stretches.map(\.count) == [800, 800, 1600])
    #expect(stretches[0].meanBits == [1, 2])
  }
}
