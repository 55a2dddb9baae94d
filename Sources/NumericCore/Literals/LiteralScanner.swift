/// Reads the number notations that all parts of the project accept.
///
/// These are decimal (`12`, `.5`, `5.`, `1.5e-300000`), hexadecimal with an optional fraction and
/// binary exponent (`0xff`, `0x1.8p-1074`), `0b101` and `0o17`; `_` may stand between two digits.
public struct LiteralScanner {
  let bytes: [UInt8]
  /// Offset of the next unread byte.
  public internal(set) var position: Int
  /// Whether two points behind digits belong to no number, as in the range `1..10`.
  public var endsBeforeRange = false

  /// Scans `bytes` from `position`.
  public init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether a point of the number that is read stands here, and not the two points of a range.
  private var isAtPoint: Bool {
    byte(at: position) == UInt8(ascii: ".")
      && !(endsBeforeRange && byte(at: position + 1) == UInt8(ascii: "."))
  }

  /// Whether an unsigned literal starts at `offset`.
  public static func starts(in bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    if isDigit(bytes[offset]) { return true }
    return bytes[offset] == UInt8(ascii: ".") && offset + 1 < bytes.count
      && isDigit(bytes[offset + 1])
  }

  /// Reads one unsigned literal.
  ///
  /// In `2e` and `2ex` the exponent is malformed and is left unread.
  public mutating func scan() throws(TextError) -> ExactLiteral {
    if byte(at: position) == UInt8(ascii: "0") {
      switch byte(at: position + 1) | 0x20 {
      case UInt8(ascii: "x"): return try scanPrefixed(bitsPerDigit: 4, name: "hexadecimal")
      case UInt8(ascii: "b"): return try scanPrefixed(bitsPerDigit: 1, name: "binary")
      case UInt8(ascii: "o"): return try scanPrefixed(bitsPerDigit: 3, name: "octal")
      default: break
      }
    }
    return try scanDecimal()
  }

  private mutating func scanDecimal() throws(TextError) -> ExactLiteral {
    var digits = DigitAccumulator(radix: 10)
    try scanDigits(into: &digits)
    var exponent = 0
    if isAtPoint {
      position += 1
      let before = digits.count
      try scanDigits(into: &digits)
      exponent = before - digits.count
      if isAtPoint {
        throw TextError("a number has one decimal point", at: position)
      }
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "e"), let written = scanExponent() {
      exponent = saturatingSum(exponent, written)
    }
    let coefficient = digits.coefficient
    return ExactLiteral(
      coefficient: coefficient, base: 10,
      exponent: saturatingAtLeadingDigit(exponent, of: coefficient))
  }

  /// An exponent such that the leading digit of the coefficient stands at most at the bound.
  ///
  /// The exponent of the leading digit is what scientific notation prints, so that a saturated literal reads back as
  /// itself: `40e99999999999999999999` is printed as 4e+6917529027641081856.
  private func saturatingAtLeadingDigit(
    _ exponent: Int, of coefficient: ExactLiteral.Coefficient
  ) -> Int {
    // Smaller exponents are far from the bound, because a text is shorter than 2⁶¹ bytes.
    guard exponent.magnitude > 1 << 61 else { return exponent }
    let digits =
      switch coefficient {
      case .word(let word): String(word).utf8.count
      case .digits(let digits): digits.count
      }
    return saturatingSum(exponent, digits - 1) - (digits - 1)
  }

  private mutating func scanPrefixed(
    bitsPerDigit: Int, name: String
  ) throws(TextError) -> ExactLiteral {
    position += 2
    var digits = DigitAccumulator(radix: 1 << bitsPerDigit)
    try scanDigits(into: &digits)
    var exponent = 0
    if bitsPerDigit == 4 {
      if isAtPoint {
        position += 1
        let before = digits.count
        try scanDigits(into: &digits)
        exponent = -4 * (digits.count - before)
      }
      if digits.count > 0, byte(at: position) | 0x20 == UInt8(ascii: "p") {
        guard let written = scanExponent() else {
          throw TextError("a binary exponent needs digits", at: position + 1)
        }
        exponent = saturatingSum(exponent, written)
      }
    }
    let next = byte(at: position)
    if digits.count == 0 || Self.isDigit(next) || Self.isLetter(next) || isAtPoint {
      let fault =
        digits.count == 0 && !Self.isDigit(next)
        ? "digits of a number in \(name) are missing" : "this is not a digit in \(name)"
      throw TextError(fault, at: position)
    }
    return ExactLiteral(coefficient: digits.hexCoefficient, base: 2, exponent: exponent)
  }

  private mutating func scanDigits(into digits: inout DigitAccumulator) throws(TextError) {
    while position < bytes.count {
      position = digits.appendRun(bytes, from: position)
      if byte(at: position) == UInt8(ascii: "_"), digits.count > 0 {
        guard digits.accepts(self.byte(at: position + 1)) else {
          throw TextError("'_' stands between two digits", at: position)
        }
        position += 1
      } else {
        return
      }
    }
  }

  /// Reads `e` or `p`, a sign and digits; the position does not change if no digit follows.
  mutating func scanExponent() -> Int? {
    var next = position + 1
    var isNegative = byte(at: next) == UInt8(ascii: "-")
    if isNegative || byte(at: next) == UInt8(ascii: "+") {
      next += 1
    } else if byte(at: next) == 0xE2 {
      // The minus sign − and the en dash –, which occur in pasted text.
      let tail = (byte(at: next + 1), byte(at: next + 2))
      isNegative = tail == (0x88, 0x92) || tail == (0x80, 0x93)
      if isNegative { next += 3 }
    }
    guard Self.isDigit(byte(at: next)) else { return nil }
    var magnitude = 0
    while Self.isDigit(byte(at: next))
      || (byte(at: next) == UInt8(ascii: "_") && Self.isDigit(byte(at: next + 1)))
    {
      if byte(at: next) != UInt8(ascii: "_") {
        let (scaled, high) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, low) = scaled.addingReportingOverflow(Int(byte(at: next) - UInt8(ascii: "0")))
        magnitude = high || low ? ExactLiteral.greatestExponent : sum
        magnitude = min(magnitude, ExactLiteral.greatestExponent)
      }
      next += 1
    }
    position = next
    return isNegative ? -magnitude : magnitude
  }

  func saturatingSum(_ a: Int, _ b: Int) -> Int {
    let bound = ExactLiteral.greatestExponent
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (b < 0 ? -bound : bound) : max(-bound, min(bound, sum))
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
