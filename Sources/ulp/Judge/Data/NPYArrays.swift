/// Arrays of NumPy whose rows are read side by side.
struct NPYArrays {
  private var fields: [RecordSource.Field] = []
  private var arrays: [RecordSource.Records] = []
  /// The arrays of an archive that cannot be read, and why.
  private var faults: [String: String] = [:]

  /// The most columns of an array.
  private static let mostColumns = 4096

  /// Adds the array of a file.
  mutating func add(_ stream: ByteStream) throws(CommandFailure) {
    try add(stream, name: nil, whole: nil)
  }

  /// Adds an array of an archive; where it cannot be read, that is said only if it is asked for.
  mutating func add(_ member: ZipDirectory.Member) {
    let name = String(member.name.dropLast(4))
    do throws(CommandFailure) {
      try add(member.stream, name: name, whole: (member.stream, member.checksum))
    } catch {
      faults[name] = "\(error)"
    }
  }

  /// An array of one dimension is a column; one of two has a column for each of its columns, numbered from 1; the fields of
  /// records are columns with their names.
  private mutating func add(
    _ stream: ByteStream, name: String?, whole: (stream: ByteStream, checksum: UInt32)?
  ) throws(CommandFailure) {
    var stream = stream
    let header = try NPYHeader(&stream)
    guard header.shape.allSatisfy({ $0 >= 0 }) else {
      throw Self.fault("its shape is unknown", name)
    }
    guard (1...2).contains(header.shape.count) else {
      throw Self.fault(
        "it has \(header.shape.count) dimensions, and rows are read of 1 or 2", name)
    }
    let (rows, columns) = (header.shape[0], header.shape.count == 2 ? header.shape[1] : 1)
    guard (1...Self.mostColumns).contains(columns) else {
      throw Self.fault(
        "it has \(columns) columns, and 1 to \(Self.mostColumns) are read", name)
    }
    let recordSize = header.recordSize
    let (bytes, overflow) = rows.multipliedReportingOverflow(by: recordSize * columns)
    guard !overflow, bytes <= stream.left else { throw Self.fault("it ends too early", name) }
    let isByColumns = header.isFortranOrder && columns > 1
    for column in 0..<columns {
      let number = header.shape.count == 2 ? column + 1 : nil
      add(header, name, number, offset: isByColumns ? 0 : column * recordSize)
      guard isByColumns || column == columns - 1 else { continue }
      var part = stream
      if isByColumns { part.skip(column * rows * recordSize) }
      let size = isByColumns ? recordSize : recordSize * columns
      arrays.append(
        RecordSource.Records(
          name: name, stream: part.prefix(rows * size), size: size, whole: whole))
    }
  }

  private mutating func add(
    _ header: NPYHeader, _ name: String?, _ number: Int?, offset: Int
  ) {
    for field in header.fields {
      let parts = [name, number.map { "\($0)" }, field.name].compactMap { $0 }
      fields.append(
        RecordSource.Field(
          name: parts.isEmpty ? "1" : parts.joined(separator: "."), array: arrays.count,
          offset: offset + field.offset, element: field.element))
    }
  }

  /// The rows.
  var source: RecordSource { RecordSource(fields, arrays, faults: faults) }

  private static func fault(_ reason: String, _ name: String?) -> CommandFailure {
    CommandFailure("cannot read the array\(name.map { " '\($0)'" } ?? ""): \(reason)")
  }
}
