import BigNumbers
import Profiling
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Profiling")
struct ProfilingArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/ProfilingTests/ProfilingArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Profiling") == [])
  }

  @Test("overview") func overview() throws {
    let benchmark = Benchmark(plan: MeasurementPlan(samples: 3, sampleTime: 1))
    var competitors: [String] = []
    if let workload = try StandardWorkload.all[0].prepared(limits: ExactLimits()) {
      let table = benchmark.table(of: workload, [.format(.double), .exact(digits: 30)])
      for row in table.rows { print(row.competitor, row.isOnFront) }
      competitors = table.rows.map(\.competitor)
    }
    #expect(competitors == ["double", "exact:30"])
  }
}
