import NumericCore

// Roots of polynomials. How many there are, which of them are real and how often each occurs depends on the numbers: the number
// system finds small discs around them while the expression is compiled, and each root becomes a step that refines its disc.
extension Compiler {
  /// All roots as a list: real numbers where all of them are real, else complex ones.
  mutating func roots(
    _ polynomial: CompiledPolynomial, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let unknown = polynomial.unknown ?? Self.defaultUnknown
    let shape = Shape.polynomial(polynomial.coefficients, unknown: unknown)
    let (places, degree) = try rootPlaces(shape, index)
    guard degree > 0 else {
      throw CalculatorError(
        .domain,
        degree == 0
          ? "a number that is not zero has no roots" : "every number is a root of zero",
        span(of: Int(index)))
    }
    let coefficients = Array(polynomial.coefficients.prefix(degree + 1))
    let result = try roots(at: places, coefficients, uses: uses)
    for register in polynomial.coefficients { release(register) }
    return result
  }

  /// Roots at known places, as a list; some of them may be roots of the polynomial with these coefficients, which stay held.
  private mutating func roots(
    at places: PolynomialRoots, _ coefficients: [UInt32], uses: Int32
  ) throws(CalculatorError) -> Shape {
    let terms = max(coefficients.count, places.factors.map(\.count).max() ?? 0)
    try countOperation(places.roots.count * terms)
    let isReal = places.roots.allSatisfy(\.isReal)
    var registers: [UInt32] = []
    for root in places.roots {
      let count = uses * Int32(clamping: root.multiplicity)
      let factor = try root.factor.map { number throws(CalculatorError) in
        try literals(places.factors[number])
      }
      let operands = factor ?? coefficients
      // Each part that is computed takes the coefficients once; literals are held once from the start.
      let parts: Int32 = root.isReal || root.isImaginary ? 1 : 2
      for register in operands { hold(.number(register), factor == nil ? parts : parts - 1) }
      let re =
        root.isImaginary
        ? try emit(.zero, uses: count)
        : try part(.polynomialRoot, of: root.place, operands, uses: count)
      var value = [re]
      if !isReal {
        value.append(
          root.isReal
            ? try emit(.zero, uses: count)
            : try part(.polynomialRootImaginary, of: root.place, operands, uses: count))
      }
      for _ in 0..<root.multiplicity { registers += value }
    }
    return isReal ? .list(registers) : .complexes(registers)
  }

  /// All roots of a polynomial with complex coefficients, which the current node holds once each.
  mutating func roots(
    ofComplex coefficients: [Scalar], _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let polynomial = try shape(of: coefficients, uses: 1)
    guard case .roots(let places, _)? = try known(polynomial, .complexRoots, at: index) else {
      throw unknownRoots(index)
    }
    let parts = ComplexRegisters.numbers(of: polynomial.registers)
    for part in parts { release(part.im) }
    let result = try roots(at: places, parts.map(\.re), uses: uses)
    for part in parts { release(part.re) }
    return result
  }

  /// Where the roots are on the number system that computes the expression, or on doubles for a program that several systems run.
  private mutating func rootPlaces(
    _ shape: Shape, _ index: Expression.Index
  ) throws(CalculatorError) -> (places: PolynomialRoots, degree: Int) {
    var found = try known(shape, at: index)
    if found == nil { found = try rootsOnDoubles(shape, index) }
    guard case .roots(let places, let degree)? = found else { throw unknownRoots(index) }
    return (places, degree)
  }

  /// The places on doubles; nil where the numbers depend on variables.
  private mutating func rootsOnDoubles(
    _ shape: Shape, _ index: Expression.Index
  ) throws(CalculatorError) -> KnownValue? {
    let part = try part(for: shape)
    if part.readsInputs { return nil }
    do throws(CalculatorError) {
      return try Calculator(DoubleBackend()).knownOfAll(part.compiled)
    } catch {
      throw placed(error, at: index)
    }
  }

  private func unknownRoots(_ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments, "the number of roots depends on the numbers, which are not known here",
      span(of: Int(index)))
  }

  /// A part of a root at a place, from coefficients that are held once for it.
  private mutating func part(
    _ function: ListFunction, of place: PolynomialRoots.Place, _ coefficients: [UInt32],
    uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    switch place {
    case .fraction(let numerator, let denominator):
      for register in coefficients { release(register) }
      dropUnused()
      let top = try emit(literal: numerator, uses: 1)
      if denominator == ExactLiteral(1) {
        hold(.number(top), uses - 1)
        return top
      }
      let bottom = try emit(literal: denominator, uses: 1)
      return try emit(.binary(.divide), top, bottom, uses: uses)
    case .disc(let re, let im, let radius, _):
      let disc = try literals([re, im, radius])
      return try emit(.list(function), list: disc + coefficients, uses: uses)
    }
  }

  private mutating func literals(_ values: [ExactLiteral]) throws(CalculatorError) -> [UInt32] {
    var registers: [UInt32] = []
    for value in values { registers.append(try emit(literal: value, uses: 1)) }
    return registers
  }
}

extension PolynomialRoots.Root {
  /// Whether it is proven to be real.
  fileprivate var isReal: Bool {
    switch place {
    case .fraction, .disc(_, _, _, .real): true
    case .disc: false
    }
  }

  /// Whether its real part is proven to be zero.
  fileprivate var isImaginary: Bool {
    if case .disc(_, _, _, .imaginary) = place { true } else { false }
  }
}
