import NumericCore

// The exact values that a page states, as forms.
extension SymbolicAlgebra {
  mutating func compute(
    _ function: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch function.page.identity {
    case .opaque: return try opaque(function, x, y)
    case .formless:
      guard x == y else { throw SymbolicLimit() }
      return x
    case .rule(let rule): return try apply(rule, function, x, y)
    }
  }

  private mutating func apply(
    _ rule: BinaryIdentityRule, _ function: BinaryFunction, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch rule {
    case .sum: try add(x, y)
    case .difference: try subtract(x, y)
    case .product: try multiply(x, y)
    case .quotient: try divide(x, y)
    case .positiveDifference: try positiveDifference(x, y)
    case .relativeDifference: try relativeDifference(x, y)
    case .modulo: try modulo(x, y)
    case .truncatingRemainder: try truncatingRemainder(x, y)
    case .remainder: try nearestRemainder(x, y)
    case .wholeQuotient(let rounding): try shortQuotient(x, y, rounding)
    case .copySign: try copySign(x, y)
    case .scaling: try scaledByPowerOfTwo(x, y)
    case .root: try root(x, y)
    case .length: try squareRoot(add(multiply(x, x), multiply(y, y)))
    case .power: try pow(x, y)
    case .powerOfOnePlus: try pow(add(x, .one), y)
    case .logarithm: try divide(log(x), log(y))
    case .angle: try atan2(y: x, x: y)
    case .units(let function): try compute(function, radians(x, y))
    case .inverseUnits(let function): try units(compute(function, x), y)
    case .incompleteGamma: try incompleteGamma(x, y)
    case .beta: try beta(x, y)
    case .bessel: try bessel(function, x, y)
    case .mean: try mean(function, x, y)
    case .binomial: try binomial(x, y)
    case .permutations: try permutations(x, y)
    case .greatestCommonDivisor: try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: try leastCommonMultiple(x, y)
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
