/// The characters of a written number other than its digits.
///
/// Every part of this project reads the default characters back. Locales have others.
public struct NumberSymbols: Hashable, Sendable {
  /// Between the whole part and the fraction.
  public var point = "."
  /// Before negative numbers and exponents.
  public var minus = "-"
  /// Before positive numbers, where they show a sign.
  public var plus = "+"
  /// Before an exponent; nil for `e`, or for `@` in radices above 10, where `e` is a digit or could
  /// be taken for one.
  public var exponent: String?
  /// Before a positive exponent.
  public var exponentPlus = "+"
  /// An infinity; nil for `inf`, or for `@inf@` in radices above 23, where `inf` would be digits.
  public var infinity: String?
  /// NaN; nil for `nan`, or for `@nan@` in radices above 23.
  public var nan: String?
  /// The characters for the digits 0…9; empty for the ASCII digits.
  public var digits: [String] = []

  /// The default characters.
  public init() {}

  func exponent(radix: Int) -> String { exponent ?? (radix > 10 ? "@" : "e") }
  func infinity(radix: Int) -> String { infinity ?? (radix > 23 ? "@inf@" : "inf") }
  func nan(radix: Int) -> String { nan ?? (radix > 23 ? "@nan@" : "nan") }
}

/// How digits are separated into groups.
public struct DigitGrouping: Hashable, Sendable {
  /// Between two groups.
  public var separator: String
  /// Digits of a group, at least 1; nil for three, and four in radices that are powers of two.
  public var size: Int?
  /// Digits of the groups to the left of the first one, at least 1; nil for `size`.
  ///
  /// Indian grouping is 12,34,567.
  public var leadingSize: Int?
  /// The smallest number of digits before the first separator: with 2, as in Spanish, 1234 has no
  /// separator and 12.345 has one.
  public var minimumLeadingDigits: Int
  /// Whether the digits after the point are grouped as well, starting at the point.
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

  /// Groups of three, or four in radices that are powers of two, separated by `_`, which Swift and
  /// the expressions of this project accept.
  public static let underscores = DigitGrouping()

  /// Digits of the group next to the point in a radix.
  func size(radix: Int) -> Int { max(1, size ?? (radix.nonzeroBitCount == 1 ? 4 : 3)) }

  /// Whether a separator follows the digit that has `remaining` more digits between it and the
  /// point.
  public func separates(remaining: Int, of count: Int, radix: Int) -> Bool {
    let size = size(radix: radix)
    guard remaining >= size, count >= size + minimumLeadingDigits else { return false }
    return (remaining - size) % max(1, leadingSize ?? size) == 0
  }
}
