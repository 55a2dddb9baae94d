import Arithmetic
import Scientific

/// A line that a session keeps: its text, and what every name in it stands for.
///
/// A result is kept as what was typed, so that it can be computed again on another number system. A name is
/// bound to the line that it stood for when it was read; so setting a variable anew changes no earlier result.
struct Definition: Sendable {
  let source: [UInt8]
  /// What the line reads and sets.
  let names: LineNames
  /// The unit of angles in force when it was typed.
  let angle: AngleUnit
  /// The variables that it reads.
  let variables: [String: Binding]
  /// The functions that it calls, by the lines that define them.
  let functions: [String: Int]

  /// The lines that it needs.
  var needed: [Int] { variables.values.map(\.line) + functions.values }
}

/// A variable of a line: `_3` is the `ans` of some line.
struct Binding: Hashable, Sendable {
  var line: Int
  var name: String
}

/// What names stand for at some moment of a session.
struct Bindings: Sendable {
  private(set) var variables: [String: Binding] = [:]
  private(set) var functions: [String: Int] = [:]

  /// A line typed now.
  func definition(
    _ source: [UInt8], _ options: NumberOptions, in lines: [Definition]
  ) throws(CalculatorError) -> Definition {
    let names = try LineNames(utf8: source, limits: options.limits)
    var bound: (variables: [String: Binding], functions: [String: Int]) = ([:], [:])
    var pending = Array(names.read)
    while let name = pending.popLast() {
      if bound.variables[name] == nil { bound.variables[name] = variables[name] }
      if bound.functions[name] == nil, let line = functions[name] {
        bound.functions[name] = line
        // The names in a function's body mean what they mean where it is called.
        pending += lines[line].names.read
      }
    }
    return Definition(
      source: source, names: names, angle: options.variables.angle, variables: bound.variables,
      functions: bound.functions)
  }

  /// What names stood for before a line set them; nil for nothing.
  struct Replaced: Sendable {
    var variables: [(name: String, binding: Binding?)] = []
    var functions: [(name: String, line: Int?)] = []
  }

  /// Lets the names that a line sets stand for it. `result` is the number of its result, if it has one.
  mutating func bind(_ names: LineNames, to line: Int, result: Int?) -> Replaced {
    var set = names.variables.map { (name: $0, binding: Binding(line: line, name: $0)) }
    if let result { set.append(("_\(result)", Binding(line: line, name: "ans"))) }
    let replaced = Replaced(
      variables: set.map { ($0.name, variables[$0.name]) },
      functions: names.functions.map { ($0, functions[$0]) })
    for (name, binding) in set { variables[name] = binding }
    for name in names.functions { functions[name] = line }
    return replaced
  }

  /// Lets names stand for what they stood for before.
  mutating func restore(_ replaced: Replaced) {
    for (name, binding) in replaced.variables { variables[name] = binding }
    for (name, line) in replaced.functions { functions[name] = line }
  }

  /// Variables and functions that the user named.
  var names: [String] { Array(variables.keys) + Array(functions.keys) }
}
