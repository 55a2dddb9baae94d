import Accuracy

/// The plots of one format: the errors over each variable, and their histogram.
struct ErrorPlots {
  let report: SampleReport
  let format: Int
  /// The axis of errors, the same for all formats.
  let axis: CountAxis
  /// For each variable, the position of each point on its axis.
  let places: [[Double?]]

  private var name: String { report.formats[format].name }
  private var statistics: ErrorStatistics { report.sample.statistics[format] }
  private var errorAxis: PlotAxis { PlotAxis(name: "bits of error", ticks: axis.ticks) }

  var figures: [String] { report.ranges.indices.map(scatter) + [histogram] }

  private func scatter(_ variable: Int) -> String {
    let range = report.ranges[variable]
    let bits = report.sample.kept.map { $0.errors[format].bits }
    let drawn = zip(places[variable], bits).compactMap { place, bits in
      place.map { (place: $0, bits: bits) }
    }
    let plot = ErrorScatter(
      positions: drawn.map(\.place), bits: drawn.map(\.bits), end: axis.end)
    let scale =
      range.measure == .floats ? "spaced by floats of \(range.format.name)" : "spaced by value"
    let title = "Bits of error of \(name) over \(range.name)"
    let medians = plot.medians.compactMap { $0?.bits }
    let frame = PlotFrame(
      title: title,
      description:
        "\(range.name) from \(range.ends.lower.text) to \(range.ends.upper.text). The median error of parts of the range is from \(SampleReport.figure(medians.min() ?? 0)) to \(SampleReport.figure(medians.max() ?? 0)) bits, the largest error \(SampleReport.figure(statistics.sampledMaximumBits)) bits.",
      x: PlotAxis(
        name: "\(range.name), \(scale)",
        ticks: RangeTicks(range).ticks), y: errorAxis)
    let count = plot.drawn.count
    let subset =
      count < drawn.count ? "\(count) of \(drawn.count) points, chosen evenly" : "\(count) points"
    return figure(
      frame.svg(plot.marks + "\n" + plot.medianLine),
      "\(title): \(subset); the line is the running median of all points.")
  }

  private var histogram: String {
    let plot = ErrorHistogram(statistics: statistics, axis: axis)
    let title = "How often errors of \(name) were"
    let frame = PlotFrame(
      title: title,
      description:
        "Half of the \(statistics.count) points have at most \(SampleReport.figure(statistics.percentile(0.5))) bits of error, 99 % at most \(SampleReport.figure(statistics.percentile(0.99))).",
      x: PlotAxis(name: errorAxis.name, ticks: axis.ticks),
      y: PlotAxis(name: "points, %", ticks: plot.shareAxis.ticks))
    let width = plot.binWidth == 1 ? "1 bit" : "\(plot.binWidth) bits"
    return figure(frame.svg(plot.bars), "\(title): one bar for each \(width), from 0.")
  }

  private func figure(_ svg: String, _ caption: String) -> String {
    "<figure>\n\(svg)\n<figcaption>\(HTMLText.escaped(caption))</figcaption>\n</figure>"
  }
}
