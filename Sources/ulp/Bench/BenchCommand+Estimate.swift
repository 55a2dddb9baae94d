import ArgumentParser
import Profiling

extension BenchCommand {
  /// Prints what a run on this machine will take, or a part of its samples, and ends the command.
  func publishEstimate() async throws -> Never {
    let start = ContinuousClock.now
    let works = try workloads()
    try requireReleaseBuild()
    let loading = start.duration(to: .now) / .seconds(1)
    let benchmark = Benchmark(plan: planOfPart, limits: limits)
    var measured = BenchmarkCost()
    let cost = try await CostSample(predicting: works.count) { place in
      let cost = benchmark.cost(of: works[place].workload, works[place].competitors)
      measured = measured + cost
      return cost.seconds
    }
    let most = works.map(\.workload.evaluations).max() ?? 1
    let harness = benchmark.costOfOverhead(evaluations: most)
    let doubt = measured.doubt / max(measured.seconds, 1e-9)
    try JobEstimate(
      unit: "workloads", count: works.count, measured: cost.measured,
      seconds: loading + cost.seconds + harness.seconds,
      error: (cost.error * cost.error + doubt * doubt).squareRoot(), threads: 1,
      memory: PeakMemory.bytes, output: nil
    ).publish(json: json)
  }

  /// The plan of a run, or of a part of its samples.
  var planOfPart: MeasurementPlan {
    var plan = options.plan
    if let part = options.part { plan.samples = part.range(of: plan.samples).count }
    return plan
  }

  /// Fails if something else than a run is wanted beside its estimate.
  func validateEstimate() throws {
    guard options.estimate else { return }
    let given = [
      ("--csv", csv), ("--html", page.isWanted), ("--plot", plot != nil), ("--list", list),
      ("--against", earlier.against != nil), ("--load", earlier.load != nil),
      ("--profile", profile), ("--folded", folded),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError(
        "--estimate says what a run will cost, and does not run, so that \(name) does not go with it"
      )
    }
  }
}
