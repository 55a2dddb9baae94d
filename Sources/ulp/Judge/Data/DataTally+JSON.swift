import Accuracy
import NumericCore

extension DataTally {
  /// What is kept.
  var json: JSONValue {
    .object([
      ("rows", JSONValue(rows)), ("broken", JSONValue(broken)),
      ("unbounded", JSONValue(unbounded)),
      ("strange", .list(strange.map { JSONValue($0) })), ("sample", sample.json),
    ])
  }

  /// Takes what was kept; false if it is not that of such a job.
  mutating func restore(_ json: JSONValue, _ formats: [FloatFormat]) -> Bool {
    guard let rows = json["rows"]?.count, let broken = json["broken"]?.count,
      let unbounded = json["unbounded"]?.count,
      let strange = json["strange"]?.items?.compactMap(\.count),
      strange.count == self.strange.count,
      let sample = Sample(
        json["sample"], formats, computations: self.sample.statistics.count,
        keeping: self.sample.mostKept)
    else { return false }
    (self.rows, self.broken, self.unbounded, self.strange) = (rows, broken, unbounded, strange)
    self.sample = sample
    return true
  }
}
