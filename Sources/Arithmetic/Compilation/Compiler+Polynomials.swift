import Algebra
import NumericCore

// Polynomials in one unknown: their coefficients are registers, and operators make others of them.
extension Compiler {
  /// The coefficients of a polynomial from the constant term on, and its unknown.
  struct CompiledPolynomial {
    let coefficients: [UInt32]
    /// Nil for a number.
    let unknown: String?
  }

  /// A polynomial that contains an unknown; nil for anything else.
  func polynomial(_ index: Expression.Index) throws(CalculatorError) -> CompiledPolynomial? {
    guard case .polynomial(let registers, let unknown) = try shape(index).plain else { return nil }
    return CompiledPolynomial(coefficients: registers, unknown: unknown)
  }

  /// An operand of a polynomial, which may be a number.
  mutating func polynomialOrNumber(
    _ index: Expression.Index
  ) throws(CalculatorError) -> CompiledPolynomial {
    if let polynomial = try polynomial(index) { return polynomial }
    if try isComplex(index) {
      throw CalculatorError(
        .arguments, "the coefficients of a polynomial are real numbers", span(of: Int(index)))
    }
    return CompiledPolynomial(coefficients: [try number(index)], unknown: nil)
  }

  /// The unknown of two polynomials, of which one has one.
  func unknown(
    _ a: CompiledPolynomial, _ b: CompiledPolynomial
  ) throws(CalculatorError) -> String {
    if let x = a.unknown, let y = b.unknown, x != y {
      throw CalculatorError(
        .arguments, "a polynomial has one unknown, and here are two: '\(x)' and '\(y)'",
        span(of: nil))
    }
    return a.unknown ?? b.unknown ?? Self.defaultUnknown
  }

  /// The unknown of polynomials that are made of numbers.
  static var defaultUnknown: String { "x" }

  // MARK: - Operators

  /// An operator of which an operand is a polynomial; nil for others.
  mutating func polynomialInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let (isFirst, isSecond) = (try polynomial(a) != nil, try polynomial(b) != nil)
    guard isFirst || isSecond else { return nil }
    if symbol == .power { return try polynomialPower(a, b, uses: uses) }
    if symbol == .implicitMultiply, isFirst, isName(a) {
      return try value(of: a, at: b, uses: uses)
    }
    let (left, right) = (try polynomialOrNumber(a), try polynomialOrNumber(b))
    let unknown = try unknown(left, right)
    let operands = [left.coefficients, right.coefficients]
    switch symbol {
    case .add, .subtract:
      return try emit(operands, unknown, uses: uses) { line, p in
        line.sum(symbol.operation, p[0], p[1])
      }
    case .multiply, .implicitMultiply:
      try checkOperations(operands[0].count, operands[1].count)
      return try emit(operands, unknown, uses: uses) { line, p in
        line.product(p[0], p[1])
      }
    case .divide where right.unknown == nil:
      return try emit(operands, unknown, uses: uses) { line, p in
        Polynomial(p[0].coefficients.map { line.combine(.divide, $0, p[1].coefficients[0]) })
      }
    case .relation(let relation) where relation == .equal || relation == .notEqual:
      return try equality(relation, operands, uses: uses)
    case .divide:
      throw CalculatorError(
        .arguments, "a polynomial has no quotient by another one", span(of: Int(b)))
    default:
      throw CalculatorError(
        .arguments, "'\(symbol.word)' is an operator of numbers, not of polynomials", span(of: nil))
    }
  }

  /// p(x), which is written as a product of the name of a polynomial and a parenthesis; p(q) for another polynomial.
  private mutating func value(
    of p: Expression.Index, at x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (outer, inner) = (try polynomialOrNumber(p), try polynomialOrNumber(x))
    let degree = (outer.coefficients.count - 1) * (inner.coefficients.count - 1)
    try checkOperations(outer.coefficients.count + degree, inner.coefficients.count + degree)
    let result = try emit(
      [outer.coefficients, inner.coefficients], inner.unknown ?? Self.defaultUnknown, uses: uses
    ) { line, p in line.composition(p[0], p[1]) }
    return inner.unknown == nil ? .number(result.registers[0]) : result
  }

  private func isName(_ index: Expression.Index) -> Bool {
    if case .name = frames[frames.count - 1].expression[index] { true } else { false }
  }

  /// −p.
  mutating func oppositePolynomial(
    _ x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let operand = try polynomialOrNumber(x)
    return try emit(
      [operand.coefficients], operand.unknown ?? Self.defaultUnknown, uses: uses
    ) { line, p in Polynomial(p[0].coefficients.map { line.negative($0) }) }
  }

  private mutating func polynomialPower(
    _ base: Expression.Index, _ exponent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let message = "the exponent of a polynomial is a whole number that is not negative"
    guard let polynomial = try polynomial(base) else {
      throw CalculatorError(
        .arguments, "an exponent is a number, not a polynomial", span(of: Int(exponent)))
    }
    let value = try option(exponent, message)
    guard value.denominator == 1, let power = UInt(exactly: value.numerator) else {
      throw CalculatorError(.arguments, message, span(of: Int(exponent)))
    }
    dropUnused()
    let degree = polynomial.coefficients.count - 1
    let (size, overflow) = degree.multipliedReportingOverflow(by: Int(clamping: power))
    try checkOperations(overflow ? .max : size, overflow ? .max : size)
    return try emit(
      [polynomial.coefficients], polynomial.unknown ?? Self.defaultUnknown, uses: uses
    ) { line, p in line.power(p[0], power) }
  }

  /// Whether two polynomials have the same coefficients.
  private mutating func equality(
    _ relation: Relation, _ operands: [[UInt32]], uses: Int32
  ) throws(CalculatorError) -> Shape {
    var condition = Condition(steps: [.constant(.true)], registers: [])
    for power in 0..<max(operands[0].count, operands[1].count) {
      for coefficients in operands {
        condition.registers.append(
          power < coefficients.count ? coefficients[power] : try emit(.zero, uses: 1))
      }
      condition.steps += [.compare(.equal), .and]
    }
    if relation == .notEqual { condition.steps.append(.not) }
    return held(.condition(condition), uses)
  }

  // MARK: - Sums and products over an index

  /// The sum or product of two of the terms.
  mutating func combined(
    _ kind: Expression.Series.Kind, _ a: CompiledPolynomial, _ b: CompiledPolynomial
  ) throws(CalculatorError) -> CompiledPolynomial {
    let unknown = try unknown(a, b)
    let operands = [a.coefficients, b.coefficients]
    if kind == .product {
      try checkOperations(operands[0].count, operands[1].count)
    } else {
      try countOperation(max(operands[0].count, operands[1].count))
    }
    let shape = try emit(operands, unknown, uses: 1) { line, p in
      kind == .product
        ? line.product(p[0], p[1]) : line.sum(.add, p[0], p[1])
    }
    return CompiledPolynomial(coefficients: shape.registers, unknown: unknown)
  }

  /// The sum or product of all terms of a series of which one is a polynomial.
  mutating func polynomial(
    of loop: Loop, _ kind: Expression.Series.Kind, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard var result = loop.polynomial else { preconditionFailure("a term is a polynomial") }
    // The numbers before the first polynomial.
    for number in loop.product.map({ [$0] }) ?? (0..<loop.terms.count).map({ loop.terms[$0] }) {
      if let unit = number.unit {
        throw CalculatorError(
          .incompatibleUnits, "\(unit.quantityName.withArticle) is not a plain number",
          span(of: nil))
      }
      result = try combined(
        kind, result, CompiledPolynomial(coefficients: [number.register], unknown: nil))
    }
    return held(
      .polynomial(result.coefficients, unknown: result.unknown ?? Self.defaultUnknown), uses)
  }

  // MARK: - Coefficients

  /// Compiles what an algorithm makes of polynomials, whose coefficients the current node holds once each; leading coefficients
  /// that are literally zero are left out.
  mutating func emit(
    _ operands: [[UInt32]], _ unknown: String, uses: Int32,
    _ body: (inout StraightLine, [Polynomial<Int>]) -> Polynomial<Int>
  ) throws(CalculatorError) -> Shape {
    var wholes: [UInt32: Int] = [:]
    for register in operands.joined() where wholes[register] == nil {
      wholes[register] = literalWhole(register)
    }
    var algorithm = RecordedAlgorithm(operands, wholes: wholes)
    var result = body(&algorithm.line, algorithm.lists.map { Polynomial($0) }).coefficients
    while result.count > 1, let last = result.last, algorithm.line.wholeNumber(last) == 0 {
      result.removeLast()
    }
    return try shape(
      ofCoefficients: try emit(algorithm, Matrix(column: result), uses: uses).elements, unknown)
  }

  /// A polynomial with real coefficients.
  func shape(
    ofCoefficients coefficients: [Scalar], _ unknown: String
  ) throws(CalculatorError) -> Shape {
    let registers = coefficients.compactMap(\.register)
    guard registers.count == coefficients.count else {
      throw CalculatorError(
        .arguments, "the coefficients of a polynomial are real numbers", span(of: nil))
    }
    return .polynomial(registers, unknown: unknown)
  }

  /// The whole number in a register that a literal, or the opposite of one, has just written; nil for others.
  ///
  /// All number systems agree on it, however they round.
  private func literalWhole(_ register: UInt32) -> Int? {
    if inputRegisters.contains(register) { return nil }
    if let known = knownRegisters[register], known.value.denominator == 1,
      known.instruction < program.instructions.count,
      case let step = program.instructions[known.instruction], step.destination == register,
      step.operation == .literal
    {
      return Int(exactly: known.value.numerator)
    }
    return writtenWhole(register, before: program.instructions.count)
  }

  /// The same from the last instructions before one; the literals of an expression stand close before their operators.
  private func writtenWhole(_ register: UInt32, before end: Int) -> Int? {
    for place in (max(0, end - 8)..<end).reversed() {
      let step = program.instructions[place]
      guard step.destination == register else { continue }
      switch step.operation {
      case .literal: return program.literals[Int(step.a)].wholeNumber
      case .function(.unary(.negate)): return writtenWhole(step.a, before: place).map { -$0 }
      default: return nil
      }
    }
    return nil
  }
}

extension ExactLiteral {
  /// The value of a whole number that was written without an exponent, if it fits 32 bits.
  fileprivate var wholeNumber: Int? {
    guard kind == .finite, exponent == 0, case .word(let word) = coefficient, word < 1 << 32 else {
      return nil
    }
    return isNegative ? -Int(word) : Int(word)
  }
}
