import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment and the configuration file set.
struct StoredSettings: Sendable {
  /// A value and where it comes from.
  struct Value: Sendable {
    var text: String
    /// `ULP_DIGITS`, or a file and a line: `/home/ada/.config/ulp/config:2`.
    var origin: String
    /// The environment comes before the file.
    var isFromEnvironment: Bool
    /// The line of the file; the value alone if it is from the environment.
    var source: [UInt8]
    /// Where in it the value stands.
    var span: SourceSpan
  }

  private var values: [String: Value] = [:]

  /// What sets an option, if anything does.
  subscript(name: String) -> Value? { values[name] }

  /// The environment's variable for a setting: `ULP_MAX_MEMORY` for `max-memory`.
  static func variable(_ name: String) -> String {
    "ULP_" + String(name.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// The configuration file, which need not be there.
  static var path: String? { UserFolder.configuration.path(of: "config") }

  /// All that is set now; read once.
  static func current() throws -> StoredSettings { try cached.get() }

  private static let cached = Result { try StoredSettings() }

  private init() throws {
    let names = SettingNames.all
    if let path = Self.path, access(path, F_OK) == 0 {
      var bytes = try FileContent.read(path, limits: Limits())
      // Some editors put a mark of the encoding first.
      if bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
      for line in try SettingsFile(bytes, path: path, names: names).lines {
        values[line.name] = Value(
          text: line.value, origin: line.place, isFromEnvironment: false, source: line.source,
          span: line.valueSpan)
      }
    }
    for name in names {
      guard let text = EnvironmentVariable.value(Self.variable(name)) else { continue }
      let source = Array(text.utf8)
      values[name] = Value(
        text: text, origin: Self.variable(name), isFromEnvironment: true, source: source,
        span: SourceSpan(0, source.count))
    }
  }
}
