import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is replaced atomically: readers see the old contents or all of the new ones.
struct OutputFile {
  let path: String

  /// Why the file cannot be written, as far as that can be checked in advance; nil if it seems
  /// writable.
  var obstacle: String? {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return Self.reason(EISDIR) }
      if access(path, W_OK) != 0 { return Self.reason(errno) }
      if status.st_mode & S_IFMT != S_IFREG { return nil }
    } else if errno != ENOENT {
      return Self.reason(errno)
    } else if path.hasSuffix("/") {
      return Self.reason(EISDIR)
    }
    return access(folder, W_OK | X_OK) == 0 ? nil : Self.reason(errno)
  }

  /// Writes the contents to a new file, which then replaces the old one.
  ///
  /// Devices and pipes are written directly, and a link is resolved first. Returns the reason of a
  /// failure.
  func write(_ text: String) -> String? { write(Array(text.utf8)) }

  /// Writes contents that are not text.
  func write(_ content: [UInt8]) -> String? {
    let target = resolved
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      return Self.write(content, to: target, O_WRONLY)
    }
    let draft = "\(target).\(getpid()).part"
    let permissions = isThere ? status.st_mode & 0o777 : nil
    if let reason = Self.write(content, to: draft, O_WRONLY | O_CREAT | O_EXCL, permissions) {
      return reason
    }
    guard rename(draft, target) == 0 else {
      let reason = Self.reason(errno)
      unlink(draft)
      return reason
    }
    return nil
  }

  /// Reports why the file was not written, and ends the command.
  func fail(_ reason: String) throws(ExitCode) -> Never {
    try StandardError.fail("cannot write '\(path)': \(reason)")
  }

  /// The folder of the new file.
  private var folder: String {
    let target = resolved
    guard let slash = target.lastIndex(of: "/") else { return "." }
    return slash == target.startIndex ? "/" : String(target[..<slash])
  }

  /// The path with links resolved; the path itself if nothing exists there.
  private var resolved: String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// If `permissions` is nil, the file gets those of new files.
  private static func write(
    _ content: [UInt8], to path: String, _ flags: Int32, _ permissions: mode_t? = nil
  ) -> String? {
    let descriptor = open(path, flags, permissions == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { return reason(errno) }
    var failure: Int32?
    if let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    if failure == nil { failure = FileWriter.written(content, to: descriptor) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure != nil, flags & O_CREAT != 0 { unlink(path) }
    return failure.map(reason)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
