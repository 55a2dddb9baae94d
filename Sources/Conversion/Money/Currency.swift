/// A currency of ISO 4217, or a unit that the standard lists beside them, such as gold.
public struct Currency: Hashable, Sendable {
  /// Three capital letters.
  public let code: String
  /// The numeric code.
  public let number: Int
  /// Digits behind the point of the smallest unit; nil where the standard has none.
  public let minorUnit: Int?
  /// The name.
  public let name: String
  /// Whether it is in the list of current currencies, not of withdrawn ones.
  public let isCurrent: Bool

  init(_ code: String, _ number: Int, _ minorUnit: Int?, _ name: String, isCurrent: Bool = true) {
    (self.code, self.number, self.minorUnit) = (code, number, minorUnit)
    (self.name, self.isCurrent) = (name, isCurrent)
  }

  /// The numeric code as it is written, with three digits: `008`.
  public var numericCode: String {
    String(repeating: "0", count: 3 - String(number).count) + String(number)
  }
}

/// The currencies, found by their codes.
public enum Currencies {
  private static let index = Dictionary(uniqueKeysWithValues: table.map { ($0.code, $0) })

  /// The currency of this code, written in capital or small letters.
  public static func currency(_ code: String) -> Currency? { index[code.uppercased()] }

  static let euro = Currency("EUR", 978, 2, "Euro")
}
