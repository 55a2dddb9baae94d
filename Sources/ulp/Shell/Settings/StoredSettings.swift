import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of the environment and of the configuration file.
struct StoredSettings: Sendable {
  /// A value and its origin.
  struct Value: Sendable {
    var text: String
    /// The origin: `ULP_DIGITS`, or a file and a line such as `/home/ada/.config/ulp/config:2`.
    var origin: String
    /// Whether it comes from the environment, which takes precedence over the file.
    var isFromEnvironment: Bool
    /// The line of the file, or the value alone if it comes from the environment.
    var source: [UInt8]
    /// The place of the value in that text.
    var span: SourceSpan
  }

  private var values: [String: Value] = [:]

  /// Whether nothing is set.
  var isEmpty: Bool { values.isEmpty }

  /// The value of a setting, if it is set.
  subscript(name: String) -> Value? { values[name] }

  /// All of them as `name=value`, in alphabetical order.
  var all: [String] { values.map { "\($0.key)=\($0.value.text)" }.sorted() }

  /// The environment's variable for a setting: `ULP_MAX_MEMORY` for `max-memory`.
  static func variable(_ name: String) -> String {
    "ULP_" + String(name.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// The path of the configuration file, which need not exist.
  static var path: String? { UserFolder.configuration.path(of: "config") }

  /// All current settings; they are read once.
  static func current() throws -> StoredSettings { try cached.get() }

  private static let cached = Result { try StoredSettings() }

  private init() throws {
    let path = Self.path.flatMap { access($0, F_OK) == 0 ? $0 : nil }
    // Describing all settings takes a third of the time of `ulp 1+1`, which mostly has none.
    guard path != nil || EnvironmentVariable.isAnySet(beginningWith: "ULP_") else { return }
    let names = SettingNames.all
    if let path { try readFile(path, names) }
    for name in names {
      guard let text = EnvironmentVariable.value(Self.variable(name)) else { continue }
      let source = Array(text.utf8)
      values[name] = Value(
        text: text, origin: Self.variable(name), isFromEnvironment: true, source: source,
        span: SourceSpan(0, source.count))
    }
  }

  private mutating func readFile(_ path: String, _ names: [String]) throws {
    let bytes = try FileContent.read(path, limits: Limits(), allowsPipes: false)
    let file = try SettingsFile(bytes, path: path, names: names)
    if !Worker.isThisProcess {
      for warning in file.warnings { StandardError.write("warning: \(warning)\n") }
    }
    for line in file.lines {
      values[line.name] = Value(
        text: line.value, origin: line.place, isFromEnvironment: false, source: line.source,
        span: line.valueSpan)
    }
  }
}
