import NumericCore

extension SymbolicAlgebra {
  mutating func compute(
    _ operation: BinaryOperation, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch operation {
    case .add: return try add(x, y)
    case .subtract: return try subtract(x, y)
    case .multiply: return try multiply(x, y)
    case .divide: return try divide(x, y)
    case .positiveDifference: return try positiveDifference(x, y)
    case .relativeDifference: return try relativeDifference(x, y)
    case .modulo: return try modulo(x, y)
    case .truncatingRemainder: return try truncatingRemainder(x, y)
    case .remainder: return try nearestRemainder(x, y)
    case .truncatingQuotient: return try shortQuotient(x, y, .towardZero)
    case .remainderQuotient: return try shortQuotient(x, y, .toNearestOrEven)
    case .copySign: return try copySign(x, y)
    case .nextToward where x == y: return x
    // Depends on a precision.
    case .nextToward: throw SymbolicLimit()
    case .scaleByPowerOfTwo: return try scaledByPowerOfTwo(x, y)
    case .root: return try root(x, y)
    case .hypot: return try squareRoot(add(multiply(x, x), multiply(y, y)))
    case .pow, .powr: return try pow(x, y)
    case .compound: return try pow(add(x, .one), y)
    case .logBase: return try divide(log(x), log(y))
    case .atan2: return try atan2(y: x, x: y)
    case .sinUnits: return try sin(radians(x, y))
    case .cosUnits: return try cos(radians(x, y))
    case .tanUnits: return try tan(radians(x, y))
    case .asinUnits: return try units(asin(x), y)
    case .acosUnits: return try units(acos(x), y)
    case .atanUnits: return try units(atan(x), y)
    case .binomial: return try binomial(x, y)
    case .permutations: return try permutations(x, y)
    case .greatestCommonDivisor: return try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: return try leastCommonMultiple(x, y)
    case .incompleteGamma, .beta, .besselJ, .besselY, .arithmeticGeometricMean:
      return try special(operation, x, y)
    }
  }

  /// The real n-th root, of negative numbers as well for odd n.
  private mutating func root(
    _ x: SymbolicForm, _ n: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let degree = n.integer?.reciprocal else { return try opaque(.root, x, n) }
    return try power(x, degree)
  }
}
