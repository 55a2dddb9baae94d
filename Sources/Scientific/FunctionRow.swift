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
    case .reduction: "\(name)(\(parameters[0]), …)"
    default: "\(name)(\(parameters.joined(separator: ", ")))"
    }
  }

  /// How many arguments it takes; a list counts as its elements.
  public var arity: ClosedRange<Int> {
    switch form {
    case .unary, .circular, .inverseCircular: 1...1
    case .binary, .inverseCircular2: 2...2
    case .unaryOrBinary: 1...2
    case .reduction: 1...Int.max
    }
  }
}

/// How a function of the catalogue becomes an operation.
public enum FunctionForm: Hashable, Sendable {
  /// A function of one number.
  case unary(UnaryOperation)
  /// A function of two numbers.
  case binary(BinaryOperation)
  /// A function whose second argument may be left out.
  case unaryOrBinary(UnaryOperation, BinaryOperation)
  /// A function of an angle: in radians, or in units of which a given count makes a turn.
  case circular(UnaryOperation, units: BinaryOperation)
  /// A function of a number that gives an angle.
  case inverseCircular(UnaryOperation, units: BinaryOperation)
  /// A function of two numbers that gives an angle.
  case inverseCircular2(BinaryOperation, units: TernaryOperation)
  /// A function of a list, or of any count of numbers.
  case reduction(Reduction)

  /// The operations it can compile to.
  public var operations: [Operation] {
    switch self {
    case .unary(let operation): [.unary(operation)]
    case .binary(let operation): [.binary(operation)]
    case .unaryOrBinary(let one, let two): [.unary(one), .binary(two)]
    case .circular(let plain, let units), .inverseCircular(let plain, let units):
      [.unary(plain), .binary(units)]
    case .inverseCircular2(let plain, let units): [.binary(plain), .ternary(units)]
    case .reduction(let reduction): [.reduction(reduction)]
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
}
