import NumericCore

// Which enclosure belongs to which function.
extension OutwardBackend {
  func compute(_ f: UnaryOperation, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint { return try value(f, x.lower) }
    if let profile = f.profile { return try monotone(f, profile, x) }
    switch f {
    case .fraction: return try fraction(x)
    case .binaryExponent: return binaryExponent(x)
    case .binarySignificand: return binarySignificand(x)
    case .sin, .cos, .tan, .sec, .csc, .cot: return try circular(f, x)
    case .gamma: return try gamma(x)
    case .logGamma: return try logGamma(x, wherePositive: false)
    case .lnGamma: return try logGamma(x, wherePositive: true)
    case .gammaSign: return gammaSign(x)
    case .digamma: return digamma(x)
    case .zeta: return try zeta(x)
    case .besselJ0: return try besselJ(0, x)
    case .besselJ1: return try besselJ(1, x)
    case .besselY0: return try besselY(0, x)
    case .besselY1: return try besselY(1, x)
    case .airy: return try airy(x)
    case .factorial, .doubleFactorial: return try factorial(f, x)
    default: preconditionFailure("\(f) has a profile")
    }
  }

  func compute(
    _ f: BinaryOperation, _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    switch f {
    case .add: return add(x, y)
    case .subtract: return subtract(x, y)
    case .multiply: return multiply(x, y)
    case .divide: return divide(x, y)
    case .positiveDifference: return positiveDifference(x, y)
    case .relativeDifference: return try relativeDifference(x, y)
    case .modulo: return try modulo(x, y)
    case .truncatingRemainder: return try truncatingRemainder(x, y)
    case .remainder: return try remainder(x, y)
    case .truncatingQuotient, .remainderQuotient: return try wholeQuotient(f, x, y)
    case .copySign: return copySign(x, y)
    case .nextToward: return nextToward(x, y)
    case .scaleByPowerOfTwo: return try scaleByPowerOfTwo(x, y)
    case .root: return try root(x, y)
    case .hypot: return hypot(x, y)
    case .pow: return try pow(x, y)
    case .powr: return try powr(x, y)
    case .compound: return try compound(x, y)
    case .logBase: return try logarithm(x, base: y)
    case .atan2: return try atan2(y: x, x: y)
    case .sinUnits, .cosUnits, .tanUnits: return try circular(f, x, units: y)
    case .asinUnits, .acosUnits, .atanUnits: return try inverse(f, x, units: y)
    case .incompleteGamma: return try incompleteGamma(x, y)
    case .beta: return try beta(x, y)
    case .besselJ, .besselY: return try bessel(f, x, y)
    case .arithmeticGeometricMean: return try arithmeticGeometricMean(x, y)
    case .binomial, .permutations, .greatestCommonDivisor, .leastCommonMultiple:
      return try combinatorial(f, x, y)
    }
  }

  func compute(
    _ f: TernaryOperation, _ x: BigInterval, _ y: BigInterval, _ z: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    switch f {
    case .fusedMultiplyAdd: return fusedMultiplyAdd(x, y, z)
    case .fusedMultiplySubtract: return fusedMultiplyAdd(x, y, negate(z))
    case .atan2Units: return try atan2(y: x, x: y, units: z)
    }
  }

  func compute(
    _ f: QuaternaryOperation, _ a: BigInterval, _ b: BigInterval, _ c: BigInterval,
    _ d: BigInterval
  ) -> BigInterval {
    switch f {
    case .sumOfProducts: sumOfProducts(a, b, c, d)
    case .differenceOfProducts: sumOfProducts(a, b, negate(c), d)
    }
  }
}
