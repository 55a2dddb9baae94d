import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of rows of any kind that is known by how it begins: an array or an archive of NumPy, objects of JSON, or lines of
/// fields.
struct DataFile {
  let descriptor: Int32
  /// The size of a regular file; nil for pipes, which are read once.
  let size: Int?
  private let path: String

  /// Opens a file, or standard input for `-`.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Self.unreadable(path, EISDIR) }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Ends reading; standard input stays open, so that no other file gets its number.
  func close() {
    if descriptor == STDIN_FILENO { return }
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// What the file is called in messages.
  var name: String { path == "-" ? "standard input" : path }

  /// The rows; of raw records if they are declared.
  func source(_ declaration: String?, limits: Limits) throws(CommandFailure) -> any DataSource {
    guard let size else {
      if declaration != nil {
        throw CommandFailure("--columns reads a file, and \(name) is none")
      }
      return try lines(limits)
    }
    let whole = ByteStream(descriptor: descriptor, bytes: 0..<size)
    if let declaration { return try RecordSource(declaration: declaration, whole) }
    var stream = whole
    let start = try stream.read(8)
    var arrays = NPYArrays()
    if start.starts(with: NPYHeader.magic) {
      try arrays.add(whole)
      return arrays.source
    }
    if start.starts(with: ZipDirectory.magic) {
      for member in try ZipDirectory(descriptor: descriptor, size: size).members
      where member.name.hasSuffix(".npy") {
        arrays.add(member)
      }
      return arrays.source
    }
    return try lines(limits)
  }

  /// The rows of a text: its first lines tell which.
  private func lines(_ limits: Limits) throws(CommandFailure) -> any DataSource {
    var source = LineSource(descriptor: descriptor, longestLine: limits.length)
    var comments: [ArraySlice<UInt8>] = []
    var place = DataPlace()
    while let chunk = try source.next() {
      guard case .lines(let bytes, let number) = chunk else {
        throw fault(
          place.row, "it is longer than \(limits.length) bytes, which --max-length raises")
      }
      place.row = number
      var start = place.read == 0 && bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[start..<end]
        if CSVLayout.isSkipped(line) {
          if line.contains(UInt8(ascii: "#")) { comments.append(line.drop { $0 <= 0x20 }) }
          start = end + 1
          place.row += 1
          continue
        }
        do throws(DataFault) {
          if line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
            let layout = try JSONLayout(first: line)
            return rows(layout, source, bytes, from: start, place, limits)
          }
          let layout = try CSVLayout(comments: comments, first: line)
          var here = place
          if layout.hasHeader {
            start = min(bytes.count, end + 1)
            here.row += 1
          }
          return rows(layout, source, bytes, from: start, here, limits)
        } catch {
          throw fault(place.row, error.reason)
        }
      }
      place.read += bytes.count
    }
    throw CommandFailure("\(name) has no rows")
  }

  private func rows<Layout: RowLayout>(
    _ layout: Layout, _ source: LineSource, _ bytes: [UInt8], from start: Int, _ place: DataPlace,
    _ limits: Limits
  ) -> LineRows<Layout> {
    var place = place
    place.read += start
    return LineRows(
      layout, source, descriptor: descriptor, longestLine: limits.length, total: size,
      first: start < bytes.count ? .lines(Array(bytes[start...]), first: place.row) : nil, at: place
    )
  }

  private func fault(_ line: Int, _ reason: String) -> CommandFailure {
    CommandFailure("\(name), line \(line): \(reason)")
  }

  private static func unreadable(_ path: String, _ code: Int32) -> CommandFailure {
    CommandFailure("cannot read '\(path)': \(String(cString: strerror(code)))")
  }
}
