import BigNumbers
import NumericCore

// What measuring asks of a format, for formats of bit patterns.
extension CodedFormat {
  /// The rank of a number; infinities, which such a format lacks but a program may answer, follow its ends.
  func ordinal(_ x: BigFloat) -> BigRational {
    if x.isFinite { return BigRational(rank(of: x)) }
    return x.isNegative ? BigRational(ranks.lowerBound) - 1 : BigRational(ranks.upperBound) + 1
  }

  /// The number with a rank; that of an end beyond it.
  func number(ordinal: BigRational) -> BigFloat {
    if ordinal <= BigRational(ranks.lowerBound) { return number(rank: ranks.lowerBound) }
    return number(rank: min(Int(exactly: ordinal) ?? .max, ranks.upperBound))
  }

  /// The result for a number far beyond an end.
  func beyond(isNegative: Bool) -> BigFloat {
    switch overflow {
    case .saturates: number(rank: isNegative ? ranks.lowerBound : ranks.upperBound)
    case .isNaN: .nan
    }
  }

  /// The result for a number that is closer to zero than all others.
  func vanishing(isNegative: Bool) -> BigFloat {
    if isNegative, !hasSign { return .nan }
    if roundsToZero { return nearest(0, 0) }
    return number(rank: isNegative ? -1 : 1)
  }

  /// The number that is nearest to a nonzero real one within the exponents of MPFR.
  func rounded(
    _ truth: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> BigFloat {
    let precision = Precision.bits(mostSignificandBits)
    return nearest(
      try truth.rounded(to: precision, .down, limits: limits),
      try truth.rounded(to: precision, .up, limits: limits))
  }

  /// The ulp at numbers x with 2^e ≤ |x| < 2^(e+1): the distance between the neighbours on both sides of x.
  ///
  /// It is one number for all of these x, because every power of 2 between the least and the greatest number is a number
  /// of the format, or lies where posits have no fraction and are further apart than that. Below the least number it is
  /// that number, and beyond the largest one that of its binade; for posits the distance of the two largest.
  func unit(at exponent: Int?) -> BigFloat {
    guard let exponent, exponent >= number(rank: 1).exponent else { return number(rank: 1) }
    let power = BigFloat(sign: .plus, exponent: min(exponent, greatestExponent), significand: 1)
    // The number after the largest one, which the formula of floats gives, belongs to its binade.
    let isFloat = if case .float = coding { true } else { false }
    let rank = min(rank(of: power), isFloat ? ranks.upperBound : ranks.upperBound - 1)
    // Neighbouring posits are at most a factor 2^16 apart.
    return BigFloat.compute(
      .subtract, number(rank: rank + 1), number(rank: rank),
      precision: .bits(mostSignificandBits + 17))
  }

  /// The bits of a number; nil for NaN in fixed point.
  func bits(of x: BigFloat) -> BitPattern? {
    guard let pattern = pattern(of: x) else { return nil }
    return BitPattern((0..<UInt64(width)).reversed().map { pattern >> $0 & 1 == 1 })
  }

  /// The number that bits represent.
  func number(_ pattern: BitPattern) -> BigFloat {
    number(ofPattern: pattern.bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }
}
