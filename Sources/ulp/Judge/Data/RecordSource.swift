import Accuracy
import NumericCore

/// Arrays of records of equal size, which are read side by side: the fields of records of the same number are a row.
struct RecordSource: DataSource {
  /// A column: a field of the records of an array.
  struct Field: Sendable {
    let name: String
    let array: Int
    /// The bytes of a record before the field.
    let offset: Int
    let element: ElementType
  }

  /// Records one after the other.
  struct Records {
    /// The name in an archive.
    var name: String?
    let stream: ByteStream
    let size: Int
    /// All bytes of a member of an archive, and their checksum.
    var whole: (stream: ByteStream, checksum: UInt32)?
  }

  let fields: [Field]
  private let arrays: [Records]
  /// What cannot be read, and why.
  private let faults: [String: String]
  /// The arrays that are read.
  private var used: [Int]
  private var streams: [ByteStream]
  private var rows = 0
  private(set) var place = DataPlace()

  /// The number of rows that are read together.
  private var block = 1

  private static let mostRows = 2048
  private static let mostBytes = 1 << 20

  init(_ fields: [Field], _ arrays: [Records], faults: [String: String] = [:]) {
    (self.fields, self.arrays, self.faults) = (fields, arrays, faults)
    streams = arrays.map(\.stream)
    used = Array(arrays.indices)
  }

  func fault(of name: String) -> String? { faults[name] }

  /// The arrays of the columns have the same length, and their checksums if they are in an archive.
  mutating func restrict(to columns: [Int]) throws(CommandFailure) {
    used = Set(columns.map { fields[$0].array }).sorted()
    let size = used.map { arrays[$0].size }.reduce(0, +)
    block = max(1, min(Self.mostRows, Self.mostBytes / max(1, size)))
    let lengths = used.map { (arrays[$0].stream.left + arrays[$0].size - 1) / arrays[$0].size }
    rows = lengths.first ?? 0
    if let other = lengths.firstIndex(where: { $0 != rows }) {
      let names = [used[0], used[other]].map { arrays[$0].name ?? "" }
      throw CommandFailure(
        "'\(names[0])' has \(rows) rows, and '\(names[1])' has \(lengths[other])")
    }
    for index in used {
      guard let whole = arrays[index].whole else { continue }
      guard try whole.stream.checksum() == whole.checksum else {
        throw CommandFailure(
          "cannot read the archive: '\(arrays[index].name ?? "")' is damaged, its checksum is another one"
        )
      }
    }
  }

  var columns: [DataColumn] {
    fields.map { DataColumn(name: $0.name, format: $0.element.format) }
  }
  var unit: String { "row" }
  var total: Int? { rows }

  mutating func next() throws(CommandFailure) -> (any DataBlock)? {
    let count = min(block, rows - place.read)
    if count <= 0 { return nil }
    var bytes: [[UInt8]] = []
    for index in arrays.indices {
      let isUsed = used.contains(index)
      bytes.append(isUsed ? try streams[index].read(count * arrays[index].size) : [])
    }
    defer {
      place.read += count
      place.row += count
    }
    return RecordBlock(
      size: count, first: place.row, fields: fields, sizes: arrays.map(\.size), bytes: bytes)
  }

  mutating func move(to place: DataPlace) {
    streams = arrays.map(\.stream)
    for index in arrays.indices { streams[index].skip(place.read * arrays[index].size) }
    self.place = place
  }
}

/// Some records of every array.
private struct RecordBlock: DataBlock {
  let size: Int
  let first: Int
  let fields: [RecordSource.Field]
  let sizes: [Int]
  let bytes: [[UInt8]]

  func rows(_ wanted: [(column: Int, format: FloatFormat)]) -> [DataRow] {
    (0..<size).map { row in
      var numbers: [ReadNumber] = []
      for (column, format) in wanted {
        let field = fields[column]
        let start = row * sizes[field.array] + field.offset
        let end = start + field.element.size
        guard end <= bytes[field.array].count,
          let number = field.element.number(bytes[field.array][start..<end], format)
        else {
          let isCut = end > bytes[field.array].count
          let fault = DataFault(
            reason: isCut ? "the data end within it" : "'\(field.name)' is not a number")
          return DataRow(number: first + row, content: .failure(fault))
        }
        numbers.append(number)
      }
      return DataRow(number: first + row, content: .success(numbers))
    }
  }
}

extension RecordSource {
  /// Records of raw binary numbers, declared as in C: `double x, float y`.
  init(declaration: String, _ stream: ByteStream) throws(CommandFailure) {
    var fields: [Field] = []
    var size = 0
    for part in declaration.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard words.count >= 2, let name = words.last else {
        throw CommandFailure(
          "'\(part)' of --columns is not a type and a name, as in 'double x, float y'")
      }
      let type = words.dropLast().joined(separator: " ")
      guard let element = ElementType(named: type) else {
        throw CommandFailure(
          "--columns does not know the type '\(type)'; there are \(ElementType.names.series)")
      }
      fields.append(Field(name: String(name), array: 0, offset: size, element: element))
      size += element.size
    }
    self.init(fields, [Records(stream: stream, size: size)])
  }
}
