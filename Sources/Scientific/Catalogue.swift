public import NumericCore

/// The functions and constants that expressions know, found by name.
public enum Catalogue {
  /// All functions by family, each under a title.
  public static let families: [FunctionFamily] = [
    FunctionFamily("Signs and products", arithmetic),
    FunctionFamily("Whole parts, remainders and neighbours", integral),
    FunctionFamily("Roots, powers, exponentials and logarithms", elementary),
    FunctionFamily("Angles", circular),
    FunctionFamily("Angles in half turns", halfTurns),
    FunctionFamily("Hyperbolic functions", hyperbolic),
    FunctionFamily("Complex numbers", complexNumbers),
    FunctionFamily("Special functions", special),
    FunctionFamily("Special functions of complex numbers", continued),
    FunctionFamily("Functions of whole numbers", combinatorial),
    FunctionFamily("Primes and divisors", primes),
    FunctionFamily("Residues", residues),
    FunctionFamily("Sequences of whole numbers", sequences),
    FunctionFamily("Bits of whole numbers", bits),
    FunctionFamily("Functions with several results", several),
    FunctionFamily("Functions of lists", lists),
    FunctionFamily("Probability distributions", distributions),
    FunctionFamily("Vectors", vectors),
    FunctionFamily("Matrices", matrices),
    FunctionFamily("Polynomials", polynomials),
    FunctionFamily("Loans and savings", annuities),
    FunctionFamily("Cash flows", cashFlows),
    FunctionFamily("Rates of interest", rates),
    FunctionFamily("Companies and shares", ratios),
    FunctionFamily("Prices", prices),
  ]

  /// All functions.
  public static let functions: [FunctionRow] = families.flatMap(\.rows)

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

  /// The row of a function; nil for a function that only an operator computes.
  public static func row(of function: Function) -> FunctionRow? {
    rowIndex[function].map { functions[$0] }
  }

  /// The row of a function of complex numbers that has one of its own.
  public static func row(ofContinued function: ComplexFunction) -> FunctionRow? {
    functions.first { row in
      switch row.form {
      case .continued(function), .unaryOrContinued(_, function): true
      default: false
      }
    }
  }

  /// What people call a function of complex numbers.
  public static func name(of function: ComplexFunction) -> String {
    row(ofContinued: function)?.name
      ?? function.realForm.flatMap { row(of: .unary($0)) }?.name ?? "\(function)"
  }

  /// The rows of an operator, found by one of its spellings; a minus sign has two rows.
  public static func operators(named name: String) -> [FunctionRow] {
    operators.filter { $0.name == name || $0.aliases.contains(name) }
  }

  /// What a function does with the units of its arguments.
  public static func units(of function: Function) -> UnitRule? {
    rowOrOperator(of: function)?.units
  }

  /// The accuracy of a function.
  public static func accuracy(of function: Function) -> FunctionAccuracy? {
    rowOrOperator(of: function)?.accuracy(of: function)
  }

  private static func rowOrOperator(of function: Function) -> FunctionRow? {
    row(of: function) ?? operators.first { $0.form.functions == [function] }
  }

  /// The financial functions: annuities and cash flows, interest rates, and business ratios.
  public static let finance: [FunctionRow] = annuities + cashFlows + rates + ratios + prices

  /// Words that stand for a value of some parameter, such as `begin`.
  public static let argumentWords: Set<String> = Set(
    functions.flatMap(\.optional).flatMap(\.words))

  /// Whether a function has this name.
  public static func isFunction(_ name: String) -> Bool { functionIndex[name] != nil }
  /// Whether a constant has this name.
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
