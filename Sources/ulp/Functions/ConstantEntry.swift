import Conversion
import NumericCore
import Scientific

/// A constant that can be looked up: one of mathematics, or one of physics.
enum ConstantEntry {
  case mathematics(ConstantRow)
  case physics(PhysicalConstant)

  /// All constants, those of mathematics first.
  static let all: [ConstantEntry] =
    Catalogue.constants.map(mathematics) + PhysicalConstant.all.map(physics)

  /// The constant with a name, or those whose descriptions contain a word of several letters.
  static func named(_ text: String) -> [ConstantEntry] {
    if let row = Catalogue.constant(named: text) { return [.mathematics(row)] }
    if let constant = PhysicalConstant.named(text) { return [.physics(constant)] }
    let word = text.lowercased()
    let exact = all.filter { $0.summary.lowercased() == word }
    if text.count < 3 || !exact.isEmpty { return exact }
    return all.filter { $0.summary.lowercased().firstIndex(ofText: word) != nil }
  }

  /// The name in expressions.
  var name: String {
    switch self {
    case .mathematics(let row): row.name
    case .physics(let constant): constant.symbol
    }
  }

  /// A description in one line.
  var summary: String {
    switch self {
    case .mathematics(let row): row.summary
    case .physics(let constant): constant.title
    }
  }

  /// Whether it is a real number; false for infinity and NaN.
  var isFinite: Bool {
    if case .mathematics(let row) = self { row.isFinite } else { true }
  }

  /// The standard uncertainty behind `±`; empty for an exact constant.
  var uncertainty: String {
    guard case .physics(let constant) = self, let size = constant.uncertainty else { return "" }
    return "± \(size)"
  }

  /// All that is known, but the value.
  var facts: [(label: String, text: String)] {
    switch self {
    case .mathematics(let row):
      [("aliases", aliases.joined(separator: ", ")), ("source", row.source)]
    case .physics(let constant):
      [
        ("±", constant.uncertainty.map { $0.withUnit(constant.unit?.symbol) } ?? "0 (exact)"),
        ("names", (constant.symbols + [constant.name]).joined(separator: ", ")),
        ("formula", constant.formula.map { "\($0), \(Self.letters)" } ?? ""),
        ("source", PhysicalConstant.source),
      ]
    }
  }

  private static let letters = "with the numbers of c, h, e, k and N_A in units of the SI"

  /// The other names in expressions.
  private var aliases: [String] {
    switch self {
    case .mathematics(let row): row.aliases
    case .physics(let constant):
      (constant.symbols + [constant.name]).filter { $0 != constant.symbol }
    }
  }

  /// The fields of JSON behind those of the value.
  var json: JSONFields {
    var (uncertainty, reference) = (String?.none, PhysicalConstant.source)
    switch self {
    case .mathematics(let row): reference = row.source
    case .physics(let constant): uncertainty = constant.uncertainty
    }
    return [
      ("name", .string(name)), ("aliases", .list(aliases.map { .string($0) })),
      ("summary", .string(summary)), ("uncertainty", JSONValue(uncertainty)),
      ("reference", .string(reference)),
    ]
  }
}

extension String {
  /// A number with its unit, where it has one.
  fileprivate func withUnit(_ symbol: String?) -> String { symbol.map { "\(self) \($0)" } ?? self }
}
