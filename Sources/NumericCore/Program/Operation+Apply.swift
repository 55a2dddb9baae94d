// The one place that connects an operation's case to the backend's requirement.
extension NumericBackend {
  /// Computes a function of one number into a register; allocates unless the backend knows better.
  @inlinable
  public func apply(
    _ operation: UnaryOperation, _ x: Number, into result: inout Number
  ) throws(Failure) {
    result = try compute(operation, x)
  }

  /// Computes a function of two numbers into a register; only arithmetic writes in place unless the
  /// backend knows better.
  @inlinable
  public func apply(
    _ operation: BinaryOperation, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .add: try add(x, y, into: &result)
    case .subtract: try subtract(x, y, into: &result)
    case .multiply: try multiply(x, y, into: &result)
    case .divide: try divide(x, y, into: &result)
    default: result = try compute(operation, x, y)
    }
  }

  /// Computes a function of one number.
  @inlinable
  public func compute(_ operation: UnaryOperation, _ x: Number) throws(Failure) -> Number {
    switch operation {
    case .negate: try negate(x)
    case .magnitude: try magnitude(x)
    case .sign: try sign(x)
    case .square: try square(x)
    case .floor: try floor(x)
    case .ceil: try ceil(x)
    case .trunc: try trunc(x)
    case .round: try round(x)
    case .roundEven: try roundEven(x)
    case .roundInDirection: try roundInDirection(x)
    case .fraction: try fraction(x)
    case .nextAbove: try nextAbove(x)
    case .nextBelow: try nextBelow(x)
    case .binaryExponent: try binaryExponent(x)
    case .binarySignificand: try binarySignificand(x)
    case .sqrt: try sqrt(x)
    case .reciprocalSqrt: try reciprocalSqrt(x)
    case .cbrt: try cbrt(x)
    case .exp: try exp(x)
    case .exp2: try exp2(x)
    case .exp10: try exp10(x)
    case .expMinusOne: try expMinusOne(x)
    case .exp2MinusOne: try exp2MinusOne(x)
    case .exp10MinusOne: try exp10MinusOne(x)
    case .log: try log(x)
    case .log2: try log2(x)
    case .log10: try log10(x)
    case .logOnePlus: try log(onePlus: x)
    case .log2OnePlus: try log2(onePlus: x)
    case .log10OnePlus: try log10(onePlus: x)
    case .sin: try sin(x)
    case .cos: try cos(x)
    case .tan: try tan(x)
    case .sec: try sec(x)
    case .csc: try csc(x)
    case .cot: try cot(x)
    case .asin: try asin(x)
    case .acos: try acos(x)
    case .atan: try atan(x)
    case .sinh: try sinh(x)
    case .cosh: try cosh(x)
    case .tanh: try tanh(x)
    case .sech: try sech(x)
    case .csch: try csch(x)
    case .coth: try coth(x)
    case .asinh: try asinh(x)
    case .acosh: try acosh(x)
    case .atanh: try atanh(x)
    case .gamma: try gamma(x)
    case .logGamma: try logGamma(x)
    case .lnGamma: try lnGamma(x)
    case .gammaSign: try gammaSign(x)
    case .digamma: try digamma(x)
    case .zeta: try zeta(x)
    case .erf: try erf(x)
    case .erfc: try erfc(x)
    case .expIntegral: try expIntegral(x)
    case .dilogarithm: try dilogarithm(x)
    case .besselJ0: try besselJ0(x)
    case .besselJ1: try besselJ1(x)
    case .besselY0: try besselY0(x)
    case .besselY1: try besselY1(x)
    case .airy: try airy(x)
    case .factorial: try factorial(x)
    case .doubleFactorial: try doubleFactorial(x)
    }
  }

  /// Computes a function of two numbers.
  @inlinable
  public func compute(
    _ operation: BinaryOperation, _ x: Number, _ y: Number
  ) throws(Failure) -> Number {
    switch operation {
    case .add: try add(x, y)
    case .subtract: try subtract(x, y)
    case .multiply: try multiply(x, y)
    case .divide: try divide(x, y)
    case .positiveDifference: try positiveDifference(x, y)
    case .relativeDifference: try relativeDifference(x, y)
    case .modulo: try modulo(x, y)
    case .truncatingRemainder: try truncatingRemainder(x, y)
    case .remainder: try remainder(x, y)
    case .truncatingQuotient: try truncatingQuotient(x, y)
    case .remainderQuotient: try remainderQuotient(x, y)
    case .copySign: try copySign(x, y)
    case .nextToward: try nextToward(x, y)
    case .scaleByPowerOfTwo: try scaleByPowerOfTwo(x, y)
    case .root: try root(x, y)
    case .hypot: try hypot(x, y)
    case .pow: try pow(x, y)
    case .powr: try powr(x, y)
    case .compound: try compound(x, y)
    case .logBase: try log(x, base: y)
    case .atan2: try atan2(y: x, x: y)
    case .sinUnits: try sin(x, unitsPerTurn: y)
    case .cosUnits: try cos(x, unitsPerTurn: y)
    case .tanUnits: try tan(x, unitsPerTurn: y)
    case .asinUnits: try asin(x, unitsPerTurn: y)
    case .acosUnits: try acos(x, unitsPerTurn: y)
    case .atanUnits: try atan(x, unitsPerTurn: y)
    case .incompleteGamma: try incompleteGamma(x, y)
    case .beta: try beta(x, y)
    case .besselJ: try besselJ(x, y)
    case .besselY: try besselY(x, y)
    case .arithmeticGeometricMean: try arithmeticGeometricMean(x, y)
    case .binomial: try binomial(x, y)
    case .permutations: try permutations(x, y)
    case .greatestCommonDivisor: try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: try leastCommonMultiple(x, y)
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

  /// Computes a function of as many numbers as it takes. That it is one, no literal and no scale, which have
  /// their numbers in a program, is a precondition.
  public func compute(_ operation: Operation, _ x: [Number]) throws(Failure) -> Number {
    var result = zero
    switch operation {
    case .constant(let constant): return try self.constant(constant)
    case .unary(let function): try apply(function, x[0], into: &result)
    case .binary(let function): try apply(function, x[0], x[1], into: &result)
    case .ternary(let function): try apply(function, x[0], x[1], x[2], into: &result)
    case .quaternary(let function): try apply(function, x[0], x[1], x[2], x[3], into: &result)
    case .reduction(let reduction): try apply(reduction, x, into: &result)
    case .financial(let function): return try financial(function, x)
    case .literal, .scale: preconditionFailure("\(operation) is no function")
    }
    return result
  }
}
