// The one place that connects an operation's case to the backend's requirement. Arithmetic writes
// into the register; the rest allocates, which costs little beside the function itself.
extension NumericBackend {
  /// Computes a function of one number.
  @inlinable
  public func apply(
    _ operation: UnaryOperation, _ x: Number, into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .negate: result = try negate(x)
    case .magnitude: result = try magnitude(x)
    case .sign: result = try sign(x)
    case .square: result = try square(x)
    case .floor: result = try floor(x)
    case .ceil: result = try ceil(x)
    case .trunc: result = try trunc(x)
    case .round: result = try round(x)
    case .roundEven: result = try roundEven(x)
    case .roundInDirection: result = try roundInDirection(x)
    case .fraction: result = try fraction(x)
    case .nextAbove: result = try nextAbove(x)
    case .nextBelow: result = try nextBelow(x)
    case .binaryExponent: result = try binaryExponent(x)
    case .binarySignificand: result = try binarySignificand(x)
    case .sqrt: result = try sqrt(x)
    case .reciprocalSqrt: result = try reciprocalSqrt(x)
    case .cbrt: result = try cbrt(x)
    case .exp: result = try exp(x)
    case .exp2: result = try exp2(x)
    case .exp10: result = try exp10(x)
    case .expMinusOne: result = try expMinusOne(x)
    case .exp2MinusOne: result = try exp2MinusOne(x)
    case .exp10MinusOne: result = try exp10MinusOne(x)
    case .log: result = try log(x)
    case .log2: result = try log2(x)
    case .log10: result = try log10(x)
    case .logOnePlus: result = try log(onePlus: x)
    case .log2OnePlus: result = try log2(onePlus: x)
    case .log10OnePlus: result = try log10(onePlus: x)
    case .sin: result = try sin(x)
    case .cos: result = try cos(x)
    case .tan: result = try tan(x)
    case .sec: result = try sec(x)
    case .csc: result = try csc(x)
    case .cot: result = try cot(x)
    case .asin: result = try asin(x)
    case .acos: result = try acos(x)
    case .atan: result = try atan(x)
    case .sinh: result = try sinh(x)
    case .cosh: result = try cosh(x)
    case .tanh: result = try tanh(x)
    case .sech: result = try sech(x)
    case .csch: result = try csch(x)
    case .coth: result = try coth(x)
    case .asinh: result = try asinh(x)
    case .acosh: result = try acosh(x)
    case .atanh: result = try atanh(x)
    case .gamma: result = try gamma(x)
    case .logGamma: result = try logGamma(x)
    case .lnGamma: result = try lnGamma(x)
    case .gammaSign: result = try gammaSign(x)
    case .digamma: result = try digamma(x)
    case .zeta: result = try zeta(x)
    case .erf: result = try erf(x)
    case .erfc: result = try erfc(x)
    case .expIntegral: result = try expIntegral(x)
    case .dilogarithm: result = try dilogarithm(x)
    case .besselJ0: result = try besselJ0(x)
    case .besselJ1: result = try besselJ1(x)
    case .besselY0: result = try besselY0(x)
    case .besselY1: result = try besselY1(x)
    case .airy: result = try airy(x)
    case .factorial: result = try factorial(x)
    case .doubleFactorial: result = try doubleFactorial(x)
    }
  }

  /// Computes a function of two numbers.
  @inlinable
  public func apply(
    _ operation: BinaryOperation, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .add: try add(x, y, into: &result)
    case .subtract: try subtract(x, y, into: &result)
    case .multiply: try multiply(x, y, into: &result)
    case .divide: try divide(x, y, into: &result)
    case .positiveDifference: result = try positiveDifference(x, y)
    case .relativeDifference: result = try relativeDifference(x, y)
    case .modulo: result = try modulo(x, y)
    case .truncatingRemainder: result = try truncatingRemainder(x, y)
    case .remainder: result = try remainder(x, y)
    case .truncatingQuotient: result = try truncatingQuotient(x, y)
    case .remainderQuotient: result = try remainderQuotient(x, y)
    case .copySign: result = try copySign(x, y)
    case .nextToward: result = try nextToward(x, y)
    case .scaleByPowerOfTwo: result = try scaleByPowerOfTwo(x, y)
    case .root: result = try root(x, y)
    case .hypot: result = try hypot(x, y)
    case .pow: result = try pow(x, y)
    case .powr: result = try powr(x, y)
    case .compound: result = try compound(x, y)
    case .logBase: result = try log(x, base: y)
    case .atan2: result = try atan2(y: x, x: y)
    case .sinUnits: result = try sin(x, unitsPerTurn: y)
    case .cosUnits: result = try cos(x, unitsPerTurn: y)
    case .tanUnits: result = try tan(x, unitsPerTurn: y)
    case .asinUnits: result = try asin(x, unitsPerTurn: y)
    case .acosUnits: result = try acos(x, unitsPerTurn: y)
    case .atanUnits: result = try atan(x, unitsPerTurn: y)
    case .incompleteGamma: result = try incompleteGamma(x, y)
    case .beta: result = try beta(x, y)
    case .besselJ: result = try besselJ(x, y)
    case .besselY: result = try besselY(x, y)
    case .arithmeticGeometricMean: result = try arithmeticGeometricMean(x, y)
    case .binomial: result = try binomial(x, y)
    case .permutations: result = try permutations(x, y)
    case .greatestCommonDivisor: result = try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: result = try leastCommonMultiple(x, y)
    }
  }

  /// Computes a function of three numbers.
  @inlinable
  public func apply(
    _ operation: TernaryOperation, _ x: Number, _ y: Number, _ z: Number,
    into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .fusedMultiplyAdd: result = try fusedMultiplyAdd(x, y, z)
    case .fusedMultiplySubtract: result = try fusedMultiplySubtract(x, y, z)
    case .atan2Units: result = try atan2(y: x, x: y, unitsPerTurn: z)
    }
  }

  /// Computes a function of four numbers.
  @inlinable
  public func apply(
    _ operation: QuaternaryOperation, _ a: Number, _ b: Number, _ c: Number, _ d: Number,
    into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .sumOfProducts: result = try sumOfProducts(a, b, c, d)
    case .differenceOfProducts: result = try differenceOfProducts(a, b, c, d)
    }
  }

  /// Computes a function of a list that is not empty.
  @inlinable
  public func apply(
    _ reduction: Reduction, _ terms: [Number], into result: inout Number
  ) throws(Failure) {
    switch reduction {
    case .sum: result = try sum(terms)
    case .dot:
      let half = terms.count / 2
      result = try dot(Array(terms[..<half]), Array(terms[half...]))
    case .minimum: result = try least(terms)
    case .maximum: result = try greatest(terms)
    case .mean: result = try mean(terms)
    case .median: result = try median(terms)
    case .variance: result = try variance(terms, isSample: true)
    case .standardDeviation: result = try standardDeviation(terms, isSample: true)
    case .populationVariance: result = try variance(terms, isSample: false)
    case .populationStandardDeviation: result = try standardDeviation(terms, isSample: false)
    }
  }
}
