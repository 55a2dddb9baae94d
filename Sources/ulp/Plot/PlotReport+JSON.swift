import Accuracy

extension PlotReport {
  /// Everything as one object; null breaks a line.
  var json: String {
    var fields = [
      ("schema", JSONText.quoted("ulp-plot-1")), ("variable", JSONText.quoted(variable)),
      ("from", "\(window.domain.lowerBound)"), ("to", "\(window.domain.upperBound)"),
      ("samples", "\(window.columns + 1)"),
    ]
    if let measure { fields.append(("measure", JSONText.quoted(measure.rawValue))) }
    fields.append(("curves", JSONText.list(items.map(object))))
    return JSONText.object(fields)
  }

  private func object(_ item: Item) -> String {
    var fields = [
      ("source", JSONText.quoted(item.expression)), ("backend", JSONText.quoted(item.formatName)),
      ("undefined", "\(item.curve.undefined)"), ("undecided", "\(item.curve.undecided)"),
      ("unresolved", "\(item.curve.unresolved)"),
      ("points", JSONText.list(item.curve.points.map { $0.map(pair) ?? "null" })),
    ]
    if let errors = item.errors {
      fields.append(
        (
          "errors",
          JSONText.object([
            ("invalid", "\(errors.invalid)"), ("undecided", "\(errors.undecided)"),
            ("infinite", "\(errors.infinite)"),
            ("points", JSONText.list(errors.points.map(pair))),
          ])
        ))
    }
    return JSONText.object(fields)
  }

  private func pair(_ point: Curve.Point) -> String { "[\(point.x), \(point.y)]" }
}
