import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A whole file of text in memory.
enum FileContent {
  /// The bytes of a file, or of standard input for `-`; failures are reported.
  static func read(_ path: String, limits: Limits, allowsPipes: Bool = true) throws -> [UInt8] {
    do throws(CommandFailure) {
      return try bytes(of: path, limits: limits, allowsPipes: allowsPipes)
    } catch {
      try StandardError.fail("\(error)")
    }
  }

  /// The bytes of a file, or of standard input for `-`, without a byte order mark, which some editors write at the start.
  ///
  /// A file that is read whenever the command starts must not be a pipe, which might wait for ever.
  static func bytes(
    of path: String, limits: Limits, allowsPipes: Bool = true
  ) throws(CommandFailure) -> [UInt8] {
    var descriptor = STDIN_FILENO
    if path != "-" {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | (allowsPipes ? 0 : O_NONBLOCK))
      guard descriptor >= 0 else { throw unreadable(path, String(cString: strerror(errno))) }
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var status = stat()
    if !allowsPipes, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw unreadable(path, "it is a pipe, not a file")
    }
    var content: [UInt8] = []
    while true {
      let (bytes, fault) = FileReader.next(descriptor)
      if let fault { throw unreadable(path, String(cString: strerror(fault))) }
      if bytes.isEmpty { break }
      content += bytes
      if content.count > limits.length {
        let limit = LimitExceeded(limit: .length, allowed: limits.length)
        throw unreadable(path, "\(limit)", limit)
      }
    }
    if content.starts(with: "\u{FEFF}".utf8) { content.removeFirst(3) }
    return content
  }

  /// Why a file could not be read: the system's reason, or the limit on its length.
  private static func unreadable(
    _ path: String, _ reason: String, _ limit: LimitExceeded? = nil
  ) -> CommandFailure {
    CommandFailure(
      "cannot read \(path == "-" ? "the input" : "'\(path)'"): \(reason)", limit: limit)
  }
}
