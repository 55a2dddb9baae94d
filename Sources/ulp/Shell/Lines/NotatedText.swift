import Accuracy
import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// A number in the notation to which a line converts it.
struct NotatedText: Sendable {
  var text: String
  /// Whether the text is exactly the value.
  var isExact: Bool

  /// The most digits behind the point of an expansion that ends or repeats.
  private static let mostPlaces = 1000

  /// Writes a number; nil for the notations that formats of decimals have.
  init?(
    _ number: ExactReal, as notation: NumberNotation, digits: Int?, _ limits: ExactLimits
  ) throws(CalculatorError) {
    do throws(ComputationFailure) {
      switch notation {
      case .radix(let radix): try self.init(number, radix: radix, digits, limits)
      case .fraction(let bound): try self.init(number, denominator: bound, limits)
      case .roman: try self.init(roman: number, limits)
      case .format(let format):
        let rounded = try format.rounded(number, limits: limits)
        self.init(text: rounded.text, isExact: false)
      case .style, .sexagesimal, .plain, .polar, .rectangular: return nil
      }
    } catch {
      throw error.explanation
    }
  }

  private init(text: String, isExact: Bool) { (self.text, self.isExact) = (text, isExact) }

  /// Digits in a radix: all of them where they end or repeat.
  private init(
    _ number: ExactReal, radix: Int, _ digits: Int?, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    if digits == nil, let value = try number.rational(limits: limits) {
      // A digit of radix r holds less than ⌈log₂ r⌉ bits.
      let bitsPerDigit = Int.bitWidth - 1 - radix.leadingZeroBitCount
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.sizes.check(
          .digits, max(0, value.numeratorBits - value.denominatorBits) / (bitsPerDigit + 1))
      }
      if let expansion = value.positionalExpansion(radix: radix, limit: Self.mostPlaces) {
        // Of the literals with a prefix only those in radix 16 have a point.
        let isLiteral = value.isInteger || (radix == 16 && expansion.period.isEmpty)
        let prefix = isLiteral ? Self.prefixes[radix] ?? "" : ""
        let text = expansion.text
        self.init(
          text: text.hasPrefix("-") ? "-\(prefix)\(text.dropFirst())" : prefix + text,
          isExact: true)
        return
      }
    }
    let count =
      digits ?? RadixDigits.covering(decimalDigits: NumberOptions.defaultDigits, radix: radix)
    let found = try number.digits(radix: radix, .significant(count), limits: limits)
    self.init(text: found.text(as: NumberFormat(radix: radix)), isExact: found.isExact ?? false)
  }

  private static let prefixes = [2: "0b", 8: "0o", 16: "0x"]

  /// The number as a fraction, or the nearest one with a bounded denominator.
  private init(
    _ number: ExactReal, denominator bound: ExactLiteral?, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    let value = try number.rational(limits: limits)
    guard let bound else {
      guard let value else {
        throw .inapplicable("the value is not known as a fraction; 'to fraction 1000' is near it")
      }
      self.init(text: value.description, isExact: true)
      return
    }
    guard let greatest = try? BigInteger(parsing: String(bound.text.prefix { $0 != "e" })) else {
      throw .inapplicable("the greatest denominator is a whole number")
    }
    let nearest = try number.limitingDenominator(to: greatest, limits: limits)
    self.init(text: nearest.description, isExact: value == nearest)
  }

  private init(roman number: ExactReal, _ limits: ExactLimits) throws(ComputationFailure) {
    guard let value = try number.rational(limits: limits).flatMap({ Int(exactly: $0) }),
      let numeral = RomanNumeral(value)
    else {
      throw .inapplicable("Roman numerals write whole numbers from 1 to \(RomanNumeral.largest)")
    }
    self.init(text: numeral.text, isExact: true)
  }
}
