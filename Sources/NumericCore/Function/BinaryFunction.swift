/// The functions of two numbers.
///
/// Each of them is described in its row of the catalogue in `Scientific`.
public enum BinaryFunction: UInt8, CaseIterable, Hashable, Sendable {
  case add, subtract, multiply, divide, positiveDifference, relativeDifference
  case modulo, truncatingRemainder, remainder, truncatingQuotient, remainderQuotient, copySign
  case nextToward, scaleByPowerOfTwo
  case root, hypot, pow, powr, compound, logBase
  /// The angle of the point (x, y); the first operand is y.
  case atan2
  /// Circular functions in an angular unit of which u make a full turn; the operands are x and u.
  case sinUnits, cosUnits, tanUnits, asinUnits, acosUnits, atanUnits
  case incompleteGamma, beta, besselJ, besselY, arithmeticGeometricMean
  case binomial, permutations, greatestCommonDivisor, leastCommonMultiple
}
