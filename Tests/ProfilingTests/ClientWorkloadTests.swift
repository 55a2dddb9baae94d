import Accuracy
import BigNumbers
import NumericCore
import Profiling
import Testing

/// Square roots by three steps of Newton's method: a workload that uses only public API.
private struct NewtonRoots: Workload {
  let name = "newton"
  let summary = "square roots of 2 to 9 by Newton's method"
  let operations = 9
  let radicands = Array(2...9)
  /// How many results are missing.
  var missing = 0

  var evaluations: Int { radicands.count }
  var truths: [[ExactReal]] { radicands.map { [ExactReal($0).squareRoot()] } }

  /// Only doubles take part.
  func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender? {
    guard competitor == .format(.double) else { return nil }
    let inputs = radicands.map { Double($0) }
    let missing = missing
    func root(_ x: Double) -> Double { (0..<3).reduce(x / 2) { y, _ in (y + x / y) / 2 } }
    return Contender(
      work: { passes throws(ComputationFailure) in
        for _ in 0..<passes {
          for x in inputs { blackHole(root(x)) }
        }
      },
      results: { () throws(ComputationFailure) in
        inputs.dropLast(missing).map { [.binary(BigFloat(root($0)))] }
      })
  }
}

@Suite("workloads of clients")
struct ClientWorkloadTests {
  private static let quick = Benchmark(plan: MeasurementPlan(samples: 3, sampleTime: 1))

  @Test("are timed, and held against their truth") func newton() throws {
    let table = Self.quick.table(of: NewtonRoots(), [.format(.double), .exact(digits: 20)])
    #expect(table.rows.map(\.competitor) == ["double"])
    let figures = try #require(table.rows[0].figures)
    // Three steps from 9/2 to 3: (x − 3)²/(2x) gives 0.25, 0.0096, 1.5e-5.
    #expect((5...6).contains(figures.accuracy.leastDigits))
    #expect(figures.time.median > 0)
  }

  @Test("with missing results fail and say so", arguments: [1, 8]) func missing(_ count: Int) {
    var workload = NewtonRoots()
    workload.missing = count
    let table = Self.quick.table(of: workload, [.format(.double)])
    guard case .failure(let failure) = table.rows[0].outcome else {
      Issue.record("the workload was measured")
      return
    }
    #expect(failure == "there are \(8 - count) results for 8 true values")
  }
}
