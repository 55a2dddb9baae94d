public import NumericCore

/// Why a text is not a Roman numeral.
public struct RomanNumeralError: Error, Hashable, Sendable {
  /// A sentence that states the fault, without its position.
  public var message: String
  /// The place of the fault.
  public var span: SourceSpan
  /// The canonical form of the numeral that may have been meant.
  public var suggestion: String?
}

extension RomanNumeral {
  /// Reads a numeral in its canonical form, in capital or small letters.
  ///
  /// Other forms, such as IIII and IC, are errors; the error suggests the canonical form.
  public init(_ text: String, vinculum: Bool = false) throws(RomanNumeralError) {
    let whole = SourceSpan(0, text.utf8.count)
    if text.isEmpty { throw RomanNumeralError(message: "a numeral has letters", span: whole) }
    let letters = try Self.values(text, vinculum: vinculum)
    guard let number = Self.sum(letters), let numeral = RomanNumeral(number, vinculum: vinculum)
    else {
      let most = vinculum ? Self.largestWithVinculum : Self.largest
      let advice = vinculum ? "" : "; --vinculum goes further"
      throw RomanNumeralError(
        message: "Roman numerals are the whole numbers of 1 to \(most)\(advice)", span: whole)
    }
    guard numeral.text == text.uppercased() else {
      throw RomanNumeralError(
        message: "this is not how \(number) is written", span: whole, suggestion: numeral.text)
    }
    self = numeral
  }

  /// The values of the letters.
  private static func values(
    _ text: String, vinculum: Bool
  ) throws(RomanNumeralError) -> [Int] {
    let counts: [Unicode.Scalar: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    var values: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let span = SourceSpan(offset, offset + UTF8.width(scalar))
      offset = span.end
      let capital = scalar.properties.uppercaseMapping.unicodeScalars.first ?? scalar
      if let value = counts[capital] {
        values.append(value)
      } else if scalar == Self.vinculum, let last = values.last, last <= 1000 {
        guard vinculum else {
          throw RomanNumeralError(
            message: "lines above letters are thousands; --vinculum reads them", span: span)
        }
        values[values.count - 1] = last * 1000
      } else {
        throw RomanNumeralError(
          message: "this is not a Roman numeral; the letters are I, V, X, L, C, D and M",
          span: span)
      }
    }
    return values
  }

  /// The sum, in which letters before larger ones are subtracted; nil if it is larger than any
  /// numeral.
  private static func sum(_ values: [Int]) -> Int? {
    var (sum, largest) = (0, 0)
    for value in values.reversed() {
      sum += value < largest ? -value : value
      largest = max(largest, value)
      if sum > largestWithVinculum * 2 { return nil }
    }
    return sum
  }
}
