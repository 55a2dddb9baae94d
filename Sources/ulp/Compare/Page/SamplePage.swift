import Accuracy
import NumericCore

/// The HTML page of a comparison over ranges.
struct SamplePage {
  let report: SampleReport
  /// The settings of all points: values of other variables, directions of rounding, units.
  let settings: [String]
  /// The command line that compares at one point.
  let commandLine: ([FormatValue]) -> String

  private var sample: Sample { report.sample }

  var html: String {
    let title = HTMLText.element("code", HTMLText.escaped(report.source))
    var parts = [
      HTMLText.element("h1", title), core, HTMLText.settings(settings),
      HTMLText.element("p", HTMLText.escaped(summary)), HTMLTable(ranges: report.ranges).html,
      StatisticsTable(names: report.names, statistics: sample.statistics).html,
      HTMLText.element("p", [("class", "soft")], HTMLText.escaped(Self.explanation)),
      HTMLText.element("p", [("class", "soft")], HTMLText.escaped(QuantileBands.meaning)),
    ]
    if report.ranges.count > ErrorPlots.mostPaired {
      let text = "Heat maps are about pairs of the first three of \(report.ranges.count) variables."
      parts.append(HTMLText.element("p", [("class", "soft")], text))
    }
    let axes = ErrorAxes(report)
    for index in report.formats.indices {
      parts.append(HTMLText.element("h2", HTMLText.escaped(report.names[index])))
      guard sample.statistics[index].count > 0 else {
        parts.append(HTMLText.element("p", "No point has a true value that is certified."))
        continue
      }
      if let flags = report.flags(index) {
        parts.append(HTMLText.element("p", HTMLText.escaped(flags.line)))
      }
      parts.append(HTMLText.plots(ErrorPlots(report: report, format: index, axes: axes).figures))
      parts.append(worst(index))
    }
    return HTMLPage.document(
      title: "ulp \(report.command): \(report.source)", body: parts.joined(separator: "\n"))
  }

  private static let explanation = """
    Bits of error: log2(1 + n) where n numbers of the format lie from the computed one to the one nearest to \
    the truth; the width of the format for NaN. ulp: distance from the truth in units of its last place. \
    Maxima are those of the sample: there may be worse points between.
    """

  private var summary: String {
    var text =
      "\(report.summary): \(sample.certified) certified, \(sample.invalid) invalid, \(sample.undecided) undecided"
    if sample.rejected > 0 { text += ", \(sample.rejected) ruled out by the precondition" }
    return text + "."
  }

  /// The text of a core and its precondition; empty for an expression.
  private var core: String {
    guard let core = report.core else { return "" }
    let condition =
      core["pre"].map { "Precondition: " + HTMLText.element("code", HTMLText.escaped("\($0)")) }
      ?? "It has no precondition."
    return HTMLText.element("pre", HTMLText.escaped(core.source))
      + HTMLText.element("p", condition)
  }

  // MARK: - Worst points

  /// The number of worst points that are shown.
  private static let shown = 5

  private func worst(_ format: Int) -> String {
    var points = sample.worst[format].prefix(Self.shown).enumerated().map { rank, worst in
      (name: "\(rank + 1)", point: worst.point, error: worst.error)
    }
    if let climbed = report.climbed?[format] {
      points.insert(("climbed", climbed.point, climbed.error), at: 0)
    }
    var table = HTMLTable(
      caption: "Worst points", columns: ["", "bits", "ulp"] + report.ranges.map(\.name))
    for (name, point, error) in points {
      let inputs = point.map { x in
        HTMLText.escaped(x.text)
          + (x.hexadecimal.map { "<br/>" + HTMLText.escaped($0) } ?? "")
      }
      table.rows.append(
        (name, [HTMLText.figure(error.bits), HTMLText.figure(error.ulps)] + inputs))
    }
    guard let first = points.first else { return table.html }
    return """
      \(table.html)
      <p>\(report.computations == nil ? "The first of them, operation by operation" : "The first of them"):</p>
      <pre>\(HTMLText.escaped(commandLine(first.point)))</pre>
      """
  }
}

extension HTMLTable {
  /// The ranges of variables.
  init(ranges: [SampleRange]) {
    self.init(caption: "Ranges", columns: ["variable", "from", "to"])
    for range in ranges {
      let cells = [range.ends.lower, range.ends.upper].map {
        HTMLText.element("span", [("class", "number")], HTMLText.escaped($0.text))
      }
      rows.append((HTMLText.element("code", HTMLText.escaped(range.name)), cells))
    }
  }
}

/// The statistics of all formats side by side.
struct StatisticsTable {
  let names: [String]
  let statistics: [ErrorStatistics]

  var html: String {
    var table = HTMLTable(caption: "Errors", columns: ["format"] + names)
    func add(_ name: String, _ cell: (ErrorStatistics) -> String) {
      table.rows.append((HTMLText.escaped(name), statistics.map { $0.count > 0 ? cell($0) : "–" }))
    }
    add("bits, mean") { HTMLText.figure($0.meanBits) }
    for share in [50, 75, 90, 95, 99] {
      add("bits, \(share) % of points up to") {
        HTMLText.figure($0.percentile(Double(share) / 100))
      }
    }
    add("bits, sampled maximum") { HTMLText.figure($0.sampledMaximumBits) }
    add("ulp, mean") { HTMLText.figure($0.meanUlps) }
    add("ulp, sampled maximum") { HTMLText.figure($0.maximumUlps) }
    add("nearest to the truth") { statistics in
      let share = Double(statistics.correctlyRounded) / Double(statistics.count) * 100
      return "\(statistics.correctlyRounded) (\(SampleReport.figure(share)) %)"
    }
    add("faithful") { statistics in
      "\(statistics.faithful) (\(SampleReport.share(statistics.faithful, of: statistics.count)) %)"
    }
    add("truth beyond the format") { "\($0.beyondFormat)" }
    add("infinite or NaN") { "\($0.notFinite)" }
    return table.html
  }
}

extension HTMLText {
  /// A number with four digits, and with all digits as its value.
  static func figure(_ x: Double) -> String {
    let text = SampleReport.figure(x)
    return x.isFinite ? element("data", [("value", "\(x)")], text) : text
  }

  /// A plot, its caption, and what else belongs to it.
  static func figure(_ svg: String, _ caption: String, _ more: String = "") -> String {
    "<figure>\n\(svg)\n<figcaption>\(escaped(caption))\(more)</figcaption>\n</figure>"
  }

  /// Figures side by side, as many as there is room for.
  static func plots(_ figures: [String]) -> String {
    element("div", [("class", "plots")], figures.joined(separator: "\n"))
  }

  /// What is shown when it is asked for.
  static func details(_ summary: String, _ content: String) -> String {
    element("details", element("summary", escaped(summary)) + "\n" + content)
  }
}
