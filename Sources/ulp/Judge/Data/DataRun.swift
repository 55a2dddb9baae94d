import Accuracy
import NumericCore

/// Judges all rows of a file, several blocks at a time, in memory that does not grow with it.
struct DataRun {
  let judgement: DataJudgement
  let fileName: String
  let threads: Int
  /// Whether rows that cannot be read are left out.
  let skipsBroken: Bool

  /// The number of blocks for each thread whose results wait for each other.
  private static var blocks: Int { 8 }

  /// Judges the rows that are left, and adds them; `write` gets each part, and `keep` what was found after each group of
  /// blocks, with the place behind it.
  func run(
    _ source: inout any DataSource, adding tally: inout DataTally,
    write: (DataTally) throws -> Void, keep: (DataTally, DataPlace) throws -> Void
  ) async throws {
    let progress = ProgressBar(total: max(1, source.total ?? 1), done: source.place.read)
    defer { progress.clear() }
    let isMeasured = source.total != nil
    while true {
      var group: [any DataBlock] = []
      while group.count < threads * Self.blocks {
        guard let block = try reported({ () throws(CommandFailure) in try source.next() }) else {
          break
        }
        group.append(block)
      }
      if group.isEmpty { return }
      let (blocks, judgement) = (group, judgement)
      let parts: [DataTally]
      do throws(ComputationFailure) {
        parts = try await ConcurrentChunks.map(blocks.count, threads: threads) {
          index throws(ComputationFailure) in
          let part = try judgement.tally(blocks[index])
          if isMeasured { progress.add(blocks[index].size) }
          return part
        }
      } catch {
        progress.clear()
        try StandardError.fail("\(error)")
      }
      for part in parts {
        try name(part.faults, tally, unit: source.unit, progress)
        tally.merge(part)
        try write(part)
      }
      try keep(tally, source.place)
    }
  }

  /// Names the first rows that could not be read; ends the command at the first one unless they are left out.
  private func name(
    _ faults: [(row: Int, reason: String)], _ tally: DataTally, unit: String,
    _ progress: ProgressBar
  ) throws {
    guard let first = faults.first else { return }
    progress.clear()
    guard skipsBroken else {
      try StandardError.fail(
        "\(fileName), \(unit) \(first.row): \(first.reason); --skip-broken leaves such \(unit)s out"
      )
    }
    for fault in faults.prefix(max(0, DataTally.mostFaults - tally.broken)) {
      StandardError.write("warning: \(fileName), \(unit) \(fault.row): \(fault.reason)\n")
    }
  }

  private func reported<Result>(
    _ body: () throws(CommandFailure) -> Result
  ) throws -> Result {
    do throws(CommandFailure) { return try body() } catch {
      try StandardError.fail("\(error)")
    }
  }
}
