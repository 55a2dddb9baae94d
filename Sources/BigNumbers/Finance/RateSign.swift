internal import CMPFR
import NumericCore

/// The sign of a polynomial in 1 + r at a fraction r, proven.
struct RateSign {
  private let growth: IntegerPolynomial

  /// The exact coefficients, the highest first.
  let terms: [BigFloat]

  init(_ growth: IntegerPolynomial) {
    self.growth = growth
    terms = growth.coefficients.reversed().map { BigFloat(exactly: $0) }
  }

  /// The largest number of bits of an exact value that is only needed to recognise a rate as a
  /// fraction.
  ///
  /// Such a value takes some 10 ms. Rates over 360 and 3000 periods and of 120 cash flows took equally
  /// long with 2¹⁸ to 2²⁶ bits.
  private static let leastCost = 1 << 22
  /// The largest number of bits of an exact value on which a sign depends.
  ///
  /// A product or a power of this size takes GMP 1.5 s.
  private static let greatestCost = 1 << 28

  /// The sign: by enclosures with growing precision, then by the exact value if these do not
  /// decide.
  func sign(at rate: BigRational) throws(ComputationFailure) -> Int {
    try Deadline.checkComputation()
    if let sign = enclosedSign(at: rate) { return sign }
    guard isShort(.one + rate, Self.greatestCost) else { throw .unknownSign }
    return growth.sign(at: .one + rate)
  }

  /// Whether the value is 0; false where that is expensive to find out.
  ///
  /// A rate that is not recognised as a fraction is enclosed instead.
  func isZero(at rate: BigRational) -> Bool {
    canBeZero(at: rate) && enclosedSign(at: rate) == nil
      && growth.sign(at: .one + rate) == 0
  }

  /// Whether the exact value is cheap, so that ``isZero(at:)`` is reliable.
  func canBeZero(at rate: BigRational) -> Bool { isShort(.one + rate, Self.leastCost) }

  /// Whether the powers of a number up to the degree have at most `most` bits.
  private func isShort(_ factor: BigRational, _ most: Int) -> Bool {
    let bits = max(factor.numeratorBits, factor.denominatorBits)
    let (length, overflow) = bits.multipliedReportingOverflow(by: growth.degree)
    return !overflow && length <= most
  }

  private func enclosedSign(at rate: BigRational) -> Int? {
    var bits = 128
    while bits <= 256 + 4 * (rate.numeratorBits + rate.denominatorBits) {
      if let sign = enclosedSign(at: rate, bits: bits) { return sign }
      bits *= 4
    }
    return nil
  }

  /// The sign by Horner's rule with both roundings; nil if the bounds differ in sign.
  ///
  /// The growth is positive, so that the sign of a bound tells by which bound of the growth it has
  /// to be multiplied.
  private func enclosedSign(at rate: BigRational, bits: Int) -> Int? {
    let outward = OutwardContext(within: Limits(), .bits(bits))
    let factor = BigInterval(.one + rate, precision: .bits(bits))
    var (low, high) = (outward.down.zero, outward.up.zero)
    for term in terms {
      low = outward.down.fusedMultiplyAdd(low, low.isNegative ? factor.upper : factor.lower, term)
      high = outward.up.fusedMultiplyAdd(
        high, high.isNegative ? factor.lower : factor.upper, term)
    }
    if low.signum > 0 { return 1 }
    return high.signum < 0 ? -1 : nil
  }
}

extension BigFloat {
  /// An integer with all of its bits.
  fileprivate init(exactly value: BigInteger) {
    self = Self.make(bits: max(2, value.magnitudeBits)) { r in
      value.read { mpfr_set_z(r, $0, MPFR_RNDN) }
    }
  }
}
