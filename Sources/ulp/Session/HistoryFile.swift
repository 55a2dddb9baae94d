#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The history of this session and earlier ones, with one entry per line.
///
/// An entry is appended with a single write under a lock, before it is evaluated: a crash loses
/// nothing, and concurrent sessions do not overwrite each other. To shorten the file, a new one is
/// renamed to its path under the same lock; therefore a session that gets the lock checks whether
/// the file still has its name.
struct HistoryFile: Sendable {
  let path: String
  /// The number of entries that are kept.
  var bound = 10_000
  /// The largest number of bytes of an entry; longer ones are not kept.
  static let longestEntry = 1 << 16
  /// The number of bytes at the end of the file that are read: 800 for each of the entries that are kept.
  var longestContent = 8_000_000

  /// The newest entries in chronological order.
  ///
  /// A file that has grown far beyond its bound is shortened.
  func entries() throws(CommandFailure) -> [String] {
    if let reason = UserFolder.make(for: path) { throw obstacle(reason) }
    let descriptor = try locked()
    defer { close(descriptor) }
    let (content, isWhole) = try ending(of: descriptor)
    let all = Self.entries(in: content)
    if all.count > bound + bound / 10 || !isWhole {
      try replace(descriptor, with: Array(all.suffix(bound)))
    }
    return all.suffix(bound).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends an entry.
  func append(_ entry: String) throws(CommandFailure) {
    let bytes = Array(entry.utf8)
    guard bytes.count <= Self.longestEntry, Self.isEntry(bytes[...]) else { return }
    let descriptor = try locked()
    defer { close(descriptor) }
    // A crash or a full disk may have left an incomplete line.
    var last: UInt8 = 0
    let size = lseek(descriptor, 0, SEEK_END)
    let isWhole =
      size <= 0 || pread(descriptor, &last, 1, size - 1) == 1 && last == UInt8(ascii: "\n")
    let line = (isWhole ? [] : [UInt8(ascii: "\n")]) + bytes + [UInt8(ascii: "\n")]
    guard let code = FileWriter.written(line, to: descriptor) else { return }
    // On a full disk a part of the line may have been written.
    if size >= 0 { ftruncate(descriptor, size) }
    throw obstacle(code)
  }

  // MARK: - The file

  /// The number of attempts to get the lock, and the microseconds between them.
  ///
  /// A session that holds the lock for longer than the product, one second, is unlikely to release
  /// it soon.
  private static let attempts = 50
  private static let pause: UInt32 = 20_000

  /// Opens the file and waits for the lock, which is released when the file is closed.
  private func locked() throws(CommandFailure) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw obstacle(errno) }
      var (own, named) = (stat(), stat())
      guard fstat(descriptor, &own) == 0, own.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw obstacle("it is not a regular file")
      }
      var attempts = 0
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let code = errno
        if code == EWOULDBLOCK || code == EINTR, attempts < Self.attempts {
          attempts += 1
          usleep(Self.pause)
          continue
        }
        close(descriptor)
        if code == EWOULDBLOCK {
          throw obstacle("another program keeps it locked")
        }
        throw obstacle(code)
      }
      if stat(path, &named) == 0, named.st_ino == own.st_ino, named.st_dev == own.st_dev {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// The end of the file, from the start of a line on, and whether that is all of it.
  private func ending(
    of descriptor: Int32
  ) throws(CommandFailure) -> (content: [UInt8], isWhole: Bool) {
    let start = max(0, lseek(descriptor, 0, SEEK_END) - off_t(longestContent))
    lseek(descriptor, start, SEEK_SET)
    var content: [UInt8] = []
    while true {
      let (bytes, fault) = FileReader.next(descriptor)
      if let fault { throw obstacle(fault) }
      if bytes.isEmpty { break }
      content += bytes
    }
    if start == 0 { return (content, true) }
    let cut = content.firstIndex(of: UInt8(ascii: "\n")) ?? content.endIndex - 1
    return (Array(content[(cut + 1)...]), false)
  }

  private func replace(
    _ descriptor: Int32, with entries: [ArraySlice<UInt8>]
  ) throws(CommandFailure) {
    var status = stat()
    let permissions = fstat(descriptor, &status) == 0 ? status.st_mode & 0o777 : 0o600
    let content = Array(entries.flatMap { $0 + [UInt8(ascii: "\n")] })
    if let code = DraftFile.replace(path, with: content, permissions: permissions) {
      throw obstacle(code)
    }
  }

  private func obstacle(_ code: Int32) -> CommandFailure {
    obstacle(String(cString: strerror(code)))
  }

  /// Why the file cannot be used.
  private func obstacle(_ reason: String) -> CommandFailure {
    CommandFailure("the history '\(path)' is not kept: \(reason)")
  }

  // MARK: - Entries

  private static func entries(in content: [UInt8]) -> [ArraySlice<UInt8>] {
    content.split(separator: UInt8(ascii: "\n")).filter {
      $0.count <= longestEntry && isEntry($0)
    }
  }

  /// Whether an entry can be shown on a line: it is valid text without control characters.
  private static func isEntry(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains { $0 < 0x20 || $0 == 0x7F } && String(validating: bytes, as: UTF8.self) != nil
  }
}
