// The environment is a variable of C, which nothing changes while this program runs.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The environment.
enum EnvironmentVariable {
  /// The value of a variable; nil if it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }

  /// Whether there is a variable whose name begins like this.
  static func isAnySet(beginningWith prefix: StaticString) -> Bool {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next = environ
    #endif
    while let variable = next.pointee {
      if strncmp(variable, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0 { return true }
      next += 1
    }
    return false
  }
}
