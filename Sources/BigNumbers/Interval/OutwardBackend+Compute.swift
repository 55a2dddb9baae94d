import NumericCore

// The implementation of each kind of enclosure that a page can name.
extension OutwardBackend {
  func compute(_ f: UnaryFunction, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint { return try value(f, x.lower) }
    switch f.page.enclosure {
    case .monotone(let profile): return try monotone(f, profile, x)
    case .fraction: return try fraction(x)
    case .binaryExponent: return binaryExponent(x)
    case .binarySignificand: return binarySignificand(x)
    case .circular: return try circular(f, x)
    case .gamma: return try gamma(x)
    case .logGamma(let wherePositive): return try logGamma(x, wherePositive: wherePositive)
    case .gammaSign: return gammaSign(x)
    case .digamma: return digamma(x)
    case .zeta: return try zeta(x)
    case .besselJ(let order): return try besselJ(order, x)
    case .besselY(let order): return try besselY(order, x)
    case .airy: return try airy(x)
    case .wholeNumbers(let first): return try wholeNumbers(f, from: first, x)
    case .range(let enclose): return try enclose(self, x)
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

  func compute(
    _ f: ListFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    switch f.page.enclosure {
    case .productAndTerm(let isSum):
      return fusedMultiplyAdd(x[0], x[1], isSum ? x[2] : negate(x[2]))
    case .angle: return try atan2(y: x[0], x: x[1], units: x[2])
    case .products(let isSum): return sumOfProducts(x[0], x[1], isSum ? x[2] : negate(x[2]), x[3])
    case .increasing: return try increasing(f, x)
    case .dot:
      let half = x.count / 2
      return dot(Array(x[..<half]), Array(x[half...]))
    case .variance(let isSample): return try variance(f, x, isSample: isSample)
    case .deviation(let isSample): return try deviation(f, x, isSample: isSample)
    case .financial: return try financial(f, x)
    }
  }
}
