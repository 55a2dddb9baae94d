#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file as a whole: the contents go to a draft beside it, which then takes its name.
enum DraftFile {
  /// The number of names that are tried.
  ///
  /// A draft that a killed command left behind has the name of a process, and a later process may get the same number.
  private static let attempts = 100

  /// Makes or replaces a file, behind links too; returns the error number of a failure.
  ///
  /// Without `permissions` the file gets those of new files.
  static func replace(_ path: String, with content: [UInt8], permissions: mode_t?) -> Int32? {
    let target = resolved(path)
    for attempt in 0..<attempts {
      let suffix = attempt == 0 ? "" : ".\(attempt)"
      let draft = "\(target).\(getpid())\(suffix).part"
      if let code = write(content, to: draft, O_WRONLY | O_CREAT | O_EXCL, permissions) {
        if code == EEXIST { continue }
        return code
      }
      if rename(draft, target) == 0 { return nil }
      let code = errno
      unlink(draft)
      return code
    }
    return EEXIST
  }

  /// The path with links resolved; the path itself if nothing exists there.
  static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Writes contents to a file that is opened with flags; returns the error number of a failure, after which a new file
  /// is removed.
  static func write(
    _ content: [UInt8], to path: String, _ flags: Int32, _ permissions: mode_t? = nil
  ) -> Int32? {
    let descriptor = open(path, flags | O_CLOEXEC, permissions == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { return errno }
    var failure: Int32?
    if let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    if failure == nil { failure = FileWriter.written(content, to: descriptor) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure != nil, flags & O_CREAT != 0 { unlink(path) }
    return failure
  }
}
