public import Conversion
public import NumericCore

/// The names that a line reads and sets, found from its text alone.
public struct LineNames: Sendable {
  /// The names in its text; some of them may be units, or words of the language.
  public private(set) var read: Set<String> = []
  /// The variables that it sets; `ans` for an expression that is not assigned.
  public private(set) var variables: Set<String> = []
  /// The functions that it defines.
  public private(set) var functions: Set<String> = []
  /// The units that it defines, by name.
  public private(set) var units: [String: CustomUnit] = [:]
  /// Whether there is more than one statement.
  public private(set) var hasSeveralStatements = false
  /// The variable that the last statement assigns; nil if it is not an assignment.
  public private(set) var lastAssigned: String?

  /// Parses a line.
  ///
  /// - Throws: for text that is not a line of the language.
  public init(
    utf8 source: [UInt8], limits: Limits = Limits(), units context: UnitContext = UnitContext()
  ) throws(CalculatorError) {
    var environment = Environment()
    environment.units = context
    let statements = try environment.parse(source, limits).statements
    hasSeveralStatements = statements.count > 1
    // Which of the names are read depends on the variables: a unit behind a number hides one of its
    // name, and a note tells so.
    var counts: [String: Int] = [:]
    for (kind, span) in LineTokens(utf8: source).tokens where kind == .name {
      counts[String(decoding: source[span.start..<span.end], as: UTF8.self), default: 0] += 1
    }
    // `_` stands for it.
    if counts["_"] != nil { counts["ans", default: 0] += 1 }
    defer { read.formUnion(counts.filter { $0.value > 0 }.keys) }
    for statement in statements {
      lastAssigned = nil
      switch statement {
      case .expression:
        variables.insert("ans")
      case .assignment(let name, _):
        variables.insert(name)
        // The name to the left of '=' is not read.
        counts[name, default: 0] -= 1
        lastAssigned = name
      case .destructuring(let targets, _):
        variables.formUnion(targets.names)
        for name in targets.names { counts[name, default: 0] -= 1 }
      case .definition(let definition):
        functions.insert(definition.name)
        counts[definition.name, default: 0] -= 1
        if statements.count == 1 {
          for parameter in definition.parameters { counts[parameter] = 0 }
        }
      case .unit(let unit):
        units[unit.name] = unit
        counts[unit.name, default: 0] -= 1
      }
    }
  }
}
