/// Arrays of NumPy whose rows are read side by side.
struct NPYArrays {
  private var fields: [RecordSource.Field] = []
  private var arrays: [RecordSource.Records] = []
  private var length: Int?

  /// The most columns of an array.
  private static let mostColumns = 4096

  /// Adds an array, of an archive if it has a name.
  ///
  /// An array of one dimension is a column; one of two has a column for each of its columns, numbered from 1; the fields of
  /// records are columns with their names.
  mutating func add(_ stream: ByteStream, name: String?) throws(CommandFailure) {
    var stream = stream
    let header = try NPYHeader(&stream)
    guard (1...2).contains(header.shape.count), header.shape.allSatisfy({ $0 >= 0 }) else {
      throw CommandFailure(
        "cannot read the array\(Self.named(name)): it has \(header.shape.count) dimensions, and rows are read of 1 or 2"
      )
    }
    let (rows, columns) = (header.shape[0], header.shape.count == 2 ? header.shape[1] : 1)
    guard columns <= Self.mostColumns else {
      throw CommandFailure(
        "cannot read the array\(Self.named(name)): it has \(columns) columns, and \(Self.mostColumns) are read at most"
      )
    }
    guard rows <= stream.left, length == nil || length == rows else {
      throw CommandFailure(
        rows > stream.left
          ? "cannot read the array\(Self.named(name)): it ends too early"
          : "the arrays have different lengths: \(rows) of\(Self.named(name)) and \(length ?? 0) of another"
      )
    }
    length = rows
    let recordSize = header.recordSize
    if header.isFortranOrder, header.shape.count == 2 {
      for column in 0..<columns {
        add(header, name, column: columns > 1 ? column : nil, offset: 0)
        var part = stream
        part.skip(column * rows * recordSize)
        add(part, rows, recordSize)
      }
    } else {
      for column in 0..<columns {
        add(
          header, name, column: header.shape.count == 2 ? column : nil, offset: column * recordSize)
      }
      add(stream, rows, recordSize * max(1, columns))
    }
  }

  private mutating func add(
    _ header: NPYHeader, _ name: String?, column: Int?, offset: Int
  ) {
    for field in header.fields {
      let number = column.map { "\($0 + 1)" }
      let parts = [name, number, field.name].compactMap { $0 }
      fields.append(
        RecordSource.Field(
          name: parts.isEmpty ? "1" : parts.joined(separator: "."), array: arrays.count,
          offset: offset + field.offset, element: field.element))
    }
  }

  private mutating func add(_ stream: ByteStream, _ rows: Int, _ size: Int) {
    arrays.append(RecordSource.Records(stream: stream.prefix(rows * size), size: size))
  }

  /// The rows.
  var source: RecordSource { RecordSource(fields, arrays) }

  private static func named(_ name: String?) -> String { name.map { " '\($0)'" } ?? "" }
}
