#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders of the user (XDG Base Directory Specification 0.8).
enum UserFolder {
  case state, configuration

  /// The path of a file of this program; nil if the environment does not define the folders of the
  /// user.
  func path(of file: String) -> String? {
    let (variable, standard) =
      self == .state ? ("XDG_STATE_HOME", ".local/state") : ("XDG_CONFIG_HOME", ".config")
    // The specification requires that relative paths be ignored.
    if let folder = EnvironmentVariable.value(variable), folder.hasPrefix("/") {
      return "\(folder)/ulp/\(file)"
    }
    return EnvironmentVariable.value("HOME").map { "\($0)/\(standard)/ulp/\(file)" }
  }

  /// Creates the folder of a file and its parent folders; returns the reason of a failure.
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
