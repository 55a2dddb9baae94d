import Conversion
import NumericCore
import Scientific

// Arithmetic of lists as vectors: element by element, but for products, of which a vector and a number have one.
extension Compiler {
  /// The elements of a list; nil for anything else.
  func elements(_ index: Expression.Index) throws(CalculatorError) -> [Measured]? {
    switch try shape(index) {
    case .list(let registers): registers.map { Measured(register: $0) }
    case .quantities(let registers, let units):
      zip(registers, units).map { Measured(register: $0, unit: $1) }
    default: nil
    }
  }

  /// The values of the index of a list of terms.
  func elements(of series: Expression.Series) throws(CalculatorError) -> [Measured] {
    guard let elements = try elements(series.start) else {
      throw CalculatorError(
        .arguments, "'in' stands before a range or a list here: [k^2 for k in 1..10]",
        span(of: Int(series.start)))
    }
    return elements
  }

  /// A list of results, all of which are plain numbers or all of which have units.
  func list(of results: [Shape]) throws(CalculatorError) -> Shape {
    var numbers: [UInt32] = []
    var units: [Unit] = []
    for result in results {
      switch result {
      case .number(let register): numbers.append(register)
      case .quantity(let register, let unit):
        numbers.append(register)
        units.append(unit)
      default:
        throw CalculatorError(
          .arguments, "the elements of a list are real numbers", span(of: nil))
      }
    }
    if units.isEmpty { return .list(numbers) }
    guard units.count == numbers.count else {
      throw CalculatorError(
        .incompatibleUnits, "an element of this list has no unit, and others have", span(of: nil))
    }
    return .quantities(numbers, units)
  }

  // MARK: - Operators

  /// An operator of which an operand is a list; nil for others.
  mutating func listInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let (left, right) = (try elements(a), try elements(b))
    guard left != nil || right != nil else { return nil }
    if case .relation = symbol { return nil }
    for (index, list) in [(a, left), (b, right)] {
      guard list == nil, try isComplex(index) else { continue }
      throw CalculatorError(
        .arguments, "the elements of a list are real numbers", span(of: Int(index)))
    }
    if let advice = advice(on: symbol, left?.count, right?.count) {
      throw CalculatorError(.arguments, advice, span(of: nil))
    }
    let count = left?.count ?? right?.count ?? 0
    let first = if let left { left } else { try repeated(a, count) }
    let second = if let right { right } else { try repeated(b, count) }
    var results: [Shape] = []
    results.reserveCapacity(count)
    for (x, y) in zip(first, second) {
      results.append(try combined(symbol, x, y, exponent: b, uses: uses))
    }
    return try list(of: results)
  }

  /// What to write where an operator has no meaning for lists of these lengths; a number has none.
  private func advice(on symbol: InfixOperator, _ left: Int?, _ right: Int?) -> String? {
    switch symbol {
    case .add, .subtract:
      guard let left, let right else {
        let verb = symbol == .add ? "sum" : "difference"
        return
          "a list has a \(verb) with a list of the same length alone, as in [1, 2] + [3, 3]"
      }
      return left == right ? nil : Self.lengths(left, right)
    case .multiply, .implicitMultiply:
      guard left != nil, right != nil else { return nil }
      return "two lists have several products: dot(v, w), or element by element v .* w"
    case .divide:
      return right == nil ? nil : "quotients by lists are taken element by element: v ./ w, 2 ./ v"
    case .power: return "powers of lists are taken element by element: v .^ 2, 2 .^ v"
    case .each:
      guard let left, let right, left != right else { return nil }
      return Self.lengths(left, right)
    default:
      return "'\(symbol.word)' is an operator of numbers, not of lists"
    }
  }

  private static func lengths(_ left: Int, _ right: Int) -> String {
    "the lists have \(left) and \(right) elements, and elements are taken in pairs"
  }

  /// A number as often as a list has elements.
  private mutating func repeated(
    _ index: Expression.Index, _ count: Int
  ) throws(CalculatorError) -> [Measured] {
    let number = try measured(index)
    hold(.number(number.register), Int32(clamping: count - 1))
    return Array(repeating: number, count: count)
  }

  private mutating func combined(
    _ symbol: InfixOperator, _ x: Measured, _ y: Measured, exponent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch symbol {
    case .add, .subtract: try sum(symbol, x, y, uses: uses)
    case .divide, .each(.divide): try product(x, y, isQuotient: true, uses: uses)
    case .each(.power): try power(x, y, exponent: exponent, uses: uses)
    default: try product(x, y, uses: uses)
    }
  }

  /// A sign or a root of each element.
  mutating func apply(
    _ operation: UnaryFunction, toEach x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var results: [Shape] = []
    for element in try elements(x) ?? [] {
      results.append(try apply(operation, to: element, uses: uses))
    }
    return try list(of: results)
  }

  // MARK: - Functions

  /// A function of one number, of each element of a list; nil for other functions and arguments.
  mutating func callEach(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, _ unit: AngleUnit,
    uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard row.form.isOfOneNumber, row.arity.contains(1), arguments.count == 1,
      let argument = arguments.first, argument.label == nil,
      let list = try elements(argument.node)
    else { return nil }
    var results: [Shape] = []
    results.reserveCapacity(list.count)
    for element in list {
      var operand = MeasuredList()
      operand.append(element)
      for parameter in row.optional where row.form.takesDefaults {
        operand.append(
          Measured(register: try emit(literal: ExactLiteral(parameter.value), uses: 1)))
      }
      results.append(
        operand.isPlain
          ? try emit(row.form, operand.registers, unit, uses: uses)
          : try call(row, operand, unit, uses: uses))
    }
    return try self.list(of: results)
  }
}

extension FunctionForm {
  /// Whether omitted arguments are operands with their defaults.
  fileprivate var takesDefaults: Bool {
    switch self {
    case .places, .branches: false
    default: true
    }
  }

  /// Whether it may be a function of one number whose value is a number.
  fileprivate var isOfOneNumber: Bool {
    switch self {
    case .unary, .prefix, .binary, .unaryOrBinary, .continued, .unaryOrContinued, .circular,
      .inverseCircular, .reciprocalCircular, .halfTurns, .places, .branches, .list:
      true
    default: false
    }
  }
}
