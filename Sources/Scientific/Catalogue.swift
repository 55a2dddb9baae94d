public import NumericCore

/// The functions and constants that expressions know, found by name.
public enum Catalogue {
  /// All functions.
  public static let functions: [FunctionRow] = [
    arithmetic, integral, elementary, circular, halfTurns, hyperbolic, special, combinatorial,
    several, lists, finance,
  ].flatMap { $0 }

  private static let functionIndex: [String: Int] = index(functions.map { [$0.name] + $0.aliases })
  private static let constantIndex: [String: Int] = index(constants.map { [$0.name] + $0.aliases })
  private static let rowIndex: [Function: Int] = {
    var found: [Function: Int] = [:]
    for (index, row) in functions.enumerated() {
      for function in row.form.functions where found[function] == nil {
        found[function] = index
      }
    }
    return found
  }()

  /// The function of this name or alias.
  public static func function(named name: String) -> FunctionRow? {
    functionIndex[name].map { functions[$0] }
  }

  /// The constant of this name or alias.
  public static func constant(named name: String) -> ConstantRow? {
    constantIndex[name].map { constants[$0] }
  }

  /// The row that a function has.
  public static func row(of function: Function) -> FunctionRow? {
    rowIndex[function].map { functions[$0] }
  }

  /// The functions of finance: annuities and cash flows, rates, and ratios of business.
  public static let finance: [FunctionRow] = annuities + cashFlows + rates + ratios + prices

  /// Words that stand for the value of some parameter, such as `begin`.
  public static let argumentWords: Set<String> = Set(
    functions.flatMap(\.optional).flatMap(\.words))

  /// Whether a name is a function's.
  public static func isFunction(_ name: String) -> Bool { functionIndex[name] != nil }
  /// Whether a name is a constant's.
  public static func isConstant(_ name: String) -> Bool { constantIndex[name] != nil }

  /// Every name and alias.
  public static var names: [String] { Array(functionIndex.keys) + Array(constantIndex.keys) }

  private static func index(_ names: [[String]]) -> [String: Int] {
    var found: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for name in names { found[name] = index }
    }
    return found
  }
}
