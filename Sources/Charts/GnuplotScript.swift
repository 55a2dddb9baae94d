/// A chart as a script for gnuplot.
///
/// The script contains all data. Text that comes from outside is written only between single
/// quotes, where no character has a special meaning.
struct GnuplotScript {
  let chart: Chart
  let format: PictureFormat

  /// The commands of the script.
  var text: String {
    let entries = chart.panels.map(\.series.count).reduce(0, +)
    var lines = [
      "set encoding utf8", format.terminal(panels: chart.panels.count, entries: entries),
    ]
    lines += ["set key noenhanced", "set tics nomirror"]
    if format.isTerminal {
      // One line for the title and one for the label of the vertical axis.
      lines.append("set tmargin 3")
    } else {
      lines.append("set border lw 1 lc rgb '#555555'")
      lines.append("set grid back lt 1 lw 0.7 lc rgb '#D8D8D8'")
      // The axes of panels are aligned.
      if chart.panels.count > 1 {
        lines += ["set lmargin 12", "set multiplot layout \(chart.panels.count),1"]
      }
    }
    for (index, panel) in chart.panels.enumerated() {
      lines.append(
        index == 0
          ? "set title \(quoted(chart.title, format.titleLength)) noenhanced \(format.isTerminal ? "offset 0,1" : "")"
          : "unset title")
      lines += PanelScript(panel, format).lines
    }
    if !format.isTerminal, chart.panels.count > 1 { lines.append("unset multiplot") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The commands for one panel.
private struct PanelScript {
  let panel: Panel
  let format: PictureFormat
  let horizontal: AxisScale
  let vertical: AxisScale

  init(_ panel: Panel, _ format: PictureFormat) {
    self.panel = panel
    self.format = format
    let points = panel.series.flatMap(\.points).compactMap { $0 }
    horizontal = AxisScale(
      panel.horizontal, showing: points.map(\.x),
      margin: panel.series.allSatisfy { $0.style == .line } ? 0 : 0.03)
    vertical = AxisScale(
      panel.vertical, showing: points.flatMap { [$0.y, $0.low, $0.high].compactMap { $0 } },
      margin: 0.05)
  }

  var lines: [String] {
    axis("x", horizontal) + axis("y", vertical) + names + legend + labels + data + [plot]
  }

  private func axis(_ name: String, _ scale: AxisScale) -> [String] {
    let ticks = scale.ticks(lineLength: name == "x" ? format.entryLength : .max)
    let places = ticks.map { "(\($0.map { "\($0)" }.joined(separator: ", ")))" }
    var lines = [
      scale.isLogarithmic ? "set logscale \(name)" : "unset logscale \(name)",
      "set \(name)range [\(scale.range.lowerBound):\(scale.range.upperBound)]",
      "set \(name)tics \(places ?? "autofreq")",
      "set format \(name) '\(scale.tickFormat(isTerminal: format.isTerminal))'",
    ]
    if let zero = scale.placeOfZero { lines.append("set \(name)tics add ('0' \(zero))") }
    return lines
  }

  /// The labels of the axes.
  ///
  /// In a terminal the label of the vertical axis is above it, where there is room.
  private var names: [String] {
    let horizontal = quoted(panel.horizontal.label, format.entryLength)
    let vertical = quoted(panel.vertical.label, format.entryLength)
    return [
      "set xlabel \(horizontal) noenhanced \(format.isTerminal ? "" : "offset 0,0.4")",
      format.isTerminal ? "unset ylabel" : "set ylabel \(vertical) noenhanced",
    ]
  }

  /// A single series needs no legend; that of several is below the axes, where it covers no points.
  private var legend: [String] {
    [
      panel.series.count > 1
        ? "set key below left Left reverse samplen 3 height \(format.isTerminal ? 0 : 1) noenhanced"
        : "unset key"
    ]
  }

  private var labels: [String] {
    var lines = ["unset label"]
    if format.isTerminal {
      let name = quoted(panel.vertical.label, format.entryLength)
      lines.append("set label \(name) at graph 0,1 offset -4,1 noenhanced")
    }
    // The label is beside the mark, which fills a character in a terminal.
    let offset = format.isTerminal ? "1.5,0" : "0.8,0.5"
    for case let point? in panel.series.flatMap(\.points) {
      guard let label = point.label, let x = horizontal.place(of: point.x),
        let y = vertical.place(of: point.y)
      else { continue }
      lines.append("set label \(quoted(label, 40)) at \(x),\(y) offset \(offset) noenhanced")
    }
    return lines
  }

  private var data: [String] {
    panel.series.enumerated().flatMap { index, series in
      var (rows, lone): ([String], [String]) = ([], [])
      for run in runs(of: series) {
        if !rows.isEmpty { rows.append("") }
        rows += run
        if run.count == 1 { lone += run }
      }
      let blocks = [("data\(index)", rows), ("lone\(index)", lone)]
      return blocks.map { name, rows in
        (["$\(name) << END"] + rows + ["END"]).joined(separator: "\n")
      }
    }
  }

  /// The points between breaks of the line.
  private func runs(of series: Series) -> [[String]] {
    series.points.map { $0.flatMap(row) }.split(separator: nil).map { $0.compactMap { $0 } }
  }

  /// The coordinates of a point; nil if it is not between the axes.
  private func row(_ point: Series.Point) -> String? {
    guard let x = horizontal.place(of: point.x), let y = vertical.place(of: point.y) else {
      return nil
    }
    let low = point.low.map { vertical.place(of: $0) ?? vertical.range.lowerBound } ?? y
    let high = point.high.flatMap(vertical.place) ?? y
    return "\(x) \(y) \(low) \(high)"
  }

  private var plot: String {
    let parts = panel.series.enumerated().flatMap { index, series -> [String] in
      let (points, runs) = (series.points.compactMap { $0 }, runs(of: series))
      guard !runs.isEmpty else { return [] }
      let hasSpread = points.contains { $0.low != nil || $0.high != nil }
      let look = SeriesLook(index: index).style(
        series.style, count: points.count, hasSpread: hasSpread, in: format)
      let columns =
        look.split(separator: " ").contains { $0.hasPrefix("yerror") } ? "1:2:3:4" : "1:2"
      var parts = [
        "$data\(index) using \(columns) \(look) title \(quoted(series.name, format.entryLength)) noenhanced"
      ]
      // A line of a single point has no length and would be invisible.
      if series.style == .line, !format.isTerminal, runs.contains(where: { $0.count == 1 }) {
        let dot = SeriesLook(index: index).style(
          .points, count: .max, hasSpread: false, in: format)
        parts.append("$lone\(index) using 1:2 \(dot) notitle")
      }
      return parts
    }
    // A panel without points still shows its axes.
    return "plot " + (parts.isEmpty ? "NaN notitle" : parts.joined(separator: ", "))
  }
}

private func quoted(_ text: String, _ length: Int) -> String {
  PlainText.quoted(PlainText.shortened(text, to: length))
}
