public import NumericCore

extension RomanNumeral {
  /// Reads a numeral in its canonical form, in capital or small letters.
  ///
  /// Other forms, such as IIII and IC, are errors; the error suggests the canonical form.
  public init(_ text: String, vinculum: Bool = false) throws(TextError) {
    let whole = SourceSpan(0, text.utf8.count)
    if text.isEmpty { throw TextError("a numeral has letters", whole) }
    let letters = try Self.values(text, vinculum: vinculum)
    guard let number = Self.sum(letters), let numeral = RomanNumeral(number, vinculum: vinculum)
    else {
      let most = vinculum ? Self.largestWithVinculum : Self.largest
      let advice = vinculum ? "" : "; --vinculum goes further"
      throw TextError("Roman numerals are the whole numbers of 1 to \(most)\(advice)", whole)
    }
    guard numeral.text == text.uppercased() else {
      throw TextError("this is not how \(number) is written", whole, suggestion: numeral.text)
    }
    self = numeral
  }

  /// The values of the letters.
  private static func values(
    _ text: String, vinculum: Bool
  ) throws(TextError) -> [Int] {
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
          throw TextError("lines above letters are thousands; --vinculum reads them", span)
        }
        values[values.count - 1] = last * 1000
      } else {
        throw TextError("this is not a Roman numeral; the letters are I, V, X, L, C, D and M", span)
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
