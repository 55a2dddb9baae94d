public import Conversion
public import NumericCore
public import Scientific

/// The result of a node or of a whole expression: numbers are in registers, and lists are lists of
/// registers.
///
/// Everything but numbers is held elsewhere: compiling a sum of a million terms keeps three million
/// shapes.
public enum Shape: Hashable, Sendable {
  /// One register.
  case number(UInt32)
  /// The registers of the parts of a complex number.
  case complex(UInt32, UInt32)
  /// The same with the registers of its length and its angle behind those of its parts, which are not shown.
  indirect case polar([UInt32], AngleUnit)
  /// A list of registers.
  case list([UInt32])
  /// A list of complex numbers: the registers of their parts, real and imaginary ones in turns.
  case complexes([UInt32])
  /// A polynomial: the registers of its coefficients from the constant term on, and the name of its unknown.
  indirect case polynomial([UInt32], unknown: String)
  /// The same, shown as the product of its factors.
  indirect case factored([UInt32], unknown: String, PolynomialFactors)
  /// The registers of the elements of a matrix, row by row, and the number of its columns.
  indirect case matrix([UInt32], columns: Int)
  /// A matrix of complex numbers: the registers of their parts, row by row, real and imaginary ones in turns.
  indirect case complexMatrix([UInt32], columns: Int)
  /// A list of matrices: the registers of their elements, and their sizes.
  indirect case matrices([UInt32], MatrixSizes)
  /// A register with the unit of its number.
  indirect case quantity(UInt32, Unit)
  /// A time with units of the calendar, such as 1 month 2 days: the registers of its parts with
  /// their units, those in months first. Programs for unknown numbers have none.
  indirect case duration([UInt32], [Unit])
  /// A list of registers with their units.
  indirect case quantities([UInt32], [Unit])
  /// A quantity, and its parts in several units.
  indirect case mixed(UInt32, Unit, [UInt32], [Unit])
  /// A comparison of two registers.
  case truth(Relation, UInt32, UInt32)
  /// A combination of comparisons.
  indirect case condition(Condition)
  /// A register whose whole number is shown as a product of primes.
  case factors(UInt32)
  /// A register whose whole number stands for the list of its divisors.
  case divisors(UInt32)
  /// A date or time; it has no register.
  indirect case date(DateTime)
  /// A list of dates and times; it has no registers.
  case dates([DateTime])
  /// A text; it has no register.
  indirect case text(String)

  /// Whether it is one number, with or without a unit.
  public var isNumber: Bool {
    switch self {
    case .number, .quantity: true
    default: false
    }
  }

  /// Whether it is a complex number.
  public var isComplex: Bool {
    switch self {
    case .complex, .polar: true
    default: false
    }
  }

  /// The same without the notation in which it would be shown.
  var plain: Shape {
    switch self {
    case .factors(let register): .number(register)
    case .factored(let registers, let unknown, _): .polynomial(registers, unknown: unknown)
    case .mixed(let total, let unit, _, _): .quantity(total, unit)
    case .polar(let registers, _): .complex(registers[0], registers[1])
    default: self
    }
  }

  /// The registers, in order.
  public var registers: [UInt32] {
    switch self {
    case .number(let register): [register]
    case .list(let registers), .quantities(let registers, _), .duration(let registers, _),
      .polar(let registers, _), .matrix(let registers, _), .matrices(let registers, _),
      .complexes(let registers), .complexMatrix(let registers, _),
      .polynomial(let registers, _), .factored(let registers, _, _):
      registers
    case .quantity(let register, _), .factors(let register), .divisors(let register): [register]
    case .mixed(let total, _, let parts, _): [total] + parts
    case .complex(let a, let b), .truth(_, let a, let b): [a, b]
    case .condition(let condition): condition.registers
    case .text, .date, .dates: []
    }
  }
}

/// A compiled expression, which runs on any backend, any number of times.
///
/// It is shared, not copied: it has a dozen fields, whose references would be counted with each copy.
public final class CompiledExpression: Sendable {
  /// The straight-line program; its outputs are the registers of `shape`.
  public let program: Program
  /// What the outputs mean.
  public let shape: Shape
  /// The notation to which the whole expression is converted.
  public let notation: NumberNotation?
  /// The place in the source of each instruction.
  public let spans: [SourceSpan]
  /// The variables that the inputs receive, in order: a name and the index of an element of a list.
  public let inputs: [(name: String, element: Int)]
  /// Assumptions that the user should know of.
  public let warnings: [Warning]
  /// The functions of the catalogue from whose formulas instructions come, by the index of the
  /// instruction.
  public let formulas: [Int: String]
  /// The instructions that solve an equation without a choice of one of its solutions.
  public let equations: [Int]
  /// How many digits of the result are known; nil if no measured constant occurs.
  public let knownDigits: KnownDigits?
  /// The literals that are values of measured constants.
  let measured: [MeasuredLiteral]
  /// The literals that stand for uncertainties.
  let uncertain: [UncertainLiteral]

  init(
    program: Program, shape: Shape, spans: [SourceSpan], inputs: [(name: String, element: Int)],
    notation: NumberNotation? = nil, warnings: [Warning] = [], formulas: [Int: String] = [:],
    equations: [Int] = [], knownDigits: KnownDigits? = nil, measured: [MeasuredLiteral] = [],
    uncertain: [UncertainLiteral] = []
  ) {
    (self.program, self.shape, self.spans, self.inputs) = (program, shape, spans, inputs)
    (self.notation, self.warnings, self.formulas) = (notation, warnings, formulas)
    (self.equations, self.knownDigits) = (equations, knownDigits)
    (self.measured, self.uncertain) = (measured, uncertain)
  }

  /// Whether literals stand for uncertainties.
  @usableFromInline var hasUncertainties: Bool { !uncertain.isEmpty }
}

/// A literal 0 of a program whose multiple, an uncertainty, is added to a number.
struct UncertainLiteral: Sendable {
  /// The index in the literals.
  let place: Int
  /// The place of the `±` with its sides in the source.
  let span: SourceSpan
  /// The registers of the uncertainty and of the number with it, which hold them to the end.
  let spread: UInt32
  let sum: UInt32
}

/// A literal of a program that is the value of a measured constant.
struct MeasuredLiteral: Sendable {
  /// The name of the constant.
  let constant: String
  /// The index in the literals.
  let place: Int
  /// Another number that rounds to the value.
  let neighbour: ExactLiteral
}
