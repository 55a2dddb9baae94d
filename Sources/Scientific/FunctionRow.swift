public import NumericCore

/// One function of the catalogue: everything that parser, help, completion and tests know of it.
public struct FunctionRow: Sendable {
  /// The name in expressions.
  public var name: String
  /// Other names for the same function.
  public var aliases: [String] = []
  /// Names of the parameters, for named arguments and help.
  public var parameters: [String]
  /// The last parameters may be left out: their names, values and words.
  public var optional: [OptionalParameter] = []
  /// The parameter that is a list.
  public var list: String?
  /// What it compiles to.
  public var form: FunctionForm
  /// The arguments that have a real result.
  public var domain: String
  /// What comes out at infinities, signed zeros, the ends of the domain and NaN.
  public var special: String
  /// What becomes of units.
  public var units: UnitRule
  /// How far results are from the true values: for each of the form's functions, or for a formula as a whole.
  public var accuracy: [FunctionAccuracy]
  /// What a call costs.
  public var complexity: Complexity
  /// What it is, in one line.
  public var summary: String
  /// An expression and its value, which a test evaluates.
  public var example: (expression: String, result: String)
  /// Where definition and algorithm come from.
  public var source: String

  /// `name(x, y)`, with optional parameters in brackets.
  public var signature: String {
    switch form {
    case .prefix: name + parameters[0]
    case .infix: parameters.joined(separator: " \(name) ")
    case .unaryOrBinary: "\(name)(\(parameters[0])[, \(parameters[1])])"
    case .reduction, .fold: "\(name)(\(parameters[0]), …)"
    default: "\(name)(\(described.joined(separator: ", ")))"
    }
  }

  /// How many arguments it takes; a list counts as its elements.
  public var arity: ClosedRange<Int> {
    switch form {
    case .unaryOrBinary: 1...2
    case .reduction, .fold: 1...Int.max
    default: (parameters.count - optional.count)...parameters.count
    }
  }

  /// The parameters, those that may be left out with their values.
  private var described: [String] {
    parameters.dropLast(optional.count)
      + optional.map { "\($0.name)=\($0.words.isEmpty ? "\($0.value)" : $0.words[$0.value])" }
  }
}

/// Functions of one kind.
public struct FunctionFamily: Sendable {
  /// What they have in common.
  public var title: String
  /// The functions.
  public var rows: [FunctionRow]

  init(_ title: String, _ rows: [FunctionRow]) {
    self.title = title
    self.rows = rows
  }
}

/// A parameter that has a value when it is left out.
public struct OptionalParameter: Sendable {
  /// Its name.
  public var name: String
  /// The value.
  public var value: Int
  /// Words for 0, 1, …; none for a number like any other.
  public var words: [String] = []

  /// A parameter of zero, unless another value is named.
  public static func number(_ name: String, _ value: Int = 0) -> OptionalParameter {
    OptionalParameter(name: name, value: value)
  }

  /// When payments come: at the end of each period, or at its beginning.
  public static let when = OptionalParameter(name: "when", value: 0, words: ["end", "begin"])
}

/// One constant of the catalogue.
public struct ConstantRow: Sendable {
  /// What it denotes.
  public enum Value: Sendable {
    /// A mathematical constant that a backend computes.
    case constant(Constant)
    /// A literal.
    case literal(ExactLiteral)
  }

  /// The name in expressions.
  public var name: String
  /// Other names for the same constant.
  public var aliases: [String] = []
  /// What it denotes.
  public var value: Value
  /// What it is, in one line.
  public var summary: String
  /// Where the definition comes from.
  public var source: String

  /// Whether it is a real number, unlike infinity and NaN.
  public var isFinite: Bool {
    if case .literal(let literal) = value { literal.kind == .finite } else { true }
  }
}
