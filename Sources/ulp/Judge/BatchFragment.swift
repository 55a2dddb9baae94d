import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file with the answers of a part of a batch, which stay in it until they are printed, since they may be many.
struct BatchFragment: JobFragment {
  let path: String
  let job: JSONFields
  let origin: JSONFields
  let count: Int
  let covered: CoveredRanges
  /// Where the answers begin.
  private let start: Int

  /// The first byte of the file whose lines are answered.
  var lowerBound: Int { covered.first ?? count }

  static let unit = "bytes"

  /// Reads the first line of a file; nil if it is not that of a part of a batch.
  init?(_ path: String) {
    guard path != "-", let descriptor = Self.descriptor(of: path) else { return nil }
    defer { close(descriptor) }
    let beginning = Array("{\"schema\": \"\(BatchPart.schema)\"".utf8)
    var line: [UInt8] = []
    repeat {
      let (bytes, _) = FileReader.next(descriptor)
      line += bytes
      guard !bytes.isEmpty, line.starts(with: beginning), line.count < Self.longestHeading else {
        return nil
      }
    } while !line.contains(UInt8(ascii: "\n"))
    let heading = line.prefix { $0 != UInt8(ascii: "\n") }
    guard let json = try? JSONValue(line: heading), case .object(let fields) = json,
      let count = json["file"]?["bytes"]?.count, let lower = json["from"]?.count,
      let upper = json["to"]?.count, lower <= upper, upper <= count
    else { return nil }
    self.path = path
    job = fields.filter { !["version", "from", "to"].contains($0.name) }
    origin = fields.filter { $0.name == "version" }
    (self.count, covered, start) = (count, CoveredRanges(lower..<upper), heading.count + 1)
  }

  private static let longestHeading = 1 << 20

  private static func descriptor(of path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// The answers in pieces of whole lines, in bounded memory; whether the number and checksum behind them are theirs, and all are
  /// values.
  func answers(_ write: ([UInt8]) -> Void) -> (isWhole: Bool, succeeded: Bool) {
    guard let descriptor = Self.descriptor(of: path), lseek(descriptor, off_t(start), SEEK_SET) >= 0
    else {
      return (false, false)
    }
    defer { close(descriptor) }
    var tally = AnswerTally()
    // The last line that was read, which may be the one behind the answers.
    var pending: [UInt8] = []
    while true {
      let (bytes, fault) = FileReader.next(descriptor)
      if fault != nil { return (false, false) }
      if bytes.isEmpty { break }
      pending += bytes
      guard let last = pending.dropLast().lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let whole = Array(pending[...last])
      pending.removeSubrange(...last)
      tally.add(whole, succeeded: true)
      write(whole)
    }
    for succeeded in [true, false] {
      tally.add([], succeeded: succeeded)
      if Array((tally.json.line + "\n").utf8) == pending { return (true, succeeded) }
    }
    return (false, false)
  }
}
