public import NumericCore

extension BigRational {
  /// The exact value of a literal in any radix; nil for infinities and NaN.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the numerator or the denominator
  /// would have more than `limits.precision` bits. **Complexity.** O(M(n) log n) for n bits.
  public init?(exactly literal: RadixLiteral, limits: Limits = Limits()) throws(LimitExceeded) {
    guard literal.kind == .finite else { return nil }
    self = .zero
    guard !literal.digits.isEmpty else { return }
    // A digit has at least 1 and at most 6 bits; the exact size is checked below.
    try limits.checkSize(literal.digits.count - 1)
    let places = Int(clamping: literal.exponent.magnitude)
    try limits.checkSize(places)
    guard let integer = BigInteger(digits: literal.digits, radix: literal.radix) else {
      preconditionFailure("a literal consists of digits of its radix, unlike \(literal.text)")
    }
    let power = BigInteger.power(UInt(literal.radix), places)
    let magnitude =
      literal.exponent < 0 ? BigRational(reducing: integer, power) : BigRational(integer * power)
    try limits.checkSize(max(magnitude.numeratorBits, magnitude.denominatorBits))
    self = literal.isNegative ? -magnitude : magnitude
  }

  /// Reads a number in a radix from 2 to 62, exactly: a `RadixLiteral`, or digits behind a point
  /// whose last ones stand in parentheses and repeat for ever.
  ///
  /// `0.0(0011)` is one tenth in radix 2; `0.(9)` is 1 in radix 10.
  ///
  /// **Errors.** `TextError` with the offset of the fault; `LimitExceeded` as for a literal.
  public init(parsing text: String, radix: Int, limits: Limits = Limits()) throws {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      let literal = try RadixLiteral(text, radix: radix)
      guard let value = try BigRational(exactly: literal, limits: limits) else {
        throw TextError("this is no finite number", at: 0)
      }
      self = value
      return
    }
    let block = try Self.repeatingBlock(bytes, after: open, radix)
    guard let point = bytes[..<open].firstIndex(of: UInt8(ascii: ".")) else {
      throw TextError("digits repeat behind the point only", at: open)
    }
    let head = try RadixLiteral(String(decoding: bytes[..<open], as: UTF8.self), radix: radix)
    let places = bytes[(point + 1)..<open].count { $0 != UInt8(ascii: "_") }
    // Anything but digits and separators here would be an exponent.
    guard
      bytes[(point + 1)..<open].allSatisfy({
        $0 == UInt8(ascii: "_") || RadixLiteral.value(of: $0, radix: radix) != nil
      }), let start = try BigRational(exactly: head, limits: limits)
    else { throw TextError("digits that repeat have no exponent", at: open) }
    // A block b of n digits behind k places has the value b/(r^k·(r^n − 1)).
    guard let repeated = try BigRational(exactly: block.literal, limits: limits) else {
      throw TextError("this is no finite number", at: open + 1)
    }
    try limits.checkSize(places + block.count)
    let period = BigInteger.power(UInt(radix), block.count) - BigInteger(1)
    let scale = BigInteger.power(UInt(radix), places) * period
    let tail = BigRational(reducing: repeated.numerator, scale)
    let value = bytes.first == UInt8(ascii: "-") ? start - tail : start + tail
    try limits.checkSize(max(value.numeratorBits, value.denominatorBits))
    self = value
  }

  /// The digits in parentheses, which end the text.
  private static func repeatingBlock(
    _ bytes: [UInt8], after open: Int, _ radix: Int
  ) throws -> (literal: RadixLiteral, count: Int) {
    guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ")")) else {
      throw TextError("a ')' is missing", at: bytes.count)
    }
    let digits = bytes[(open + 1)..<close]
    let fault = digits.firstIndex { RadixLiteral.value(of: $0, radix: radix) == nil }
    if let fault {
      throw TextError("this is no digit in radix \(radix)", at: fault)
    }
    guard !digits.isEmpty else {
      throw TextError("digits that repeat are missing", at: close)
    }
    guard close == bytes.count - 1 else {
      throw TextError("the number ends before this", at: close + 1)
    }
    let text = String(decoding: digits, as: UTF8.self)
    return (try RadixLiteral(text, radix: radix), digits.count)
  }
}
