extension Chart {
  /// The numbers of the chart as text that gnuplot, spreadsheets and people can read.
  ///
  /// Columns are separated by tabs. Each series is a block; an empty line breaks a line of the
  /// chart, and two empty lines separate series, so that gnuplot's `index` is the number of the
  /// series. Lines that start with `#` describe the columns.
  public var table: String {
    var blocks: [String] = []
    for panel in panels {
      for series in panel.series {
        blocks.append(series.block(panel.horizontal.label, panel.vertical.label))
      }
    }
    return "# \(PlainText.line(title))\n" + blocks.joined(separator: "\n\n")
  }
}

extension Series {
  fileprivate func block(_ horizontal: String, _ vertical: String) -> String {
    let found = points.compactMap { $0 }
    let hasSpread = found.contains { $0.low != nil || $0.high != nil }
    let hasLabels = found.contains { $0.label != nil }
    var names = [horizontal, vertical]
    if hasSpread { names += ["low", "high"] }
    if hasLabels { names.append("label") }
    var lines = ["# \(PlainText.line(name))"]
    lines.append("# " + names.map(PlainText.line).joined(separator: "\t"))
    for run in points.split(separator: nil) {
      if lines.count > 2 { lines.append("") }
      for case let point? in run {
        var fields = [point.x, point.y]
        if hasSpread { fields += [point.low ?? point.y, point.high ?? point.y] }
        var texts = fields.map { "\($0)" }
        if hasLabels { texts.append(point.label.map(PlainText.line) ?? "") }
        lines.append(texts.joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
