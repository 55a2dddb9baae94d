public import NumericCore

// Exact conversions from binary numbers: 2⁻ⁿ is 5ⁿ · 10⁻ⁿ. Whole numbers get the exponent 0,
// fractions have no trailing zeros.
extension BigDecimal {
  /// The exact value: `BigDecimal(0.1 as Double)` is 0.1000000000000000055511151231257827….
  ///
  /// It has at most 767 digits. **Special values** The signs of zeros, infinities and NaNs are
  /// kept; a NaN is quiet and has no payload.
  public init(_ value: Double) {
    guard value.isFinite, !value.isZero else {
      self.init(
        isNegative: value.sign == .minus, .zero,
        kind: value.isZero ? .finite : value.isNaN ? .quietNaN : .infinity)
      return
    }
    let width = value.significandWidth
    let odd = value.significand * Double(sign: .plus, exponent: width, significand: 1)
    self.init(
      isNegative: value < 0, Coefficient(UInt128(odd)),
      timesPowerOfTwo: Int(value.exponent) - width)
  }

  /// The exact value, under the rules for a `Double`.
  public init(_ value: Float) { self.init(Double(value)) }

  /// The exact value of a binary number.
  ///
  /// **Special values** The signs of zeros and infinities are kept; NaN is positive. **Errors**
  /// `LimitExceeded` with the limit `.precision` when the coefficient would have more than
  /// `limits.precision` bits: exponents reach 2⁶². **Complexity** O(M(n)) for n bits of the
  /// coefficient.
  public init(exactly value: BigFloat, limits: Limits = Limits()) throws(LimitExceeded) {
    guard let (odd, exponent) = value.oddParts else {
      self.init(irregular: value)
      return
    }
    // A lower bound of the size is checked before the work, the size itself after it.
    try limits.checkSize(Coefficient.leastBits(of: odd, timesPowerOfTwo: exponent))
    self.init(isNegative: value.isNegative, Coefficient(integer: odd), timesPowerOfTwo: exponent)
    try limits.checkSize(coefficient.bits)
  }

  /// The decimal for a zero, an infinity or NaN.
  init(irregular value: BigFloat) {
    if value.isNaN {
      self = .nan
    } else {
      self.init(
        isNegative: value.isNegative, .zero, kind: value.isInfinite ? .infinity : .finite)
    }
  }

  /// ±odd · 2^exponent.
  init(isNegative: Bool, _ odd: Coefficient, timesPowerOfTwo exponent: Int) {
    if exponent < 0 {
      self.init(isNegative: isNegative, odd * .powerOfFive(-exponent), exponent: exponent)
    } else if exponent + odd.bits <= UInt128.bitWidth {
      self.init(isNegative: isNegative, Coefficient(odd.small << UInt128(exponent)))
    } else {
      self.init(isNegative: isNegative, Coefficient(integer: odd.integer.shiftedUp(exponent)))
    }
  }
}

extension Coefficient {
  /// 5^exponent.
  static func powerOfFive(_ exponent: Int) -> Coefficient {
    exponent <= 38
      ? Coefficient(.powerOfTen(exponent) >> UInt128(exponent))
      : Coefficient(integer: BigInteger.power(5, exponent))
  }

  /// A lower bound of the number of bits of the decimal coefficient of odd · 2^exponent.
  ///
  /// It is at most 1 less than the exact number for exponents ≥ −2⁶¹; for smaller exponents it is
  /// the bound for −2⁶¹.
  static func leastBits(of odd: BigInteger, timesPowerOfTwo exponent: Int) -> Int {
    if exponent >= 0 { return odd.magnitudeBits + exponent }
    let fives = min(-exponent, 1 << 61)
    // 5ⁿ has n bits fewer than 10ⁿ, and a product may have one bit fewer than its factors together.
    return odd.magnitudeBits + bits(ofPowerOfTen: fives) - fives - 1
  }
}
