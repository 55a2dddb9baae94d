import NumericCore

/// What is known about the exact values of a function of one number: how exact evaluation composes
/// the function, and which rules symbolic knowledge applies.
enum Identity: Sendable {
  /// The reciprocal of another function. A rule of its own gives simpler forms than the
  /// reciprocal's, where there are any.
  case reciprocal(UnaryFunction, rule: IdentityRule?)
  /// x − trunc x.
  case fraction
  /// Another function minus 1; another function at 1 + x.
  case minusOne(UnaryFunction), atOnePlus(UnaryFunction)
  /// ln x/ln b, and the same at 1 + x; bˣ.
  case logarithm(base: Int), logarithmOfOnePlus(base: Int), exponential(base: Int)
  /// x^(p/q).
  case power(Int, over: Int)
  /// f(−x) = −f(x).
  case odd
  /// f(−x) = f(x), with a whole value at 0.
  case even(atZero: Int)
  /// A rule of its own, in `Symbolic`.
  case rule(IdentityRule)
  /// Only exact values at a few arguments.
  case values([ExactValue])
  /// Nothing is known: the value is an atom.
  case opaque
  /// The value depends on a direction of rounding or on a precision, and has no exact form; with
  /// `keepsIntegers` except at whole numbers.
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

/// The rules that symbolic knowledge has for functions of one number.
enum IdentityRule: Sendable {
  case negate, magnitude, sign, square, floor, ceil, trunc, round, roundEven
  case binaryExponent, binarySignificand, squareRoot, exp, log
  case sin, cos, tan, cot, asin, acos, atan, sinh, cosh, tanh, coth, asinh, acosh, atanh
  case gamma, lnGamma, logGamma, gammaSign, digamma, zeta, erfc, dilogarithm, airy
  case factorial, doubleFactorial, sinc
}

/// What is known about the exact values of a function of two numbers.
enum BinaryIdentity: Sendable {
  /// A rule of symbolic knowledge.
  case rule(BinaryIdentityRule)
  /// Nothing is known: the value is an atom.
  case opaque
  /// The value depends on a precision, and is exact only for equal numbers.
  case formless
}

/// The rules that symbolic knowledge has for functions of two numbers.
enum BinaryIdentityRule: Sendable {
  case sum, difference, product, quotient, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, wholeQuotient(FloatingPointRoundingRule)
  case copySign, scaling, root, length, power, powerOfOnePlus, logarithm
  /// The angle of a point; circular functions of angles in a unit, and their inverses.
  case angle, units(UnaryFunction), inverseUnits(UnaryFunction)
  case incompleteGamma, beta, bessel, mean
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}

/// How a function acts on algebraic numbers, which gives bounds on their distance from rational
/// ones.
enum AlgebraicRule: Sendable {
  /// Nothing is known.
  case none
  /// The value at an algebraic number is transcendental, except at one number where it is algebraic: by the theorem of
  /// Lindemann and Weierstrass for the exponential function, those made of it, their inverses, and W, the inverse of x·eˣ.
  case transcendental(exceptAt: Int)
  case negation, square
  /// The n-th root, or its reciprocal for negative n.
  case root(Int)
  case sum, product, quotient, length, power, rootOfIndex
  /// The value is one of the operands.
  case choice
}

/// How exact evaluation composes a function of two numbers from simpler ones.
enum Composition: Sendable {
  /// The function has an enclosure of its own.
  case itself
  /// x − y·q, where q is x/y rounded to an integer; or the low bits of q.
  case remainder(UnaryFunction), lowBits(UnaryFunction)
  case positiveDifference, relativeDifference, logarithm
}

/// How exact evaluation composes a function of a list from simpler ones.
enum ListComposition: Sendable {
  case itself
  case productAndTerm(BinaryFunction), products(BinaryFunction)
  case sum, dot, mean, variance(isSample: Bool), deviation(isSample: Bool)
}
