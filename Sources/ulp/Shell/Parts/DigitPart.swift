import Arithmetic
import BigNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file with the numbers of some terms of the series for π: a line of JSON, which tells the digits and the terms, and bytes behind
/// it, whose length and checksum stand in that line.
struct DigitPart {
  let path: String
  let digits: Int
  let terms: Range<Int>
  let version: String
  private let heading: JSONValue
  /// Where the bytes begin.
  private let start: Int

  static let schema = "ulp-pi-part-1"

  /// The whole file of a part.
  static func file(_ numbers: [UInt8], _ terms: Range<Int>, of series: PiSeries) -> [UInt8] {
    let heading = JSONValue.object([
      ("schema", .string(schema)), ("version", .string(UlpCommand.configuration.version)),
      ("digits", JSONValue(series.digits)), ("from", JSONValue(terms.lowerBound)),
      ("to", JSONValue(terms.upperBound)), ("bytes", JSONValue(numbers.count)),
      ("checksum", .string(checksum(numbers))),
    ])
    return Array((heading.line + "\n").utf8) + numbers
  }

  private static func checksum(_ bytes: [UInt8]) -> String {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.text
  }

  /// Reads the first line of a file; nil if it is not that of a part of the digits.
  init?(_ path: String) {
    guard path != "-", let descriptor = Self.descriptor(of: path) else { return nil }
    defer { close(descriptor) }
    let (bytes, _) = FileReader.next(descriptor)
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.starts(with: "{\"schema\": \"\(Self.schema)\"".utf8), line.count < bytes.count,
      let heading = try? JSONValue(line: line), case .string(let version)? = heading["version"],
      let digits = heading["digits"]?.count, (1...Self.mostDigits).contains(digits),
      let lower = heading["from"]?.count, let upper = heading["to"]?.count, lower < upper,
      upper <= PiSeries(digits: digits).count
    else { return nil }
    (self.path, self.digits, terms, self.version) = (path, digits, lower..<upper, version)
    (self.heading, start) = (heading, line.count + 1)
  }

  /// The numbers; nil if they were cut off or changed.
  func numbers() -> [UInt8]? {
    guard let descriptor = Self.descriptor(of: path), lseek(descriptor, off_t(start), SEEK_SET) >= 0
    else { return nil }
    defer { close(descriptor) }
    guard let length = heading["bytes"]?.count else { return nil }
    var numbers: [UInt8] = []
    while numbers.count <= length {
      let (bytes, fault) = FileReader.next(descriptor)
      if fault != nil { return nil }
      if bytes.isEmpty { break }
      numbers += bytes
    }
    let isWhole =
      numbers.count == length && heading["checksum"] == .string(Self.checksum(numbers))
    return isWhole ? numbers : nil
  }

  /// The most digits of which there are parts.
  static let mostDigits = 10_000_000_000

  private static func descriptor(of path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }
}
