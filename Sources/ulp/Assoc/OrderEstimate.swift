import Accuracy
import BigNumbers
import NumericCore

/// What random orders will cost: pieces of them, and once what does not depend on their number.
struct OrderEstimate {
  private let command: AssocCommand
  private let operands: [Operand]
  private let sampling: OrderSampling
  /// The numbers of the samples.
  private let samples: Range<Int>
  private let job: JSONFields
  private let families: [OrderFamily]

  /// About as many operations has each family in a piece.
  private static let sizeOfPiece = 1000

  init(
    _ command: AssocCommand, _ operands: [Operand], _ sampling: OrderSampling,
    _ samples: Range<Int>, _ job: JSONFields
  ) {
    (self.command, self.operands, self.sampling) = (command, operands, sampling)
    (self.samples, self.job) = (samples, job)
    families = OrderFamily.sampled(operandCount: operands.count)
  }

  /// Prints what a run costs that has started at a time, and ends the command.
  func publish(since start: ContinuousClock.Instant) async throws -> Never {
    let read = start.duration(to: .now) / .seconds(1)
    let samplers = try command.samplers(of: operands.map(\.number), sampling)
    let rounded = start.duration(to: .now) / .seconds(1)
    let size = max(1, Self.sizeOfPiece / operands.count)
    var found = samplers.map { $0.map { _ in [SampledOrders]() } }
    var before: Int?
    let cost = try await CostSample(ofPieces: max(1, (samples.count + size - 1) / size)) { piece in
      let first = samples.lowerBound + piece * size
      for (index, sampler) in samplers.enumerated() {
        let results = try command.reporting { () throws(ComputationFailure) in
          try sampler?.results(first..<min(samples.upperBound, first + size)) ?? []
        }
        // The first piece is measured twice, and counts once.
        if before != nil { found[index]? += results }
      }
      before = before ?? PeakMemory.bytes ?? 0
    }
    let peak = PeakMemory.bytes
    let results = DistinctResults(command.distinct(found), of: samples.count)
    var seconds = cost.seconds
    var output: Double?
    if command.part != nil {
      let (printing, bytes) = try printing(results)
      seconds += rounded + printing * results.growth
      output = bytes * results.growth
    } else {
      seconds += read + (try studying(results))
    }
    let memory = peak.map { peak in
      max(
        PeakMemory.bytes ?? 0,
        (before ?? 0) + Int(Double(peak - (before ?? 0)) * results.growth))
    }
    try JobEstimate(
      unit: "orders", count: samples.count * families.count,
      measured: min(samples.count, cost.measured * size) * families.count, seconds: seconds,
      error: cost.error, threads: 1, memory: memory, output: output
    ).publish(json: command.json)
  }

  /// The seconds and the bytes of a part that has these results.
  private func printing(_ results: DistinctResults) throws -> (seconds: Double, bytes: Double) {
    let start = ContinuousClock.now
    let part = try PartialResult(
      job: job, libraries: [], count: sampling.count, done: samples,
      found: command.json(of: results.found))
    let bytes = Double(part.json.line.utf8.count + 1)
    return (start.duration(to: .now) / .seconds(1), bytes)
  }

  /// The seconds of what follows when all orders have their results: algorithms and families of which all orders are looked at, and
  /// the statistics of results and random orders of exact arithmetic, whose numbers differ from those of the job.
  private func studying(_ results: DistinctResults) throws -> Double {
    func time(exact count: Int, _ found: [[SampledOrders]?]) throws -> Double {
      let start = ContinuousClock.now
      let sampling = OrderSampling(count: count, seed: sampling.seed)
      let report = try command.report(operands, sampling, found: found)
      _ = command.json ? report.json.line : report.text
      return start.duration(to: .now) / .seconds(1)
    }
    let few = results.ofEachFamily
    let first = try time(exact: 1, few)
    let once = try time(exact: 1, few)
    var seconds = first
    let further = results.count - few.reduce(0) { $0 + ($1?.count ?? 0) }
    if further > 0 {
      let more = max(0, try time(exact: 1, results.found) - once)
      seconds += more * (results.predicted - Double(results.count - further)) / Double(further)
    }
    if command.chosenFormats.contains(where: \.isExact) {
      let orders = sampling.forExactArithmetic.count
      let tried = min(orders, Self.exactOrders)
      if tried > 1 {
        let more = max(0, try time(exact: tried, few) - once)
        seconds += more * Double(orders - 1) / Double(tried - 1)
      }
    }
    return seconds
  }

  /// The random orders of exact arithmetic that are measured, of 100 at most.
  private static let exactOrders = 5
}

/// The results of random orders that were measured, without repetitions, and how many there will be of all samples.
private struct DistinctResults {
  let found: [[SampledOrders]?]
  let count: Int
  /// The number of all samples together, at most.
  ///
  /// **Source.** Good, "The population frequencies of species and the estimation of population parameters", Biometrika 40
  /// (1953): the chance that a further sample gives a new result is about the share of samples that share theirs with no other.
  let predicted: Double

  init(_ found: [[SampledOrders]?], of samples: Int) {
    self.found = found
    var (count, predicted) = (0, 0.0)
    for orders in found.compactMap(\.self) {
      for own in Dictionary(grouping: orders, by: \.family).values.map({ $0.map(\.count) }) {
        let measured = own.reduce(0, +)
        let alone = own.count { $0 == 1 }
        count += own.count
        predicted += Double(own.count)
        predicted += Double(samples - measured) * Double(alone) / Double(measured)
      }
    }
    (self.count, self.predicted) = (count, predicted)
  }

  /// How many times as many results all samples have as those that were measured.
  var growth: Double { count == 0 ? 1 : predicted / Double(count) }

  /// The first result of each family.
  var ofEachFamily: [[SampledOrders]?] {
    found.map { orders in
      orders.map { Array(Dictionary($0.map { ($0.family, $0) }) { first, _ in first }.values) }
    }
  }
}

extension FormatOrExact {
  fileprivate var isExact: Bool {
    if case .exact = self { true } else { false }
  }
}
