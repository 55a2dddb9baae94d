public import NumericCore

/// One function of the catalogue: what the parser, help, completion and tests know about it.
///
/// An object, because every call in an expression asks for one: a copy of all facts would count a dozen references.
public final class FunctionRow: Sendable {
  /// The name in expressions.
  public let name: String
  /// Other names for the same function.
  public let aliases: [String]
  /// Names of the parameters, for named arguments and help.
  public let parameters: [String]
  /// The parameters at the end that may be omitted: their names, default values and words.
  public let optional: [OptionalParameter]
  /// The parameter that is a list.
  public let list: String?
  /// The form to which it is compiled.
  public let form: FunctionForm
  /// The arguments for which there is a real result.
  public let domain: String
  /// The results for infinities, signed zeros, the ends of the domain and NaN.
  public let special: String
  /// What the function does with units.
  public let units: UnitRule
  /// The accuracy of each function of the form, or of a formula as a whole.
  public let accuracy: [FunctionAccuracy]
  /// The cost of a call.
  public let complexity: Complexity
  /// A description in one line.
  public let summary: String
  /// An expression and its value, which a test evaluates.
  public let example: (expression: String, result: String)
  /// The source of the definition and of the algorithm.
  public let source: String

  init(
    name: String, aliases: [String] = [], parameters: [String],
    optional: [OptionalParameter] = [], list: String? = nil, form: FunctionForm, domain: String,
    special: String, units: UnitRule, accuracy: [FunctionAccuracy], complexity: Complexity,
    summary: String, example: (expression: String, result: String), source: String
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.optional = optional
    self.list = list
    self.form = form
    self.domain = domain
    self.special = special
    self.units = units
    self.accuracy = accuracy
    self.complexity = complexity
    self.summary = summary
    self.example = example
    self.source = source
  }

  /// `name(x, y)`, with optional parameters in brackets.
  public var signature: String {
    switch form {
    case .prefix: name + parameters[0]
    case .infix: parameters.joined(separator: " \(name) ")
    case .unaryOrBinary, .unaryOrContinued: "\(name)(\(parameters[0])[, \(parameters[1])])"
    case .reduction, .fold, .product, .polynomial(.coefficients): "\(name)(\(parameters[0]), …)"
    default: "\(name)(\(described.joined(separator: ", ")))"
    }
  }

  /// The number of arguments; each element of a list counts as one.
  public var arity: ClosedRange<Int> {
    switch form {
    case .unaryOrBinary, .unaryOrContinued: 1...2
    case .reduction, .fold, .product, .polynomial(.coefficients): 1...Int.max
    default: (parameters.count - optional.count)...parameters.count
    }
  }

  /// Whether a name without another meaning is the unknown of a polynomial in its arguments.
  public var takesUnknown: Bool {
    switch form {
    case .polynomial(let function): function.takesExpressions
    case .factors, .fold(.greatestCommonDivisor): true
    default: false
    }
  }

  /// The parameters; optional ones with their default values.
  private var described: [String] {
    parameters.dropLast(optional.count)
      + optional.map { "\($0.name)=\($0.words.isEmpty ? "\($0.value)" : $0.words[$0.value])" }
  }
}

/// A group of related functions.
public struct FunctionFamily: Sendable {
  /// The title of the group.
  public var title: String
  /// The functions.
  public var rows: [FunctionRow]

  init(_ title: String, _ rows: [FunctionRow]) {
    self.title = title
    self.rows = rows
  }
}

/// A parameter with a default value.
public struct OptionalParameter: Sendable {
  /// Its name.
  public var name: String
  /// The default value.
  public var value: Int
  /// Words for 0, 1, …; empty if the argument is an ordinary number.
  public var words: [String] = []

  /// An optional parameter whose value is 0 unless another default is given.
  public static func number(_ name: String, _ value: Int = 0) -> OptionalParameter {
    OptionalParameter(name: name, value: value)
  }

  /// The time of payments: the end of each period, or its beginning.
  public static let when = OptionalParameter(name: "when", value: 0, words: ["end", "begin"])
}

/// One constant of the catalogue.
public struct ConstantRow: Sendable {
  /// What a constant denotes.
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
  /// What the constant denotes.
  public var value: Value
  /// A description in one line.
  public var summary: String
  /// The source of the definition.
  public var source: String

  /// Whether it is a real number; false for infinity and NaN.
  public var isFinite: Bool {
    if case .literal(let literal) = value { literal.kind == .finite } else { true }
  }
}
