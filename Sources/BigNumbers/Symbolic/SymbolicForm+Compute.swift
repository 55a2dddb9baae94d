import NumericCore

// The one place that connects an operation's case to the rules for it. Every function here answers a
// form of exactly the operation's mathematical value, provided that the operation is defined on the
// values of the operands, or nil: too large, or nothing sensible to say.
extension SymbolicForm {
  static func compute(
    _ operation: UnaryOperation, _ x: SymbolicForm, _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.compute(operation, x))
  }

  static func compute(
    _ operation: BinaryOperation, _ x: SymbolicForm, _ y: SymbolicForm,
    _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.compute(operation, x, y))
  }

  static func compute(
    _ operation: TernaryOperation, _ x: SymbolicForm, _ y: SymbolicForm, _ z: SymbolicForm,
    _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.compute(operation, x, y, z))
  }

  static func compute(
    _ operation: QuaternaryOperation, _ a: SymbolicForm, _ b: SymbolicForm, _ c: SymbolicForm,
    _ d: SymbolicForm, _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.compute(operation, a, b, c, d))
  }

  static func compute(
    _ reduction: Reduction, _ terms: [SymbolicForm], _ bounds: SymbolicBounds = SymbolicBounds()
  ) -> SymbolicForm? {
    var algebra = SymbolicAlgebra(bounds)
    return try? algebra.checked(algebra.compute(reduction, terms))
  }

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
    _ operation: TernaryOperation, _ x: SymbolicForm, _ y: SymbolicForm, _ z: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch operation {
    case .fusedMultiplyAdd: try add(multiply(x, y), z)
    case .fusedMultiplySubtract: try subtract(multiply(x, y), z)
    case .atan2Units: try units(atan2(y: x, x: y), z)
    }
  }

  fileprivate mutating func compute(
    _ operation: QuaternaryOperation, _ a: SymbolicForm, _ b: SymbolicForm, _ c: SymbolicForm,
    _ d: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch operation {
    case .sumOfProducts: try add(multiply(a, b), multiply(c, d))
    case .differenceOfProducts: try subtract(multiply(a, b), multiply(c, d))
    }
  }

  fileprivate mutating func compute(
    _ reduction: Reduction, _ terms: [SymbolicForm]
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch reduction {
    case .sum: try sum(terms)
    case .dot: try dot(terms)
    case .minimum: try extreme(terms, isGreatest: false)
    case .maximum: try extreme(terms, isGreatest: true)
    case .mean: try mean(terms)
    case .median: try median(terms)
    case .variance: try variance(terms, isSample: true)
    case .standardDeviation: try squareRoot(variance(terms, isSample: true))
    case .populationVariance: try variance(terms, isSample: false)
    case .populationStandardDeviation: try squareRoot(variance(terms, isSample: false))
    }
  }

  fileprivate mutating func scaled(
    _ x: SymbolicForm, by ratio: ExactRatio
  ) throws(SymbolicLimit) -> SymbolicForm {
    let sum = try add(multiply(x, literal(ratio.numerator)), literal(ratio.offset))
    let rational = try divide(sum, literal(ratio.denominator))
    return try multiply(rational, power(.pi, BigRational(ratio.piPower)))
  }

  /// The coefficient, and the base to the power of the exponent, which need not be written out.
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
