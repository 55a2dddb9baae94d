/// The functions of two numbers. What each of them is stands in its row of the catalogue in `Scientific`.
public enum BinaryFunction: UInt8, CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, truncatingQuotient, remainderQuotient, copySign
  case nextToward, scaleByPowerOfTwo
  case root, hypot, pow, powr, compound, logBase
  /// The angle of a point: y, then x.
  case atan2
  /// Circular functions of x in units of which u make a turn: x, then u.
  case sinUnits, cosUnits, tanUnits, asinUnits, acosUnits, atanUnits
  case incompleteGamma, beta, besselJ, besselY, arithmeticGeometricMean
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}
