public import NumericCore

// All functions take one way: the operations of the decimal arithmetic first, enclosures for the
// others.
extension DecimalBackend {
  /// Writes f(x), correctly rounded, to `result`.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func compute(
    _ function: UnaryFunction, _ x: BigDecimal, into result: inout BigDecimal
  ) throws(ComputationFailure) {
    result = try computing { context throws(ComputationFailure) in
      try compute(.unary(function), [x], &context)
    }
  }

  /// Writes f(x, y), correctly rounded, to `result`.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func compute(
    _ function: BinaryFunction, _ x: BigDecimal, _ y: BigDecimal, into result: inout BigDecimal
  ) throws(ComputationFailure) {
    // The four operations come first, because an array of operands would cost as much as they do.
    switch function {
    case .add: result = computing { $0.add(x, y) }
    case .subtract: result = computing { $0.subtract(x, y) }
    case .multiply: result = computing { $0.multiply(x, y) }
    case .divide: result = computing { $0.divide(x, y) }
    default:
      result = try computing { context throws(ComputationFailure) in
        try compute(.binary(function), [x, y], &context)
      }
    }
  }

  /// Writes the value of a function of a list, correctly rounded, to `result`.
  ///
  /// - Throws: a limit that was exceeded, or a rounding that could not be decided.
  public func compute(
    _ function: ListFunction, _ x: Registers<BigDecimal>, into result: inout BigDecimal
  ) throws(ComputationFailure) {
    let operands = Array(x)
    if function.isFinancial || function.isPolynomialRoot || function.isOfWholeNumbers {
      result = try roundedExactly(function, operands)
      return
    }
    result = try computing { context throws(ComputationFailure) in
      try compute(.list(function), operands, &context)
    }
  }

  /// The result of a function; its conditions are added to the context.
  func compute(
    _ function: Function, _ operands: [BigDecimal], _ context: inout DecimalContext
  ) throws(ComputationFailure) -> BigDecimal {
    if context.precision > Self.cheapDigits { try admitPrecision(function, operands) }
    if let result = context.native(function, operands) { return result }
    return try computeFromEnclosures(function, operands, &context)
  }
}

extension DecimalContext {
  /// The result of an operation of the decimal arithmetic; nil for other functions, and for
  /// operands that enclosures have to deal with.
  fileprivate mutating func native(_ function: Function, _ x: [BigDecimal]) -> BigDecimal? {
    switch function {
    case .unary(let function): native(function, x[0])
    case .binary(let function): native(function, x[0], x[1])
    case .list(let function): native(function, x)
    }
  }
}

extension DecimalContext {
  /// The result of an operation of the decimal arithmetic on one number; nil for other functions.
  private mutating func native(_ operation: UnaryFunction, _ x: BigDecimal) -> BigDecimal? {
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
      // With more digits before the point than the precision, rounding to the precision makes the
      // number whole as well.
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

  /// The nearest whole number in a given direction, rounded to the precision if it has more digits.
  private mutating func integral(_ x: BigDecimal, _ rounding: DecimalRounding) -> BigDecimal {
    var context = self
    context.rounding = rounding
    return rounded(context.roundToIntegral(x))
  }

  /// The result of an operation of the decimal arithmetic on two numbers; nil for other functions,
  /// and for operands that enclosures have to deal with.
  private mutating func native(
    _ operation: BinaryFunction, _ x: BigDecimal, _ y: BigDecimal
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
