/// One step of a program: what to compute, not on which number type.
public enum Operation: Hashable, Sendable {
  /// A literal of the program, by index.
  case literal
  /// A mathematical constant.
  case constant(Constant)
  /// A function of one number.
  case unary(UnaryOperation)
  /// A function of two numbers.
  case binary(BinaryOperation)
  /// A function of three numbers.
  case ternary(TernaryOperation)
  /// A function of four numbers.
  case quaternary(QuaternaryOperation)
  /// A function of any count of numbers.
  case reduction(Reduction)
  /// A function of finance.
  case financial(FinancialFunction)
  /// A conversion by exact ratios of the program, by index.
  case scale
}

/// Functions of one number; each is a requirement of a backend protocol.
public enum UnaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case negate, magnitude, sign, square
  case floor, ceil, trunc, round, roundEven, roundInDirection, fraction, nextAbove, nextBelow
  case binaryExponent, binarySignificand
  case sqrt, reciprocalSqrt, cbrt, exp, exp2, exp10, expMinusOne, exp2MinusOne, exp10MinusOne
  case log, log2, log10, logOnePlus, log2OnePlus, log10OnePlus
  case sin, cos, tan, sec, csc, cot, asin, acos, atan
  case sinh, cosh, tanh, sech, csch, coth, asinh, acosh, atanh
  case gamma, logGamma, lnGamma, gammaSign, digamma, zeta, erf, erfc, expIntegral, dilogarithm
  case besselJ0, besselJ1, besselY0, besselY1, airy
  case factorial, doubleFactorial
}

/// Functions of two numbers.
public enum BinaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, truncatingQuotient, remainderQuotient, copySign
  case nextToward, scaleByPowerOfTwo
  case root, hypot, pow, powr, compound, logBase
  case atan2, sinUnits, cosUnits, tanUnits, asinUnits, acosUnits, atanUnits
  case incompleteGamma, beta, besselJ, besselY, arithmeticGeometricMean
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}

/// Functions of three numbers.
public enum TernaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case fusedMultiplyAdd, fusedMultiplySubtract
  case atan2Units
}

/// Functions of four numbers.
public enum QuaternaryOperation: UInt8, CaseIterable, Hashable, Sendable {
  case sumOfProducts, differenceOfProducts
}

/// Functions of a list that is not empty.
public enum Reduction: UInt8, CaseIterable, Hashable, Sendable {
  case sum, dot, minimum, maximum
  case mean, median, variance, standardDeviation
  case populationVariance, populationStandardDeviation
}

/// Functions of cash flows and annuities, by the arguments they take. `when` is 0 for payments at the end of
/// a period and 1 for those at its beginning; `root` counts solutions by their distance from zero, from 1.
public enum FinancialFunction: UInt8, CaseIterable, Hashable, Sendable {
  /// rate, nper, pv, fv, when.
  case payment
  /// rate, per, nper, pv, fv, when: the part of a payment that is interest.
  case interestPayment
  /// rate, per, nper, pv, fv, when: the part of a payment that is repayment.
  case principalPayment
  /// rate, nper, pmt, pv, when.
  case futureValue
  /// rate, nper, pmt, fv, when.
  case presentValue
  /// rate, pmt, pv, fv, when.
  case periodCount
  /// nper, pmt, pv, fv, when, root.
  case periodicRate
  /// rate, nper, pv: all interest of a loan that payments at the end of each period repay, as a positive sum.
  case totalInterest
  /// rate, nper, pv, after: what is owed of such a loan after some payments.
  case balance
  /// rate, and the flows from time 0 on.
  case netPresentValue
  /// root, and the flows from time 0 on.
  case internalRate
  /// The rates of financing and of reinvestment, and the flows from time 0 on.
  case modifiedInternalRate
}
