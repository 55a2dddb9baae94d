public import NumericCore

/// One function of the catalogue: everything that parser, help, completion and tests know of it.
public struct FunctionRow: Sendable {
  /// The name in expressions.
  public var name: String
  /// Other names for the same function.
  public var aliases: [String] = []
  /// Names of the parameters, for named arguments and help.
  public var parameters: [String]
  /// What it compiles to.
  public var form: FunctionForm
  /// The arguments that have a real result.
  public var domain: String
  /// What it is, in one line.
  public var summary: String
  /// An expression and its value, which a test evaluates.
  public var example: (expression: String, result: String)
  /// Where definition and algorithm come from.
  public var source: String

  /// `name(x, y)`, with optional parameters in brackets.
  public var signature: String {
    switch form {
    case .unaryOrBinary: "\(name)(\(parameters[0])[, \(parameters[1])])"
    case .reduction, .fold: "\(name)(\(parameters[0]), …)"
    default: "\(name)(\(parameters.joined(separator: ", ")))"
    }
  }

  /// How many arguments it takes; a list counts as its elements.
  public var arity: ClosedRange<Int> {
    switch form {
    case .unaryOrBinary: 1...2
    case .reduction, .fold: 1...Int.max
    default: parameters.count...parameters.count
    }
  }
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
