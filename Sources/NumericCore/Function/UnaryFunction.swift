/// The functions of one number.
///
/// Each of them is described in its row of the catalogue in `Scientific`.
public enum UnaryFunction: UInt8, CaseIterable, Hashable, Sendable {
  case negate, magnitude, sign, square
  case floor, ceil, trunc, round, roundEven, roundInDirection, fraction, nextAbove, nextBelow
  case binaryExponent, binarySignificand
  case sqrt, reciprocalSqrt, cbrt, exp, exp2, exp10, expMinusOne, exp2MinusOne, exp10MinusOne
  case log, log2, log10, logOnePlus, log2OnePlus, log10OnePlus
  case sin, cos, tan, sec, csc, cot, asin, acos, atan
  case sinh, cosh, tanh, sech, csch, coth, asinh, acosh, atanh
  case gamma, logGamma, lnGamma, gammaSign, digamma, zeta, erf, erfc, expIntegral, dilogarithm
  case sinc, sineIntegral, cosineIntegral, lambertW, lambertWMinusOne, ellipticK, ellipticE
  case besselJ0, besselJ1, besselY0, besselY1, airy
  case factorial, doubleFactorial
}
