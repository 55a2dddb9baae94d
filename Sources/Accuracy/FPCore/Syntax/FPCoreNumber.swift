import BigNumbers
public import NumericCore

/// A number of an FPCore file, exactly as it was written.
///
/// Decimals and hexadecimal numbers are stored as one literal, fractions as two. Nothing is
/// expanded, so `1e500000000` is stored as a 1 and an exponent.
public struct FPCoreNumber: Hashable, Sendable {
  /// The number, or its numerator.
  public var numerator: ExactLiteral
  /// The denominator of a fraction, which is not zero.
  public var denominator: ExactLiteral?

  /// A number that is one literal.
  public init(_ literal: ExactLiteral) { numerator = literal }

  /// A fraction.
  init(_ numerator: ExactLiteral, over denominator: ExactLiteral) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The value as a small integer, if it is one.
  var integer: Int? {
    guard denominator == nil, case .word(let word) = numerator.coefficient,
      let magnitude = Int(exactly: word)
    else { return nil }
    if magnitude == 0 { return 0 }
    guard numerator.exponent != 0 else { return numerator.isNegative ? -magnitude : magnitude }
    guard abs(numerator.exponent) < 64,
      let value = try? BigRational(exactly: numerator), let word = Int(exactly: value)
    else { return nil }
    return word
  }
}

extension FPCoreNumber {
  /// Whether a token should be a number: it starts with a digit, after an optional sign and point.
  static func starts(_ token: ArraySlice<UInt8>) -> Bool {
    var rest = token
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return LiteralScanner.starts(in: Array(rest), at: 0)
  }

  /// Reads a whole token: a fraction, a decimal, a hexadecimal number, or a decimal with one of
  /// Racket's other exponent markers, as in `0.5f0`.
  ///
  /// - Throws: the fault and the offset of the first byte that does not fit.
  init(token: [UInt8]) throws(TextError) {
    let slash = token.firstIndex(of: UInt8(ascii: "/"))
    if let slash {
      let numerator = try Self.literal(token[..<slash])
      let denominator = try Self.literal(token[(slash + 1)...], offset: slash + 1)
      for (literal, offset) in [(numerator, 0), (denominator, slash + 1)] {
        guard literal.exponent == 0, literal.base == 10 else {
          throw TextError("a fraction has whole numbers", at: offset)
        }
      }
      if denominator.isZero {
        throw TextError("a fraction cannot have the denominator 0", at: slash + 1)
      }
      self.init(numerator, over: denominator)
      return
    }
    self.init(try Self.literal(token[...]))
  }

  private static func literal(
    _ token: ArraySlice<UInt8>, offset: Int = 0
  ) throws(TextError) -> ExactLiteral {
    var bytes = Array(token)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let hasSign = isNegative || bytes.first == UInt8(ascii: "+")
    if hasSign, offset == 0 { bytes.removeFirst() }
    let start = hasSign && offset == 0 ? 1 : offset
    normalizePoint(&bytes)
    guard LiteralScanner.starts(in: bytes, at: 0), !bytes.contains(UInt8(ascii: "_")) else {
      throw TextError("this is not a number", at: start)
    }
    var scanner = LiteralScanner(bytes)
    var literal: ExactLiteral
    do throws(TextError) {
      literal = try scanner.scan()
    } catch {
      throw TextError(error.message, at: start + error.offset)
    }
    guard scanner.position == bytes.count else {
      throw TextError("the number ends before this", at: start + scanner.position)
    }
    literal.isNegative = isNegative && offset == 0
    return literal
  }

  /// Normalizes extensions of the syntax: hexadecimal numbers may start with their point, and
  /// Racket has other exponent markers for decimals, `f` and `s` for single and `d` and `l` for
  /// double precision.
  private static func normalizePoint(_ bytes: inout [UInt8]) {
    let isHexadecimal = bytes.count > 1 && bytes[0] == UInt8(ascii: "0") && bytes[1] | 0x20 == 0x78
    if isHexadecimal {
      if bytes.count > 2, bytes[2] == UInt8(ascii: ".") { bytes.insert(UInt8(ascii: "0"), at: 2) }
      return
    }
    guard let mark = bytes.firstIndex(where: { "fsdlFSDL".utf8.contains($0) }), mark > 0 else {
      return
    }
    let exponent = bytes[(mark + 1)...].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if !exponent.isEmpty, exponent.allSatisfy({ (0x30...0x39).contains($0) }) {
      bytes[mark] = UInt8(ascii: "e")
    }
  }
}

extension FPCoreNumber: CustomStringConvertible {
  /// The number in FPCore: digits, a fraction, or a hexadecimal number.
  public var description: String {
    let text = Self.text(numerator)
    return denominator.map { "\(text)/\(Self.text($0))" } ?? text
  }

  /// A decimal with a point if that is short, otherwise with an exponent.
  private static func text(_ literal: ExactLiteral) -> String {
    guard literal.base == 10, (-20...6).contains(literal.exponent) else { return literal.text }
    var plain = literal
    plain.exponent = 0
    plain.isNegative = false
    // The text consists of digits and `e0`.
    var digits = String(plain.text.dropLast(2))
    if literal.exponent > 0 { digits += String(repeating: "0", count: literal.exponent) }
    if literal.exponent < 0 {
      let places = -literal.exponent
      digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return (literal.isNegative ? "-" : "") + digits
  }
}
