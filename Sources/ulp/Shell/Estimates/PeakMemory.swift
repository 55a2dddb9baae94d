#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The most memory that processes have had, as Linux tells it (proc_pid_status(5), VmHWM).
enum PeakMemory {
  /// The bytes of this process and of those that it has started; nil where the system does not tell.
  static var bytes: Int? {
    #if canImport(Glibc)
      guard let own = kilobytes(of: "self") else { return nil }
      return children.reduce(own) { $0 + (kilobytes(of: $1) ?? 0) } * 1024
    #else
      return nil
    #endif
  }

  /// The numbers of the processes that threads of this one have started.
  private static var children: [String] {
    guard let folder = opendir("/proc/self/task") else { return [] }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      found += words(in: "/proc/self/task/\(name)/children")
    }
    return found
  }

  private static func kilobytes(of process: String) -> Int? {
    let words = words(in: "/proc/\(process)/status")
    return words.firstIndex(of: "VmHWM:").flatMap { place in
      place + 1 < words.count ? Int(words[place + 1]) : nil
    }
  }

  private static func words(in path: String) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return String(decoding: FileReader.next(descriptor).bytes, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
