import Conversion
import NumericCore
import Scientific

// Arithmetic of lists as vectors, and of matrices: element by element, but for products of linear algebra.
extension Compiler {
  /// The elements of a list, or those of a matrix row by row.
  struct Elements {
    let list: [Measured]
    /// The number of columns of a matrix.
    var columns: Int?

    var size: String {
      guard let columns else { return "a list of \(list.count)" }
      return "\(list.count / columns) × \(columns)"
    }
  }

  /// The elements of a list or a matrix; nil for anything else.
  func listOrMatrix(_ index: Expression.Index) throws(CalculatorError) -> Elements? {
    if case .matrix(let registers, let columns) = try shape(index) {
      return Elements(list: registers.map { Measured(register: $0) }, columns: columns)
    }
    return try elements(index).map { Elements(list: $0) }
  }

  /// The elements of a list; nil for anything else.
  func elements(_ index: Expression.Index) throws(CalculatorError) -> [Measured]? {
    switch try shape(index) {
    case .list(let registers): return registers.map { Measured(register: $0) }
    case .quantities(let registers, let units):
      return zip(registers, units).map { Measured(register: $0, unit: $1) }
    case .matrices: throw needsOneMatrix(index)
    default: return nil
    }
  }

  /// The values of the index of a list of terms.
  func elements(of series: Expression.Series) throws(CalculatorError) -> [Shape] {
    if let elements = try complexElements(series.start) { return elements.map(\.shape) }
    guard let elements = try elements(series.start) else {
      throw CalculatorError(
        .arguments, "'in' stands before a range or a list here: [k^2 for k in 1..10]",
        span(of: Int(series.start)))
    }
    return elements.map { Shape($0) }
  }

  /// A list of results with so many uses each, all of which are plain or complex numbers or all of which have units; a matrix of
  /// plain numbers with so many columns.
  mutating func list(
    of results: [Shape], columns: Int? = nil, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if results.contains(where: { $0.isComplex }) {
      return try complexList(of: results, columns: columns, uses: uses)
    }
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
          .arguments,
          "the elements of a \(columns == nil ? "list" : "matrix") are numbers", span(of: nil))
      }
    }
    if units.isEmpty { return columns.map { .matrix(numbers, columns: $0) } ?? .list(numbers) }
    if columns != nil {
      throw CalculatorError(
        .incompatibleUnits, "the elements of a matrix are plain numbers", span(of: nil))
    }
    guard units.count == numbers.count else {
      throw CalculatorError(
        .incompatibleUnits, "an element of this list has no unit, and others have", span(of: nil))
    }
    return .quantities(numbers, units)
  }

  // MARK: - Operators

  /// An operator of which an operand is a list or a matrix; nil for others.
  mutating func listInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    if let result = try complexListInfix(symbol, a, b, uses: uses) { return result }
    let (left, right) = (try listOrMatrix(a), try listOrMatrix(b))
    guard left != nil || right != nil else { return nil }
    if case .relation(let relation) = symbol {
      return try equality(relation, (a, left), (b, right), uses: uses)
    }
    if left?.columns != nil || right?.columns != nil,
      let result = try matrixInfix(symbol, a, b, uses: uses)
    {
      return result
    }
    for (index, list) in [(a, left), (b, right)] {
      guard list == nil, try isComplex(index),
        let unit = [left, right].compactMap({ $0?.list.first?.unit }).first
      else { continue }
      throw noResultTogether(unit)
    }
    if let advice = advice(on: symbol, left, right) {
      throw CalculatorError(.arguments, advice, span(of: nil))
    }
    let count = left?.list.count ?? right?.list.count ?? 0
    let first = if let left { left.list } else { try repeated(a, count) }
    let second = if let right { right.list } else { try repeated(b, count) }
    var results: [Shape] = []
    results.reserveCapacity(count)
    for (x, y) in zip(first, second) {
      results.append(try combined(symbol, x, y, exponent: b, uses: uses))
    }
    return try list(of: results, columns: left?.columns ?? right?.columns, uses: uses)
  }

  /// An operator of linear algebra of which an operand is a matrix; nil for those that go element by element.
  mutating func matrixInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    switch symbol {
    case .power: try matrixPower(a, b, uses: uses)
    case .multiply, .implicitMultiply: try matrixProduct(a, b, uses: uses)
    default: nil
    }
  }

  /// What to write where an operator has no meaning for lists or matrices of these sizes; nil stands for a number.
  func advice(
    on symbol: InfixOperator, _ left: Elements?, _ right: Elements?
  ) -> String? {
    let hasMatrix = left?.columns != nil || right?.columns != nil
    switch symbol {
    case .add, .subtract:
      guard let left, let right else {
        let verb = symbol == .add ? "sum" : "difference"
        if hasMatrix {
          return
            "a matrix has no \(verb) with a number: m + 2*identity(n) changes its diagonal, and m .* 2 multiplies each element"
        }
        return
          "a list has a \(verb) with a list of the same length alone, as in [1, 2] + [3, 3]"
      }
      return Self.mismatch(left, right)
    case .multiply, .implicitMultiply:
      guard left != nil, right != nil else { return nil }
      return "two lists have several products: dot(v, w), or element by element v .* w"
    case .divide:
      if right?.columns != nil {
        return "a quotient by a matrix is m \\ b or b*inverse(m), or element by element b ./ m"
      }
      return right == nil ? nil : "quotients by lists are taken element by element: v ./ w, 2 ./ v"
    case .power: return "powers of lists are taken element by element: v .^ 2, 2 .^ v"
    case .each:
      guard let left, let right else { return nil }
      return Self.mismatch(left, right)
    default:
      return
        "'\(symbol.word)' is an operator of numbers, not of \(hasMatrix ? "matrices" : "lists")"
    }
  }

  /// Why elements cannot be taken in pairs; nil where they can.
  private static func mismatch(_ left: Elements, _ right: Elements) -> String? {
    if left.list.count == right.list.count, left.columns == right.columns { return nil }
    return left.columns == nil && right.columns == nil
      ? "the lists have \(left.list.count) and \(right.list.count) elements, and elements are taken in pairs"
      : "elements are taken in pairs, and here are \(left.size) and \(right.size)"
  }

  /// Whether two lists or two matrices have the same size and equal elements.
  private mutating func equality(
    _ relation: Relation, _ a: (node: Expression.Index, elements: Elements?),
    _ b: (node: Expression.Index, elements: Elements?), uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard let left = a.elements, let right = b.elements else {
      throw CalculatorError(
        .arguments, "a list or a matrix is compared with another one only",
        span(of: Int(a.elements == nil ? b.node : a.node)))
    }
    guard relation == .equal || relation == .notEqual else {
      throw CalculatorError(
        .arguments, "lists and matrices have no order: compare elements, or a norm", span(of: nil))
    }
    var condition = Condition(steps: [.constant(.true)], registers: [])
    if left.list.count == right.list.count, left.columns == right.columns {
      for (x, y) in zip(left.list, right.list) {
        condition.steps += [.compare(.equal), .and]
        condition.registers += [x.register, try converted(y, to: x, forWhat: "compared")]
      }
      try countOperation(condition.steps.count)
    } else {
      condition.steps = [.constant(.false)]
      for element in left.list + right.list { release(element.register) }
    }
    if relation == .notEqual { condition.steps.append(.not) }
    return held(.condition(condition), uses)
  }

  /// A number as often as a list has elements.
  private mutating func repeated(
    _ index: Expression.Index, _ count: Int
  ) throws(CalculatorError) -> [Measured] {
    let number = try measured(index)
    if count == 0 { release(number.register) }
    hold(.number(number.register), Int32(clamping: max(0, count - 1)))
    return Array(repeating: number, count: count)
  }

  private mutating func combined(
    _ symbol: InfixOperator, _ x: Measured, _ y: Measured, exponent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch symbol {
    case .add, .subtract: try sum(symbol, x, y, uses: uses)
    case .divide, .each(.divide): try product(x, y, isQuotient: true, uses: uses)
    case .each(.power):
      if try hasComplexPower(x, y) {
        try combined(symbol, .real(x.register), .real(y.register), uses: uses)
      } else {
        try power(x, y, exponent: exponent, uses: uses)
      }
    default: try product(x, y, uses: uses)
    }
  }

  /// Whether complex mode makes a complex number out of a power.
  private mutating func hasComplexPower(
    _ x: Measured, _ y: Measured
  ) throws(CalculatorError) -> Bool {
    guard names.isComplex, x.unit == nil, y.unit == nil else { return false }
    return try !hasRealPower(x.register, y.register)
  }

  /// A sign or a root of each element of a list or a matrix.
  mutating func apply(
    _ operation: UnaryFunction, toEach x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let operand = try listOrMatrix(x)
    var results: [Shape] = []
    for element in operand?.list ?? [] {
      if names.isComplex, element.unit == nil, try !hasRealValue(operation, element.register),
        let value = try value(operation, withImaginaryZero(element.register), uses: uses)
      {
        results.append(value.shape)
      } else {
        results.append(try apply(operation, to: element, uses: uses))
      }
    }
    return try list(of: results, columns: operand?.columns, uses: uses)
  }

  // MARK: - Functions

  /// A function of one number, of each element of a list; nil for other functions and arguments.
  mutating func callEach(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, _ unit: AngleUnit,
    uses: Int32
  ) throws(CalculatorError) -> Shape? {
    if let result = try callEachComplex(row, arguments, unit, uses: uses) { return result }
    guard row.form.isOfOneNumber, row.arity.contains(1), arguments.count == 1,
      let argument = arguments.first, argument.label == nil,
      let operands = try listOrMatrix(argument.node)
    else { return nil }
    var results: [Shape] = []
    results.reserveCapacity(operands.list.count)
    for element in operands.list {
      var operand = MeasuredList()
      operand.append(element)
      for parameter in row.optional where row.form.takesDefaults {
        operand.append(
          Measured(register: try emit(literal: ExactLiteral(parameter.value), uses: 1)))
      }
      if names.isComplex, operand.isPlain,
        row.isWiderOverComplexNumbers, try !hasRealValue(row, operand.registers)
      {
        let z = try withImaginaryZero(element.register)
        results.append(try compile(row, [z], unit, uses: uses))
        continue
      }
      results.append(
        operand.isPlain
          ? try emit(row.form, operand.registers, unit, uses: uses)
          : try call(row, operand, unit, uses: uses))
    }
    return try list(of: results, columns: operands.columns, uses: uses)
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
  var isOfOneNumber: Bool {
    switch self {
    case .unary, .prefix, .binary, .unaryOrBinary, .continued, .unaryOrContinued, .circular,
      .inverseCircular, .reciprocalCircular, .halfTurns, .places, .branches, .list:
      true
    default: false
    }
  }
}
