import NumericCore

// Functions of forms. Each returns a form of exactly the mathematical value, provided that the
// operation is defined at the values of the operands; or nil, if the form would be too large or
// there is no useful one.
extension SymbolicForm {
  static func compute(
    _ operation: UnaryFunction, _ x: SymbolicForm, _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return compute(operation, x, in: &algebra)
  }

  static func compute(
    _ operation: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm,
    _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return compute(operation, x, y, in: &algebra)
  }

  // The same, in an algebra that tells how much work is left.

  static func compute(
    _ operation: UnaryFunction, _ x: SymbolicForm, in algebra: inout SymbolicAlgebra
  ) -> SymbolicForm? { try? algebra.checked(algebra.compute(operation, x)) }

  static func compute(
    _ operation: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm,
    in algebra: inout SymbolicAlgebra
  ) -> SymbolicForm? { try? algebra.checked(algebra.compute(operation, x, y)) }

  static func compute(
    _ function: ListFunction, _ terms: [SymbolicForm], in algebra: inout SymbolicAlgebra
  ) -> SymbolicForm? { try? algebra.checked(algebra.compute(function, terms)) }

  /// x times an exact factor.
  static func scaled(
    _ x: SymbolicForm, by ratio: ExactRatio, _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.scaled(x, by: ratio))
  }

  /// The value of a finite literal; nil for infinities and NaN.
  static func literal(
    _ literal: ExactLiteral, _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.literal(literal))
  }
}

extension SymbolicAlgebra {
  fileprivate mutating func compute(
    _ function: ListFunction, _ x: [SymbolicForm]
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch function.page.composition {
    case .productAndTerm(let last): return try compute(last, multiply(x[0], x[1]), x[2])
    case .products(let last):
      return try compute(last, multiply(x[0], x[1]), multiply(x[2], x[3]))
    case .sum: return try sum(x)
    case .dot: return try dot(x)
    case .mean: return try mean(x)
    case .variance(let isSample): return try variance(x, isSample: isSample)
    case .deviation(let isSample): return try squareRoot(variance(x, isSample: isSample))
    case .itself: break
    }
    switch function {
    case .minimum: return try extreme(x, isGreatest: false)
    case .maximum: return try extreme(x, isGreatest: true)
    case .median: return try median(x)
    case .atan2Units: return try units(atan2(y: x[0], x: x[1]), x[2])
    default: throw SymbolicLimit()
    }
  }

  fileprivate mutating func scaled(
    _ x: SymbolicForm, by ratio: ExactRatio
  ) throws(SymbolicLimit) -> SymbolicForm {
    let sum = try add(multiply(x, literal(ratio.numerator)), literal(ratio.offset))
    let rational = try divide(sum, literal(ratio.denominator))
    return try multiply(rational, power(.pi, BigRational(ratio.piPower)))
  }

  /// The coefficient times the base to the power of the exponent, which need not be written out.
  fileprivate mutating func literal(
    _ literal: ExactLiteral
  ) throws(SymbolicLimit) -> SymbolicForm {
    var limits = Limits()
    limits.precision = bounds.bits
    if let value = try? BigRational(exactly: literal, limits: limits) {
      return SymbolicForm(value)
    }
    var digits = literal
    digits.exponent = 0
    guard let coefficient = try? BigRational(exactly: digits, limits: limits) else {
      throw SymbolicLimit()
    }
    let power = try rationalPower(BigRational(literal.base), BigRational(literal.exponent))
    return try scale(power, by: coefficient)
  }
}
