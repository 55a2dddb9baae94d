import Accuracy

extension PlotReport {
  /// All results as one object; null breaks a line.
  var json: JSONValue {
    var fields: JSONFields = [
      ("schema", "ulp-plot-1"), ("variable", .string(variable)),
      ("from", JSONValue(window.domain.lowerBound)), ("to", JSONValue(window.domain.upperBound)),
      ("samples", JSONValue(window.columns + 1)),
    ]
    if let measure { fields.append(("measure", .string(measure.rawValue))) }
    fields.append(("curves", .list(items.map(object))))
    return .object(fields)
  }

  private func object(_ item: Item) -> JSONValue {
    var fields: JSONFields = [
      ("source", .string(item.expression)), ("backend", .string(item.formatName)),
      ("undefined", JSONValue(item.curve.undefined)),
      ("undecided", JSONValue(item.curve.undecided)),
      ("unresolved", JSONValue(item.curve.unresolved)),
      ("points", .list(item.curve.points.map { $0.map(pair) ?? .null })),
    ]
    if let errors = item.errors {
      fields.append(
        (
          "errors",
          .object([
            ("invalid", JSONValue(errors.invalid)), ("undecided", JSONValue(errors.undecided)),
            ("infinite", JSONValue(errors.infinite)),
            ("points", .list(errors.points.map(pair))),
          ])
        ))
    }
    return .object(fields)
  }

  private func pair(_ point: Curve.Point) -> JSONValue {
    .list([JSONValue(point.x), JSONValue(point.y)])
  }
}
