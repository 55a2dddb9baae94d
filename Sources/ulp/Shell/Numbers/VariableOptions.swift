import ArgumentParser
import Scientific

/// What an expression means: the unit of its angles, and its variables.
struct VariableOptions: ParsableArguments {
  @Option(
    name: .customLong("angle"),
    help: ArgumentHelp(
      "Unit of angles: \(AngleUnit.allCases.map(\.rawValue).alternatives). (default: radians)",
      valueName: "angle")
  )
  var givenAngle: AngleUnit?

  @Option(
    name: .customLong("let"),
    help: ArgumentHelp("Set a variable; repeatable.", valueName: "name=value"))
  var assignments: [String] = []

  /// The names that get values.
  var names: [String] { assignments.compactMap { Self.parts($0)?.name } }

  /// What a name is to be, as it is written.
  func value(of name: String) -> String? {
    assignments.lazy.compactMap(Self.parts).last { $0.name == name }?.value
  }

  /// A name and what it is to be.
  static func parts(_ assignment: String) -> (name: String, value: String)? {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0].filter { $0 != " " }), String(parts[1]))
  }

  var stored = StoredOrigins()

  /// The unit of angles, where nothing else was said radians.
  var angle: AngleUnit {
    get { givenAngle ?? .radians }
    set { givenAngle = newValue }
  }

  mutating func validate() throws { try validateWithSettings() }

  /// Refuses options about expressions where there is none.
  func refuse(because reason: String) throws {
    if let name = ((assignments.isEmpty ? [] : ["--let"]) + given).first {
      throw ValidationError("\(name) is about expressions; \(reason)")
    }
  }

  func validateValues() throws {
    for assignment in assignments where !assignment.contains("=") {
      throw ValidationError("--let needs name=value, not '\(assignment)'")
    }
  }
}

extension VariableOptions: ConfigurableOptions {
  /// Options that may be set once for all.
  enum Stored {
    static let angle = Setting<VariableOptions>.angle(\.givenAngle)
  }

  static let settings = [Stored.angle]
}

extension Setting {
  /// The unit of angles.
  static func angle(_ path: any WritableKeyPath<Options, AngleUnit?> & Sendable) -> Setting {
    Setting("angle", "radians", path)
  }
}
