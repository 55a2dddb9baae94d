#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders of the user (XDG Base Directory Specification 0.8).
enum UserFolder {
  case state, configuration

  /// The path of a file of ours; nil where nothing says where the user's files are.
  func path(of file: String) -> String? {
    let (variable, standard) =
      self == .state ? ("XDG_STATE_HOME", ".local/state") : ("XDG_CONFIG_HOME", ".config")
    // Paths that are not absolute are to be ignored.
    if let folder = EnvironmentVariable.value(variable), folder.hasPrefix("/") {
      return "\(folder)/ulp/\(file)"
    }
    return EnvironmentVariable.value("HOME").map { "\($0)/\(standard)/ulp/\(file)" }
  }

  /// Makes the folder of a file, and those above it; answers why that failed.
  static func make(for path: String) -> String? {
    var slash = path.index(after: path.startIndex)
    while let next = path[slash...].firstIndex(of: "/") {
      if mkdir(String(path[..<next]), 0o700) != 0, errno != EEXIST {
        return String(cString: strerror(errno))
      }
      slash = path.index(after: next)
    }
    return nil
  }
}
