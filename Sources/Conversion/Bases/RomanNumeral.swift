/// An integer as a Roman numeral, in the unique canonical form.
///
/// Numbers up to 3999 use the seven letters, at most three equal ones in a row, and subtraction
/// only in IV, IX, XL, XC, CD and CM. With a vinculum, a line above letters that multiplies them by
/// 1000, numbers go up to 3 999 999: the thousands have the line, and the rest from 0 to 999 is
/// written without it.
///
/// - Source: the modern standard form, as in the MLA Handbook and on dials; Cajori, A History of
///   Mathematical Notations I, §§ 48-53 for the vinculum.
public struct RomanNumeral: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// The largest number without a vinculum, and with one.
  public static let largest = 3999, largestWithVinculum = 3_999_999

  /// Creates a numeral; nil if the number cannot be written as one.
  public init?(_ number: Int, vinculum: Bool = false) {
    guard (1...(vinculum ? Self.largestWithVinculum : Self.largest)).contains(number) else {
      return nil
    }
    self.number = number
  }

  private static let parts: [(value: Int, letters: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    for (value, letters) in parts {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }

  /// The line above a letter, as a combining character after it.
  public static let vinculum: Unicode.Scalar = "\u{305}"

  /// The canonical form in capital letters.
  public var text: String {
    guard number > Self.largest else { return Self.letters(number) }
    var scalars = String.UnicodeScalarView()
    for letter in Self.letters(number / 1000).unicodeScalars {
      scalars.append(letter)
      scalars.append(Self.vinculum)
    }
    return String(scalars) + Self.letters(number % 1000)
  }
}
