import Conversion
import NumericCore
import Scientific

// Lists and matrices of complex numbers. One with one complex element has complex elements alone; real ones get the imaginary part 0.
extension Compiler {
  /// The elements of a list of complex numbers; nil for anything else.
  func complexElements(_ index: Expression.Index) throws(CalculatorError) -> [ComplexRegisters]? {
    guard case .complexes(let registers) = try shape(index) else { return nil }
    return ComplexRegisters.numbers(of: registers)
  }

  /// A list of results with so many uses each, of which one is complex; a matrix with so many columns.
  mutating func complexList(
    of results: [Shape], columns: Int? = nil, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var registers: [UInt32] = []
    for result in results {
      if let z = result.complexParts {
        registers += [z.re, z.im]
        continue
      }
      switch result {
      case .number(let x): registers += [x, try emit(literal: ExactLiteral(0), uses: uses)]
      case .quantity(_, let unit): throw noResultTogether(unit)
      default:
        throw CalculatorError(.arguments, "the elements of a list are numbers", span(of: nil))
      }
    }
    return columns.map { .complexMatrix(registers, columns: $0) } ?? .complexes(registers)
  }

  /// A list that stands there with a complex element; nil for others.
  mutating func complexList(
    _ arguments: ArraySlice<Expression.Argument>
  ) throws(CalculatorError) -> Shape? {
    var hasComplex = false
    for argument in arguments where try isComplex(argument.node) { hasComplex = true }
    if !hasComplex { return nil }
    var elements: [Shape] = []
    for argument in arguments {
      if case .list(let numbers) = try shape(argument.node), isRange(argument.node) {
        elements += numbers.map { .number($0) }
      } else if let z = try shape(argument.node).complexParts {
        elements.append(z.shape)
      } else {
        elements.append(Shape(try measured(argument.node)))
      }
    }
    return try complexList(of: elements, uses: 1)
  }

  /// A number without a unit as a complex one.
  mutating func complex(_ measured: Measured) throws(CalculatorError) -> ComplexRegisters {
    if let unit = measured.unit { throw noResultTogether(unit) }
    return try withImaginaryZero(measured.register)
  }

  // MARK: - Elements

  /// The element of a list that a number chooses, or those that a list of numbers chooses.
  mutating func element(
    _ index: Expression.Index, ofComplex all: [ComplexRegisters], uses: Int32
  ) throws(CalculatorError) -> Shape {
    let isList = try elements(index) != nil
    let chosen = try places(index, in: all.count).map { all[$0] }
    dropUnused()
    for element in chosen { hold(element.shape, uses) }
    for element in all { release(element.shape) }
    return isList ? .complexes(chosen.flatMap { [$0.re, $0.im] }) : chosen[0].shape
  }

  // MARK: - Operators

  /// An operator of which an operand is a list or a matrix with complex elements, or one beside a complex number; nil for others.
  mutating func complexListInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let (left, right) = (try scalarElements(a), try scalarElements(b))
    guard left != nil || right != nil else { return nil }
    let (isFirst, isSecond) = (try hasComplexNumbers(a), try hasComplexNumbers(b))
    guard isFirst || isSecond else { return nil }
    if case .relation(let relation) = symbol {
      return try equality(relation, (a, left), (b, right), uses: uses)
    }
    if left?.columns != nil || right?.columns != nil,
      let result = try matrixInfix(symbol, a, b, uses: uses)
    {
      return result
    }
    if let advice = advice(on: symbol, left?.sizes, right?.sizes) {
      throw CalculatorError(.arguments, advice, span(of: nil))
    }
    let count = left?.list.count ?? right?.list.count ?? 0
    let first = if let left { left.list } else { try repeated(a, count) }
    let second = if let right { right.list } else { try repeated(b, count) }
    var results: [Shape] = []
    for (x, y) in zip(first, second) {
      results.append(try combined(symbol, x, y, uses: uses))
    }
    return try list(of: results, columns: left?.columns ?? right?.columns, uses: uses)
  }

  private func hasComplexNumbers(_ index: Expression.Index) throws(CalculatorError) -> Bool {
    let shape = try shape(index)
    return shape.hasComplexElements || shape.complexParts != nil
  }

  /// Whether a node is a list or a matrix of complex numbers.
  func hasComplexElements(_ index: Expression.Index) throws(CalculatorError) -> Bool {
    try shape(index).hasComplexElements
  }

  /// The elements of a list or a matrix.
  private struct ScalarElements {
    let list: [Scalar]
    /// The number of columns of a matrix.
    var columns: Int?

    /// Elements that stand for the size alone.
    var sizes: Elements {
      Elements(list: list.map { Measured(register: $0.parts[0]) }, columns: columns)
    }
  }

  /// The elements of a list or a matrix; nil for other operands.
  private func scalarElements(
    _ index: Expression.Index
  ) throws(CalculatorError) -> ScalarElements? {
    if let matrix = try matrix(index) {
      return ScalarElements(list: matrix.elements, columns: matrix.columns)
    }
    return try scalars(index).map { ScalarElements(list: $0) }
  }

  /// The elements of a list; nil for other operands.
  func scalars(_ index: Expression.Index) throws(CalculatorError) -> [Scalar]? {
    if let elements = try complexElements(index) { return elements.map { .complex($0) } }
    if case .list(let registers) = try shape(index) { return registers.map { .real($0) } }
    return nil
  }

  /// A number as often as a list has elements.
  private mutating func repeated(
    _ index: Expression.Index, _ count: Int
  ) throws(CalculatorError) -> [Scalar] {
    let number: Scalar
    if let z = try shape(index).complexParts {
      number = .complex(z)
    } else {
      let value = try measured(index)
      if let unit = value.unit { throw noResultTogether(unit) }
      number = .real(value.register)
    }
    if count == 0 { release(number.shape) }
    hold(number.shape, Int32(clamping: max(0, count - 1)))
    return Array(repeating: number, count: count)
  }

  /// Whether two lists have equally many and equal elements.
  private mutating func equality(
    _ relation: Relation, _ a: (node: Expression.Index, elements: ScalarElements?),
    _ b: (node: Expression.Index, elements: ScalarElements?), uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard let left = a.elements, let right = b.elements else {
      throw CalculatorError(
        .arguments, "a list or a matrix is compared with another one only",
        span(of: Int(a.elements == nil ? a.node : b.node)))
    }
    guard relation == .equal || relation == .notEqual else {
      throw CalculatorError(
        .arguments, "lists and matrices have no order: compare elements, or a norm", span(of: nil))
    }
    var condition = Condition(steps: [.constant(.true)], registers: [])
    if left.list.count == right.list.count, left.columns == right.columns {
      for (x, y) in zip(left.list, right.list) {
        let (z, w) = (try complex(x), try complex(y))
        condition.steps += [.compare(.equal), .and, .compare(.equal), .and]
        condition.registers += [z.re, w.re, z.im, w.im]
      }
      try countOperation(condition.steps.count)
    } else {
      condition.steps = [.constant(.false)]
      for element in left.list + right.list { release(element.shape) }
    }
    if relation == .notEqual { condition.steps.append(.not) }
    return held(.condition(condition), uses)
  }

  /// A sign or a root of each element.
  mutating func apply(
    _ operation: UnaryFunction, toEachComplex x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let elements = try scalarElements(x)
    var results: [Shape] = []
    for element in elements?.list ?? [] {
      guard let value = try value(operation, try complex(element), uses: uses) else {
        throw CalculatorError(
          .arguments, "this operator is one of real numbers", span(of: Int(x)))
      }
      results.append(value.shape)
    }
    return try list(of: results, columns: elements?.columns, uses: uses)
  }

  // MARK: - Functions

  /// A function of one number, of each element of a list of complex numbers, or a part of each element of a list; nil for others.
  mutating func callEachComplex(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, _ unit: AngleUnit,
    uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil else {
      return nil
    }
    var results: [Shape] = []
    // The elements of real numbers are only asked for where they are needed: sums of lists are frequent.
    if case .parts(let parts) = row.form {
      guard let operands = try scalarElements(argument.node) else { return nil }
      for operand in operands.list {
        results.append(try compile(parts, of: try complex(operand), unit, uses: uses))
      }
      return try list(of: results, columns: operands.columns, uses: uses)
    }
    guard row.form.isOfOneNumber, row.arity.contains(1), try hasComplexElements(argument.node),
      let operands = try scalarElements(argument.node)
    else { return nil }
    for operand in operands.list {
      results.append(try compile(row, [try complex(operand)], unit, uses: uses))
    }
    return try list(of: results, columns: operands.columns, uses: uses)
  }

  /// A function of a list of complex numbers; nil for lists of real ones.
  mutating func complexVector(
    _ function: VectorFunction, _ places: [Expression.Index], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard let elements = try complexElements(places[0]) else { return nil }
    switch function {
    case .length:
      for element in elements { release(element.shape) }
      dropUnused()
      return .number(try emit(RangeNumber(Int128(elements.count)), uses: uses))
    case .reverse:
      return held(.complexes(elements.reversed().flatMap { [$0.re, $0.im] }), uses)
    case .cumulativeSum: return try cumulativeSum(elements, uses: uses)
    case .norm:
      // The Euclidean norm is that of the parts.
      var sizes = elements.flatMap { [Measured(register: $0.re), Measured(register: $0.im)] }
      if places.count > 1 {
        sizes = []
        for z in elements {
          sizes.append(Measured(register: try emit(.binary(.hypot), z.re, z.im, uses: 1)))
        }
      }
      return try norm(sizes, places.dropFirst().first, row, uses: uses)
    default:
      throw CalculatorError(.arguments, Self.needsRealNumbers(row), span(of: Int(places[0])))
    }
  }

  private mutating func cumulativeSum(
    _ terms: [ComplexRegisters], uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard var total = terms.first else { return .complexes([]) }
    hold(total.shape, uses)
    var sums = [total]
    for term in terms.dropFirst() {
      total = ComplexRegisters(
        re: try emit(.binary(.add), total.re, term.re, uses: uses + 1),
        im: try emit(.binary(.add), total.im, term.im, uses: uses + 1))
      sums.append(total)
    }
    release(total.shape)
    return .complexes(sums.flatMap { [$0.re, $0.im] })
  }
}
