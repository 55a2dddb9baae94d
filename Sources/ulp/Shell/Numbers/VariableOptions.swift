import ArgumentParser
import Conversion
import Scientific

/// The options for the unit of angles and for variables.
struct VariableOptions: ParsableArguments {
  @Option(
    name: .customLong("angle"),
    help: ArgumentHelp(
      "Unit of angles: \(AngleUnit.allCases.map(\.rawValue).alternatives). (default: radians)",
      valueName: "angle")
  )
  var givenAngle: AngleUnit?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Country of pints, tons and other customary units: \(UnitLocale.allCases.map(\.rawValue).alternatives). (default: none)",
      valueName: "country"))
  var locale: UnitLocale?

  @Option(
    name: .customLong("let"),
    help: ArgumentHelp(
      "Set a variable; repeatable. @FILE is the list or matrix in a file.", valueName: "name=value")
  )
  var assignments: [String] = []

  @Flag(
    name: .customLong("complex"), inversion: .prefixedNo,
    help: "Let functions and powers of real numbers be complex: sqrt(-1) is i.")
  var givenComplex: Bool?

  @Flag(
    name: .customLong("quiet"), inversion: .prefixedNo,
    help: "Leave out notes about readings that other calculators do not share.")
  var givenQuiet: Bool?

  /// The names of the assigned variables.
  var names: [String] { assignments.compactMap { Self.parts($0)?.name } }

  /// The expression that is assigned to a name.
  func value(of name: String) -> String? {
    assignments.lazy.compactMap(Self.parts).last { $0.name == name }?.value
  }

  /// The array of which a variable is an element, as `A` of `A[0]`; the variable itself if it is none.
  static func array(of variable: String) -> String { String(variable.prefix { $0 != "[" }) }

  /// The options that give variables some values; the elements of an array, which follow each other, are one list.
  static func words(setting variables: [String], to values: [String]) -> [String] {
    var elements: [(name: String, values: [String])] = []
    for (variable, value) in zip(variables, values) {
      let name = array(of: variable)
      if name != variable, elements.last?.name == name {
        elements[elements.count - 1].values.append(value)
      } else {
        elements.append((name, [value]))
      }
    }
    let arrays = Set(variables.map(array)).subtracting(variables)
    return elements.flatMap { name, values in
      let list = values.joined(separator: ", ")
      return ["--let", "\(name)=\(arrays.contains(name) ? "[\(list)]" : list)"]
    }
  }

  /// The name and the expression of an assignment.
  static func parts(_ assignment: String) -> (name: String, value: String)? {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0].filter { $0 != " " }), String(parts[1]))
  }

  var stored = StoredOrigins()

  /// The unit of angles; radians by default.
  var angle: AngleUnit {
    get { givenAngle ?? .radians }
    set { givenAngle = newValue }
  }

  /// Whether functions of real numbers have complex values.
  var isComplex: Bool {
    get { givenComplex ?? false }
    set { givenComplex = newValue }
  }

  /// Whether notes about readings are left out.
  var isQuiet: Bool {
    get { givenQuiet ?? false }
    set { givenQuiet = newValue }
  }

  mutating func validate() throws { try validateWithSettings() }

  /// Refuses these options for commands without an expression.
  ///
  /// The country goes with units outside expressions, too, where `readsUnits` is set.
  func refuse(because reason: String, readsUnits: Bool = false) throws {
    let names = ["--angle", "--complex"] + (readsUnits ? [] : ["--locale"])
    let given = given.filter(names.contains)
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
  /// The options that can also be set in the configuration file.
  enum Stored {
    static let angle = Setting<VariableOptions>.angle(\.givenAngle)
    static let locale = Setting<VariableOptions>("locale", "none", \.locale)
    static let complex = Setting<VariableOptions>(flag: "complex", \.givenComplex)
    static let quiet = Setting<VariableOptions>(flag: "quiet", \.givenQuiet)
  }

  /// The assignments of the command line take the place of those that are configured.
  private var assigned: [String]? {
    get { assignments.isEmpty ? nil : assignments }
    set { assignments = newValue ?? [] }
  }

  static let settings = [
    Stored.angle, Stored.locale, Stored.complex, Stored.quiet,
    Setting(
      "let", \.assigned, separatedBy: ";", values: "name=value, several separated by ';'",
      read: { $0.contains("=") ? $0 : nil }, write: { $0 }),
  ]

  /// What names of units mean.
  var units: UnitContext {
    var units = UnitContext()
    units.locale = locale
    return units
  }
}

extension Setting {
  /// The unit of angles.
  static func angle(_ path: any WritableKeyPath<Options, AngleUnit?> & Sendable) -> Setting {
    Setting("angle", "radians", path)
  }
}
