import Accuracy

/// How often results are not the nearest number, or not even faithful, by binades of an argument.
struct BinadeHistogram {
  /// Some binades next to each other.
  struct Bar {
    let exponents: ClosedRange<Int>
    var counts = JudgementTally.Counts()

    /// The shares of the points in percent.
    var notNearest: Double { share(counts.nearest) }
    var notFaithful: Double { share(counts.faithful) }

    private func share(_ right: Int) -> Double {
      Double(counts.certified - right) / Double(max(1, counts.certified)) * 100
    }
  }

  let variable: String
  let bars: [Bar]

  /// The largest number of bars.
  private static let mostBars = 64

  /// The bars of the counts of all binades, of which each bar has as many; nil without points.
  init?(_ variable: String, _ binades: [Int: JudgementTally.Counts]) {
    guard let first = binades.keys.min(), let last = binades.keys.max() else { return nil }
    let width = (last - first) / Self.mostBars + 1
    var bars = stride(from: first, through: last, by: width).map {
      Bar(exponents: $0...$0 + width - 1)
    }
    for (exponent, counts) in binades { bars[(exponent - first) / width].counts.merge(counts) }
    (self.variable, self.bars) = (variable, bars)
  }

  /// The bars of an argument at points that were drawn.
  init?(_ variable: String, _ place: Int, of points: [KeptPoint], computation: Int) {
    var binades: [Int: JudgementTally.Counts] = [:]
    for point in points {
      guard let exponent = point.point[place].exponent else { continue }
      binades[exponent, default: JudgementTally.Counts()].add(point.errors[computation])
    }
    self.init(variable, binades)
  }

  /// The plot and a table.
  func figure(_ name: String) -> String {
    let title = "Results of \(name) that are not nearest to the truth, by binades of \(variable)"
    let points = bars.reduce(0) { $0 + $1.counts.certified }
    let caption =
      "\(title): \(points) points. Wide bars are results that are not the nearest number, narrow ones those that are not faithful."
    let worst = bars.max { $0.notNearest < $1.notNearest }
    // Where all results are the nearest ones any axis does.
    let most = worst.flatMap { $0.notNearest > 0 ? $0.notNearest : nil }
    let axis = LinearAxis(upTo: most ?? 1, marks: 5)
    let frame = PlotFrame(
      title: title,
      description: worst.map {
        "The largest share is \(SampleReport.figure($0.notNearest)) %, \(Self.text($0.exponents))."
      } ?? "",
      x: horizontal, y: PlotAxis(name: "points, %", ticks: axis.ticks))
    func marks(_ name: String, inset: Double, _ share: KeyPath<Bar, Double>) -> String {
      group(of: name, inset: inset, unit: "%", share) { $0 / axis.end }
    }
    let wide = marks("bars", inset: 0.06, \.notNearest)
    let narrow = marks("bars wrong", inset: 0.28, \.notFaithful)
    return HTMLText.figure(frame.svg(wide + narrow), caption, table(title))
  }

  /// The plot of the largest finite errors in ulps.
  func largest(_ name: String) -> String {
    let most = bars.max { $0.counts.largestUlps < $1.counts.largestUlps }
    let axis = UlpAxis(upTo: most?.counts.largestUlps ?? 0)
    let title = "Largest errors of \(name) in ulps, by binades of \(variable)"
    let frame = PlotFrame(
      title: title,
      description: most.map {
        "The largest one, \(SampleReport.figure($0.counts.largestUlps)) ulp, is \(Self.text($0.exponents))."
      } ?? "",
      x: horizontal, y: PlotAxis(name: axis.name, ticks: axis.ticks))
    let bars = group(
      of: "bars", inset: 0.06, unit: "ulp", \.counts.largestUlps, height: axis.height)
    return HTMLText.figure(
      frame.svg(bars + axis.half), "\(title): finite errors; the dashed line is half an ulp.")
  }

  private func group(
    of name: String, inset: Double, unit: String, _ value: KeyPath<Bar, Double>,
    height: (Double) -> Double
  ) -> String {
    let count = Double(bars.count)
    let paths = bars.enumerated().compactMap { index, bar -> String? in
      let found = bar[keyPath: value]
      guard found > 0 else { return nil }
      let (left, right) = (
        PlotFrame.x((Double(index) + inset) / count),
        PlotFrame.x((Double(index) + 1 - inset) / count)
      )
      let path =
        "M\(left) \(PlotFrame.y(0))V\(PlotFrame.y(height(found)))H\(right)V\(PlotFrame.y(0))Z"
      let title = "\(Self.text(bar.exponents)): \(SampleReport.figure(found)) \(unit)"
      return HTMLText.element("path", [("d", path)], HTMLText.element("title", title))
    }
    return HTMLText.element("g", [("class", name)], paths.joined(separator: "\n"))
  }

  private static func text(_ exponents: ClosedRange<Int>) -> String {
    "from 2^\(exponents.lowerBound) to 2^\(exponents.upperBound + 1)"
  }

  private var horizontal: PlotAxis { PlotAxis(name: "exponent of \(variable)", ticks: ticks) }

  /// Round exponents at the left edges of their places.
  private var ticks: [AxisTick] {
    guard let first = bars.first?.exponents.lowerBound, let last = bars.last?.exponents.upperBound
    else { return [] }
    let span = last - first + 1
    var step = 1
    while span / step > Self.mostTicks { step *= String(step).hasPrefix("2") ? 5 : 2 }
    let start = first - first % step
    return stride(from: start < first ? start + step : start, through: last + 1, by: step).map {
      AxisTick(position: Double($0 - first) / Double(span), label: "\($0)")
    }
  }

  /// About the largest number of ticks.
  private static let mostTicks = 8

  private func table(_ caption: String) -> String {
    var table = HTMLTable(
      caption: caption,
      columns: ["exponents", "points", "not nearest", "not faithful", "largest ulp"])
    for bar in bars where bar.counts.certified > 0 {
      let counts = bar.counts
      let (first, last) = (bar.exponents.lowerBound, bar.exponents.upperBound)
      table.rows.append(
        (
          first == last ? "\(first)" : "\(first) to \(last)",
          [
            "\(counts.certified)", "\(counts.certified - counts.nearest)",
            "\(counts.certified - counts.faithful)", HTMLText.figure(counts.largestUlps),
          ]
        ))
    }
    return HTMLText.details("As a table", table.html)
  }
}

extension JudgementTally.Counts {
  /// Adds the error at a point that was drawn.
  fileprivate mutating func add(_ error: SampledError) {
    certified += 1
    if error.bits == 0 { nearest += 1 }
    if error.isFaithful { faithful += 1 }
    if error.ulps.isFinite { largestUlps = max(largestUlps, error.ulps) }
  }
}
