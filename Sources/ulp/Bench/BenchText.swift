import Profiling

/// The output of `ulp bench` for a run: a table for each workload.
struct BenchText {
  let run: BenchmarkRun

  var text: String {
    (run.tables.flatMap(block) + footer).joined(separator: "\n")
  }

  private func block(_ table: BenchmarkTable) -> [String] {
    var lines = [heading(table)]
    let measured = table.rows.filter { $0.figures != nil }
    let cells =
      measured.isEmpty ? [] : [BenchTable.columns] + measured.map { BenchTable.cells($0, table) }
    let widths = BenchTable.columns.indices.map { column in
      cells.map { $0[column].count }.max() ?? 0
    }
    for row in cells {
      var line = "  "
      for (index, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[index] - cell.count)
        line += index == 0 ? cell + blanks : "  " + blanks + cell
      }
      lines.append(line)
    }
    for row in table.rows {
      if case .failure(let failure) = row.outcome {
        lines.append("  \(row.competitor)  \(failure)")
      }
    }
    return lines
  }

  private func heading(_ table: BenchmarkTable) -> String {
    let title = table.summary.isEmpty ? table.name : "\(table.name): \(table.summary)"
    let operations = table.operations == 1 ? "1 operation" : "\(table.operations) operations"
    let inputs = table.evaluations == 1 ? "1 input" : "\(table.evaluations) inputs"
    return "\(title)\n  \(operations) · \(inputs)"
  }

  private var footer: [String] {
    var lines: [String] = []
    if run.tables.contains(where: { $0.rows.contains(where: \.isOnFront) }) {
      lines.append("* nothing else is both as fast and as accurate")
    }
    if run.tables.allSatisfy(\.measured.isEmpty) { return lines }
    lines.append(
      "time of the processor on \(run.machine), medians and half the distance of the quartiles")
    if let share = run.greatestShareOfOverhead {
      lines.append(
        "the harness adds \(BenchFigures.time(run.overhead)), \(BenchFigures.percent(share)) of the shortest time"
      )
    }
    return lines
  }
}
