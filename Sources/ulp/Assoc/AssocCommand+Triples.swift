import Accuracy
import ArgumentParser
import NumericCore

extension AssocCommand {
  func runTriples(_ distribution: OperandDistribution) throws {
    let count = count ?? 100_000
    let seed = seed ?? Self.defaultSeed
    let job = job(
      [("distribution", .string(distribution.name)), ("triples", JSONValue(count))], seed)
    let merged = try MergedParts.current(of: job, FailureReporter(json: json))
    let rows: [TripleReport.Row]
    if let merged {
      rows = try self.rows(merged)
      try merged.keep(.list(rows.map(\.found)))
    } else {
      let triples =
        part?.range(of: count, inChunksOf: AssociativityFigures.chunkSize) ?? 0..<count
      rows = try reporting { () throws(ComputationFailure) in
        try self.rows(distribution, triples, seed)
      }
      if part != nil {
        return try printPart(job, count, triples, .list(rows.map(\.found)))
      }
    }
    let report = TripleReport(
      operation: operation, distribution: distribution, count: merged?.count ?? count, seed: seed,
      rows: rows, limits: exactLimits)
    StandardOutput.write(line: json ? report.json.line : report.text)
  }

  /// Looks at triples in all formats.
  private func rows(
    _ distribution: OperandDistribution, _ triples: Range<Int>, _ seed: UInt64
  ) throws(ComputationFailure) -> [TripleReport.Row] {
    var rows: [TripleReport.Row] = []
    for format in chosenFormats {
      switch format {
      case .exact:
        let differing = try AssociativityFigures.countDifferingExactly(
          operation, distribution, triples: triples, seed: seed)
        rows.append(.exact(differing: differing))
      case .format(let format):
        let figures = try AssociativityFigures(
          operation, distribution, format: format, triples: triples, seed: seed,
          limits: exactLimits)
        rows.append(.format(format, figures))
      }
    }
    return rows
  }

  /// What parts have found together.
  private func rows(_ merged: MergedParts) throws -> [TripleReport.Row] {
    try chosenFormats.enumerated().map { index, format in
      var differing = 0
      var figures = AssociativityFigures()
      for part in merged.parts {
        guard let found = part.found.items, found.count == chosenFormats.count else {
          try MergedParts.refuse(FailureReporter(json: json))
        }
        if case .exact = format, let count = found[index].count, count <= part.covered.count {
          differing += count
        } else if case .format = format,
          let own = AssociativityFigures(found[index], triples: part.covered.count)
        {
          figures.merge(own)
        } else {
          try MergedParts.refuse(FailureReporter(json: json))
        }
      }
      return switch format {
      case .exact: .exact(differing: differing)
      case .format(let format): .format(format, figures)
      }
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
