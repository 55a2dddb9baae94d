import Profiling

/// Throughput over correct digits, a mark for each competitor and a line along the front.
struct BenchPlot {
  let table: BenchmarkTable

  /// Where the axis of digits ends.
  private var digitAxis: CountAxis {
    CountAxis(upTo: table.measured.map(\.figures.accuracy.leastDigits).max() ?? 1)
  }

  /// The powers of ten between which all throughputs lie.
  private var decades: ClosedRange<Int> {
    let logarithms = table.measured.map { Self.log10($0.figures.throughput) }
    let low = Int((logarithms.min() ?? 0).rounded(.down))
    return low...max(low + 1, Int((logarithms.max() ?? 0).rounded(.up)))
  }

  private static func log10(_ x: Double) -> Double { Double.log10(max(x, .leastNormalMagnitude)) }

  private func place(_ figures: BenchmarkRow.Figures) -> (x: Double, y: Double) {
    let span = Double(decades.count - 1)
    return (
      figures.accuracy.leastDigits / digitAxis.end,
      (Self.log10(figures.throughput) - Double(decades.lowerBound)) / span
    )
  }

  var figure: String {
    let title = "Throughput over correct digits: \(table.name)"
    let step = max(1, (decades.count - 1) / 6)
    let ticks = stride(from: decades.lowerBound, through: decades.upperBound, by: step).map {
      AxisTick(
        position: Double($0 - decades.lowerBound) / Double(decades.count - 1),
        label: Self.power($0))
    }
    let front = table.measured.filter(\.isOnFront).map(\.competitor).joined(separator: ", ")
    let frame = PlotFrame(
      title: title, description: "Nothing is both faster and more accurate than \(front).",
      x: PlotAxis(name: "correct digits of the worst result", ticks: digitAxis.ticks),
      y: PlotAxis(name: "evaluations a second", ticks: ticks))
    return
      "<figure>\n\(frame.svg(marks + "\n" + frontLine))\n<figcaption>\(HTMLText.escaped(title)); the line joins those than which nothing is both faster and more accurate.</figcaption>\n</figure>"
  }

  /// 10ⁿ, in raised digits.
  private static func power(_ exponent: Int) -> String {
    let raised = Dictionary(uniqueKeysWithValues: zip("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return "10" + String("\(exponent)".compactMap { raised[$0] })
  }

  private var marks: String {
    table.measured.map { competitor, figures, _ in
      let (x, y) = place(figures)
      return HTMLText.element(
        "circle",
        [("class", "mark"), ("cx", PlotFrame.x(x)), ("cy", PlotFrame.y(y)), ("r", "3.5")],
        HTMLText.element("title", HTMLText.escaped(competitor)))
    }.joined()
  }

  private var frontLine: String {
    let places = table.measured.filter(\.isOnFront).map { place($0.figures) }.sorted { $0.x < $1.x }
    let path = places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(PlotFrame.x(place.x)) \(PlotFrame.y(place.y))"
    }
    return HTMLText.empty("path", [("class", "median"), ("d", path.joined())])
  }
}
