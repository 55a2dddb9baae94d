import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine on which times are measured.
enum Machine {
  /// The kernel's name of the processor, and the number of processors.
  static var name: String {
    let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return "\(processor ?? "an unknown processor") × \(count)"
  }

  private static var processor: String? {
    let path = "/proc/cpuinfo"
    guard access(path, R_OK) == 0,
      let content = try? FileContent.read(path, limits: Limits())
    else { return nil }
    for line in String(decoding: content, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].hasPrefix("model name") {
        return parts[1].split(separator: " ").joined(separator: " ")
      }
    }
    return nil
  }
}
