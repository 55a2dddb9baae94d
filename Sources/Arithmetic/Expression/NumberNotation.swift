public import NumericCore

/// A notation to which `to` converts a number: `255 to hex`.
///
/// It belongs to the result of a line: arithmetic with the result goes on with the number.
public enum NumberNotation: Hashable, Sendable, CustomStringConvertible {
  /// Digits of a radix; whole numbers in radix 2, 8 and 16 have the prefix of a literal.
  case radix(Int)
  /// A fraction; with a bound the nearest one whose denominator is at most that.
  case fraction(greatestDenominator: ExactLiteral?)
  /// A Roman numeral.
  case roman
  /// A style of decimals.
  case style(NumberFormat.Style)
  /// Degrees, minutes and seconds of arc.
  case sexagesimal
  /// The nearest number of a format, in the fewest digits that read back as it.
  case format(FloatFormat)
  /// A number without a unit, such as 0.05 for 5%.
  case plain
  /// The length and the angle of a complex number, or its real and imaginary part.
  case polar, rectangular

  /// The notations of one word, by their words.
  private static let words: [String: NumberNotation] = [
    "hex": .radix(16), "hexadecimal": .radix(16), "bin": .radix(2), "binary": .radix(2),
    "oct": .radix(8), "octal": .radix(8), "dec": .radix(10), "decimal": .radix(10),
    "fraction": .fraction(
      greatestDenominator: nil), "roman": .roman, "sci": .style(.scientific),
    "scientific": .style(.scientific), "eng": .style(.engineering),
    "engineering": .style(.engineering), "dms": .sexagesimal, "number": .plain,
    "polar": .polar, "rect": .rectangular, "rectangular": .rectangular,
  ]

  /// The notation of a word, which may be the name of a format of floating-point numbers; short words without a digit, such as
  /// `half`, are none.
  init?(word: String) {
    if let known = Self.words[word] {
      self = known
    } else if word.utf8.count > 5 || word.contains(where: \.isNumber),
      let format = FloatFormat(word)
    {
      self = .format(format)
    } else {
      return nil
    }
  }

  /// The words as they are written in an expression.
  public var description: String {
    switch self {
    case .radix(16): "hex"
    case .radix(8): "oct"
    case .radix(2): "bin"
    case .radix(10): "dec"
    case .radix(let radix): "base \(radix)"
    case .fraction(nil): "fraction"
    case .fraction(let bound?): "fraction \(bound.written)"
    case .roman: "roman"
    case .style(let style): style.rawValue
    case .sexagesimal: "dms"
    case .format(let format): format.name
    case .plain: "number"
    case .polar: "polar"
    case .rectangular: "rect"
    }
  }
}
