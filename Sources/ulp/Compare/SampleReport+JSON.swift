import Accuracy
import NumericCore

extension SampleReport {
  /// One object; the statistics of each format are in `results`.
  var json: JSONValue {
    var fields: JSONFields = [
      ("schema", .string("ulp-\(command)-1")),
      (isCore ? "core" : "source", .string(source)),
    ]
    if case .ranges(let ranges, let count, let measure, let seed) = origin {
      let ranges = ranges.map { range in
        JSONValue.object([
          ("name", .string(range.name)), ("from", .string(range.ends.lower.text)),
          ("to", .string(range.ends.upper.text)),
        ])
      }
      fields += [
        ("samples", JSONValue(count)), ("seed", JSONValue(seed)),
        ("sampling", .string(measure.rawValue)), ("ranges", .list(ranges)),
      ]
    }
    if let order { fields.append(order.field) }
    if let rows {
      fields += [
        ("file", .string(rows.file)), ("\(rows.unit)s", JSONValue(rows.count)),
        ("broken", JSONValue(rows.broken)),
      ]
    }
    let compared: JSONFields = rivalry.json.map { [("compared", $0)] } ?? []
    return .object(
      fields + [
        ("certified", JSONValue(sample.certified)), ("invalid", JSONValue(sample.invalid)),
        ("undecided", JSONValue(sample.undecided)), ("rejected", JSONValue(sample.rejected)),
        ("results", .list(formats.indices.map(result))),
      ] + compared)
  }

  private func result(_ index: Int) -> JSONValue {
    let statistics = sample.statistics[index]
    var fields: JSONFields = [("backend", .string(formats[index].name))]
    if isComplex { fields.append(("part", .string(MeasuredPart.part(ofColumn: index).rawValue))) }
    if let computations { fields.insert(("computation", .string(computations[index])), at: 0) }
    if statistics.count > 0 { fields += Self.fields(statistics) }
    if let arithmetic = sample.arithmetic[index], arithmetic.count > 0 {
      let points: JSONFields = [("certified", JSONValue(arithmetic.count))]
      fields.append(("rounded_inputs", .object(points + Self.fields(arithmetic))))
    }
    if let flags = flags(index) { fields.append((FlagReport.field, flags.json)) }
    fields.append(("worst", sample.worst[index].first.map(point) ?? .null))
    if let climbed { fields.append(("climbed", point(climbed[index]))) }
    return .object(fields)
  }

  private static func fields(_ statistics: ErrorStatistics) -> JSONFields {
    let percentiles = [50, 75, 90, 95, 99].map { share in
      (name: "\(share)", value: number(statistics.percentile(Double(share) / 100)))
    }
    return [
      (
        "bits",
        .object([
          ("mean", number(statistics.meanBits)),
          ("percentiles", .object(percentiles)),
          ("sampled_maximum", number(statistics.sampledMaximumBits)),
        ])
      ),
      (
        "ulps",
        .object([
          ("mean", number(statistics.meanUlps)),
          ("sampled_maximum", number(statistics.maximumUlps)),
        ])
      ),
      ("nearest", JSONValue(statistics.correctlyRounded)),
      ("faithful", JSONValue(statistics.faithful)),
      ("beyond_format", JSONValue(statistics.beyondFormat)),
      ("not_finite", JSONValue(statistics.notFinite)),
    ]
  }

  private func point(_ worst: WorstPoint) -> JSONValue {
    var fields: JSONFields = [
      ("inputs", inputs(worst.point)), ("bits", Self.number(worst.error.bits)),
      ("ulps", Self.number(worst.error.ulps)),
    ]
    if let rows { fields.append((rows.unit, JSONValue(worst.error.point))) }
    return .object(fields)
  }

  /// The shortest digits; null if infinite.
  private static func number(_ x: Double) -> JSONValue { x.isFinite ? JSONValue(x) : .null }
}
