extension BinaryInteger {
  /// The number, if it is whole and fits: `Int(exactly: "1.20E+2")` is 120.
  ///
  /// A type of unlimited width takes numbers of up to 2²⁶ bits.
  public init?(exactly value: BigDecimal) {
    guard value.isInteger else { return nil }
    self.init(value, rounding: .towardZero)
  }

  /// The number rounded to an integer; nil for NaNs, infinities and values that do not fit.
  ///
  /// A type of unlimited width takes numbers of up to 2²⁶ bits.
  public init?(_ value: BigDecimal, rounding: DecimalRounding) {
    // A number beyond this has more digits than any that fits, and is not written out.
    let mostDigits = Coefficient.decimalDigits(ofBits: Self.greatestWidth) + 1
    guard value.isFinite, value.isZero || value.adjustedExponent < mostDigits else { return nil }
    var (magnitude, lost) = (value.coefficient, Remainder.zero)
    if value.exponent < 0 {
      (magnitude, lost) = magnitude.shortened(by: -value.exponent)
    } else {
      magnitude = magnitude.scaledUp(value.exponent)
    }
    if rounding.increments(magnitude, lost, isNegative: value.isNegative) {
      magnitude = magnitude + .one
    }
    let words = magnitude.read { Array(UnsafeBufferPointer(start: $0, count: $1)) }
    self.init(isNegative: value.isNegative, magnitude: words)
  }
}
