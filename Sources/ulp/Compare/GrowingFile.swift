#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file to which parts are added while they are found, since it may be large: a table, or raw numbers.
final class GrowingFile {
  /// The option that names the file.
  private let option: String
  /// What stands before all parts.
  private let heading: [UInt8]
  private let path: String
  private let descriptor: Int32
  /// The bytes that are written.
  private(set) var length = 0
  /// The number of the first error.
  private var failure: Int32?

  /// Opens the file; what it has is kept until the first part is written.
  init(_ path: String, option: String, heading: String = "") throws {
    self.path = CommandWords.joined([path])
    (self.option, self.heading) = (option, Array(heading.utf8))
    descriptor = self.path == "-" ? -1 : open(self.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      try StandardError.fail(
        self.path == "-"
          ? "\(option) needs a file; standard output has the ordinary answer"
          : "cannot write '\(self.path)': \(String(cString: strerror(errno)))")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds a part, behind the heading if it is the first; after a failure nothing more is written.
  func write(_ part: [UInt8]) {
    if length == 0 {
      ftruncate(descriptor, 0)
      append(heading)
    }
    append(part)
  }

  /// Makes sure that everything was written, the heading alone if there was no part.
  func finish() throws {
    write([])
    guard let failure else { return }
    try StandardError.fail("cannot write '\(path)': \(String(cString: strerror(failure)))")
  }

  /// Goes on behind what an earlier run has written; false if the file does not have it any more.
  func restore(length: Int) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= length,
      ftruncate(descriptor, off_t(length)) == 0, lseek(descriptor, 0, SEEK_END) >= 0
    else { return false }
    self.length = length
    return true
  }

  private func append(_ bytes: [UInt8]) {
    if failure == nil { failure = FileWriter.written(bytes, to: descriptor) }
    length += bytes.count
  }
}
