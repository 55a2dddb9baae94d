import Accuracy
import ArgumentParser
import NumericCore

extension AssocCommand {
  func runTriples(_ distribution: OperandDistribution) async throws {
    let count = count ?? 100_000
    let seed = seed ?? Self.defaultSeed
    let job = job(
      [("distribution", .string(distribution.name)), ("triples", JSONValue(count))], seed)
    let triples = part?.range(of: count, inChunksOf: AssociativityFigures.chunkSize) ?? 0..<count
    if estimate { try await estimateTriples(distribution, triples, of: count, seed, job) }
    let merged = try MergedParts.current(of: job, FailureReporter(json: json))
    let rows: [TripleReport.Row]
    if let merged {
      rows = try self.rows(merged)
      try merged.keep(.list(rows.map(\.found)))
    } else {
      rows = try self.rows(distribution, triples, seed)
      if part != nil {
        return try printPart(job, count, triples, .list(rows.map(\.found)))
      }
    }
    let report = TripleReport(
      operation: operation, distribution: distribution, count: merged?.count ?? count, seed: seed,
      rows: rows, limits: exactLimits)
    StandardOutput.write(line: json ? report.json.line : report.text)
  }

  /// The chunks of a piece that is measured.
  private static let chunksOfPiece = 4

  /// Prints what triples will cost, and ends the command.
  private func estimateTriples(
    _ distribution: OperandDistribution, _ triples: Range<Int>, of count: Int, _ seed: UInt64,
    _ job: JSONFields
  ) async throws -> Never {
    let size = Self.chunksOfPiece * AssociativityFigures.chunkSize
    var found: [TripleReport.Row] = []
    let cost = try await CostSample(ofPieces: max(1, (triples.count + size - 1) / size)) { piece in
      let first = triples.lowerBound + piece * size
      let rows = try rows(distribution, first..<min(triples.upperBound, first + size), seed)
      if found.isEmpty {
        found = rows
      } else {
        for (index, row) in rows.enumerated() { found[index].merge(row) }
      }
    }
    // A part has counts, whose number hardly depends on that of the triples.
    let part = try PartialResult(
      job: job, libraries: [], count: count, done: triples, found: .list(found.map(\.found)))
    try JobEstimate(
      unit: "triples", count: triples.count, measured: min(triples.count, cost.measured * size),
      seconds: cost.seconds, error: cost.error, threads: 1, memory: PeakMemory.bytes,
      output: self.part.map { _ in Double(part.json.line.utf8.count + 1) }
    ).publish(json: json)
  }

  /// Looks at triples in all formats.
  private func rows(
    _ distribution: OperandDistribution, _ triples: Range<Int>, _ seed: UInt64
  ) throws -> [TripleReport.Row] {
    try chosenFormats.map { format in
      try reporting { () throws(ComputationFailure) in
        switch format {
        case .exact:
          return .exact(
            differing: try AssociativityFigures.countDifferingExactly(
              operation, distribution, triples: triples, seed: seed))
        case .format(let format):
          return .format(
            format,
            try AssociativityFigures(
              operation, distribution, format: format, triples: triples, seed: seed,
              limits: exactLimits))
        }
      }
    }
  }

  /// What parts have found together.
  private func rows(_ merged: MergedParts) throws -> [TripleReport.Row] {
    try chosenFormats.enumerated().map { index, format in
      var whole: TripleReport.Row =
        switch format {
        case .exact: .exact(differing: 0)
        case .format(let format): .format(format, AssociativityFigures())
        }
      for part in merged.parts {
        guard let found = part.found.items, found.count == chosenFormats.count,
          let row = whole.read(found[index], triples: part.covered.count)
        else { try MergedParts.refuse(FailureReporter(json: json)) }
        whole.merge(row)
      }
      return whole
    }
  }

  /// What tells a job from others, beside the operands.
  func job(_ fields: JSONFields, _ seed: UInt64) -> JSONFields {
    [("operation", .string(operation.rawValue))] + fields + [
      ("seed", JSONValue(seed)),
      ("formats", .list(chosenFormats.map { .string($0.name) })),
      ("digits", JSONValue(exactLimits.digits)),
    ]
  }

  /// Prints what a part has found.
  func printPart(
    _ job: JSONFields, _ count: Int, _ done: Range<Int>, _ found: JSONValue
  ) throws {
    let part = try PartialResult(job: job, libraries: [], count: count, done: done, found: found)
    StandardOutput.write(line: part.json.line)
  }
}

extension FormatOrExact {
  fileprivate var name: String {
    switch self {
    case .exact: "exact"
    case .format(let format): format.name
    }
  }
}
