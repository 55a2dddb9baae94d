extension BigDecimal: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number in scientific notation with all of its digits; it reads back as the same number. Plain where
  /// the exponent is not positive and the first digit is at the sixth place behind the point or before:
  /// `2.50`, `1E+3`, `0.000001`, `1E-7`, `-Infinity`, `NaN12`.
  ///
  /// **Source.** General Decimal Arithmetic, to-scientific-string.
  public var description: String { text(isEngineering: false) }

  /// The number with an exponent that is a multiple of three, where it has one: `12.3E+3`.
  ///
  /// **Source.** General Decimal Arithmetic, to-engineering-string.
  public var engineeringDescription: String { text(isEngineering: true) }

  /// The description as an initialiser's argument.
  public var debugDescription: String { "BigDecimal(\"\(description)\")" }

  private func text(isEngineering: Bool) -> String {
    guard isFinite else { return specialText }
    var digits = coefficient.digits
    let adjusted = exponent + digits.count - 1
    // How many digits stand before the point, and the exponent that is written.
    var leading = digits.count + exponent
    var written = 0
    if exponent > 0 || adjusted < -6 {
      leading = 1
      if isEngineering {
        let rest = (adjusted % 3 + 3) % 3
        // A zero gets zeros behind the point, so that its exponent stays what it is.
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

  /// An infinity or NaN.
  private var specialText: String {
    let payload = coefficient.isZero ? "" : coefficient.text
    let name = isInfinite ? "Infinity" : isSignalingNaN ? "sNaN" : "NaN"
    return (isNegative ? "-" : "") + name + payload
  }
}

extension Coefficient {
  /// The decimal digits.
  var text: String { String(decoding: digits, as: UTF8.self) }
}
