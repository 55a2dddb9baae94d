#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the person who uses the command, as the XDG Base Directory Specification places it.
enum UserFolder {
  /// What a person writes and keeps.
  case configuration
  /// What programs remember from one run to the next.
  case state

  /// The folder of this command; nil where there is no home. A variable that holds no absolute path is ignored,
  /// as the specification wants.
  var path: String? {
    if let folder = Environment.value(variable), folder.hasPrefix("/") { return folder + "/ulp" }
    return Environment.value("HOME").map { "\($0)/\(defaultFolder)/ulp" }
  }

  private var variable: String {
    switch self {
    case .configuration: "XDG_CONFIG_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  private var defaultFolder: String {
    switch self {
    case .configuration: ".config"
    case .state: ".local/state"
    }
  }
}

/// The variables that the process was started with.
enum Environment {
  /// What a variable holds; nil where it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name) else { return nil }
    let value = String(cString: text)
    return value.isEmpty ? nil : value
  }
}
