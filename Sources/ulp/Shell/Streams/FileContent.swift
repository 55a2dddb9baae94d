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
    do throws(FileFault) { return try bytes(of: path, limits: limits) } catch {
      try StandardError.fail("\(error)")
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  static func bytes(of path: String, limits: Limits) throws(FileFault) -> [UInt8] {
    var descriptor = STDIN_FILENO
    if path != "-" {
      descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw FileFault(path, code: errno) }
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
      if count < 0 { throw FileFault(path, code: errno) }
      if count == 0 { return content }
      if content.count > limits.length {
        throw FileFault(path, LimitExceeded(limit: .length, allowed: limits.length))
      }
    }
  }
}

/// Why a file could not be read.
struct FileFault: Error, CustomStringConvertible {
  /// One sentence.
  let message: String
  /// The limit of its length, if that was exceeded.
  let limit: LimitExceeded?

  init(_ path: String, code: Int32) { self.init(path, String(cString: strerror(code)), nil) }

  init(_ path: String, _ limit: LimitExceeded) { self.init(path, "\(limit)", limit) }

  private init(_ path: String, _ reason: String, _ limit: LimitExceeded?) {
    message = "cannot read \(path == "-" ? "the input" : "'\(path)'"): \(reason)"
    self.limit = limit
  }

  var description: String { limit.map { "\(message); \($0.advice)" } ?? message }
}
