import Accuracy
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the numbers of a line are found.
protocol RowLayout: Sendable {
  var columns: [DataColumn] { get }
  /// The texts of some columns in a line; nil for a line without a row.
  func texts(_ line: ArraySlice<UInt8>, _ wanted: [Int]) throws(DataFault) -> [String]?
}

/// A text whose lines are rows.
struct LineRows<Layout: RowLayout>: DataSource {
  let layout: Layout
  let total: Int?
  private let descriptor: Int32
  private let longestLine: Int
  private var source: LineSource
  /// What was read to find the columns, and is part of the rows.
  private var pending: LineSource.Chunk?
  private(set) var place = DataPlace()

  /// The rows of a text whose beginning was read; `first` are the lines behind it that are rows.
  init(
    _ layout: Layout, _ source: LineSource, descriptor: Int32, longestLine: Int, total: Int?,
    first: LineSource.Chunk?, at place: DataPlace
  ) {
    self.layout = layout
    (self.source, self.descriptor, self.longestLine) = (source, descriptor, longestLine)
    self.total = total
    self.place = place
    pending = first
  }

  var columns: [DataColumn] { layout.columns }
  var unit: String { "line" }

  mutating func next() throws(CommandFailure) -> (any DataBlock)? {
    var chunk = pending
    if chunk == nil { chunk = try source.next() }
    pending = nil
    guard let chunk else { return nil }
    switch chunk {
    case .lines(let bytes, let first):
      place.read += bytes.count
      place.row = first + bytes.count { $0 == UInt8(ascii: "\n") }
    case .overlong(let length, let line):
      place.read += length + 1
      place.row = line + 1
    }
    return LineBlock(chunk: chunk, layout: layout, longestLine: longestLine)
  }

  mutating func move(to place: DataPlace) throws(CommandFailure) {
    lseek(descriptor, off_t(place.read), SEEK_SET)
    source = LineSource(descriptor: descriptor, longestLine: longestLine, line: place.row)
    self.place = place
    pending = nil
  }
}

/// Some lines.
private struct LineBlock<Layout: RowLayout>: DataBlock {
  let chunk: LineSource.Chunk
  let layout: Layout
  let longestLine: Int

  var size: Int {
    switch chunk {
    case .lines(let bytes, _): bytes.count
    case .overlong(let length, _): length + 1
    }
  }

  func rows(_ wanted: [(column: Int, format: FloatFormat)]) -> [DataRow] {
    let bytes: [UInt8]
    var number: Int
    switch chunk {
    case .lines(let lines, let first): (bytes, number) = (lines, first)
    case .overlong(_, let line):
      let fault = DataFault(reason: "the line is longer than \(longestLine) bytes")
      return [DataRow(number: line, content: .failure(fault))]
    }
    let columns = wanted.map(\.column)
    var rows: [DataRow] = []
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let content = content(bytes[place..<end], wanted, columns) {
        rows.append(DataRow(number: number, content: content))
      }
      place = end + 1
      number += 1
    }
    return rows
  }

  /// Why a text is not read as a number.
  private static func fault(_ text: String, _ column: String) -> DataFault {
    let name = "'\(column.printable)'"
    if text.isEmpty { return DataFault(reason: "\(name) is empty") }
    let shown = "'\(String(text.prefix(mostShown)).printable)\(text.count > mostShown ? "…" : "")'"
    let isNumber = (try? ExactLiteral(text)) != nil
    return DataFault(
      reason:
        "\(shown) of \(name) is \(isNumber ? "beyond the numbers that are read" : "not a number")")
  }

  /// The most characters of a text that a message has.
  private static var mostShown: Int { 40 }

  private func content(
    _ line: ArraySlice<UInt8>, _ wanted: [(column: Int, format: FloatFormat)], _ columns: [Int]
  ) -> Result<[ReadNumber], DataFault>? {
    do throws(DataFault) {
      guard let texts = try layout.texts(line, columns) else { return nil }
      var numbers: [ReadNumber] = []
      for (text, (column, format)) in zip(texts, wanted) {
        do throws(TextError) {
          numbers.append(try format.number(written: text))
        } catch {
          throw Self.fault(text, layout.columns[column].name)
        }
      }
      return .success(numbers)
    } catch {
      return .failure(error)
    }
  }
}
