/// The header of a file of NumPy: what the array's elements are and how they are laid out.
///
/// - Source: the description of the format in NumPy, `numpy.lib.format`, versions 1 to 3.
struct NPYHeader {
  /// The fields of a record, one without a name for plain elements: the offset of each, its type, and the record's size.
  var fields: [(name: String?, offset: Int, element: ElementType)] = []
  var recordSize = 0
  var isFortranOrder = false
  var shape: [Int] = []
  /// The bytes of the header, that before the data.
  var length = 0

  static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)

  /// Reads the header at the beginning of a stream.
  init(_ stream: inout ByteStream) throws(CommandFailure) {
    let start = try stream.read(8)
    guard start.count == 8, start.starts(with: Self.magic), (1...3).contains(start[6]) else {
      throw Self.fault("it does not begin as an array of NumPy does")
    }
    let words = try stream.read(start[6] == 1 ? 2 : 4)
    let count = words.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= 1 << 20 else { throw Self.fault("its header has \(count) bytes") }
    let text = try stream.read(count)
    guard text.count == count else { throw Self.fault("its header has no end") }
    length = start.count + words.count + count
    // Before version 3 the header is Latin-1, whose bytes are the first characters of Unicode.
    let isLatin = start[6] < 3
    var reader = PythonLiteral(
      isLatin ? text.flatMap { Array(String(Unicode.Scalar($0)).utf8) } : text)
    guard let value = reader.value(), case .dictionary(let entries) = value else {
      throw Self.fault("its header is not a dictionary")
    }
    for (key, value) in entries {
      switch (key, value) {
      case ("fortran_order", .truth(let truth)): isFortranOrder = truth
      case ("shape", .tuple(let sizes)):
        for size in sizes {
          guard case .number(let size) = size else { throw Self.fault("its shape is unknown") }
          shape.append(size)
        }
      case ("descr", .text(let text)):
        let element = try Self.element(text)
        fields = [(nil, 0, element)]
        recordSize = element.size
      case ("descr", .tuple(let list)):
        for field in list { try add(field) }
      default: break
      }
    }
    guard !fields.isEmpty else { throw Self.fault("its type is unknown") }
  }

  private mutating func add(_ field: PythonLiteral.Value) throws(CommandFailure) {
    guard case .tuple(let parts) = field, parts.count == 2, case .text(let name) = parts[0],
      case .text(let type) = parts[1]
    else { throw Self.fault("a field of its records is not a number") }
    // Padding between fields has a name that is empty.
    if name.isEmpty {
      guard let size = Int(type.dropFirst(2)), (0...1 << 20).contains(size) else {
        throw Self.fault("its type is unknown")
      }
      recordSize += size
      return
    }
    let element = try Self.element(type)
    fields.append((name, recordSize, element))
    recordSize += element.size
  }

  private static func element(_ type: String) throws(CommandFailure) -> ElementType {
    guard let element = ElementType(protocolText: type[...]) else {
      throw fault("its elements are '\(type)', and only real and whole numbers are read")
    }
    return element
  }

  private static func fault(_ reason: String) -> CommandFailure {
    CommandFailure("cannot read the array: \(reason)")
  }
}
