import BigNumbers

/// Converts between texts of .decTest files and numbers.
///
/// Besides numbers there are `#hex`, an encoding in the format with that number of digits, and
/// `n#number`, a number in the format with n bits.
enum DecTestOperands {
  /// A text that is not an operand.
  struct Malformed: Error {
    var text: String
  }

  /// An operand with all of its digits.
  static func exact(_ text: String) throws -> BigDecimal {
    if let encoded = try encoded(text) { return encoded }
    guard let number = BigDecimal(text) else { throw Malformed(text: text) }
    return number
  }

  /// An operand of a conversion, rounded to the context.
  static func rounded(_ text: String, _ context: inout DecimalContext) throws -> BigDecimal {
    if let encoded = try encoded(text) { return context.rounded(encoded) }
    return context.number(text)
  }

  /// A number in the notation of an expected result.
  static func text(
    of number: BigDecimal, like expected: String, _ context: inout DecimalContext
  ) throws -> String {
    guard let mark = expected.firstIndex(of: "#") else { return number.description }
    let digits = expected.count - 1
    let width = mark == expected.startIndex ? "\(digits * 4)" : expected[..<mark]
    // The result is converted to the format, whose conditions count. Whether a number is subnormal
    // is reported by the operation itself.
    var format = try format(width)
    let result = format.rounded(number)
    context.conditions.formUnion(format.conditions.subtracting(.subnormal))
    if mark == expected.startIndex { return "#" + (try encoding(of: result, digits: digits)) }
    return "\(width)#\(result)"
  }

  /// An expected result in the form of ``text(of:like:_:)``.
  static func canonical(_ expected: String) throws -> String {
    guard let mark = expected.firstIndex(of: "#") else { return expected }
    if expected.first == "#" { return expected.lowercased() }
    return "\(expected[..<mark])#\(try exact(expected))"
  }

  /// An operand that specifies a format; nil for one without `#`.
  private static func encoded(_ text: String) throws -> BigDecimal? {
    guard let mark = text.firstIndex(of: "#") else { return nil }
    if text.first == "#" { return try decoded(text.dropFirst()) }
    var format = try format(text[..<mark])
    return format.number(String(text[mark...].dropFirst()))
  }

  private static func format(_ width: Substring) throws -> DecimalContext {
    switch width {
    case "32": .decimal32
    case "64": .decimal64
    case "128": .decimal128
    default: throw Malformed(text: String(width))
    }
  }

  // MARK: - Interchange formats

  /// The number of a densely packed encoding in hexadecimal digits.
  private static func decoded(_ digits: Substring) throws -> BigDecimal {
    guard let bits = UInt128(digits, radix: 16) else { throw Malformed(text: String(digits)) }
    return try interchange(digits: digits.count).decode(bits, as: .dpd)
  }

  /// The densely packed encoding in the format with this number of hexadecimal digits, in lower
  /// case.
  private static func encoding(of number: BigDecimal, digits: Int) throws -> String {
    let bits = try interchange(digits: digits).encode(number, as: .dpd)
    let text = String(bits, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func interchange(digits: Int) throws -> DecimalFormat {
    switch digits {
    case 8: .decimal32
    case 16: .decimal64
    case 32: .decimal128
    default: throw Malformed(text: "\(digits) digits")
    }
  }
}
