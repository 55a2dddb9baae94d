import Conversion
import Scientific

/// A function that can be looked up: a function or operator of the catalogue, or a function of
/// dates.
enum FunctionEntry {
  case catalogue(FunctionRow)
  case dates(DateFunction)

  /// All functions; operators are only found by name.
  static let all: [FunctionEntry] =
    Catalogue.functions.map(catalogue) + DateFunction.all.map(dates)

  /// The entries with this name or alias: one function, or all operators with this spelling.
  static func named(_ name: String) -> [FunctionEntry] {
    if let function = DateFunction.named(name) { return [.dates(function)] }
    if let row = Catalogue.function(named: name) { return [.catalogue(row)] }
    return Catalogue.operators(named: name).map(catalogue)
  }

  /// The function with its parameters.
  var signature: String {
    switch self {
    case .catalogue(let row): row.signature
    case .dates(let function): function.signature
    }
  }

  /// A description in one line.
  var summary: String {
    switch self {
    case .catalogue(let row): row.summary
    case .dates(let function): function.summary
    }
  }

  /// All information as lines of text.
  var lines: [String] { [signature, summary] + Columns.facts(facts) }

  private var facts: [(label: String, text: String)] {
    switch self {
    case .catalogue(let row):
      [
        ("aliases", row.aliases.joined(separator: ", ")), ("formula", row.form.formula ?? ""),
        ("domain", row.domain), ("complex", row.complexNumbers ?? ""), ("special", row.special),
        ("units", row.units.description),
        ("accuracy", row.accuracyText(\.description)), ("cost", row.complexity.description),
        ("example", "\(row.example.expression) = \(row.example.result)"), ("source", row.source),
      ]
    case .dates(let function):
      [
        ("example", "\(function.example.expression) = \(function.example.result)"),
        ("source", function.source),
      ]
    }
  }

  /// All information as an object.
  var json: JSONValue {
    switch self {
    case .catalogue(let row):
      .object([
        ("name", .string(row.name)), ("aliases", .list(row.aliases.map { .string($0) })),
        ("signature", .string(row.signature)), ("summary", .string(row.summary)),
        ("formula", JSONValue(row.form.formula)), ("domain", .string(row.domain)),
        ("complex", JSONValue(row.complexNumbers)), ("special", .string(row.special)),
        ("units", .string(row.units.description)),
        ("accuracy", .string(row.accuracyText(\.description))),
        ("cost", .string(row.complexity.description)),
        ("example", Self.example(row.example)), ("source", .string(row.source)),
      ])
    case .dates(let function):
      .object([
        ("name", .string(function.name)), ("signature", .string(function.signature)),
        ("summary", .string(function.summary)), ("example", Self.example(function.example)),
        ("source", .string(function.source)),
      ])
    }
  }

  private static func example(_ example: (expression: String, result: String)) -> JSONValue {
    .object([("expression", .string(example.expression)), ("result", .string(example.result))])
  }
}
