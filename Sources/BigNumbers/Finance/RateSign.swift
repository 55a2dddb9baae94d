internal import CMPFR
import NumericCore

/// The sign of a polynomial in 1 + r at a fraction r, proven.
struct RateSign {
  private let growth: IntegerPolynomial

  /// The coefficients, the highest first, in as many bits as they have.
  let terms: [BigFloat]

  init(_ growth: IntegerPolynomial) {
    self.growth = growth
    terms = growth.coefficients.reversed().map { BigFloat(exactly: $0) }
  }

  /// How long an exact value may become, in bits, where it only tells whether a rate is a fraction.
  private static let leastCost = 1 << 22
  /// How long it may become where a sign hangs on it.
  private static let greatestCost = 1 << 28

  /// Enclosures of Horner's rule at growing precision; the exact value where those do not tell.
  func sign(at rate: BigRational) throws(ComputationFailure) -> Int {
    if let sign = enclosedSign(at: rate) { return sign }
    guard isShort(.one + rate, Self.greatestCost) else { throw .unknownSign }
    return growth.sign(at: .one + rate)
  }

  /// Whether the value is 0, as far as that is cheap to find out: a rate that is not recognised as a
  /// fraction is enclosed instead.
  func isZero(at rate: BigRational) -> Bool {
    canBeZero(at: rate) && enclosedSign(at: rate) == nil
      && growth.sign(at: .one + rate) == 0
  }

  /// Whether the exact value is cheap, so that ``isZero(at:)`` is certain.
  func canBeZero(at rate: BigRational) -> Bool { isShort(.one + rate, Self.leastCost) }

  /// Whether the powers of a number have at most so many bits.
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

  /// Horner's rule with both roundings: the growth is positive, so that the sign of a bound tells by which
  /// bound of the growth it is multiplied.
  private func enclosedSign(at rate: BigRational, bits: Int) -> Int? {
    let outward = OutwardBackend(within: Limits(), .bits(bits))
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
  fileprivate init(exactly value: Integer) {
    self = Self.make(bits: max(2, value.bits)) { r in
      value.read { mpfr_set_z(r, $0, MPFR_RNDN) }
    }
  }
}
