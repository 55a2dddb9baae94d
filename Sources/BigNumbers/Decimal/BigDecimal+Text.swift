extension BigDecimal: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number in scientific notation with all of its digits.
  ///
  /// It reads back as the same number. There is no exponent where that of the last digit is not
  /// positive and that of the first digit is at least −6: `2.50`, `1E+3`, `0.000001`, `1E-7`,
  /// `-Infinity`, `NaN12`.
  ///
  /// **Source.** General Decimal Arithmetic, to-scientific-string.
  public var description: String { text(isEngineering: false) }

  /// The number in engineering notation: an exponent, where there is one, is a multiple of three,
  /// as in `12.3E+3`.
  ///
  /// **Source.** General Decimal Arithmetic, to-engineering-string.
  public var engineeringDescription: String { text(isEngineering: true) }

  /// The description as an initialiser's argument.
  public var debugDescription: String { "BigDecimal(\"\(description)\")" }

  private func text(isEngineering: Bool) -> String {
    guard isFinite else { return specialText }
    var digits = coefficient.digits
    let adjusted = exponent + digits.count - 1
    // The number of digits before the point, and the exponent that is written.
    var leading = digits.count + exponent
    var written = 0
    if exponent > 0 || adjusted < -6 {
      leading = 1
      if isEngineering {
        let rest = (adjusted % 3 + 3) % 3
        // A zero gets zeros behind the point instead, so that its exponent is kept.
        leading = coefficient.isZero ? (rest == 0 ? 1 : rest - 2) : rest + 1
      }
      written = adjusted - leading + 1
    }
    if leading <= 0 {
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 1 - leading), at: 0)
      leading = 1
    }
    if leading > digits.count {
      digits += repeatElement(UInt8(ascii: "0"), count: leading - digits.count)
    }
    if leading < digits.count { digits.insert(UInt8(ascii: "."), at: leading) }
    if isNegative { digits.insert(UInt8(ascii: "-"), at: 0) }
    let mantissa = String(decoding: digits, as: UTF8.self)
    return written == 0 ? mantissa : "\(mantissa)E\(written < 0 ? "" : "+")\(written)"
  }

  /// The text of an infinity or NaN.
  private var specialText: String {
    let payload = coefficient.isZero ? "" : coefficient.text
    let name = isInfinite ? "Infinity" : isSignalingNaN ? "sNaN" : "NaN"
    return (isNegative ? "-" : "") + name + payload
  }
}

extension Coefficient {
  /// The decimal digits as a string.
  var text: String { String(decoding: digits, as: UTF8.self) }
}
