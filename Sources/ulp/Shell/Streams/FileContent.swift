import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A whole file in memory.
enum FileContent {
  /// The bytes of a file, or of standard input for `-`; failures are reported.
  static func read(_ path: String, limits: Limits) throws -> [UInt8] {
    do throws(CommandFailure) { return try bytes(of: path, limits: limits) } catch {
      try StandardError.fail("\(error)")
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  static func bytes(of path: String, limits: Limits) throws(CommandFailure) -> [UInt8] {
    var descriptor = STDIN_FILENO
    if path != "-" {
      descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw unreadable(path, String(cString: strerror(errno))) }
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var content: [UInt8] = []
    while true {
      var count = 0
      let size = 1 << 16
      content += [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        repeat {
          #if canImport(Glibc)
            count = Glibc.read(descriptor, buffer.baseAddress, size)
          #else
            count = Darwin.read(descriptor, buffer.baseAddress, size)
          #endif
        } while count < 0 && errno == EINTR
        initialized = max(0, count)
      }
      if count < 0 { throw unreadable(path, String(cString: strerror(errno))) }
      if count == 0 { return content }
      if content.count > limits.length {
        let limit = LimitExceeded(limit: .length, allowed: limits.length)
        throw unreadable(path, "\(limit)", limit)
      }
    }
  }

  /// Why a file could not be read: the system's reason, or the limit on its length.
  private static func unreadable(
    _ path: String, _ reason: String, _ limit: LimitExceeded? = nil
  ) -> CommandFailure {
    CommandFailure(
      "cannot read \(path == "-" ? "the input" : "'\(path)'"): \(reason)", limit: limit)
  }
}
