/// A function of dates in expressions: what the parser, help and completion know about it.
///
/// Its arguments are texts; elsewhere in an expression `2024-01-31` is a difference.
public struct DateFunction: Sendable {
  enum Kind: Sendable {
    case difference, sum, weekday, isoWeek, dayOfYear, leapYear, businessDays, conversion, unixTime,
      julianDay
  }

  /// The name in expressions.
  public let name: String
  /// Names of the parameters.
  public let parameters: [String]
  /// The parameters that may be omitted.
  public let optional: Set<String>
  /// The number of parameters that are dates or times; they come first.
  public let dates: Int
  /// A description in one line.
  public let summary: String
  /// An expression and its value, which a test evaluates.
  public let example: (expression: String, result: String)
  /// The source of the definition.
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

  /// The function with its parameters, such as `weekday(date[, zone])`; optional ones are in
  /// brackets.
  public var signature: String {
    var text = ""
    for parameter in parameters {
      let separated = (text.isEmpty ? "" : ", ") + parameter
      text += optional.contains(parameter) ? "[\(separated)]" : separated
    }
    return "\(name)(\(text))"
  }

  /// The function with this name.
  public static func named(_ name: String) -> DateFunction? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
