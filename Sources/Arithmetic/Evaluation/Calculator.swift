public import NumericCore
public import Scientific

/// Expressions evaluated on a backend: the engine behind the command, the REPL and the libraries.
///
///     let answer = try Calculator(BigFloatBackend(precision: .bits(256))).evaluate("exp(pi*sqrt(163))")
///     let quick = try Calculator(DoubleBackend()).evaluate("exp(pi*sqrt(163))")
public struct Calculator<Backend: NumericBackend>: Sendable {
  /// The number system.
  public let backend: Backend
  /// The unit of angles.
  public var angle: AngleUnit
  /// Whether poles, NaN and overflow are errors or values.
  public var special: SpecialPolicy
  /// What must not be exceeded.
  public var limits: Limits
  /// Variables, `ans` among them.
  public private(set) var variables: [String: Value<Backend.Number>] = [:]
  /// The functions that the user defined.
  public private(set) var functions: [String: FunctionDefinition] = [:]

  /// Creates a calculator without variables.
  public init(
    _ backend: Backend, angle: AngleUnit = .radians, special: SpecialPolicy = .error,
    limits: Limits = Limits()
  ) {
    self.backend = backend
    self.angle = angle
    self.special = special
    self.limits = limits
  }

  /// The value of a line; variables set in it are forgotten.
  public func evaluate(
    _ source: String
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var copy = self
    return try copy.execute(Array(source.utf8))
  }

  /// The value of a line given as UTF-8; variables set in it are forgotten.
  public func evaluate(
    utf8 source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var copy = self
    return try copy.execute(source)
  }

  /// Runs a line and keeps what it assigns and defines. The value is the last statement's; a line
  /// that fails changes nothing.
  public mutating func execute(
    _ source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    do throws(LimitExceeded) {
      try limits.check(.length, source.count)
    } catch {
      throw CalculatorError(error, nil)
    }
    var next = self
    var environment = next.environment
    var parser = Parser(source, names: environment)
    let statements: [Statement]
    do throws(ParseError) {
      statements = try parser.parse()
    } catch {
      throw CalculatorError(error)
    }
    var outcome = Evaluation<Backend.Number>(value: .text(""), isExact: nil, warnings: [])
    for statement in statements {
      outcome = try next.run(statement, &environment)
    }
    outcome.warnings = parser.warnings
    self = next
    return outcome
  }

  /// Sets a variable, as `name = value` would.
  public mutating func set(_ name: String, to value: Value<Backend.Number>) {
    variables[name] = value
  }

  private mutating func run(
    _ statement: Statement, _ environment: inout Environment
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    switch statement {
    case .expression(let expression):
      let outcome = try value(of: expression, environment)
      keep(outcome.value, as: "ans", &environment)
      return outcome
    case .assignment(let name, _, let expression):
      let outcome = try value(of: expression, environment)
      keep(outcome.value, as: name, &environment)
      return outcome
    case .definition(let definition):
      functions[definition.name] = definition
      environment.functions[definition.name] = definition
      let head = "\(definition.name)(\(definition.parameters.joined(separator: ", ")))"
      return Evaluation(
        value: .text("\(head) = \(definition.body)"), isExact: true, warnings: [])
    }
  }

  private mutating func keep(
    _ value: Value<Backend.Number>, as name: String, _ environment: inout Environment
  ) {
    variables[name] = value
    environment.variables[name] = value.shape
  }

  private var environment: Environment {
    Environment(variables: variables.mapValues(\.shape), functions: functions)
  }
}

extension Value {
  /// What the compiler needs to know of a variable.
  var shape: Environment.VariableShape {
    switch self {
    case .number: .number
    case .list(let numbers): .list(numbers.count)
    case .truth(let truth): .text(truth.rawValue)
    case .text(let text): .text(text)
    }
  }

  /// One of the numbers that a program's input receives.
  func element(_ index: Int) -> Number? {
    switch self {
    case .number(let number): number
    case .list(let numbers): numbers[index]
    case .truth, .text: nil
    }
  }
}
