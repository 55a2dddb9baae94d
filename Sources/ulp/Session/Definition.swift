import Arithmetic
import Conversion
import NumericCore
import Scientific

/// A line of a session: its text, and the meaning of the names in it.
///
/// Results are stored as the lines that were typed, so that they can be computed again on another
/// number system. Each name is bound to the line that defined it when the line was read, so that a
/// new assignment to a variable does not change earlier results.
struct Definition: Sendable {
  let source: [UInt8]
  /// The names that the line reads and sets.
  let names: LineNames
  /// The unit of angles when the line was typed.
  let angle: AngleUnit
  /// The bindings of the variables that it reads.
  let variables: [String: Binding]
  /// The functions that it calls, with the lines that define them.
  let functions: [String: Int]
  /// What names of units meant when the line was typed.
  let units: UnitContext
  /// The lines that define units which it uses.
  let unitLines: [Int]

  /// The lines on which it depends.
  var needed: [Int] { variables.values.map(\.line) + functions.values + unitLines }
}

/// The meaning of a variable in a line; `_3` is the `ans` of some line.
struct Binding: Hashable, Sendable {
  var line: Int
  var name: String
}

/// The meaning of names at some time in a session.
struct Bindings: Sendable {
  private(set) var variables: [String: Binding] = [:]
  private(set) var functions: [String: Int] = [:]
  /// The lines that define units.
  private(set) var units: [String: Int] = [:]
  /// The units that the user defined.
  private(set) var context = UnitContext()

  /// The definition of a line typed at this time.
  func definition(
    _ source: [UInt8], angle: AngleUnit, locale: UnitLocale?, _ limits: Limits,
    in lines: [Definition]
  ) throws(CalculatorError) -> Definition {
    var context = context
    context.locale = locale
    let names = try LineNames(utf8: source, limits: limits, units: context)
    var bound: (variables: [String: Binding], functions: [String: Int]) = ([:], [:])
    var pending = Array(names.read)
    while let name = pending.popLast() {
      if bound.variables[name] == nil { bound.variables[name] = variables[name] }
      if bound.functions[name] == nil, let line = functions[name] {
        bound.functions[name] = line
        // Names in the body of a function have the meaning that they have at the call.
        pending += lines[line].names.read
      }
    }
    // A name may have a power behind it: smoot2.
    let unitLines = units.filter { unit in names.read.contains { $0.hasPrefix(unit.key) } }.values
    return Definition(
      source: source, names: names, angle: angle, variables: bound.variables,
      functions: bound.functions, units: context, unitLines: Array(unitLines))
  }

  /// The meaning of names before a line set them; nil if they had none.
  struct Replaced: Sendable {
    var variables: [(name: String, binding: Binding?)] = []
    var functions: [(name: String, line: Int?)] = []
    var units: [(name: String, line: Int?, context: UnitContext)] = []

    /// Adds what a later line replaced.
    mutating func add(_ later: Replaced) {
      variables += later.variables
      functions += later.functions
      units += later.units
    }
  }

  /// Binds the names that a line sets to that line.
  ///
  /// `result` is the number of its result, if it has one.
  mutating func bind(_ names: LineNames, to line: Int, result: Int?) -> Replaced {
    var set = names.variables.map { (name: $0, binding: Binding(line: line, name: $0)) }
    if let result { set.append(("_\(result)", Binding(line: line, name: "ans"))) }
    let replaced = Replaced(
      variables: set.map { ($0.name, variables[$0.name]) },
      functions: names.functions.map { ($0, functions[$0]) },
      units: names.units.keys.map { ($0, units[$0], context) })
    for (name, binding) in set { variables[name] = binding }
    for name in names.functions { functions[name] = line }
    for (name, unit) in names.units {
      units[name] = line
      context.define(unit)
    }
    return replaced
  }

  /// Restores the earlier meaning of names.
  mutating func restore(_ replaced: Replaced) {
    for (name, binding) in replaced.variables.reversed() { variables[name] = binding }
    for (name, line) in replaced.functions.reversed() { functions[name] = line }
    for (name, line, earlier) in replaced.units.reversed() {
      units[name] = line
      context = earlier
    }
  }

  /// Takes the meaning of a variable away.
  mutating func unset(_ name: String) { variables[name] = nil }

  /// The variables, functions and units that the user defined.
  var names: [String] { Array(variables.keys) + Array(functions.keys) + Array(units.keys) }
}
