/// The offset and the abbreviation that are in force in a zone for some time.
struct LocalTimeType: Hashable, Sendable {
  /// The offset from UTC in seconds, positive to the east.
  var offset: Int
  var abbreviation: String
}

/// The rules of a zone as in the compiled files of the IANA database.
///
/// - Source: RFC 8536, "The Time Zone Information Format (TZif)"; version 2 and later, which have
///   times of 64 bits.
struct ZoneFile: Sendable {
  private var transitions: [Int] = []
  private var typeIndices: [Int] = []
  private var types: [LocalTimeType] = []
  /// The rule for times after the last transition.
  private var rule: PosixZoneRule?
  /// Whether its times include leap seconds, which POSIX times do not.
  let countsLeapSeconds: Bool

  /// Reads the contents of a file; nil if it does not have this format.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let first = reader.header(), first.version >= UInt8(ascii: "2") else { return nil }
    // The block with times of 32 bits is followed by the same data with 64 bits.
    reader.offset += first.size(ofTime: 4)
    guard let header = reader.header(), header.types > 0 else { return nil }
    guard let times = reader.integers(header.times, bytes: 8),
      let indices = reader.integers(header.times, bytes: 1),
      let types = reader.types(header)
    else { return nil }
    reader.offset += header.leaps * 12 + header.standards + header.greenwich
    guard indices.allSatisfy({ types.indices.contains($0 & 0xFF) }) else { return nil }
    (transitions, typeIndices, self.types) = (times, indices.map { $0 & 0xFF }, types)
    countsLeapSeconds = header.leaps > 0
    rule = reader.footer().flatMap(PosixZoneRule.init)
  }

  /// The type of local time at a moment.
  func type(at unixSeconds: Int) -> LocalTimeType {
    guard let last = transitions.last, unixSeconds < last else {
      if let rule { return rule.type(at: unixSeconds) }
      return types[typeIndices.last ?? 0]
    }
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= unixSeconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? types[0] : types[typeIndices[low - 1]]
  }

  /// The numbers of elements at the start of a block.
  private struct Header {
    var version: UInt8
    var greenwich, standards, leaps, times, types, letters: Int

    func size(ofTime size: Int) -> Int {
      times * (size + 1) + types * 6 + letters + leaps * (size + 4) + standards + greenwich
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
      defer { offset += count }
      return bytes[offset..<offset + count]
    }

    /// A signed integer in big-endian order.
    private mutating func integer(_ count: Int) -> Int? {
      guard let part = take(count), let first = part.first else { return nil }
      return part.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
    }

    mutating func integers(_ count: Int, bytes: Int) -> [Int]? {
      var result: [Int] = []
      for _ in 0..<count {
        guard let number = integer(bytes) else { return nil }
        result.append(number)
      }
      return result
    }

    mutating func header() -> Header? {
      guard let magic = take(4), magic.elementsEqual("TZif".utf8), let version = take(1)?.first,
        take(15) != nil, let counts = integers(6, bytes: 4),
        counts.allSatisfy({ (0...100_000).contains($0) })
      else { return nil }
      return Header(
        version: version, greenwich: counts[0], standards: counts[1], leaps: counts[2],
        times: counts[3], types: counts[4], letters: counts[5])
    }

    mutating func types(_ header: Header) -> [LocalTimeType]? {
      var rows: [(offset: Int, letters: Int)] = []
      for _ in 0..<header.types {
        guard let offset = integer(4), let flags = take(2) else { return nil }
        // The first flag marks daylight saving time, which is not needed.
        rows.append((offset, Int(flags[flags.startIndex + 1])))
      }
      guard let letters = take(header.letters).map(Array.init) else { return nil }
      var result: [LocalTimeType] = []
      for row in rows {
        guard row.letters < letters.count else { return nil }
        let name = letters[row.letters...].prefix { $0 != 0 }
        result.append(
          LocalTimeType(
            offset: row.offset,
            abbreviation: String(decoding: name, as: UTF8.self)))
      }
      return result
    }

    /// The rule between two line ends after the last block.
    mutating func footer() -> String? {
      guard take(1)?.first == UInt8(ascii: "\n") else { return nil }
      return String(decoding: bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }
}
