import NumericCore

// The exponential function and logarithms, correctly rounded in the context's direction. The
// General Decimal Arithmetic specification has them rounded to nearest even and restricts their
// operands; neither restriction applies here.
extension DecimalContext {
  /// e^x, correctly rounded.
  ///
  /// **Exactness** Only x = 0 has an exact result, 1 (Lindemann). **Special values** e^∞ is ∞, e^−∞
  /// is 0.
  public mutating func exp(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    if x.isInfinite { return x.isNegative ? .zero : x }
    if x.isZero { return BigDecimal(.one) }
    if x.adjustedExponent < -precision - 3 { return finishNextToOne(above: !x.isNegative) }
    // e^(2.5·10¹⁸) is about 10^(1.09·10¹⁸): beyond every context, and within MPFR's range.
    if x.magnitude > BigDecimal(Coefficient(25), exponent: 17) {
      return x.isNegative
        ? finishTooSmall(isNegative: false) : finishTooLarge(isNegative: false)
    }
    return finishEnclosed(spare: 4 * max(0, x.adjustedExponent + 1)) { bits in
      x.ball(bits: bits).flatMap { Ball.compute(.exp, $0, bits: bits) }
    }
  }

  /// ln x, correctly rounded.
  ///
  /// **Exactness** Only x = 1 has an exact result, 0. **Special values** ln 0 is −∞ without a
  /// condition; a negative number is invalid.
  public mutating func ln(_ x: BigDecimal) -> BigDecimal {
    if let special = logarithmOfSpecial(x) { return special }
    if x == 1 { return .zero }
    return finishEnclosed(spare: x.bitsNextToOne) { bits in
      x.ball(bits: bits).flatMap { Ball.compute(.log, $0, bits: bits) }
    }
  }

  /// log₁₀ x, correctly rounded.
  ///
  /// **Exactness** Only powers of ten have exact results. **Special values** Those of ``ln(_:)``.
  public mutating func log10(_ x: BigDecimal) -> BigDecimal {
    if let special = logarithmOfSpecial(x) { return special }
    let zeros = x.coefficient.trailingZeros(atMost: .max)
    if zeros == x.digitCount - 1, x.coefficient.shortened(by: zeros).kept == .one {
      return plus(BigDecimal(x.exponent + zeros))
    }
    return finishEnclosed(spare: x.bitsNextToOne) { bits in
      x.ball(bits: bits).flatMap { Ball.compute(.log10, $0, bits: bits) }
    }
  }

  private mutating func logarithmOfSpecial(_ x: BigDecimal) -> BigDecimal? {
    if let nan = passedOn(x) { return nan }
    if x.isZero { return -.infinity }
    if x.isNegative { return invalid() }
    return x.isInfinite ? x : nil
  }
}

extension BigDecimal {
  /// A bound of the bits that a logarithm loses by cancellation because the number is close to 1.
  ///
  /// Each digit by which |x − 1| is less than 1 costs log₂10 < 4 bits.
  var bitsNextToOne: Int {
    guard (-1...0).contains(adjustedExponent) else { return 0 }
    return 4 * max(0, -(self - 1).adjustedExponent)
  }
}
