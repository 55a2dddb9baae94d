import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Profiling
import Testing

@Suite("benchmarks")
struct BenchmarkTests {
  private static let quick = Benchmark(plan: MeasurementPlan(samples: 3, sampleTime: 1))

  private func workload(_ name: String) throws -> ProgramWorkload {
    let workload = try #require(StandardWorkload.all.first { $0.name == name })
    return try #require(try workload.prepared(limits: ExactLimits()))
  }

  @Test("a table has certified digits for every competitor") func table() throws {
    let competitors: [Competitor] = [
      .format(.double), .format(.bigFloat(.bits(128))), .format(.decimal(digits: 34)),
      .exact(digits: 30),
    ]
    let table = Self.quick.table(of: try workload("hilbert"), competitors)
    #expect(table.rows.map(\.competitor) == competitors.map(\.name))
    let digits = table.measured.map(\.figures.accuracy.leastDigits)
    #expect(digits.count == 4)
    // The condition number 1.5·10¹⁰ costs about ten of 16, 38 and 34 digits; exact evaluation loses
    // none.
    #expect((4...8).contains(digits[0]))
    #expect((26...30).contains(digits[1]))
    #expect((22...26).contains(digits[2]))
    #expect(digits[3] >= 30)
    #expect(table.measured[0].figures.ratio == 1)
    #expect(table.measured.allSatisfy { $0.figures.time.median > 0 })
  }

  @Test(
    "elimination loses what its growth and the conditions of matrices say",
    arguments: [("wilkinson", 10...14), ("kahan", 9...14), ("moler", 6...12)])
  func lossesOfElimination(_ line: (name: String, digits: ClosedRange<Double>)) throws {
    let table = Self.quick.table(of: try workload(line.name), [.format(.double)])
    let digits = table.measured.map(\.figures.accuracy.leastDigits)
    #expect(digits.count == 1 && line.digits.contains(digits[0]), "\(digits)")
  }

  @Test("decimals of huge and tiny magnitude have their digits") func exponents() throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let (compiled, _) = try calculator.compile(utf8: Array("exp(x)".utf8))
    let work = try ProgramWorkload(
      compiled, source: "exp(x)", variables: ["x"],
      points: [[10_000_000_000], [-10_000_000_000], [-100_000_000], [3]], fixed: [:])
    let table = Self.quick.table(of: work, [.format(.decimal(digits: 34))])
    let figures = try #require(table.rows[0].figures)
    #expect(figures.accuracy.leastDigits >= 33 && figures.accuracy.mostBits == 0)
    #expect(table.rows[0].isOnFront)
  }

  @Test("without a true result nobody competes, and points without one can be left out")
  func truth() throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let (compiled, _) = try calculator.compile(utf8: Array("sqrt(x)".utf8))
    let work = try ProgramWorkload(
      compiled, source: "sqrt(x)", variables: ["x"], points: [[4], [-1], [9]], fixed: [:])
    let table = Self.quick.table(of: work, [.format(.double), .exact(digits: 10)])
    #expect(table.measured.isEmpty && table.rows.count == 2)
    guard case .failure(let failure) = table.rows[0].outcome else {
      Issue.record("double was measured")
      return
    }
    #expect(failure.hasPrefix("there is no true result for input 2: "))
    let restricted = try work.restrictedToTruth()
    #expect(restricted.evaluations == 2)
    #expect(Self.quick.table(of: restricted, [.format(.double)]).measured.count == 1)
  }

  @Test("who cannot do the work says why") func failure() throws {
    var program = Program()
    program.registerCount = 2
    program.inputs = [0]
    program.instructions = [Program.Instruction(.unary(.log), a: 0, to: 1)]
    program.outputs = [1]
    let workload = try ProgramWorkload(
      name: "log", summary: "", program, points: [[ExactReal(-1)]])
    let table = Self.quick.table(of: workload, [.exact(digits: 10), .format(.double)])
    for row in table.rows {
      guard case .failure(let failure) = row.outcome else {
        Issue.record("\(row.competitor) has figures")
        continue
      }
      #expect(!failure.isEmpty)
    }
  }

  @Test("texts and constants are right to the last digit") func texts() throws {
    for task in TextWorkload.Task.allCases {
      let table = Self.quick.table(
        of: TextWorkload(task), [.format(.double), .format(.bigFloat(.bits(200)))])
      for (_, figures, _) in table.measured { #expect(figures.accuracy.mostBits == 0) }
      #expect(table.measured.count == 2)
    }
    let pi = Self.quick.table(
      of: ConstantWorkload(.pi),
      [.format(.double), .format(.bigFloat(.bits(1000))), .exact(digits: 300)])
    #expect(pi.measured.map(\.competitor) == ["bigfloat:1000", "exact:300"])
    #expect(pi.measured.allSatisfy { $0.figures.accuracy.leastDigits > 300 })
  }

  @Test("allocations repeat") func allocations() throws {
    let competitors: [Competitor] = [.format(.bigFloat(.bits(200))), .format(.decimal(digits: 40))]
    let dot = try workload("dot")
    let tables = [0, 1].map { _ in Self.quick.table(of: dot, competitors) }
    let counts = tables.map { $0.measured.map(\.figures.allocations) }
    #expect(counts[0] == counts[1])
    #expect(counts[0].count == 2)
  }

  private func row(_ name: String, _ time: Double, digits: Double) -> BenchmarkRow {
    BenchmarkRow(
      name,
      .figures(
        BenchmarkRow.Figures(
          time: Timing(median: time, low: time, high: time, samples: 3), ratio: 1,
          allocations: nil, peakBytes: nil,
          accuracy: ResultAccuracy(leastDigits: digits, medianDigits: digits, mostBits: 0))))
  }

  @Test("the front has what nothing else is better than") func front() {
    let table = BenchmarkTable(
      name: "", summary: "", operations: 1, evaluations: 1,
      rows: [
        row("fast", 1, digits: 5), row("both", 2, digits: 9), row("slower", 3, digits: 9),
        row("less", 2, digits: 8), row("right", 9, digits: 20),
        BenchmarkRow("failed", .failure("no")), row("same", 2, digits: 9),
        row("wrong", 0.1, digits: 0),
      ])
    #expect(
      table.rows.filter(\.isOnFront).map(\.competitor) == ["fast", "both", "right", "same"])
  }
}

@Suite("comparing runs")
struct RunComparisonTests {
  private func run(
    _ rows: [(String, time: Double, spread: Double, allocations: Double?, digits: Double)]
  ) -> BenchmarkRun {
    let rows = rows.map { name, time, spread, allocations, digits in
      BenchmarkRow(
        name,
        .figures(
          BenchmarkRow.Figures(
            time: Timing(
              median: time, low: time * (1 - spread), high: time * (1 + spread), samples: 9),
            ratio: time / rows[0].time, allocations: allocations, peakBytes: nil,
            accuracy: ResultAccuracy(leastDigits: digits, medianDigits: digits, mostBits: 0))))
    }
    return BenchmarkRun(
      machine: "", overhead: 0,
      tables: [
        BenchmarkTable(name: "w", summary: "", operations: 1, evaluations: 1, rows: rows)
      ])
  }

  @Test("times are worse beyond the threshold and the spread") func times() {
    let old = run([("a", 100, 0.01, 1, 15), ("b", 100, 0.01, 1, 15), ("c", 100, 0.2, 1, 15)])
    let new = run([("a", 109, 0.01, 1, 15), ("b", 112, 0.01, 1, 15), ("c", 112, 0.2, 1, 15)])
    let comparison = RunComparison(new, against: old, threshold: 0.1, by: .time)
    #expect(comparison.pairs.map(\.isWorse) == [false, true, false])
    #expect(comparison.pairs.map(\.change) == [1.09, 1.12, 1.12])
  }

  @Test("one allocation more and digits lost are worse at any speed") func counts() {
    let old = run([("a", 100, 0, 1, 15), ("b", 100, 0, 2, 15), ("c", 100, 0, nil, 15)])
    let new = run([("a", 50, 0, 2, 15), ("b", 50, 0, 2, 14.98), ("c", 50, 0, 3, 15.5)])
    let comparison = RunComparison(new, against: old, threshold: 0.1, by: .time)
    #expect(comparison.pairs.map(\.isWorse) == [true, true, false])
    #expect(comparison.pairs[0].moreAllocations?.new == 2)
    #expect(comparison.pairs[1].fewerDigits?.old == 15)
  }

  @Test("by ratio a slower machine changes nothing") func ratios() {
    let old = run([("a", 100, 0, 1, 15), ("b", 200, 0, 1, 15)])
    let slow = run([("a", 300, 0, 1, 15), ("b", 600, 0, 1, 15)])
    #expect(
      RunComparison(slow, against: old, threshold: 0.05, by: .ratio).pairs.allSatisfy {
        !$0.isWorse
      })
    #expect(RunComparison(slow, against: old, threshold: 0.05, by: .time).pairs[0].isWorse)
    let worse = run([("a", 100, 0, 1, 15), ("b", 220, 0, 1, 15)])
    #expect(RunComparison(worse, against: old, threshold: 0.05, by: .ratio).pairs[1].isWorse)
  }

  @Test("who fails now is worse") func failed() {
    let old = run([("a", 100, 0, 1, 15), ("b", 200, 0, 1, 15)])
    var new = old
    new.tables[0].rows[1].outcome = .failure("division by zero")
    let comparison = RunComparison(new, against: old, threshold: 0.1, by: .time)
    #expect(comparison.failed.map(\.competitor) == ["b"] && comparison.isWorse)
    #expect(comparison.missing.isEmpty && comparison.pairs.count == 1)
  }

  @Test("what is gone is named") func missing() {
    let old = run([("a", 100, 0, 1, 15), ("b", 200, 0, 1, 15)])
    let new = run([("a", 100, 0, 1, 15), ("z", 200, 0, 1, 15)])
    let comparison = RunComparison(new, against: old, threshold: 0.1, by: .time)
    #expect(comparison.missing == ["w: b"] && comparison.pairs.map(\.competitor) == ["a"])
  }
}
