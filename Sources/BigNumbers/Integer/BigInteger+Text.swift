internal import CMPFR
public import NumericCore

extension BigInteger: LosslessStringConvertible {
  /// A sign and digits in radix 10; nil for any other text.
  public init?(_ description: String) { self.init(description, radix: 10) }

  /// Digits in a radix from 2 to 36, in letters of either case, with or without a sign before them; nil for any other text.
  ///
  /// **Complexity.** O(M(n) log n) for n digits.
  public init?(_ text: some StringProtocol, radix: Int) {
    precondition((2...36).contains(radix), "a radix is from 2 to 36, not \(radix)")
    var digits = Array(text.utf8)
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits.removeFirst() }
    let isNumber = digits.allSatisfy { Self.value(ofDigit: $0) < radix }
    guard !digits.isEmpty, isNumber, let magnitude = BigInteger(digits: digits, radix: radix)
    else { return nil }
    self = sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The value of a digit up to that of `z`, which is 35; a number above all others for what is no digit.
  private static func value(ofDigit byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
    default: .max
    }
  }

  /// Reads a whole number exactly: an optional sign, then a finite literal in any notation of `ExactLiteral`.
  ///
  /// `-1.25e3` is −1250 and `0x1p70` is 2⁷⁰. Spaces, `inf`, `nan` and `0.5` are faults.
  ///
  /// **Errors.** `TextError` with the offset of the fault; `LimitExceeded` with the limit `.precision` when the number would
  /// have more than `limits.precision` bits. **Complexity.** O(M(n) log n) for n bits.
  public init(parsing text: String, limits: Limits = Limits()) throws {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    guard LiteralScanner.starts(in: bytes, at: start) else {
      throw TextError("a number starts with a digit", at: start)
    }
    var scanner = LiteralScanner(bytes, at: start)
    var literal = try scanner.scan()
    if scanner.position < bytes.count {
      throw TextError("the number ends before this", at: scanner.position)
    }
    literal.isNegative = isNegative
    guard let value = try BigInteger(exactly: literal, limits: limits) else {
      throw TextError("this is not a whole number", at: start)
    }
    self = value
  }
}

extension BigInteger: CustomStringConvertible, CustomDebugStringConvertible {
  /// The digits in radix 10, with `-` before those of a negative number.
  public var description: String { text(radix: 10) }

  /// The description as an initialiser's argument.
  public var debugDescription: String { "BigInteger(\"\(description)\")" }

  /// The digits in a radix from 2 to 62, with `-` before those of a negative number.
  ///
  /// Above 36 the digits from 10 on are capital letters and those from 36 on small ones.
  /// It is what `String(x, radix:)` gives, which takes a time that grows with the square of the size.
  /// **Complexity.** O(M(n) log n) for n digits, O(n) if the radix is a power of two.
  public func text(radix: Int, uppercase: Bool = false) -> String {
    precondition((2...62).contains(radix), "a radix is from 2 to 62, not \(radix)")
    if storage == nil, radix <= 36 { return String(word, radix: radix, uppercase: uppercase) }
    let capacity = read { __gmpz_sizeinbase($0, Int32(radix)) } + 2
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        // GMP takes a negative radix for upper case up to 36.
        _ = read {
          __gmpz_get_str(text.baseAddress, Int32(uppercase && radix <= 36 ? -radix : radix), $0)
        }
      }
      return buffer.firstIndex(of: 0) ?? 0
    }
  }

  /// A number from digits without a sign in a radix from 2 to 62; nil if one of them is not a digit.
  init?(digits: [UInt8], radix: Int) {
    var isNumber = false
    let value = Self.make { r in
      (digits + [0]).withUnsafeBytes { bytes in
        let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        isNumber = __gmpz_set_str(r, text, Int32(radix)) == 0
      }
    }
    guard isNumber else { return nil }
    self = value
  }
}

extension BigInteger: Codable {
  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(description: description)
  }

  /// Reads a string as ``init(parsing:limits:)`` does, within the default limits.
  ///
  /// **Errors.** `DecodingError`: that of the container if it holds no string; `dataCorrupted` with the fault as its underlying
  /// error if the string is not a whole number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decode("whole number") { try BigInteger(parsing: $0) }
  }
}
