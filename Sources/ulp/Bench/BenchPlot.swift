import Profiling

/// Throughput over correct digits, with a mark for each competitor and a line along the Pareto
/// front.
struct BenchPlot {
  let table: BenchmarkTable

  private var digitAxis: DigitAxis {
    DigitAxis(table.measured.map(\.figures.accuracy.leastDigits))
  }

  /// The powers of ten that enclose all throughputs.
  private var decades: ClosedRange<Int> {
    let logarithms = table.measured.map { Self.log10($0.figures.throughput) }
    let low = Int((logarithms.min() ?? 0).rounded(.down))
    return low...max(low + 1, Int((logarithms.max() ?? 0).rounded(.up)))
  }

  private static func log10(_ x: Double) -> Double { Double.log10(max(x, .leastNormalMagnitude)) }

  private func place(_ figures: BenchmarkRow.Figures) -> (x: Double, y: Double) {
    let span = Double(decades.count - 1)
    return (
      digitAxis.position(of: figures.accuracy.leastDigits),
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

  /// 10ⁿ with superscript digits.
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

/// An axis of correct digits: logarithmic if the numbers are far apart, with a position for zero at
/// its start.
struct DigitAxis {
  private let start: Double
  private let end: Double
  private let isLogarithmic: Bool
  private let hasZero: Bool

  init(_ digits: [Double]) {
    let most = max(2, digits.max() ?? 2)
    let least = max(0.01, digits.filter { $0 > 0 }.min() ?? 1)
    isLogarithmic = most > 20 * least
    hasZero = digits.contains { $0 < least }
    start = hasZero ? least / 3 : least
    end = isLogarithmic ? most * 1.1 : CountAxis(upTo: most).end
  }

  /// The position from 0 to 1.
  func position(of digits: Double) -> Double {
    guard isLogarithmic else { return digits / end }
    return digits <= start ? 0 : Double.log(digits / start) / Double.log(end / start)
  }

  var ticks: [AxisTick] {
    guard isLogarithmic else { return CountAxis(upTo: end).ticks }
    var ticks = hasZero ? [AxisTick(position: 0, label: "0")] : []
    var power = 0.01
    while power <= end {
      for step in [1, 2, 5].map({ $0 * power })
      where step > start * (hasZero ? 2 : 1) && step <= end {
        let label = step < 1 ? BenchFigures.figure(step, digits: 1) : "\(Int(step.rounded()))"
        ticks.append(AxisTick(position: position(of: step), label: label))
      }
      power *= 10
    }
    return ticks
  }
}
