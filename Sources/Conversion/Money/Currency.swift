/// A currency of ISO 4217, or another unit that the standard lists, such as gold.
public struct Currency: Hashable, Sendable {
  /// The code of three capital letters.
  public let code: String
  /// The numeric code.
  public let number: Int
  /// The number of decimals of the smallest unit; nil if the standard defines none.
  public let minorUnit: Int?
  /// The name.
  public let name: String
  /// Whether it is on the list of current currencies rather than withdrawn ones.
  public let isCurrent: Bool

  init(_ code: String, _ number: Int, _ minorUnit: Int?, _ name: String, isCurrent: Bool = true) {
    (self.code, self.number, self.minorUnit) = (code, number, minorUnit)
    (self.name, self.isCurrent) = (name, isCurrent)
  }

  /// The numeric code with three digits, such as `008`.
  public var numericCode: String {
    String(repeating: "0", count: 3 - String(number).count) + String(number)
  }
}

/// The currencies, found by their codes.
public enum Currencies {
  private static let index = Dictionary(uniqueKeysWithValues: table.map { ($0.code, $0) })

  /// The currency with this code, ignoring case.
  public static func currency(_ code: String) -> Currency? { index[code.uppercased()] }

  static let euro = Currency("EUR", 978, 2, "Euro")
}
