import Conversion
import NumericCore
import Scientific

/// The meaning of names: variables, represented by the shape of their values, and user functions.
///
/// Parsing and compiling need nothing else, so neither depends on the backend.
@usableFromInline
struct Environment: Sendable {
  /// What kind of value a variable holds.
  @usableFromInline
  enum VariableShape: Sendable {
    case number
    case complex
    case list(Int)
    case complexes(Int)
    case polynomial(Int, unknown: String)
    case matrix(Int, columns: Int)
    case complexMatrix(Int, columns: Int)
    case matrices(MatrixSizes)
    case quantity(Unit)
    case quantities([Unit])
    case duration([Unit])
    indirect case date(DateTime)
    case dates([DateTime])
    case text(String)

    /// What a variable holds that is set to a compiled value; nil for truth values and products of primes.
    init?(_ shape: Shape) {
      switch shape {
      case .number: self = .number
      case .complex: self = .complex
      case .list(let registers): self = .list(registers.count)
      case .complexes(let registers): self = .complexes(registers.count)
      case .polynomial(let registers, let unknown), .factored(let registers, let unknown, _):
        self = .polynomial(registers.count, unknown: unknown)
      case .matrix(let registers, let columns):
        self = .matrix(registers.count, columns: columns)
      case .complexMatrix(let registers, let columns):
        self = .complexMatrix(registers.count, columns: columns)
      case .matrices(_, let sizes): self = .matrices(sizes)
      case .quantity(_, let unit): self = .quantity(unit)
      case .quantities(_, let units): self = .quantities(units)
      case .duration(_, let units): self = .duration(units)
      case .date(let date): self = .date(date)
      case .dates(let dates): self = .dates(dates)
      case .text(let text): self = .text(text)
      case .truth, .condition, .factors, .divisors, .mixed, .polar: return nil
      }
    }

    /// The number of its numbers.
    var count: Int {
      switch self {
      case .number, .quantity: 1
      case .complex: 2
      case .list(let count), .complexes(let count), .polynomial(let count, _),
        .matrix(let count, _), .complexMatrix(let count, _):
        count
      case .matrices(let sizes): sizes.count
      case .quantities(let units), .duration(let units): units.count
      case .date, .dates, .text: 0
      }
    }

    /// The shape of a value whose numbers are in these registers.
    func shape(of registers: [UInt32]) -> Shape {
      switch self {
      case .text(let text):
        if let truth = Truth(rawValue: text) {
          .condition(Condition(steps: [.constant(truth)], registers: []))
        } else {
          .text(text)
        }
      case .date(let date): .date(date)
      case .dates(let dates): .dates(dates)
      case .number: .number(registers[0])
      case .complex: .complex(registers[0], registers[1])
      case .quantity(let unit): .quantity(registers[0], unit)
      case .list: .list(registers)
      case .complexes: .complexes(registers)
      case .polynomial(_, let unknown): .polynomial(registers, unknown: unknown)
      case .matrix(_, let columns): .matrix(registers, columns: columns)
      case .complexMatrix(_, let columns): .complexMatrix(registers, columns: columns)
      case .matrices(let sizes): .matrices(registers, sizes)
      case .quantities(let units): .quantities(registers, units)
      case .duration(let units): .duration(registers, units)
      }
    }
  }

  @usableFromInline var variables: [String: VariableShape] = [:]
  /// The variables that were set to percentages.
  @usableFromInline var percentages: Set<String> = []
  /// The variables whose values depend on measured constants.
  @usableFromInline var knownDigits: [String: KnownDigits] = [:]
  @usableFromInline var functions: [String: FunctionDefinition] = [:]

  /// Whether numbers may have units, and names without another meaning are read as units.
  @usableFromInline var readsUnits = true

  /// Whether readings that another calculator would not share are named in notes.
  @usableFromInline var tellsReadings = true

  /// Whether functions of real numbers have complex values where they have no real one.
  @usableFromInline var isComplex = false

  /// What names of units mean.
  @usableFromInline var units = UnitContext()

  /// What expressions take from outside; nil if that is nothing.
  @usableFromInline var surroundings: Surroundings?

  @usableFromInline init() {}

  /// Parses a line.
  @usableFromInline
  func parse(
    _ source: [UInt8], _ limits: Limits
  ) throws(CalculatorError) -> (statements: [Statement], warnings: [Warning]) {
    do throws(LimitExceeded) {
      try limits.check(.length, source.count)
    } catch {
      throw CalculatorError(error, nil)
    }
    do throws(TextError) {
      if LaTeX.isPresent(in: source), source.firstInvalidUTF8 == nil {
        return try parse(try LaTeX(source), source)
      }
      var parser = Parser(source, names: self)
      return (try parser.parse(), parser.warnings)
    } catch {
      throw CalculatorError(error)
    }
  }

  /// Parses a line that was rewritten; its places are those in the source.
  private func parse(
    _ rewritten: LaTeX, _ source: [UInt8]
  ) throws(TextError) -> (statements: [Statement], warnings: [Warning]) {
    var parser = Parser(rewritten.bytes, names: self)
    do throws(TextError) {
      var statements = try parser.parse()
      for index in statements.indices {
        statements[index].movePlaces { rewritten.place(of: $0) }
      }
      var warnings = parser.warnings
      for index in warnings.indices {
        warnings[index].span = rewritten.place(of: warnings[index].span)
      }
      return (statements, warnings)
    } catch {
      throw error.span.map { error.moved(to: rewritten.place(of: $0)) } ?? error
    }
  }

  /// Compiles an expression of that line.
  @usableFromInline
  func compile(
    _ expression: consuming Expression, _ angle: AngleUnit, _ limits: Limits,
    deciding decide: ((CompiledExpression, KnownQuestion) throws(CalculatorError) -> KnownValue)? =
      nil
  ) throws(CalculatorError) -> CompiledExpression {
    var compiler = Compiler(names: self, angle: angle, limits: limits, decide: decide)
    return try compiler.compile(consume expression)
  }

  /// Whether a variable with this name is set, which a unit of the same name would hide.
  func hasVariable(_ name: String) -> Bool { variables[name] != nil }

  /// Whether the name is that of a variable that was set to a percentage.
  func isPercentage(_ name: String) -> Bool { percentages.contains(name) }

  /// Whether the name is that of a variable that holds an angle with a unit.
  func isAngle(_ name: String) -> Bool {
    guard case .quantity(let unit)? = variables[name] else { return false }
    return unit.dimension == Dimension(.angle)
  }

  /// Whether the name is that of a variable that holds a date, or of a word of the clock.
  func isDate(_ name: String) -> Bool {
    guard let variable = variables[name] else { return ClockWord(rawValue: name) != nil }
    if case .date = variable { return true } else { return false }
  }

  /// Whether the name is a function's.
  func isFunction(_ name: String) -> Bool {
    (!functions.isEmpty && functions[name] != nil) || BuiltInNames.isFunction(name)
  }

  /// Whether the name is a constant's.
  func isConstant(_ name: String) -> Bool { Catalogue.isConstant(name) }

  /// Whether the name is that of a constant of physics, which variables and functions hide.
  func isPhysicalConstant(_ name: String) -> Bool {
    readsUnits && variables[name] == nil && PhysicalConstant.isName(name) && !isFunction(name)
  }

  /// Whether the name is a variable's or a constant's.
  func isVariable(_ name: String) -> Bool {
    variables[name] != nil || Catalogue.isConstant(name) || isPhysicalConstant(name)
      || (name == imaginaryUnit && functions[name] == nil)
  }

  /// Whether the name is a function's whose argument is an angle.
  func takesAngle(_ name: String) -> Bool {
    functions[name] == nil && Catalogue.function(named: name)?.units == .angle
  }

  private static let words: Set<String> = ["mod", "ans", "to", "in", "if"]

  /// "a constant" or "a function" for a name that cannot be assigned or defined; nil for others.
  ///
  /// A variable may have the name of a function, because a parenthesis distinguishes them; `y1` is
  /// a common variable name.
  func reservedKind(_ name: String, asFunction: Bool) -> String? {
    if Catalogue.isConstant(name) { return "a constant" }
    if asFunction, BuiltInNames.isFunction(name) { return "a function" }
    return Self.words.contains(name) ? "a word of the language" : nil
  }

  var allNames: [String] {
    BuiltInNames.all + (readsUnits ? PhysicalConstant.names + units.custom.keys : [])
      + Array(variables.keys) + Array(functions.keys)
  }
}
