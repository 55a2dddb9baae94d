import NumericCore

/// What is known of the exact values of a function of one number. Exact evaluation composes by it, and symbolic
/// knowledge follows its rules.
enum Identity: Sendable {
  /// The reciprocal of another function, with rules of its own where simpler forms exist than that reciprocal's.
  case reciprocal(UnaryFunction, rule: IdentityRule?)
  /// x − trunc x.
  case fraction
  /// Another function, minus 1; another function at 1 + x.
  case minusOne(UnaryFunction), atOnePlus(UnaryFunction)
  /// ln x/ln b, and the same at 1 + x; bˣ.
  case logarithm(base: Int), logarithmOfOnePlus(base: Int), exponential(base: Int)
  /// x^(p/q).
  case power(Int, over: Int)
  /// f(−x) = −f(x).
  case odd
  /// f(−x) = f(x), with a whole value at 0.
  case even(atZero: Int)
  /// Rules of their own, in `Symbolic`.
  case rule(IdentityRule)
  /// Nothing but exact values at a few arguments.
  case values([ExactValue])
  /// Nothing: the value stands for itself.
  case opaque
  /// It depends on a direction of rounding or on a precision, and has no exact value but at whole numbers where it says
  /// so.
  case formless(keepsIntegers: Bool)
}

/// An argument at which a function of one number has a short exact value.
struct ExactValue: Sendable {
  let argument: ShortNumber
  let value: ShortNumber

  init(at argument: ShortNumber, is value: ShortNumber) {
    self.argument = argument
    self.value = value
  }

  enum ShortNumber: Sendable {
    case whole(Int)
    /// A rational multiple of a power of a constant.
    case constant(Constant, power: Int, times: BigRational)
  }
}

/// The rules of symbolic knowledge for functions of one number.
enum IdentityRule: Sendable {
  case negate, magnitude, sign, square, floor, ceil, trunc, round, roundEven
  case binaryExponent, binarySignificand, squareRoot, exp, log
  case sin, cos, tan, cot, asin, acos, atan, sinh, cosh, tanh, coth, asinh, acosh, atanh
  case gamma, lnGamma, logGamma, gammaSign, digamma, zeta, erfc, dilogarithm, airy
  case factorial, doubleFactorial, sinc
}

/// What is known of the exact values of a function of two numbers.
enum BinaryIdentity: Sendable {
  /// Rules of symbolic knowledge.
  case rule(BinaryIdentityRule)
  /// Nothing: the value stands for itself.
  case opaque
  /// It depends on a precision, and is exact only for equal numbers.
  case formless
}

/// The rules of symbolic knowledge for functions of two numbers.
enum BinaryIdentityRule: Sendable {
  case sum, difference, product, quotient, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, wholeQuotient(FloatingPointRoundingRule)
  case copySign, scaling, root, length, power, powerOfOnePlus, logarithm
  /// The angle of a point; circular functions of an angle in units, and angles in units of their values.
  case angle, units(UnaryFunction), inverseUnits(UnaryFunction)
  case incompleteGamma, beta, bessel, mean
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}

/// What a function does to algebraic numbers, from which their distance to rational ones is bounded.
enum AlgebraicRule: Sendable {
  /// The value is no algebraic number, or nothing is known of its conjugates.
  case none
  case negation, square
  /// The n-th root; its reciprocal for negative n.
  case root(Int)
  case sum, product, quotient, length, power, rootOfIndex
  /// One of the operands.
  case choice
}

/// How a function of two numbers is composed from simpler ones in exact evaluation.
enum Composition: Sendable {
  /// It has an enclosure of its own.
  case itself
  /// x − y·q with q = x/y rounded to an integer; the low bits of q.
  case remainder(UnaryFunction), lowBits(UnaryFunction)
  case positiveDifference, relativeDifference, logarithm
}

/// How a function of a list is composed from simpler ones in exact evaluation.
enum ListComposition: Sendable {
  case itself
  case productAndTerm(BinaryFunction), products(BinaryFunction)
  case sum, dot, mean, variance(isSample: Bool), deviation(isSample: Bool)
}
