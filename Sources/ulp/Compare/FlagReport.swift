import Accuracy
import NumericCore

/// What is said of the flag of inexact results of one computation.
struct FlagReport {
  let tally: FlagTally
  /// The coordinates of the first exact result with the flag, and of the first rounded one without it; null if there is none.
  var raised: JSONValue = .null
  var missing: JSONValue = .null

  /// A line of a report.
  var line: String {
    let undecided = tally.undecided > 0 ? " · undecided \(tally.undecided)" : ""
    return
      "inexact flag right \(tally.right) · \(raisedText) · \(missingText)\(undecided)"
  }

  /// The names and cells of a table's rows.
  var rows: [(name: String, cell: String)] {
    [
      ("inexact flag right", "\(tally.right)"),
      ("raised for exact results", Self.text(tally.raised, raised)),
      ("not raised for rounded results", Self.text(tally.missing, missing)),
      ("undecided whether exact", "\(tally.undecided)"),
    ]
  }

  private var raisedText: String { "raised for exact results \(Self.text(tally.raised, raised))" }
  private var missingText: String {
    "not raised for rounded ones \(Self.text(tally.missing, missing))"
  }

  private static func text(_ finding: FlagTally.Finding, _ inputs: JSONValue) -> String {
    guard finding.count > 0, case .object(let fields) = inputs else { return "\(finding.count)" }
    let place = fields.compactMap { name, value in
      if case .string(let text) = value { "\(name) = \(text)" } else { nil }
    }
    return "\(finding.count), first at \(place.joined(separator: ", "))"
  }

  // MARK: - JSON

  /// The name of the object in that of a computation.
  static let field = "inexact_flag"

  var json: JSONValue {
    func object(_ finding: FlagTally.Finding, _ inputs: JSONValue) -> JSONValue {
      .object([
        ("count", JSONValue(finding.count)),
        ("point", finding.first.map { JSONValue($0) } ?? .null),
        ("inputs", inputs),
      ])
    }
    return .object([
      ("right", JSONValue(tally.right)), ("raised_for_exact", object(tally.raised, raised)),
      ("not_raised_for_rounded", object(tally.missing, missing)),
      ("undecided", JSONValue(tally.undecided)),
    ])
  }

  /// Adds what was counted at other points.
  mutating func add(_ other: FlagReport) {
    var tally = tally
    tally.merge(other.tally)
    let isOthersRaised = tally.raised.first != self.tally.raised.first
    let isOthersMissing = tally.missing.first != self.tally.missing.first
    self = FlagReport(
      tally: tally, raised: isOthersRaised ? other.raised : raised,
      missing: isOthersMissing ? other.missing : missing)
  }
}
