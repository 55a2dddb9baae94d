import BigNumbers
import NumericCore

extension FloatFormat {
  /// The rank of a number among those of the format: consecutive numbers have consecutive ranks, both zeros
  /// have 0, and infinities the ranks behind the largest finite numbers. Nil for NaN.
  func ordinal(_ x: FormatValue) -> BigRational? {
    guard !x.isNaN else { return nil }
    let rank = x.isFinite ? rank(exponent: x.exponent, of: x) : rankOfInfinity
    return x.isNegative ? -rank : rank
  }

  /// Subnormal numbers are the first radix^(p−1) ranks; every exponent then has (radix − 1)·radix^(p−1).
  private func rank(exponent: Int?, of x: FormatValue) -> BigRational {
    let exponent = max(exponent ?? leastExponent, leastExponent)
    let significand = x.magnitude(inUnitsOf: exponent - (precision - 1))
    return ranks(below: exponent) + significand
  }

  /// Ranks from the least normal exponent up to one, not counting the leading radix^(p−1).
  private func ranks(below exponent: Int) -> BigRational {
    let steps = BigRational(exponent) - BigRational(leastExponent)
    return steps * BigRational(radix - 1) * leadingUnit
  }

  private var rankOfInfinity: BigRational {
    ranks(below: greatestExponent) + leadingUnit * BigRational(radix)
  }

  /// radix^(p−1).
  private var leadingUnit: BigRational { power(precision - 1) }

  /// radix^n as a rational; n is as large as a precision is.
  func power(_ n: Int) -> BigRational { (try? .pow(BigRational(radix), n)) ?? 0 }

  /// radix^n as a real number, whatever n is.
  func realPower(_ n: Int) -> ExactReal {
    .applying(.pow, ExactReal(BigRational(radix)), ExactReal(BigRational(n)))
  }

  /// The distance of two neighbours around a number whose first digit is at `exponent`: Muller's ulp.
  func unitInLastPlace(at exponent: Int?) -> ExactReal {
    let place = min(max(exponent ?? leastExponent, leastExponent), greatestExponent)
    return realPower(place - (precision - 1))
  }
}
