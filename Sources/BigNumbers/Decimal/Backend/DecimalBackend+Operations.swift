public import NumericCore

// Every function, by one way: what decimals compute by themselves, or else what enclosures tell.
extension DecimalBackend: UniformBackend {
  public func perform(
    _ operation: UnaryOperation, _ x: BigDecimal
  ) throws(ComputationFailure) -> BigDecimal {
    try perform(.unary(operation), [x])
  }
  public func perform(
    _ operation: BinaryOperation, _ x: BigDecimal, _ y: BigDecimal
  ) throws(ComputationFailure) -> BigDecimal {
    try perform(.binary(operation), [x, y])
  }
  public func perform(
    _ operation: TernaryOperation, _ x: BigDecimal, _ y: BigDecimal, _ z: BigDecimal
  ) throws(ComputationFailure) -> BigDecimal {
    try perform(.ternary(operation), [x, y, z])
  }
  public func perform(
    _ operation: QuaternaryOperation, _ a: BigDecimal, _ b: BigDecimal, _ c: BigDecimal,
    _ d: BigDecimal
  ) throws(ComputationFailure) -> BigDecimal {
    try perform(.quaternary(operation), [a, b, c, d])
  }
  public func perform(
    _ reduction: Reduction, _ terms: [BigDecimal]
  ) throws(ComputationFailure) -> BigDecimal {
    try perform(.reduction(reduction), terms)
  }

  private func perform(
    _ operation: Operation, _ operands: [BigDecimal]
  ) throws(ComputationFailure) -> BigDecimal {
    try computing { context throws(ComputationFailure) in
      try result(of: operation, operands, &context)
    }
  }

  /// The result of a function, its conditions added to the context.
  func result(
    of operation: Operation, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    if let result = context.native(operation, operands) { return result }
    return try general(operation, operands, &context)
  }
}

extension DecimalContext {
  /// Nil for a function that is no operation of decimals, or for operands that it leaves to others.
  fileprivate mutating func native(
    _ operation: Operation, _ x: [BigDecimal]
  ) -> BigDecimal? {
    switch operation {
    case .unary(let function): native(function, x[0])
    case .binary(let function): native(function, x[0], x[1])
    case .ternary(.fusedMultiplyAdd): multiplyAdd(x[0], x[1], x[2])
    case .ternary(.fusedMultiplySubtract): multiplyAdd(x[0], x[1], -x[2])
    case .quaternary(.sumOfProducts): add(.product(x[0], x[1]), .product(x[2], x[3]))
    case .quaternary(.differenceOfProducts):
      subtract(.product(x[0], x[1]), .product(x[2], x[3]))
    case .reduction(let reduction): native(reduction, x)
    case .ternary(.atan2Units), .financial, .literal, .constant, .scale: nil
    }
  }
}

extension DecimalContext {
  /// Nil for a function that is no operation of decimals.
  private mutating func native(_ operation: UnaryOperation, _ x: BigDecimal) -> BigDecimal? {
    if x.isNaN { return passedOn(x) }
    switch operation {
    case .negate: return rounded(-x)
    case .magnitude: return rounded(x.magnitude)
    case .sign: return x.isZero ? x : BigDecimal(isNegative: x.isNegative, .one)
    case .square: return multiply(x, x)
    case .floor: return integral(x, .down)
    case .ceil: return integral(x, .up)
    case .trunc: return integral(x, .towardZero)
    case .round: return integral(x, .nearestAway)
    case .roundEven: return integral(x, .nearestEven)
    case .roundInDirection:
      // A number of more digits than the precision is rounded once, which makes it whole as well.
      return x.isRegular && x.adjustedExponent >= precision ? rounded(x) : integral(x, rounding)
    case .fraction:
      if x.isInfinite { return BigDecimal(isNegative: x.isNegative, .zero) }
      return rounded((x - x.truncated).copySign(of: x))
    case .nextAbove: return nextPlus(x)
    case .nextBelow: return nextMinus(x)
    case .sqrt: return squareRoot(x)
    case .cbrt where x.isRegular: return exactRoot(x, 3)
    case .reciprocalSqrt where x.isRegular && !x.isNegative: return exactRoot(x, -2)
    case .exp: return exp(x)
    case .log: return ln(x)
    case .log10: return log10(x)
    default: return nil
    }
  }

  /// A whole number, rounded to the precision where it has more digits.
  private mutating func integral(_ x: BigDecimal, _ rounding: DecimalRounding) -> BigDecimal {
    var context = self
    context.rounding = rounding
    return rounded(context.roundToIntegral(x))
  }

  /// Nil for a function that is no operation of decimals, or for operands that it leaves to others.
  private mutating func native(
    _ operation: BinaryOperation, _ x: BigDecimal, _ y: BigDecimal
  ) -> BigDecimal? {
    switch operation {
    case .add: return add(x, y)
    case .subtract: return subtract(x, y)
    case .multiply: return multiply(x, y)
    case .divide: return divide(x, y)
    case .copySign: return rounded(x.copySign(of: y))
    case .nextToward where x == y: return rounded(x)
    case .nextToward: return nextToward(x, y)
    case .positiveDifference:
      if let nan = passedOn(x, y) { return nan }
      return x > y ? subtract(x, y) : .zero
    case .relativeDifference where x.isRegular && y.isFinite:
      return x == y ? .zero : divide(subtract(x, y).magnitude, x)
    case .modulo, .truncatingRemainder, .remainder:
      guard x.isFinite, y.isRegular || y.isInfinite else { return nil }
      return residue(operation, x, y)
    case .pow where x.isRegular && y.isRegular: return exactPower(x, y)
    case .powr where x.isRegular && !x.isNegative && y.isRegular: return exactPower(x, y)
    case .root where x.isRegular: return y.int.flatMap { exactRoot(x, $0) }
    case .compound where x.isRegular && y.isRegular && y.isInteger && x > -1: return compound(x, y)
    case .hypot where x.isRegular && y.isRegular: return hypot(x, y)
    default: return nil
    }
  }
}
