import Accuracy
import NumericCore

/// A file of rows, which is read block by block, so that its size does not matter.
protocol DataSource {
  /// The columns.
  var columns: [DataColumn] { get }
  /// What a row is called in messages: a line of a text, or a row of an array.
  var unit: String { get }
  /// What is read, in bytes or rows; nil if that is not known.
  var total: Int? { get }
  /// Where the next block begins.
  var place: DataPlace { get }

  /// Why there is no column with a name, where the file has something of that name that cannot be read.
  func fault(of name: String) -> String?
  /// Leaves out what only other columns need; fails where these ones do not go together.
  mutating func restrict(to columns: [Int]) throws(CommandFailure)

  /// The next rows; nil at the end.
  mutating func next() throws(CommandFailure) -> (any DataBlock)?
  /// Goes on from a place that was noted in another run.
  mutating func move(to place: DataPlace) throws(CommandFailure)
}

/// A column of a file.
struct DataColumn: Sendable {
  let name: String
  /// The format of its numbers; nil for text, and for whole numbers.
  let format: FloatFormat?
}

/// A place between two rows: what was read before it, in bytes or rows, and the number of the next row.
struct DataPlace: Equatable, Sendable {
  var read = 0
  var row = 1
}

/// Some rows of a file, in the form in which they were read.
protocol DataBlock: Sendable {
  /// What was read, in bytes or rows.
  var size: Int { get }
  /// The numbers of some columns in all rows; those that are no numbers of a format of their own are read in one.
  func rows(_ wanted: [(column: Int, format: FloatFormat)]) -> [DataRow]
}

/// A row of a file: its numbers, or why it has none.
struct DataRow: Sendable {
  let number: Int
  let content: Result<[ReadNumber], DataFault>
}

extension DataSource {
  /// A text has no other data than its columns.
  func fault(of name: String) -> String? { nil }
  /// The lines of a text have all columns.
  mutating func restrict(to columns: [Int]) {}

  /// The column with a name, or with a number from 1.
  func column(_ word: String) -> Int? {
    if let named = columns.firstIndex(where: { $0.name == word }) { return named }
    guard let number = Int(word), columns.indices.contains(number - 1) else { return nil }
    return number - 1
  }
}
