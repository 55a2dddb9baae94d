import Accuracy
import BigNumbers
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A list or a matrix that a file holds: an array of NumPy, a matrix of MatrixMarket, or lines of numbers.
///
/// Its numbers are exact: decimals as they are written, and those of arrays as they are stored.
struct MatrixFile {
  private let rows: [[String]]
  /// Whether it is a list, whose elements are the only row.
  private let isList: Bool

  init(_ path: String, _ limits: Limits) throws(CommandFailure) {
    let bytes = try FileContent.bytes(of: path, limits: limits)
    if bytes.starts(with: NPYHeader.magic) {
      (rows, isList) = try Self.array(path)
    } else if let market = try MatrixMarket(bytes, limits) {
      (rows, isList) = (market.rows, false)
    } else {
      (rows, isList) = try Self.lines(bytes)
    }
  }

  /// A fault of a line, or of the whole file.
  static func fault(_ sentence: String, line: Int? = nil) -> CommandFailure {
    CommandFailure("cannot read the matrix: \(line.map { "line \($0 + 1): " } ?? "")\(sentence)")
  }

  /// What a person would type for it.
  var expression: String {
    let inner = rows.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    return isList || rows.count > 1 ? "[\(inner)]" : "[[\(inner)]]"
  }

  // MARK: - Lines of numbers

  /// The numbers of lines, behind one line of names; lines of one number are a list.
  private static func lines(
    _ bytes: [UInt8]
  ) throws(CommandFailure) -> (rows: [[String]], isList: Bool) {
    var rows: [[String]] = []
    var separator: FieldSeparator?
    for (place, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      guard line.contains(where: { $0 > 0x20 }), line.first != UInt8(ascii: "#") else { continue }
      let isFirst = separator == nil
      let known = separator ?? FieldSeparator(of: line)
      separator = known
      var row: [String] = []
      var fault: CommandFailure?
      do throws(DataFault) {
        for field in try known.fields(of: line) {
          guard let number = number(field) else {
            let text = String(decoding: field, as: UTF8.self)
            fault = Self.fault("'\(text)' is not a number", line: place)
            break
          }
          row.append(number)
        }
      } catch {
        throw Self.fault(error.reason, line: place)
      }
      if let fault {
        // The names of columns.
        if isFirst, row.isEmpty { continue }
        throw fault
      }
      if let first = rows.first, first.count != row.count {
        throw Self.fault(
          "it has \(row.count == 1 ? "one number" : "\(row.count) numbers"), and those before it \(first.count)",
          line: place)
      }
      rows.append(row)
    }
    guard let first = rows.first else { throw Self.fault("there are no numbers") }
    return first.count == 1 ? ([rows.map { $0[0] }], true) : (rows, false)
  }

  /// A number with or without a sign as it is typed; nil for anything else.
  static func number(_ field: some Collection<UInt8>) -> String? {
    let isNegative = field.first == UInt8(ascii: "-")
    let unsigned = Array(
      field.first == UInt8(ascii: "+") || isNegative ? field.dropFirst() : field[...])
    let text = String(decoding: unsigned, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    if ["inf", "nan"].contains(text.lowercased()) { return sign + text.lowercased() }
    guard LiteralScanner.starts(in: unsigned, at: 0) else { return nil }
    var scanner = LiteralScanner(unsigned)
    guard (try? scanner.scan()) != nil, scanner.position == unsigned.count else { return nil }
    return sign + text
  }

  // MARK: - Arrays of NumPy

  private static func array(
    _ path: String
  ) throws(CommandFailure) -> (rows: [[String]], isList: Bool) {
    // A pipe, whose bytes are gone, is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Self.fault("an array comes from a file, not from standard input")
    }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    var stream = ByteStream(descriptor: descriptor, bytes: 0..<max(0, size))
    let header = try NPYHeader(&stream)
    guard (1...2).contains(header.shape.count), header.shape.allSatisfy({ $0 > 0 }),
      header.fields.count == 1, let element = header.fields.first?.element
    else { throw Self.fault("only arrays of numbers with one or two dimensions are matrices") }
    let isList = header.shape.count == 1
    let columns = isList ? header.shape[0] : header.shape[1]
    let rowCount = isList ? 1 : header.shape[0]
    let (count, overflow) = columns.multipliedReportingOverflow(by: rowCount)
    guard !overflow, count <= stream.left / element.size else {
      throw Self.fault("it ends too early")
    }
    let bytes = try stream.read(count * element.size)
    let numbers = (0..<count).map { place in
      text(of: element, bytes[(place * element.size)..<((place + 1) * element.size)])
    }
    let rows = (0..<rowCount).map { row in
      (0..<columns).map { column in
        numbers[header.isFortranOrder ? column * rowCount + row : row * columns + column]
      }
    }
    return (rows, isList)
  }

  /// A stored number as it is typed: whole numbers in digits, others in hexadecimal, which is exact.
  private static func text(of element: ElementType, _ bytes: ArraySlice<UInt8>) -> String {
    guard let number = element.number(bytes, .double) else { return "nan" }
    if let rational = number.rational, rational.denominator == 1 { return "\(rational.numerator)" }
    guard case .binary(let value) = number.value else { return "nan" }
    if value.isNaN { return "nan" }
    if value.isInfinite { return value.sign == .minus ? "-inf" : "inf" }
    return value.bits().text(as: NumberFormat(style: .hex))
  }
}
