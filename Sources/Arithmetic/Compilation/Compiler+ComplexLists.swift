import Conversion
import NumericCore
import Scientific

// Lists of complex numbers. A list with one complex element has complex elements alone; real ones get the imaginary part 0.
extension Compiler {
  /// The elements of a list of complex numbers; nil for anything else.
  func complexElements(_ index: Expression.Index) throws(CalculatorError) -> [ComplexRegisters]? {
    guard case .complexes(let registers) = try shape(index) else { return nil }
    return stride(from: 0, to: registers.count, by: 2).map {
      ComplexRegisters(re: registers[$0], im: registers[$0 + 1])
    }
  }

  /// A list of results with so many uses each, of which one is complex.
  mutating func complexList(of results: [Shape], uses: Int32) throws(CalculatorError) -> Shape {
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
    return .complexes(registers)
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

  /// An operator of which an operand is a list with complex elements, or a list beside a complex number; nil for others.
  mutating func complexListInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    for (list, other) in [(a, b), (b, a)] {
      if case .complexes = try shape(list), try matrix(other) != nil {
        throw needsRealNumbers(list)
      }
    }
    let (left, right) = (try scalars(a), try scalars(b))
    guard left != nil || right != nil else { return nil }
    let (isFirst, isSecond) = (try hasComplexNumbers(a), try hasComplexNumbers(b))
    guard isFirst || isSecond else { return nil }
    if case .relation(let relation) = symbol {
      return try equality(relation, (a, left), (b, right), uses: uses)
    }
    if let advice = advice(on: symbol, sizes(left), sizes(right)) {
      throw CalculatorError(.arguments, advice, span(of: nil))
    }
    let count = left?.count ?? right?.count ?? 0
    let first = if let left { left } else { try repeated(a, count) }
    let second = if let right { right } else { try repeated(b, count) }
    var results: [Shape] = []
    for (x, y) in zip(first, second) {
      results.append(try combined(symbol, x, y, uses: uses))
    }
    return try list(of: results, uses: uses)
  }

  private func hasComplexNumbers(_ index: Expression.Index) throws(CalculatorError) -> Bool {
    if case .complexes = try shape(index) { return true }
    return try isComplex(index)
  }

  /// The elements of a list; nil for other operands.
  private func scalars(_ index: Expression.Index) throws(CalculatorError) -> [Scalar]? {
    if let elements = try complexElements(index) { return elements.map { .complex($0) } }
    if case .list(let registers) = try shape(index) { return registers.map { .real($0) } }
    return nil
  }

  /// A list whose elements stand for its size alone.
  private func sizes(_ list: [Scalar]?) -> Elements? {
    list.map { Elements(list: $0.map { Measured(register: $0.shape.registers[0]) }) }
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
    _ relation: Relation, _ a: (node: Expression.Index, elements: [Scalar]?),
    _ b: (node: Expression.Index, elements: [Scalar]?), uses: Int32
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
    if left.count == right.count {
      for (x, y) in zip(left, right) {
        let (z, w) = (try complex(x), try complex(y))
        condition.steps += [.compare(.equal), .and, .compare(.equal), .and]
        condition.registers += [z.re, w.re, z.im, w.im]
      }
      try countOperation(condition.steps.count)
    } else {
      condition.steps = [.constant(.false)]
      for element in left + right { release(element.shape) }
    }
    if relation == .notEqual { condition.steps.append(.not) }
    return held(.condition(condition), uses)
  }

  /// A sign or a root of each element.
  mutating func apply(
    _ operation: UnaryFunction, toEachComplex x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var results: [Shape] = []
    for element in try complexElements(x) ?? [] {
      guard let value = try value(operation, element, uses: uses) else {
        throw CalculatorError(
          .arguments, "this operator is one of real numbers", span(of: Int(x)))
      }
      results.append(value.shape)
    }
    return try list(of: results, uses: uses)
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
    // The elements of a list of real numbers are only asked for where they are needed: sums of lists are frequent.
    if case .parts(let parts) = row.form {
      guard let operands = try scalars(argument.node) else { return nil }
      for operand in operands {
        results.append(try compile(parts, of: try complex(operand), unit, uses: uses))
      }
    } else {
      guard row.form.isOfOneNumber, row.arity.contains(1),
        let operands = try complexElements(argument.node)
      else { return nil }
      for operand in operands {
        results.append(try compile(row, [operand], unit, uses: uses))
      }
    }
    return try list(of: results, uses: uses)
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
