import Accuracy
import NumericCore

/// What was found at the rows of a file, or of a part of it.
struct DataTally: Sendable {
  /// The errors at the rows that could be judged.
  var sample: Sample
  /// The rows that were read.
  var rows = 0
  /// The rows that could not be read.
  var broken = 0
  /// The rows with a variable that is infinite or NaN.
  var unbounded = 0
  /// For each wanted column, the decimals that are texts of no number of its format.
  var strange: [Int]
  /// The first rows that could not be read; more are only counted.
  var faults: [(row: Int, reason: String)] = []
  /// The lines of the table of all points.
  var table: [UInt8] = []
  /// The errors of all rows in ulps, as bytes.
  var errors: [UInt8] = []

  /// The number of rows that are named.
  static let mostFaults = 10

  init(formats: Int, columns: Int, keeping: Int) {
    sample = Sample(formats: formats, keeping: keeping)
    strange = [Int](repeating: 0, count: columns)
  }

  /// Counts a row that could not be read.
  mutating func add(_ fault: DataFault, row: Int) {
    broken += 1
    if faults.count < Self.mostFaults { faults.append((row, fault.reason)) }
  }

  /// Adds what was found at later rows; their faults, lines of the table and lists of errors are left to others.
  mutating func merge(_ other: DataTally) {
    sample.merge(other.sample)
    rows += other.rows
    broken += other.broken
    unbounded += other.unbounded
    for index in strange.indices { strange[index] += other.strange[index] }
  }
}
