public import Conversion
public import NumericCore
public import Scientific

/// The result of a statement.
public enum Value<Number: Sendable>: Sendable {
  /// One number.
  case number(Number)
  /// The real and the imaginary part of a complex number.
  case complex(Number, Number)
  /// The same, shown by its length and its angle in a unit.
  case polar(re: Number, im: Number, length: Number, angle: Number, AngleUnit)
  /// A list of numbers.
  case list([Number])
  /// A list of complex numbers: their parts, real and imaginary ones in turns.
  case complexes([Number])
  /// A polynomial: its coefficients from the constant term on, and the name of its unknown.
  case polynomial([Number], unknown: String)
  /// The same, shown as the product of its irreducible factors.
  indirect case factoredPolynomial([Number], unknown: String, PolynomialFactors)
  /// A matrix of numbers, row by row, and the number of its columns.
  case matrix([Number], columns: Int)
  /// A matrix of complex numbers: their parts, row by row, real and imaginary ones in turns, and the number of its columns.
  case complexMatrix([Number], columns: Int)
  /// A list of matrices: their elements, matrix by matrix and row by row, and their sizes.
  case matrices([Number], MatrixSizes)
  /// A number with a unit.
  case quantity(Number, Unit)
  /// A list of quantities.
  case quantities([Number], [Unit])
  /// A quantity and its parts in several units, all of them integers but the last.
  case mixed(Number, Unit, parts: [Number], units: [Unit])
  /// A whole number and its primes, as a product of which it is shown.
  case factored(Number, WholeFactors<Number>)
  /// The outcome of a comparison.
  case truth(Truth)
  /// A time with months or years of the calendar and other parts, such as 1 month 2 days: the numbers
  /// of its parts and their units, months and years first.
  case duration([Number], [Unit])
  /// A date or time.
  indirect case date(DateTime)
  /// A list of dates and times.
  case dates([DateTime])
  /// A text, such as the definition of a function.
  case text(String)
}

/// The result of a line.
public struct Evaluation<Number: Sendable>: Sendable {
  /// The value of the last statement.
  public var value: Value<Number>
  /// Whether every step of the last statement was exact; nil when that is unknown.
  public var isExact: Bool?
  /// Warnings about readings that may not have been meant.
  public var warnings: [Warning]
  /// The notation to which the last statement converts its number.
  public var notation: NumberNotation?
  /// How many digits of the value are known; nil if no measured constant occurs.
  public var knownDigits: KnownDigits?
  /// The uncertainties of the numbers of the value, nil for those that have none; empty if all have none.
  public var uncertainties: [Uncertainty<Number>?] = []

  /// Creates an outcome.
  public init(
    value: Value<Number>, isExact: Bool?, warnings: [Warning], notation: NumberNotation? = nil
  ) {
    self.notation = notation
    self.value = value
    self.isExact = isExact
    self.warnings = warnings
  }
}

extension Value {
  /// The numbers that are printed; for a mixed quantity and a duration these are the parts.
  public var numbers: [Number] {
    switch self {
    case .number(let number), .quantity(let number, _): [number]
    case .complex(let re, let im): [re, im]
    case .polar(_, _, let length, let angle, _): [length, angle]
    case .list(let numbers), .quantities(let numbers, _), .mixed(_, _, let numbers, _),
      .duration(let numbers, _), .matrix(let numbers, _), .matrices(let numbers, _),
      .complexes(let numbers), .complexMatrix(let numbers, _), .polynomial(let numbers, _),
      .factoredPolynomial(let numbers, _, _):
      numbers
    case .factored(_, let factors): factors.primes.map(\.prime)
    case .truth, .date, .dates, .text: []
    }
  }

  /// The information about a variable that the compiler needs.
  var shape: Environment.VariableShape {
    switch self {
    case .number, .factored: .number
    case .complex, .polar: .complex
    case .list(let numbers): .list(numbers.count)
    case .complexes(let numbers): .complexes(numbers.count)
    case .polynomial(let numbers, let unknown), .factoredPolynomial(let numbers, let unknown, _):
      .polynomial(numbers.count, unknown: unknown)
    case .matrix(let numbers, let columns): .matrix(numbers.count, columns: columns)
    case .complexMatrix(let numbers, let columns): .complexMatrix(numbers.count, columns: columns)
    case .matrices(_, let sizes): .matrices(sizes)
    case .quantity(_, let unit), .mixed(_, let unit, _, _): .quantity(unit)
    case .quantities(_, let units): .quantities(units)
    case .duration(_, let units): .duration(units)
    case .truth(let truth): .text(truth.rawValue)
    case .date(let date): .date(date)
    case .dates(let dates): .dates(dates)
    case .text(let text): .text(text)
    }
  }

  /// One of the numbers that an input of a program receives.
  func element(_ index: Int) -> Number? {
    switch self {
    case .number(let number), .quantity(let number, _), .mixed(let number, _, _, _),
      .factored(let number, _):
      number
    case .complex(let re, let im), .polar(let re, let im, _, _, _): index == 0 ? re : im
    case .list(let numbers), .quantities(let numbers, _), .duration(let numbers, _),
      .matrix(let numbers, _), .matrices(let numbers, _), .complexes(let numbers),
      .complexMatrix(let numbers, _), .polynomial(let numbers, _),
      .factoredPolynomial(let numbers, _, _):
      numbers[index]
    case .truth, .date, .dates, .text: nil
    }
  }
}
