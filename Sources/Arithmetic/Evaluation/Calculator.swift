import Conversion
public import NumericCore
public import Scientific

/// Evaluates expressions on a backend; the command, the REPL and the libraries use it.
///
///     let answer = try Calculator(BigFloatBackend(precision: .bits(256))).evaluate("exp(pi*sqrt(163))")
///     let quick = try Calculator(DoubleBackend()).evaluate("exp(pi*sqrt(163))")
///
/// Parsing and compiling do not depend on the backend. The rest is inlinable, so that a client that
/// knows the backend type runs it without witness tables.
public struct Calculator<Backend: NumericBackend>: Sendable {
  /// The number system.
  public let backend: Backend
  /// The unit of angles.
  public var angle: AngleUnit
  /// Whether poles, NaN and overflow are errors or values.
  public var special: SpecialPolicy
  /// The limits of length, digits and time.
  public var limits: Limits
  /// The variables, including `ans`.
  public internal(set) var variables: [String: Value<Backend.Number>] = [:]

  @usableFromInline var environment = Environment()
  /// The variables whose values were rounded.
  @usableFromInline var roundedVariables: Set<String> = []
  /// The uncertainties of the elements of variables that have any.
  @usableFromInline var uncertain: [String: [Uncertainty<Backend.Number>?]] = [:]
  /// The number of the line that is evaluated, which tells the uncertainties of different lines apart.
  public var line = 0
  /// The number of the statement in the line.
  var statement = 0

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

  /// Whether numbers may have units, and names without another meaning are read as units.
  ///
  /// Without units `3t` is a product.
  public var readsUnits: Bool {
    get { environment.readsUnits }
    set { environment.readsUnits = newValue }
  }

  /// The option that sets ``isComplex``, which errors then name; nil, the default, if there is none.
  public var complexOption: String?

  /// Whether functions and powers of real numbers have complex values where they have no real one; false by default.
  public var isComplex: Bool {
    get { environment.isComplex }
    set { environment.isComplex = newValue }
  }

  /// Whether readings that another calculator would not share, and further solutions, are named in
  /// notes; true by default.
  public var tellsReadings: Bool {
    get { environment.tellsReadings }
    set { environment.tellsReadings = newValue }
  }

  /// The time for `now` and `today`, and the zone of times without an offset; nil, the default, if
  /// there is no clock.
  public var clock: LocalClock? {
    get { environment.surroundings?.clock }
    set { environment.surroundings = Surroundings(clock: newValue, rates: rates) }
  }

  /// The rates at which amounts of money become those of other currencies; nil, the default, if there
  /// are none.
  public var rates: RatesSource? {
    get { environment.surroundings?.rates }
    set { environment.surroundings = Surroundings(clock: clock, rates: newValue) }
  }

  /// What names of units mean: those that the user defined, and the country of customary units.
  public var units: UnitContext {
    get { environment.units }
    set { environment.units = newValue }
  }

  /// The functions that the user defined.
  public var functions: [String: FunctionDefinition] { environment.functions }

  /// The value of a line; variables that it sets are discarded.
  public func evaluate(
    _ source: String
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    try evaluate(utf8: Array(source.utf8))
  }

  /// The value of a line given as UTF-8; variables that it sets are discarded.
  @inlinable
  public func evaluate(
    utf8 source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var (statements, warnings) = try environment.parse(source, limits)
    if statements.count == 1, case .expression(let expression) = statements[0] {
      // What was read is released before anything is computed: it takes as much memory.
      statements = []
      var outcome = try value(of: consume expression)
      outcome.warnings = warnings.followed(by: outcome.warnings).concerning(outcome.value)
      return outcome
    }
    var copy = self
    return try copy.run(statements, warnings)
  }

  /// The value of a line as ``evaluate(utf8:)`` has it, compiled once for all lines that differ only in their numbers.
  @inlinable
  public func evaluate(
    utf8 source: [UInt8], _ forms: CompiledForms
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    guard let line = forms.line(source, environment, angle, limits) else {
      return try evaluate(utf8: source)
    }
    do throws(CalculatorError) { return try value(of: line.form.compiled, line.program) } catch {
      throw line.placed(error)
    }
  }

  /// Runs a line and keeps its assignments and definitions.
  ///
  /// The value is that of the last statement. A line that fails changes nothing.
  public mutating func execute(
    _ source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    let (statements, warnings) = try environment.parse(source, limits)
    var next = self
    let outcome = try next.run(statements, warnings)
    self = next
    return outcome
  }

  @usableFromInline
  mutating func run(
    _ statements: [Statement], _ warnings: [Warning]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var outcome = Evaluation<Backend.Number>(value: .text(""), isExact: nil, warnings: [])
    var warnings = warnings
    for (index, statement) in statements.enumerated() {
      self.statement = index
      switch statement {
      case .expression(let expression):
        outcome = try value(of: expression)
        keep(outcome, as: "ans")
      case .assignment(let name, let expression):
        outcome = try value(of: expression)
        keep(outcome, as: name)
        if expression.holdsPercentage { environment.percentages.insert(name) }
      case .destructuring(let targets, let expression):
        outcome = try value(of: expression)
        try keep(outcome, as: targets)
      case .definition(let definition):
        environment.functions[definition.name] = definition
        let text = "\(definition.signature) = \(definition.body)"
        outcome = Evaluation(value: .text(text), isExact: true, warnings: [])
      case .unit(let unit):
        environment.units.define(unit)
        let text = "unit \(unit.name) = \(unit.text)"
        outcome = Evaluation(value: .text(text), isExact: true, warnings: [])
      }
      warnings = warnings.followed(by: outcome.warnings)
    }
    outcome.warnings = warnings.concerning(outcome.value)
    return outcome
  }

  private mutating func keep(_ outcome: Evaluation<Backend.Number>, as name: String) {
    set(name, to: outcome.value)
    if outcome.isExact == false { roundedVariables.insert(name) }
    if let digits = outcome.knownDigits { environment.knownDigits[name] = digits }
    if !outcome.uncertainties.isEmpty { uncertain[name] = outcome.uncertainties }
  }

  /// Sets each name to an element of a list, with what is known of its numbers.
  private mutating func keep(
    _ outcome: Evaluation<Backend.Number>, as targets: TargetList
  ) throws(CalculatorError) {
    let (value, shape) = (outcome.value, outcome.value.shape)
    // The registers are the places of the numbers.
    let elements = shape.shape(of: (0..<shape.count).map { UInt32($0) }).elements
    for (name, element) in try targets.paired(with: elements) {
      let places = element.registers.map { Int($0) }
      var part = Evaluation(
        value: try assemble(element, places.compactMap { value.element($0) }),
        isExact: outcome.isExact, warnings: [])
      part.knownDigits = outcome.knownDigits
      if !outcome.uncertainties.isEmpty {
        part.uncertainties = places.map { outcome.uncertainties[$0] }
      }
      keep(part, as: name)
    }
  }

  /// Sets a variable, as `name = value` would.
  public mutating func set(_ name: String, to value: Value<Backend.Number>) {
    variables[name] = value
    roundedVariables.remove(name)
    environment.percentages.remove(name)
    environment.knownDigits[name] = nil
    if !uncertain.isEmpty { uncertain[name] = nil }
    environment.variables[name] = value.shape
  }

  /// Sets a variable to the value of a variable of another calculator on the same number system,
  /// including whether it was rounded.
  ///
  /// Without such a variable nothing changes.
  public mutating func set(_ name: String, from source: String, of other: Calculator) {
    guard let value = other.variables[source] else { return }
    set(name, to: value)
    if other.roundedVariables.contains(source) { roundedVariables.insert(name) }
    if other.environment.percentages.contains(source) { environment.percentages.insert(name) }
    environment.knownDigits[name] = other.environment.knownDigits[source]
    uncertain[name] = other.uncertain[source]
  }

  /// The uncertainties of the elements of a variable; empty if it has none.
  public func uncertainties(of name: String) -> [Uncertainty<Backend.Number>?] {
    uncertain[name] ?? []
  }

  /// How many digits of the value of a variable are known; nil if no measured constant occurs.
  public func knownDigits(of name: String) -> KnownDigits? { environment.knownDigits[name] }

  /// Whether the value of a variable is known to be a rounding.
  public func isRounded(_ name: String) -> Bool { roundedVariables.contains(name) }

  /// Defines a function, as `name(parameters) = body` would.
  public mutating func define(_ definition: FunctionDefinition) {
    environment.functions[definition.name] = definition
  }
}
