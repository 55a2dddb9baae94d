import Accuracy
import NumericCore

extension FlagReport {
  /// Reads an object; nil if it is none of these.
  init?(_ json: JSONValue) {
    guard let right = ExhaustiveCounts.number(json["right"]),
      let undecided = ExhaustiveCounts.number(json["undecided"]),
      let raised = json["raised_for_exact"], let missing = json["not_raised_for_rounded"],
      let first = Self.finding(raised), let second = Self.finding(missing)
    else { return nil }
    var tally = FlagTally()
    (tally.right, tally.undecided) = (right, undecided)
    (tally.raised, tally.missing) = (first, second)
    self.init(tally: tally, raised: raised["inputs"] ?? .null, missing: missing["inputs"] ?? .null)
  }

  private static func finding(_ json: JSONValue) -> FlagTally.Finding? {
    guard let count = ExhaustiveCounts.number(json["count"]) else { return nil }
    let first = ExhaustiveCounts.number(json["point"])
    return (first == nil) == (count == 0) ? FlagTally.Finding(count: count, first: first) : nil
  }
}
