public import NumericCore

extension BigRational {
  /// The exact value of a literal; nil for infinities and NaN.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the value would have more than
  /// `limits.precision` bits: `1e1000000000` is not written out. **Complexity.** O(M(n) log n) for
  /// n bits.
  public init?(exactly literal: ExactLiteral, limits: Limits = Limits()) throws(LimitExceeded) {
    guard literal.kind == .finite else { return nil }
    let magnitude = try BigInteger(coefficientOf: literal, limits)
    self.init(literal.isNegative ? -magnitude : magnitude)
    try limits.checkSize(numeratorBits)
    guard literal.exponent != 0, !isZero else { return }
    // A lower bound of the size is checked before the work, the size itself after it.
    let size = Int(clamping: literal.exponent.magnitude)
    try limits.checkSize(size)
    let scaleBits = literal.base == 2 ? size : Precision.bitsCovering(digits: size) - 2
    try limits.checkSize(literal.exponent < 0 ? scaleBits : numeratorBits + scaleBits)
    if literal.base == 2 {
      self = scaled(byPowerOfTwo: literal.exponent)
    } else if literal.exponent > 0 {
      self = BigRational(numerator * .power(10, size))
    } else {
      self.init(numerator, dividedByPowerOfTen: size)
    }
    try limits.checkSize(max(numeratorBits, denominatorBits))
  }

  /// The exact value of a factor; nil if it has a power of π or an offset.
  ///
  /// **Errors.** `LimitExceeded`, as for a literal.
  public init?(exactly ratio: ExactRatio, limits: Limits = Limits()) throws(LimitExceeded) {
    guard ratio.piPower == 0, ratio.offset.isZero,
      let numerator = try BigRational(exactly: ratio.numerator, limits: limits),
      let denominator = try BigRational(exactly: ratio.denominator, limits: limits)
    else { return nil }
    self = numerator / denominator
  }
}

extension BigRational {
  /// n/10^k for n ≠ 0.
  ///
  /// Removing factors 2 and 5 is faster than a general reduction to lowest terms.
  private init(_ numerator: BigInteger, dividedByPowerOfTen places: Int) {
    let twos = min(places, numerator.trailingZeroBitCount)
    let (fives, rest) = numerator.shiftedDown(twos).removing(5)
    self.init(
      coprime: fives > places ? rest * .power(5, fives - places) : rest,
      BigInteger.power(5, max(0, places - fives)).shiftedUp(places - twos))
  }
}
