/// The characters that a written number has besides its digits.
///
/// The default is what every part of this project reads back. Locales have others.
public struct NumberSymbols: Hashable, Sendable {
  /// Between the whole part and the fraction.
  public var point = "."
  /// Before negative numbers and exponents.
  public var minus = "-"
  /// Before positive numbers, where they show a sign.
  public var plus = "+"
  /// Before an exponent; nil for `e`, and `@` where `e` is a digit or could be taken for one: in
  /// radices above 10.
  public var exponent: String?
  /// Before a positive exponent.
  public var exponentPlus = "+"
  /// An infinite number; nil for `inf`, and `@inf@` where that would be digits: in radices above 23.
  public var infinity: String?
  /// What is not a number; nil for `nan`, and `@nan@` in radices above 23.
  public var nan: String?
  /// What stands for the digits 0…9; empty for the ASCII digits.
  public var digits: [String] = []

  /// The default characters.
  public init() {}

  func exponent(radix: Int) -> String { exponent ?? (radix > 10 ? "@" : "e") }
  func infinity(radix: Int) -> String { infinity ?? (radix > 23 ? "@inf@" : "inf") }
  func nan(radix: Int) -> String { nan ?? (radix > 23 ? "@nan@" : "nan") }
}

/// How digits are parted into groups.
public struct DigitGrouping: Hashable, Sendable {
  /// Between two groups.
  public var separator: String
  /// Digits of a group, at least 1; nil for three, and four in radices that are powers of two.
  public var size: Int?
  /// Digits of the groups before the last one, at least 1; nil for `size`. India counts 12,34,567.
  public var leadingSize: Int?
  /// Whole digits that stand before the first separator at least; Spain writes 1234, but 12.345.
  public var minimumLeadingDigits: Int
  /// Whether the digits after the point are grouped as well, from the point on.
  public var includesFraction: Bool

  /// Creates a grouping.
  public init(
    separator: String = "_", size: Int? = nil, leadingSize: Int? = nil,
    minimumLeadingDigits: Int = 1, includesFraction: Bool = true
  ) {
    self.separator = separator
    self.size = size
    self.leadingSize = leadingSize
    self.minimumLeadingDigits = minimumLeadingDigits
    self.includesFraction = includesFraction
  }

  /// Groups of three, or four in radices that are powers of two, with `_` between them: what Swift and
  /// this project's expressions read.
  public static let underscores = DigitGrouping()

  /// Digits of the group next to the point in a radix.
  func size(radix: Int) -> Int { max(1, size ?? (radix.nonzeroBitCount == 1 ? 4 : 3)) }

  /// Whether a separator follows the whole digit that has `remaining` more before the point.
  public func separates(remaining: Int, of count: Int, radix: Int) -> Bool {
    let size = size(radix: radix)
    guard remaining >= size, count >= size + minimumLeadingDigits else { return false }
    return (remaining - size) % max(1, leadingSize ?? size) == 0
  }
}
