/// A function of dates in expressions: everything that parser, help and completion know of it.
///
/// Its arguments are texts, because `2024-01-31` is a date only there.
public struct DateFunction: Sendable {
  enum Kind: Sendable {
    case difference, sum, weekday, isoWeek, dayOfYear, leapYear, businessDays, conversion, unixTime,
      julianDay
  }

  /// The name in expressions.
  public let name: String
  /// Names of the parameters.
  public let parameters: [String]
  /// The parameters that may be left out.
  public let optional: Set<String>
  /// How many of the first parameters are dates or times.
  public let dates: Int
  /// What it is, in one line.
  public let summary: String
  /// An expression and its value, which a test evaluates.
  public let example: (expression: String, result: String)
  /// Where the definition comes from.
  public let source: String
  let kind: Kind

  init(
    _ name: String, _ kind: Kind, _ parameters: [String], optional: Set<String> = ["zone"],
    dates: Int = 1, _ summary: String, _ example: (String, String), source: String
  ) {
    (self.name, self.kind, self.parameters) = (name, kind, parameters)
    (self.optional, self.dates, self.summary) = (optional, dates, summary)
    (self.example, self.source) = ((expression: example.0, result: example.1), source)
  }

  /// `weekday(date[, zone])`, with brackets around what may be left out.
  public var signature: String {
    var text = ""
    for parameter in parameters {
      let separated = (text.isEmpty ? "" : ", ") + parameter
      text += optional.contains(parameter) ? "[\(separated)]" : separated
    }
    return "\(name)(\(text))"
  }

  /// The function of a name.
  public static func named(_ name: String) -> DateFunction? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
