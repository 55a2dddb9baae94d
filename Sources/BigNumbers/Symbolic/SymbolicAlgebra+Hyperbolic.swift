import NumericCore

// Hyperbolic functions as sums and quotients of exponentials, their inverses as logarithms.
extension SymbolicAlgebra {
  mutating func sinh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let inverse = try ofInverse(x) { return inverse.sinh }
    return try scale(subtract(exp(x), exp(-x)), by: .half)
  }

  mutating func cosh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let inverse = try ofInverse(x) { return inverse.cosh }
    return try scale(add(exp(x), exp(-x)), by: .half)
  }

  /// tanh x = 1 − 2/(e^2x + 1), which has one denominator instead of two exponentials.
  mutating func tanh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    if let inverse = try ofInverse(x) { return try divide(inverse.sinh, inverse.cosh) }
    if x.isLeadingNegative { return -(try tanh(-x)) }
    let square = try exp(scale(x, by: .two))
    return try subtract(.one, scale(inverse(add(square, .one)), by: .two))
  }

  mutating func coth(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let inverse = try ofInverse(x) { return try divide(inverse.cosh, inverse.sinh) }
    if x.isLeadingNegative { return -(try coth(-x)) }
    let square = try exp(scale(x, by: .two))
    return try add(.one, scale(inverse(subtract(square, .one)), by: .two))
  }

  /// sinh and cosh of an inverse hyperbolic function that is an atom.
  private mutating func ofInverse(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> (sinh: SymbolicForm, cosh: SymbolicForm)? {
    guard let node = x.node else { return nil }
    let y = node.operands[0]
    let square = try multiply(y, y)
    switch node.head {
    case .unary(.asinh): return (y, try squareRoot(add(square, .one)))
    case .unary(.acosh): return (try squareRoot(subtract(square, .one)), y)
    case .unary(.atanh):
      let cosh = try inverse(squareRoot(subtract(.one, square)))
      return (try multiply(y, cosh), cosh)
    default: return nil
    }
  }

  /// ln(x + √(x² + 1)), if the root is a simple form.
  mutating func asinh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    if x.isLeadingNegative { return -(try asinh(-x)) }
    if let power = try halfSum(x, isDifference: true) { return try log(power) }
    if x.isMultiquadratic {
      let root = try squareRoot(add(multiply(x, x), .one))
      if root.isMultiquadratic { return try log(add(x, root)) }
    }
    return try opaque(.asinh, x)
  }

  /// ln(x + √(x² − 1)), if the root is a simple form; it is not negative.
  mutating func acosh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x == .one { return .zero }
    if let power = try halfSum(x, isDifference: false) {
      let logarithm = try log(power)
      if let sign = logarithm.sign { return sign < 0 ? -logarithm : logarithm }
    }
    if x.isMultiquadratic {
      let root = try squareRoot(subtract(multiply(x, x), .one))
      if root.isMultiquadratic { return try log(add(x, root)) }
    }
    return try opaque(.acosh, x)
  }

  /// ln((1 + x)/(1 − x))/2, if the logarithm is a simple form.
  mutating func atanh(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if x.isZero { return .zero }
    if x.isLeadingNegative, x.terms.count == 1 || x.isMultiquadratic { return -(try atanh(-x)) }
    let quotient = try divide(add(.one, x), subtract(.one, x))
    if x.isMultiquadratic || (quotient.terms.count == 1 && quotient.sign == 1) {
      return try scale(log(quotient), by: .half)
    }
    return x.isLeadingNegative ? -(try opaque(.atanh, -x)) : try opaque(.atanh, x)
  }

  /// The m with x = (m ± 1/m)/2, where m is a product of exponentials with a positive coefficient;
  /// nil if there is none.
  private mutating func halfSum(
    _ x: SymbolicForm, isDifference: Bool
  ) throws(SymbolicLimit) -> SymbolicForm? {
    let terms = x.terms
    guard terms.count == 2 else { return nil }
    for (first, second) in [(0, 1), (1, 0)] {
      let power = try scale(SymbolicForm(terms: [terms[first]]), by: .two)
      guard power.sign == 1 else { continue }
      let other = try scale(SymbolicForm(terms: [terms[second]]), by: .two)
      let reciprocal = try inverse(power)
      if other == (isDifference ? -reciprocal : reciprocal) { return power }
    }
    return nil
  }
}
