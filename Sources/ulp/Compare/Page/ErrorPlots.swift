import Accuracy

/// The plots of one format: the errors over each variable in bits and in ulps, and how often they were.
struct ErrorPlots {
  let report: SampleReport
  let format: Int
  /// The axes of errors, the same for all formats.
  let axes: ErrorAxes

  private var name: String { report.names[format] }
  private var statistics: ErrorStatistics { report.sample.statistics[format] }
  private var errors: [SampledError] { report.sample.kept.map { $0.errors[format] } }

  /// All of them.
  var figures: [String] {
    report.ranges.indices.flatMap { [bits(over: $0), ulps(over: $0)] } + heatMaps + [histogram]
      + (report.computations == nil ? [] : binades)
  }

  /// Those of a function among others of its library: without tables, which its own page has.
  var briefFigures: [String] {
    report.ranges.indices.map { ulps(over: $0, hasTable: false) } + heatMaps + binades
  }

  private func bits(over variable: Int) -> String {
    let axis = axes.bits
    return bands(
      "Bits of error", over: variable, errors.map(\.bits),
      PlotAxis(name: "bits of error", ticks: axis.ticks), unit: "bits", hasTable: true
    ) { $0 / axis.end }
  }

  private func ulps(over variable: Int, hasTable: Bool = true) -> String {
    let axis = axes.ulps
    return bands(
      "Error in ulps", over: variable, errors.map(\.ulps),
      PlotAxis(name: axis.name, ticks: axis.ticks), unit: "ulp", hasTable: hasTable,
      behind: axis.half, height: axis.height)
  }

  private func bands(
    _ measure: String, over variable: Int, _ errors: [Double], _ axis: PlotAxis, unit: String,
    hasTable: Bool, behind: String = "", height: (Double) -> Double
  ) -> String {
    let range = report.ranges[variable]
    let points = report.sample.kept.map { $0.point[variable] }
    let drawn = axes.places[variable].enumerated().compactMap { index, place in
      place.map { (place: $0, index: index) }
    }
    let found = drawn.map { errors[$0.index] }
    let bands = QuantileBands(positions: drawn.map(\.place), errors: found)
    let scatter = ErrorScatter(positions: drawn.map(\.place), heights: found.map(height))
    let title = "\(measure) of \(name) over \(range.name)"
    let medians = bands.parts.compactMap { $0?.quantiles[QuantileBands.percents.count / 2] }
    let scale =
      range.measure == .floats ? "spaced by floats of \(range.format.name)" : "spaced by value"
    let frame = PlotFrame(
      title: title,
      description:
        "\(range.name) from \(range.ends.lower.text) to \(range.ends.upper.text). The median error of parts of the range is from \(SampleReport.figure(medians.min() ?? 0)) to \(SampleReport.figure(medians.max() ?? 0)) \(unit), the largest error \(SampleReport.figure(found.max() ?? 0)) \(unit).",
      x: PlotAxis(name: "\(range.name), \(scale)", ticks: RangeTicks(range).ticks), y: axis)
    let infinite = found.count { $0.isInfinite }
    var caption = "\(title): \(drawn.count) points"
    if infinite > 0 { caption += "; \(infinite) infinite errors are at the upper edge" }
    let marks = [behind, bands.marks(height: height), scatter.marks].filter { !$0.isEmpty }
    let table =
      hasTable
      ? bands.table(title, variable: range.name) { points[drawn[$0].index].text } : ""
    return HTMLText.figure(frame.svg(marks.joined(separator: "\n")), caption + ".", table)
  }

  /// One for each pair of variables, the first three if there are more.
  private var heatMaps: [String] {
    let places = report.ranges.indices.filter {
      report.ranges[$0].ends.lower.text != report.ranges[$0].ends.upper.text
    }.prefix(Self.mostPaired)
    return places.flatMap { x in places.filter { $0 > x }.map { heatMap(x, $0) } }
  }

  /// The number of variables of which heat maps show all pairs.
  static let mostPaired = 3

  private func heatMap(_ x: Int, _ y: Int) -> String {
    let (first, second) = (report.ranges[x], report.ranges[y])
    let points = report.sample.kept.map(\.point)
    var drawn: [(x: Double, y: Double, index: Int)] = []
    for (index, (place, height)) in zip(axes.places[x], axes.places[y]).enumerated() {
      if let place, let height { drawn.append((place, height, index)) }
    }
    let found = drawn.map { errors[$0.index].ulps }
    let map = HeatMap(x: drawn.map(\.x), y: drawn.map(\.y), errors: found, axis: axes.ulps)
    let title = "Largest errors of \(name) in ulps over \(first.name) and \(second.name)"
    let worst = zip(drawn, found).max { $0.1 < $1.1 }
    let frame = PlotFrame(
      title: title,
      description: worst.map { point, error in
        "The largest error, \(SampleReport.figure(error)) ulp, is at \(first.name) = \(points[point.index][x].text), \(second.name) = \(points[point.index][y].text)."
      } ?? "",
      x: PlotAxis(name: first.name, ticks: RangeTicks(first).ticks),
      y: PlotAxis(name: second.name, ticks: RangeTicks(second, wanted: 4).ticks.spaced))
    let table = map.table(title, names: (first.name, second.name)) {
      points[drawn[$0].index][x].brief
    } y: {
      points[drawn[$0].index][y].brief
    }
    return HTMLText.figure(
      frame.svg(map.marks),
      "\(title): \(drawn.count) points; the outlined cell has the largest one, and cells without a colour have no point.",
      map.legend + table)
  }

  private var histogram: String {
    let plot = ErrorHistogram(statistics: statistics, axis: axes.bits)
    let title = "How often errors of \(name) were"
    let frame = PlotFrame(
      title: title,
      description:
        "Half of the \(statistics.count) points have at most \(SampleReport.figure(statistics.percentile(0.5))) bits of error, 99 % at most \(SampleReport.figure(statistics.percentile(0.99))).",
      x: PlotAxis(name: "bits of error", ticks: axes.bits.ticks),
      y: PlotAxis(name: "points, %", ticks: plot.shareAxis.ticks))
    let width = plot.binWidth == 1 ? "1 bit" : "\(plot.binWidth) bits"
    return HTMLText.figure(frame.svg(plot.bars), "\(title): one bar for each \(width), from 0.")
  }

  /// By binades of each argument with binary numbers.
  private var binades: [String] {
    report.ranges.enumerated().filter { $0.element.format.radix == 2 }.compactMap { place, range in
      BinadeHistogram(range.name, place, of: report.sample.kept, computation: format)?.figure(name)
    }
  }
}

/// The axes of the plots of all formats of a page, and where points are on them.
struct ErrorAxes {
  let bits: CountAxis
  let ulps: UlpAxis
  /// For each variable the position of each point that is kept, from 0 to 1; nil outside the range.
  let places: [[Double?]]

  /// The smallest range of the axis in bits of error, so that small errors look small.
  private static let leastBits = 4.0

  init(_ report: SampleReport) {
    let sample = report.sample
    let most = sample.statistics.map(\.sampledMaximumBits).max() ?? 0
    bits = CountAxis(upTo: max(Self.leastBits, most))
    ulps = UlpAxis(
      upTo: sample.kept.lazy.flatMap(\.errors).map(\.ulps).filter(\.isFinite).max() ?? 0)
    places = report.ranges.enumerated().map { place, range in
      sample.kept.map { range.position(of: $0.point[place]) }
    }
  }
}

extension FormatValue {
  /// The value with four digits, or all if it is beyond doubles.
  fileprivate var brief: String {
    guard let x = Double(text), x.isFinite, x != 0 || isZero else { return text }
    return SampleReport.figure(x)
  }
}
