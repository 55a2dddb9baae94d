import NumericCore
import Scientific

// Sums and products of complex numbers.
extension Compiler {
  /// A sum, mean or product of arguments of which one is complex; nil for other functions of lists.
  mutating func complexReduction(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    switch row.form {
    case .reduction(let function) where function == .sum || function == .mean:
      return try sum(function, of: try complexTerms(arguments, row.name), uses: uses)
    case .product: return try product(of: try complexTerms(arguments, row.name), uses: uses)
    default: return nil
    }
  }

  /// Each part is the sum, or the mean, of the parts.
  mutating func sum(
    _ function: ListFunction, of terms: [ComplexRegisters], uses: Int32
  ) throws(CalculatorError) -> Shape {
    .complex(
      try emit(.list(function), list: terms.map(\.re), uses: uses),
      try emit(.list(function), list: terms.map(\.im), uses: uses))
  }

  /// The product from left to right.
  mutating func product(
    of factors: [ComplexRegisters], uses: Int32
  ) throws(CalculatorError) -> Shape {
    var product = factors[0]
    for (index, factor) in factors.enumerated().dropFirst() {
      let isLast = index == factors.count - 1
      product = try pair(.product, [product, factor], uses: isLast ? uses : 1)
    }
    return factors.count == 1 ? held(product.shape, uses) : product.shape
  }

  /// Arguments and the elements of lists as complex numbers.
  private mutating func complexTerms(
    _ arguments: ArraySlice<Expression.Argument>, _ name: String
  ) throws(CalculatorError) -> [ComplexRegisters] {
    var terms: [ComplexRegisters] = []
    for argument in arguments {
      if argument.label != nil {
        throw CalculatorError(
          .arguments, "\(name) takes numbers without names", span(of: Int(argument.node)))
      }
      if let elements = try complexElements(argument.node) {
        terms += elements
      } else if case .list(let elements) = try shape(argument.node) {
        for element in elements { terms.append(try withImaginaryZero(element)) }
      } else {
        terms.append(try complex(argument.node))
      }
    }
    return terms
  }
}
