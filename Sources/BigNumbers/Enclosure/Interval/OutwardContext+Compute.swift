import NumericCore

// The implementation of each kind of enclosure that a page can name. Which kind a function has stands on
// its page in `Functions`: monotone functions such as erf need no file of their own here.
extension OutwardContext {
  func compute(_ f: UnaryFunction, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if f == .factorial, !x.isWholePoint { return try factorial(x) }
    if x.isPoint {
      if let value = try valueNextToPole(f, x.lower) { return value }
      return try compute(f, x.lower)
    }
    switch f.page.enclosure {
    case .monotone(let profile): return try monotone(f, profile, x)
    case .fraction: return try fraction(x)
    case .binaryExponent: return binaryExponent(x)
    case .binarySignificand: return binarySignificand(x)
    case .circular: return try circular(f, x)
    case .gamma: return try gamma(x)
    case .factorial: return try factorial(x)
    case .logGamma(let wherePositive): return try logGamma(x, wherePositive: wherePositive)
    case .gammaSign: return gammaSign(x)
    case .digamma: return try digamma(x)
    case .zeta: return try zeta(x)
    case .besselJ(let order): return try besselJ(order, x)
    case .besselY(let order): return try besselY(order, x)
    case .airy: return try airy(x)
    case .wholeNumbers(let first): return try wholeNumbers(f, from: first, x)
    case .sinc: return try sinc(x)
    case .sineIntegral: return try sineIntegral(x)
    case .cosineIntegral: return try cosineIntegral(x)
    case .lambertW: return try lambertW(x)
    case .lambertWMinusOne: return try lambertWMinusOne(x)
    }
  }

  func compute(
    _ f: BinaryFunction, _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    switch f.page.enclosure {
    case .sum: return add(x, y)
    case .difference: return subtract(x, y)
    case .product: return multiply(x, y)
    case .quotient: return divide(x, y)
    case .positiveDifference: return positiveDifference(x, y)
    case .relativeDifference: return try relativeDifference(x, y)
    case .modulo: return try modulo(x, y)
    case .truncatingRemainder: return try truncatingRemainder(x, y)
    case .remainder: return try remainder(x, y)
    case .wholeQuotient: return try wholeQuotient(f, x, y)
    case .copySign: return copySign(x, y)
    case .nextToward: return nextToward(x, y)
    case .scaling: return try scaleByPowerOfTwo(x, y)
    case .root: return try root(x, y)
    case .length: return hypot(x, y)
    case .power: return try pow(x, y)
    case .positivePower: return try powr(x, y)
    case .compound: return try compound(x, y)
    case .logarithm: return try logarithm(x, base: y)
    case .angle: return try atan2(y: x, x: y)
    case .circular: return try circular(f, x, units: y)
    case .inverseCircular: return try inverse(f, x, units: y)
    case .incompleteGamma: return try incompleteGamma(x, y)
    case .beta: return try beta(x, y)
    case .bessel: return try bessel(f, x, y)
    case .arithmeticGeometricMean: return try arithmeticGeometricMean(x, y)
    case .combinatorial: return try combinatorial(f, x, y)
    }
  }

  /// A function that MPFR lacks, at a number.
  func value(_ enclosure: PointEnclosure, at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    switch enclosure {
    case .ellipticK: try ellipticK(at: x)
    case .ellipticE: try ellipticE(at: x)
    case .lambertW: try lambertW(at: x)
    case .lambertWMinusOne: try lambertWMinusOne(at: x)
    case .sinc: try sinc(at: x)
    case .sineIntegral: try sineIntegral(at: x)
    case .cosineIntegral: try cosineIntegral(at: x)
    case .logGammaSeries: try logGammaSeries(at: x)
    case .digammaSeries: try largeDigamma(at: x)
    }
  }
}
