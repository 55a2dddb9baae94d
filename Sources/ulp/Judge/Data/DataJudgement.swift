import Accuracy
import BigNumbers
import NumericCore

/// How the rows of a file are judged.
struct DataJudgement: Sendable {
  /// The truth, and the results that are computed, not read.
  let problem: any PointProblem
  /// The columns of the variables, and those of results, with the formats of their numbers.
  let wanted: [(column: Int, format: FloatFormat)]
  /// The number of variables.
  let variableCount: Int
  /// The formats of all results: those of columns, then those of the problem.
  let formats: [FloatFormat]
  let limits: ExactLimits
  /// The most points that are kept for plots.
  let keeping: Int
  /// What writes all points into a table; nil without one.
  let table: PointTable?
  /// Whether the errors of all rows are listed.
  let listsErrors: Bool

  /// No rows yet.
  var emptyTally: DataTally {
    DataTally(formats: formats.count, columns: wanted.count, keeping: keeping)
  }

  /// Judges some rows.
  func tally(_ block: any DataBlock) throws(ComputationFailure) -> DataTally {
    let problem = try problem.copied()
    var tally = emptyTally
    // The rows that are judged: the number of each in the file, its place in the block, and its numbers.
    var judged: [(row: Int, index: Int, numbers: [ReadNumber])] = []
    var points: [[ExactReal]] = []
    for row in block.rows(wanted) {
      tally.rows += 1
      switch row.content {
      case .failure(let fault): tally.add(fault, row: row.number)
      case .success(let numbers):
        for (index, number) in numbers.enumerated() where number.exact != nil {
          tally.strange[index] += 1
        }
        let point = numbers.prefix(variableCount).compactMap(\.rational)
        guard point.count == variableCount else {
          tally.unbounded += 1
          tally.sample.addInvalid()
          continue
        }
        guard try problem.isAdmitted(point) else {
          tally.sample.addRejected()
          continue
        }
        judged.append((row.number, tally.rows - 1, numbers))
        points.append(point.map { ExactReal($0) })
      }
    }
    let given = judged.map { $0.numbers.dropFirst(variableCount).map(\.value) }
    let results = try problem.certified(
      at: points, given: given, formats: formats, limits: limits)
    for ((row, _, numbers), result) in zip(judged, results) {
      let point = numbers.prefix(variableCount).map(\.value)
      tally.sample.add(result, index: row, point)
      if let table { tally.table += table.line(result, row: row, point, formats, limits) }
    }
    if listsErrors { tally.errors = bytes(of: results, at: judged.map(\.index), of: tally.rows) }
    return tally
  }

  /// The errors in ulps as doubles, the lowest byte first, those of a row beside each other; NaN where they are unknown.
  private func bytes(of results: [CertifiedPoint], at rows: [Int], of count: Int) -> [UInt8] {
    var errors = [Double](repeating: .nan, count: count * formats.count)
    for (row, result) in zip(rows, results) {
      for (index, error) in result.errors.enumerated() {
        if let error { errors[row * formats.count + index] = SampledError(error, point: row).ulps }
      }
    }
    return errors.flatMap { error in
      (0..<8).map { UInt8(truncatingIfNeeded: error.bitPattern >> ($0 * 8)) }
    }
  }
}
