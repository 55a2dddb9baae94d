import NumericCore
import Scientific

// Sums, products and lists over an index: the body is compiled once for each value of the index, which is a literal there, and
// the sum is that of the list of the terms.
extension Compiler {
  /// A sum or product whose terms are being compiled.
  ///
  /// An object, so that the terms are not copied with each one.
  final class Loop {
    var values: IndexValues
    /// The elements of a list that are the values, the next one last.
    var elements: [Shape] = []
    /// The terms of a sum or list.
    var terms = MeasuredList()
    /// The terms of a list of lists, which are the rows of a matrix.
    var rows: [[Scalar]] = []
    /// The product of the terms so far.
    var product: Measured?
    /// The complex terms, of a product too; all elements of a list with a complex one.
    var complexTerms: [ComplexRegisters] = []
    /// The sum or product of the terms from the first polynomial on.
    var polynomial: CompiledPolynomial?
    /// The name of the index, and what it means outside the body.
    let index: String
    let hidden: Shape?

    init(_ values: IndexValues, _ index: String, hidden: Shape?) {
      (self.values, self.index, self.hidden) = (values, index, hidden)
    }
  }

  /// Begins a sum or product: binds the index to its first value, or passes over the body if there is none.
  mutating func begin(_ series: Expression.Series) throws(CalculatorError) -> Shape {
    let frame = frames.count - 1
    let elements = series.kind == .list ? try self.elements(of: series) : []
    let values =
      series.kind == .list
      ? IndexValues(next: .one, step: .one, count: elements.count) : try values(of: series)
    let index = frames[frame].expression.names[Int(series.index)]
    let loop = Loop(values, index, hidden: frames[frame].parameters[index])
    loop.elements = elements.reversed()
    frames[frame].loops.append(loop)
    if values.count == 0 {
      frames[frame].position = Int(series.result) - 1
    } else {
      try bind(loop)
    }
    return .text("")
  }

  /// Binds the index of a sum or product to its next value.
  private mutating func bind(_ loop: Loop) throws(CalculatorError) {
    if let element = loop.elements.popLast() {
      frames[frames.count - 1].parameters[loop.index] = element
      return
    }
    frames[frames.count - 1].parameters[loop.index] = .number(
      try emit(loop.values.next, uses: 1))
  }

  /// A register that holds a known number.
  mutating func emit(_ value: RangeNumber, uses: Int32) throws(CalculatorError) -> UInt32 {
    let register: UInt32
    if let literal = value.literal {
      register = try emit(literal: literal, uses: uses)
    } else {
      let numerator = try emit(literal: RangeNumber.literal(value.numerator), uses: 1)
      let denominator = try emit(literal: RangeNumber.literal(value.denominator), uses: 1)
      register = try emit(.binary(.divide), numerator, denominator, uses: uses)
    }
    knownRegisters[register] = KnownRegister(
      value: value, instruction: program.instructions.count - 1)
    return register
  }

  /// Ends a term, and goes on with the next one; after the last one, the sum or product of them.
  mutating func end(
    _ series: Expression.Series, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let frame = frames.count - 1
    guard let loop = frames[frame].loops.last else {
      preconditionFailure("the end of a body comes behind its start")
    }
    if loop.values.count > 0 {
      try append(series, to: loop)
      if let index = frames[frame].parameters[loop.index] { release(index) }
      loop.values.count -= 1
    }
    if loop.values.count > 0 {
      if series.kind != .list {
        guard let next = loop.values.next.adding(loop.values.step) else {
          throw tooLong(span(of: Int(series.start)))
        }
        loop.values.next = next
      }
      // Which branch of an `if` was taken is seen from what has a result. Forgetting 64 results costs no more than an
      // operation; a branch that is never taken may have any number of nodes.
      let body = Int(series.each) + 1..<Int(series.result)
      try countOperation(body.count / 64)
      for node in body { frames[frame].results[node] = nil }
      frames[frame].position = Int(series.each)
      try bind(loop)
      return .text("")
    }
    frames[frame].loops.removeLast()
    frames[frame].parameters[loop.index] = loop.hidden
    return try result(of: loop, series.kind, uses: uses)
  }

  /// Takes the value of the body as a term.
  private mutating func append(
    _ series: Expression.Series, to loop: Loop
  ) throws(CalculatorError) {
    // A value of the index that does not fulfil the condition has no term.
    if series.condition != nil, frames[frames.count - 1].results[Int(series.body)] == nil { return }
    if let term = try shape(series.body).complexParts {
      // The elements of a list stay in their order: those before the first complex one become complex.
      if series.kind == .list, loop.complexTerms.isEmpty {
        for place in 0..<loop.terms.count {
          loop.complexTerms.append(try complex(loop.terms[place]))
        }
        loop.terms = MeasuredList()
      }
      loop.complexTerms.append(term)
      return
    }
    let isPolynomial = try polynomial(series.body) != nil
    if series.kind != .list, isPolynomial || loop.polynomial != nil {
      let term = try polynomialOrNumber(series.body)
      loop.polynomial =
        if let known = loop.polynomial { try combined(series.kind, known, term) } else { term }
      return
    }
    if series.kind == .list, let row = try scalars(series.body) {
      try checkRow(row.count, loop.rows.last?.count, series.body)
      loop.rows.append(row)
      return
    }
    let term = try measured(series.body)
    if series.kind == .list, !loop.complexTerms.isEmpty {
      loop.complexTerms.append(try complex(term))
      return
    }
    if series.kind != .product {
      loop.terms.append(term)
    } else if let factor = loop.product {
      loop.product = try product(factor, term)
    } else {
      loop.product = term
    }
  }

  /// The product of a list, from left to right.
  mutating func product(
    of factors: MeasuredList, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var product = factors[0]
    for index in 1..<factors.count {
      product = try self.product(product, factors[index])
    }
    return held(Shape(product), uses)
  }

  private mutating func product(
    _ a: Measured, _ b: Measured
  ) throws(CalculatorError) -> Measured {
    switch try product(a, b, uses: 1) {
    case .quantity(let register, let unit): return Measured(register: register, unit: unit)
    case let shape: return Measured(register: shape.registers[0])
    }
  }

  private mutating func result(
    of loop: Loop, _ kind: Expression.Series.Kind, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if !loop.complexTerms.isEmpty { return try complexResult(of: loop, kind, uses: uses) }
    if loop.polynomial != nil { return try polynomial(of: loop, kind, uses: uses) }
    if let product = loop.product { return held(Shape(product), uses) }
    if kind == .list {
      if let row = loop.rows.first {
        guard loop.terms.count == 0 else {
          throw CalculatorError(
            .arguments, "some elements of this list are lists, and others are not", span(of: nil))
        }
        return held(
          try shape(of: loop.rows.flatMap { $0 }, columns: row.count, uses: 1), uses)
      }
      return held(
        try list(of: (0..<loop.terms.count).map { Shape(loop.terms[$0]) }, uses: 1), uses)
    }
    guard loop.terms.count > 0 else {
      return .number(try emit(literal: ExactLiteral(kind == .sum ? 0 : 1), uses: uses))
    }
    if loop.terms.isPlain {
      return .number(try emit(.list(.sum), list: loop.terms.registers, uses: uses))
    }
    guard let row = Catalogue.row(of: .list(.sum)) else {
      preconditionFailure("the catalogue has the sum of a list")
    }
    return try call(row, loop.terms, angle, uses: uses)
  }

  /// The sum, product or list of terms of which one is complex.
  private mutating func complexResult(
    of loop: Loop, _ kind: Expression.Series.Kind, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let real = loop.product.map { [$0] } ?? (0..<loop.terms.count).map { loop.terms[$0] }
    var terms = loop.complexTerms
    for term in real { terms.append(try complex(term)) }
    if kind == .list {
      return held(.complexes(terms.flatMap { [$0.re, $0.im] }), uses)
    }
    return kind == .sum ? try sum(.sum, of: terms, uses: uses) : try product(of: terms, uses: uses)
  }
}
