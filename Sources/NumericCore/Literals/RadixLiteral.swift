/// A number as it was written in a radix from 2 to 62: digits × radix^exponent, exact until a
/// number type rounds it.
///
/// The notation is that of MPFR: a sign, digits with an optional point, and an exponent of the
/// radix in decimal digits after `@`, or after `e` in radices up to 10. Up to radix 36 the case of
/// letters is ignored; above it capital letters are the digits 10…35 and small letters 36…61. `_`
/// may stand between two digits. Infinities and NaN are `@inf@` and `@nan@`; up to radix 23, where
/// their letters are not digits, also `inf`, `infinity` and `nan`. There are no prefixes, because
/// the radix is given.
public struct RadixLiteral: Hashable, Sendable {
  /// Finite, infinite or not a number.
  public var kind: ExactLiteral.Kind
  /// Whether a minus sign was written.
  public var isNegative: Bool
  /// ASCII digits as they were written, without leading zeros; empty for zero.
  public var digits: [UInt8]
  /// The radix of the digits, and the base of the exponent.
  public var radix: Int
  /// The exponent of the radix; saturates like ``ExactLiteral/exponent``.
  public var exponent: Int

  /// Reads a whole text.
  ///
  /// - Precondition: the radix is between 2 and 62.
  /// - Throws: the fault and the offset of the first byte that does not fit, for spaces, trailing text
  ///   and empty strings as well.
  public init(_ text: String, radix: Int) throws(TextError) {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    self.init(kind: .finite, isNegative: isNegative, digits: [], radix: radix, exponent: 0)
    switch String(decoding: bytes[start...], as: UTF8.self).lowercased() {
    case "@inf@", "@infinity@": kind = .infinity
    case "@nan@": kind = .nan
    case "inf" where radix <= 23, "infinity" where radix <= 23: kind = .infinity
    case "nan" where radix <= 23: kind = .nan
    default: try scan(LiteralScanner(bytes, at: start))
    }
  }

  private init(
    kind: ExactLiteral.Kind, isNegative: Bool, digits: [UInt8], radix: Int, exponent: Int
  ) {
    self.kind = kind
    self.isNegative = isNegative
    self.digits = digits
    self.radix = radix
    self.exponent = exponent
  }

  private mutating func scan(_ scanner: consuming LiteralScanner) throws(TextError) {
    var scanner = scanner
    let whole = try scanDigits(&scanner)
    var fraction = 0
    if scanner.byte(at: scanner.position) == UInt8(ascii: ".") {
      scanner.position += 1
      fraction = try scanDigits(&scanner)
      if scanner.byte(at: scanner.position) == UInt8(ascii: ".") {
        throw TextError("a number has one point", at: scanner.position)
      }
    }
    guard whole + fraction > 0 else {
      throw TextError("a number in radix \(radix) starts with a digit", at: scanner.position)
    }
    exponent = -fraction
    let mark = scanner.byte(at: scanner.position)
    if mark == UInt8(ascii: "@") || (radix <= 10 && mark | 0x20 == UInt8(ascii: "e")) {
      guard let written = scanner.scanExponent() else {
        throw TextError("an exponent needs digits", at: scanner.position + 1)
      }
      exponent = scanner.saturatingSum(exponent, written)
    }
    guard scanner.position == scanner.bytes.count else {
      let next = scanner.byte(at: scanner.position)
      let isCharacter = LiteralScanner.isDigit(next) || LiteralScanner.isLetter(next)
      throw TextError(
        isCharacter
          ? "this is not a digit in radix \(radix)" : "the number ends before this",
        at: scanner.position)
    }
    digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
  }

  /// Reads digits and returns how many there were.
  private mutating func scanDigits(_ scanner: inout LiteralScanner) throws(TextError) -> Int {
    let before = digits.count
    while true {
      let byte = scanner.byte(at: scanner.position)
      if Self.value(of: byte, radix: radix) != nil {
        digits.append(byte)
      } else if byte == UInt8(ascii: "_"), digits.count > before {
        guard Self.value(of: scanner.byte(at: scanner.position + 1), radix: radix) != nil else {
          throw TextError("'_' stands between two digits", at: scanner.position)
        }
      } else {
        return digits.count - before
      }
      scanner.position += 1
    }
  }

  /// The value of an ASCII digit in a radix; nil if it is not a digit.
  public static func value(of byte: UInt8, radix: Int) -> Int? {
    let value: Int
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      value = Int(byte - UInt8(ascii: "a")) + (radix > 36 ? 36 : 10)
    default: return nil
    }
    return value < radix ? value : nil
  }

  /// The same value in a notation that MPFR's `mpfr_strtofr` reads in this radix.
  public var text: String {
    let sign = isNegative ? "-" : ""
    switch kind {
    case .infinity: return sign + "@inf@"
    case .nan: return "@nan@"
    case .finite:
      return digits.isEmpty
        ? sign + "0" : "\(sign)\(String(decoding: digits, as: UTF8.self))@\(exponent)"
    }
  }
}
