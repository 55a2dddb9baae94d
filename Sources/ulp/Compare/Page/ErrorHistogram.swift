import Accuracy

/// A histogram of the errors.
struct ErrorHistogram {
  let statistics: ErrorStatistics
  /// The axis of errors.
  let axis: CountAxis

  /// The width of a bin: one bit, or more on a long axis.
  var binWidth: Int { max(1, axis.step / 10) }

  /// The shares of points in percent.
  var shares: [Double] {
    let counts = statistics.histogram(bins: max(1, Int(axis.end) / binWidth), upTo: axis.end)
    return counts.map { Double($0) / Double(max(1, statistics.count)) * 100 }
  }

  /// The axis of shares.
  var shareAxis: CountAxis { CountAxis(upTo: shares.max() ?? 1, marks: 5) }

  /// A bar for each bin with points, with its share as a tooltip.
  var bars: String {
    let (shares, top) = (shares, shareAxis.end)
    let bins = Double(shares.count)
    var result: [String] = []
    for (index, share) in shares.enumerated() where share > 0 {
      let inset = 0.08 / bins
      let (left, right) = (Double(index) / bins + inset, Double(index + 1) / bins - inset)
      let path =
        "M\(PlotFrame.x(left)) \(PlotFrame.y(0))V\(PlotFrame.y(share / top))H\(PlotFrame.x(right))V\(PlotFrame.y(0))Z"
      let title =
        "\(index * binWidth) to \((index + 1) * binWidth) bits: \(SampleReport.figure(share)) %"
      result.append(
        HTMLText.element("path", [("d", path)], HTMLText.element("title", title)))
    }
    return HTMLText.element("g", [("class", "bars")], result.joined(separator: "\n"))
  }
}
