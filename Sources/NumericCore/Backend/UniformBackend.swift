/// A backend that treats all operations alike: it says once what to do with an operation of each arity,
/// and has every function of the catalogue by that.
public protocol UniformBackend: NumericBackend {
  /// A function of one number.
  func perform(_ operation: UnaryOperation, _ x: Number) throws(Failure) -> Number
  /// A function of two numbers.
  func perform(_ operation: BinaryOperation, _ x: Number, _ y: Number) throws(Failure) -> Number
  /// A function of three numbers.
  func perform(
    _ operation: TernaryOperation, _ x: Number, _ y: Number, _ z: Number
  ) throws(Failure) -> Number
  /// A function of four numbers.
  func perform(
    _ operation: QuaternaryOperation, _ a: Number, _ b: Number, _ c: Number, _ d: Number
  ) throws(Failure) -> Number
  /// A function of a list that is not empty; for `dot` the two factors one after the other.
  func perform(_ reduction: Reduction, _ terms: [Number]) throws(Failure) -> Number
  /// A function of finance.
  func perform(_ function: FinancialFunction, _ x: [Number]) throws(Failure) -> Number
}

// Functions of one number.
extension UniformBackend {
  public func negate(_ x: Number) throws(Failure) -> Number { try perform(.negate, x) }
  public func magnitude(_ x: Number) throws(Failure) -> Number { try perform(.magnitude, x) }
  public func sign(_ x: Number) throws(Failure) -> Number { try perform(.sign, x) }
  public func square(_ x: Number) throws(Failure) -> Number { try perform(.square, x) }
  public func floor(_ x: Number) throws(Failure) -> Number { try perform(.floor, x) }
  public func ceil(_ x: Number) throws(Failure) -> Number { try perform(.ceil, x) }
  public func trunc(_ x: Number) throws(Failure) -> Number { try perform(.trunc, x) }
  public func round(_ x: Number) throws(Failure) -> Number { try perform(.round, x) }
  public func roundEven(_ x: Number) throws(Failure) -> Number { try perform(.roundEven, x) }
  public func roundInDirection(_ x: Number) throws(Failure) -> Number {
    try perform(.roundInDirection, x)
  }
  public func fraction(_ x: Number) throws(Failure) -> Number { try perform(.fraction, x) }
  public func nextAbove(_ x: Number) throws(Failure) -> Number { try perform(.nextAbove, x) }
  public func nextBelow(_ x: Number) throws(Failure) -> Number { try perform(.nextBelow, x) }
  public func binaryExponent(_ x: Number) throws(Failure) -> Number {
    try perform(.binaryExponent, x)
  }
  public func binarySignificand(_ x: Number) throws(Failure) -> Number {
    try perform(.binarySignificand, x)
  }
  public func sqrt(_ x: Number) throws(Failure) -> Number { try perform(.sqrt, x) }
  public func reciprocalSqrt(_ x: Number) throws(Failure) -> Number {
    try perform(.reciprocalSqrt, x)
  }
  public func cbrt(_ x: Number) throws(Failure) -> Number { try perform(.cbrt, x) }
  public func exp(_ x: Number) throws(Failure) -> Number { try perform(.exp, x) }
  public func exp2(_ x: Number) throws(Failure) -> Number { try perform(.exp2, x) }
  public func exp10(_ x: Number) throws(Failure) -> Number { try perform(.exp10, x) }
  public func expMinusOne(_ x: Number) throws(Failure) -> Number { try perform(.expMinusOne, x) }
  public func exp2MinusOne(_ x: Number) throws(Failure) -> Number { try perform(.exp2MinusOne, x) }
  public func exp10MinusOne(_ x: Number) throws(Failure) -> Number {
    try perform(.exp10MinusOne, x)
  }
  public func log(_ x: Number) throws(Failure) -> Number { try perform(.log, x) }
  public func log2(_ x: Number) throws(Failure) -> Number { try perform(.log2, x) }
  public func log10(_ x: Number) throws(Failure) -> Number { try perform(.log10, x) }
  public func log(onePlus x: Number) throws(Failure) -> Number { try perform(.logOnePlus, x) }
  public func log2(onePlus x: Number) throws(Failure) -> Number { try perform(.log2OnePlus, x) }
  public func log10(onePlus x: Number) throws(Failure) -> Number { try perform(.log10OnePlus, x) }
  public func sin(_ x: Number) throws(Failure) -> Number { try perform(.sin, x) }
  public func cos(_ x: Number) throws(Failure) -> Number { try perform(.cos, x) }
  public func tan(_ x: Number) throws(Failure) -> Number { try perform(.tan, x) }
  public func sec(_ x: Number) throws(Failure) -> Number { try perform(.sec, x) }
  public func csc(_ x: Number) throws(Failure) -> Number { try perform(.csc, x) }
  public func cot(_ x: Number) throws(Failure) -> Number { try perform(.cot, x) }
  public func asin(_ x: Number) throws(Failure) -> Number { try perform(.asin, x) }
  public func acos(_ x: Number) throws(Failure) -> Number { try perform(.acos, x) }
  public func atan(_ x: Number) throws(Failure) -> Number { try perform(.atan, x) }
  public func sinh(_ x: Number) throws(Failure) -> Number { try perform(.sinh, x) }
  public func cosh(_ x: Number) throws(Failure) -> Number { try perform(.cosh, x) }
  public func tanh(_ x: Number) throws(Failure) -> Number { try perform(.tanh, x) }
  public func sech(_ x: Number) throws(Failure) -> Number { try perform(.sech, x) }
  public func csch(_ x: Number) throws(Failure) -> Number { try perform(.csch, x) }
  public func coth(_ x: Number) throws(Failure) -> Number { try perform(.coth, x) }
  public func asinh(_ x: Number) throws(Failure) -> Number { try perform(.asinh, x) }
  public func acosh(_ x: Number) throws(Failure) -> Number { try perform(.acosh, x) }
  public func atanh(_ x: Number) throws(Failure) -> Number { try perform(.atanh, x) }
  public func gamma(_ x: Number) throws(Failure) -> Number { try perform(.gamma, x) }
  public func logGamma(_ x: Number) throws(Failure) -> Number { try perform(.logGamma, x) }
  public func lnGamma(_ x: Number) throws(Failure) -> Number { try perform(.lnGamma, x) }
  public func gammaSign(_ x: Number) throws(Failure) -> Number { try perform(.gammaSign, x) }
  public func digamma(_ x: Number) throws(Failure) -> Number { try perform(.digamma, x) }
  public func zeta(_ x: Number) throws(Failure) -> Number { try perform(.zeta, x) }
  public func erf(_ x: Number) throws(Failure) -> Number { try perform(.erf, x) }
  public func erfc(_ x: Number) throws(Failure) -> Number { try perform(.erfc, x) }
  public func expIntegral(_ x: Number) throws(Failure) -> Number { try perform(.expIntegral, x) }
  public func dilogarithm(_ x: Number) throws(Failure) -> Number { try perform(.dilogarithm, x) }
  public func besselJ0(_ x: Number) throws(Failure) -> Number { try perform(.besselJ0, x) }
  public func besselJ1(_ x: Number) throws(Failure) -> Number { try perform(.besselJ1, x) }
  public func besselY0(_ x: Number) throws(Failure) -> Number { try perform(.besselY0, x) }
  public func besselY1(_ x: Number) throws(Failure) -> Number { try perform(.besselY1, x) }
  public func airy(_ x: Number) throws(Failure) -> Number { try perform(.airy, x) }
  public func factorial(_ x: Number) throws(Failure) -> Number { try perform(.factorial, x) }
  public func doubleFactorial(_ x: Number) throws(Failure) -> Number {
    try perform(.doubleFactorial, x)
  }
}

// Functions of two numbers.
extension UniformBackend {
  public func add(_ x: Number, _ y: Number) throws(Failure) -> Number { try perform(.add, x, y) }
  public func subtract(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.subtract, x, y)
  }
  public func multiply(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.multiply, x, y)
  }
  public func divide(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.divide, x, y)
  }
  public func positiveDifference(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.positiveDifference, x, y)
  }
  public func relativeDifference(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.relativeDifference, x, y)
  }
  public func modulo(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.modulo, x, y)
  }
  public func truncatingRemainder(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.truncatingRemainder, x, y)
  }
  public func remainder(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.remainder, x, y)
  }
  public func truncatingQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.truncatingQuotient, x, y)
  }
  public func remainderQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.remainderQuotient, x, y)
  }
  public func copySign(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.copySign, x, y)
  }
  public func nextToward(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.nextToward, x, y)
  }
  public func scaleByPowerOfTwo(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.scaleByPowerOfTwo, x, y)
  }
  public func root(_ x: Number, _ y: Number) throws(Failure) -> Number { try perform(.root, x, y) }
  public func hypot(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.hypot, x, y)
  }
  public func pow(_ x: Number, _ y: Number) throws(Failure) -> Number { try perform(.pow, x, y) }
  public func powr(_ x: Number, _ y: Number) throws(Failure) -> Number { try perform(.powr, x, y) }
  public func compound(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.compound, x, y)
  }
  public func log(_ x: Number, base y: Number) throws(Failure) -> Number {
    try perform(.logBase, x, y)
  }
  public func atan2(y: Number, x: Number) throws(Failure) -> Number { try perform(.atan2, y, x) }
  public func sin(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.sinUnits, x, y)
  }
  public func cos(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.cosUnits, x, y)
  }
  public func tan(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.tanUnits, x, y)
  }
  public func asin(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.asinUnits, x, y)
  }
  public func acos(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.acosUnits, x, y)
  }
  public func atan(_ x: Number, unitsPerTurn y: Number) throws(Failure) -> Number {
    try perform(.atanUnits, x, y)
  }
  public func incompleteGamma(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.incompleteGamma, x, y)
  }
  public func beta(_ x: Number, _ y: Number) throws(Failure) -> Number { try perform(.beta, x, y) }
  public func besselJ(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.besselJ, x, y)
  }
  public func besselY(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.besselY, x, y)
  }
  public func arithmeticGeometricMean(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.arithmeticGeometricMean, x, y)
  }
  public func binomial(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.binomial, x, y)
  }
  public func permutations(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.permutations, x, y)
  }
  public func greatestCommonDivisor(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.greatestCommonDivisor, x, y)
  }
  public func leastCommonMultiple(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try perform(.leastCommonMultiple, x, y)
  }
}

// Functions of more numbers, and of lists.
extension UniformBackend {
  public func fusedMultiplyAdd(_ x: Number, _ y: Number, _ z: Number) throws(Failure) -> Number {
    try perform(.fusedMultiplyAdd, x, y, z)
  }
  public func fusedMultiplySubtract(_ x: Number, _ y: Number, _ z: Number) throws(Failure) -> Number
  {
    try perform(.fusedMultiplySubtract, x, y, z)
  }
  public func atan2(y: Number, x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try perform(.atan2Units, y, x, u)
  }
  public func sumOfProducts(_ a: Number, _ b: Number, _ c: Number, _ d: Number) throws(Failure)
    -> Number
  {
    try perform(.sumOfProducts, a, b, c, d)
  }
  public func differenceOfProducts(_ a: Number, _ b: Number, _ c: Number, _ d: Number)
    throws(Failure) -> Number
  {
    try perform(.differenceOfProducts, a, b, c, d)
  }
  public func minimum(_ a: Number, _ b: Number) throws(Failure) -> Number {
    try perform(.minimum, [a, b])
  }
  public func maximum(_ a: Number, _ b: Number) throws(Failure) -> Number {
    try perform(.maximum, [a, b])
  }
  public func sum(_ terms: [Number]) throws(Failure) -> Number { try perform(.sum, terms) }
  public func dot(_ a: [Number], _ b: [Number]) throws(Failure) -> Number {
    try perform(.dot, a + b)
  }
  public func mean(_ terms: [Number]) throws(Failure) -> Number { try perform(.mean, terms) }
  public func variance(_ terms: [Number], isSample: Bool) throws(Failure) -> Number {
    try perform(isSample ? .variance : .populationVariance, terms)
  }
  public func standardDeviation(_ terms: [Number], isSample: Bool) throws(Failure) -> Number {
    try perform(isSample ? .standardDeviation : .populationStandardDeviation, terms)
  }
  public func financial(
    _ function: FinancialFunction, _ arguments: [Number]
  ) throws(Failure) -> Number { try perform(function, arguments) }
}
