import NumericCore
import Scientific

// Functions of whole numbers that are those of polynomials, too.
extension Compiler {
  /// The factors or the greatest common divisor of polynomials; nil for other functions and arguments.
  mutating func polynomialCall(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard row.takesUnknown else { return nil }
    var hasPolynomial = false
    for argument in arguments where try polynomial(argument.node) != nil { hasPolynomial = true }
    if !hasPolynomial { return nil }
    switch row.form {
    case .factors:
      let places = try order(arguments, row.parameters, least: 1, row)
      return try factors(of: try polynomial(places[0], row), places[0], uses: uses)
    case .fold:
      var operands: [CompiledPolynomial] = []
      for argument in arguments { operands.append(try polynomialOrNumber(argument.node)) }
      return try divisor(of: operands, uses: uses)
    default: return nil
    }
  }

  private mutating func factors(
    of polynomial: CompiledPolynomial, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let unknown = polynomial.unknown ?? Self.defaultUnknown
    let shape = Shape.polynomial(polynomial.coefficients, unknown: unknown)
    guard case .factors(let factors)? = try known(shape, .factors, at: nil) else {
      throw needsKnownNumbers(index)
    }
    return held(.factored(polynomial.coefficients, unknown: unknown, factors), uses)
  }

  /// The greatest common divisor, with whole coefficients.
  private mutating func divisor(
    of polynomials: [CompiledPolynomial], uses: Int32
  ) throws(CalculatorError) -> Shape {
    var result = polynomials[0]
    for next in polynomials.dropFirst() {
      let unknown = try unknown(result, next)
      let shape = Shape.polynomial(result.coefficients + next.coefficients, unknown: unknown)
      guard
        case .divisor(let coefficients)? = try known(
          shape, .divisor(result.coefficients.count), at: nil)
      else { throw needsKnownNumbers(nil) }
      release(shape)
      dropUnused()
      var registers: [UInt32] = []
      for coefficient in coefficients { registers.append(try emit(literal: coefficient, uses: 1)) }
      result = CompiledPolynomial(coefficients: registers, unknown: unknown)
    }
    return held(
      .polynomial(result.coefficients, unknown: result.unknown ?? Self.defaultUnknown), uses)
  }

  private func needsKnownNumbers(_ index: Expression.Index?) -> CalculatorError {
    CalculatorError(
      .arguments, "divisors of polynomials depend on numbers that are not known here",
      span(of: index.map { Int($0) }))
  }
}
