public import NumericCore

// From binary numbers, exactly: 2⁻ⁿ is 5ⁿ · 10⁻ⁿ. Whole numbers get the exponent 0, others as few digits
// as they have.
extension BigDecimal {
  /// The exact value: `BigDecimal(0.1)` is 0.1000000000000000055511151231257827….
  ///
  /// **Special values** signs of zeros, infinities and NaNs are kept; a NaN is a quiet one without a
  /// payload. Up to 767 digits.
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

  /// The exact value, as of a `Double`.
  public init(_ value: Float) { self.init(Double(value)) }

  /// The exact value.
  ///
  /// **Special values** signs of zeros and infinities are kept; NaN has none.
  /// **Errors** `LimitExceeded` with the limit `.precision` when the coefficient would have more than
  /// `limits.precision` bits: exponents reach 2⁶². **Complexity** O(M(n)) for n bits of the coefficient.
  public init(exactly value: BigFloat, limits: Limits = Limits()) throws(LimitExceeded) {
    guard let (odd, exponent) = value.oddParts else {
      self.init(irregular: value)
      return
    }
    // A lower bound comes before the work, the size itself after it.
    try limits.checkSize(Coefficient.leastBits(of: odd, timesPowerOfTwo: exponent))
    self.init(isNegative: value.isNegative, Coefficient(odd), timesPowerOfTwo: exponent)
    try limits.checkSize(coefficient.bits)
  }

  /// A zero, an infinity or NaN.
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
      self.init(isNegative: isNegative, Coefficient(odd.integer.shiftedUp(exponent)))
    }
  }
}

extension Coefficient {
  /// 5^exponent.
  static func powerOfFive(_ exponent: Int) -> Coefficient {
    exponent <= 38
      ? Coefficient(.powerOfTen(exponent) >> UInt128(exponent))
      : Coefficient(Integer.power(5, exponent))
  }

  /// At least so many bits has the decimal coefficient of odd · 2^exponent. Few are missing from the exact
  /// number, but for exponents below −2⁶¹, where the answer is that for −2⁶¹.
  static func leastBits(of odd: Integer, timesPowerOfTwo exponent: Int) -> Int {
    if exponent >= 0 { return odd.bits + exponent }
    let fives = min(-exponent, 1 << 61)
    // 10ⁿ has n bits more than 5ⁿ, and a product may have one less than its factors.
    return odd.bits + bits(ofPowerOfTen: fives) - fives - 1
  }
}
