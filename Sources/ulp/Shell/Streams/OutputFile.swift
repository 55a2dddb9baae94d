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
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      return DraftFile.write(content, to: path, O_WRONLY).map(Self.reason)
    }
    let permissions = isThere ? status.st_mode & 0o777 : nil
    return DraftFile.replace(path, with: content, permissions: permissions).map(Self.reason)
  }

  /// Reports why the file was not written, and ends the command.
  func fail(_ reason: String) throws(ExitCode) -> Never {
    try StandardError.fail("cannot write '\(path)': \(reason)")
  }

  /// The folder of the new file.
  private var folder: String {
    let target = DraftFile.resolved(path)
    guard let slash = target.lastIndex(of: "/") else { return "." }
    return slash == target.startIndex ? "/" : String(target[..<slash])
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
