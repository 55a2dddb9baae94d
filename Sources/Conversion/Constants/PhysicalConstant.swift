public import NumericCore

/// A constant of physics: a number with a unit, as CODATA recommends it.
///
/// The texts of the table are read when a constant is used.
public struct PhysicalConstant: Sendable {
  /// The name in expressions: `boltzmann_constant`.
  public let name: String
  /// The name in the list of CODATA: "Boltzmann constant".
  public let title: String
  /// The digits of the list, which go on where there is a formula.
  public let digits: String
  /// The unit as text; empty for a plain number.
  public let unitText: String
  /// The standard uncertainty, in the same unit; nil for an exact constant.
  public let uncertainty: String?
  /// The number in that unit as an expression of the numbers of the defining constants, where its digits do not end.
  public let formula: String?
  /// The short names, separated by blanks.
  private let symbolText: String

  /// Reads a line of the table.
  fileprivate init(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    precondition(fields.count == 7, "'\(Substring(line))' has seven fields")
    (name, title, digits, unitText) = (fields[0], fields[1], fields[2], fields[4])
    uncertainty = fields[3].isEmpty ? nil : fields[3]
    symbolText = fields[5]
    formula = fields[6].isEmpty ? nil : fields[6]
  }

  /// The short names: `["hbar", "ħ"]`.
  public var symbols: [String] { symbolText.split(separator: " ").map(String.init) }

  /// The name that is shown: the first short one, where there is one.
  public var symbol: String { symbols.first ?? name }

  /// The source of the values.
  public static let source = "CODATA 2022"

  /// The number that the digits of the list denote.
  public var value: ExactLiteral {
    guard let literal = try? ExactLiteral(digits) else {
      preconditionFailure("\(name): '\(digits)' is a number")
    }
    return literal
  }

  /// The unit; nil for a plain number.
  public var unit: Unit? {
    if unitText.isEmpty { return nil }
    guard let unit = try? Unit(parsing: unitText) else {
      preconditionFailure("\(name): '\(unitText)' is a unit")
    }
    return unit
  }

  /// A number that rounds to the value: half a unit of its last digit away from it.
  public var neighbour: ExactLiteral {
    let mantissa = digits.prefix { $0 != "e" }
    let point = mantissa.contains(".") ? "" : "."
    guard let literal = try? ExactLiteral(mantissa + point + "5" + digits.dropFirst(mantissa.count))
    else { preconditionFailure("\(name): '\(digits)' is a decimal") }
    return literal
  }

  /// The number of known digits; nil for an exact constant.
  public var knownDigits: Int? {
    if uncertainty == nil { return nil }
    let mantissa = digits.prefix { $0 != "e" }.filter(\.isNumber)
    return mantissa.drop { $0 == "0" }.count
  }
}

// The constants by name.
extension PhysicalConstant {
  /// All constants, in the order of the list.
  public static let all = table.utf8.split(separator: UInt8(ascii: "\n")).map(PhysicalConstant.init)

  /// The numbers of the constants that define the SI, by their letters in formulas.
  public static let defining: [String: String] = [
    "c": "speed_of_light_in_vacuum", "h": "planck_constant", "e": "elementary_charge",
    "k": "boltzmann_constant", "N_A": "avogadro_constant",
  ]

  private static let index: [String: Int] = {
    var found: [String: Int] = [:]
    found.reserveCapacity(2 * all.count)
    for (place, constant) in all.enumerated() {
      found[constant.name] = place
      for symbol in constant.symbols { found[symbol] = place }
    }
    return found
  }()

  /// The constant with a name or symbol.
  public static func named(_ name: String) -> PhysicalConstant? { index[name].map { all[$0] } }

  /// Whether a constant has this name or symbol.
  public static func isName(_ name: String) -> Bool { index[name] != nil }

  /// Every name and symbol.
  public static var names: [String] { Array(index.keys) }
}
