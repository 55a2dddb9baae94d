/// Fractions over one denominator that are known modulo a number, with parts below the square root of half of it.
///
/// A number times the denominator of those before it is a fraction with a short denominator, most often 1.
struct CommonFractions {
  private(set) var numerators: [BigInteger] = []
  private(set) var denominator: BigInteger = 1
  private let modulus: BigInteger
  private let bound: BigInteger

  /// No fractions yet.
  init(modulus: BigInteger) {
    self.modulus = modulus
    bound = modulus.shiftedDown(1).squareRoot()?.root ?? 0
  }

  /// Adds the fraction that is congruent to a number; false if there is none with short parts.
  mutating func append(_ number: BigInteger) -> Bool {
    guard
      let part = (number * denominator).fraction(modulo: modulus, bound: bound),
      part.denominator * denominator <= bound
    else { return false }
    if part.denominator != 1 {
      denominator *= part.denominator
      for index in numerators.indices { numerators[index] *= part.denominator }
    }
    numerators.append(part.numerator)
    return true
  }
}
