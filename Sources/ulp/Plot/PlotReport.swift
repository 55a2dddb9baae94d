import Accuracy
import Charts
import NumericCore
import Scientific

/// The result of `ulp plot`.
struct PlotReport {
  /// One curve and its errors.
  struct Item {
    var expression: String
    /// The format; nil for the true values.
    var format: FloatFormat?
    var curve: Curve
    var errors: ErrorCurve?

    var formatName: String { format?.name ?? "exact" }
  }

  var variable: String
  var angle: AngleUnit
  var window: PlotWindow
  var measure: ErrorMeasure?
  var items: [Item]

  /// Notes about parts that are missing in the picture, with the reasons.
  var notes: [String] { items.flatMap { notes(of: $0) } }

  private func notes(of item: Item) -> [String] {
    let (curve, name) = (item.curve, "\(item.expression) (\(item.formatName))")
    var notes: [String] = []
    func note(_ count: Int, of samples: Int, _ what: String) {
      if count > 0 { notes.append("\(name): \(count) of \(samples) samples \(what)") }
    }
    note(curve.undefined, of: curve.samples, "have no value that can be drawn")
    if let range = visibleRange {
      let hidden = curve.heights.count { !range.contains($0) }
      // A chosen range hides parts by intention; this is reported only if it hides the whole curve.
      if window.range == nil || hidden == curve.heights.count {
        note(
          hidden, of: curve.samples, "are outside of the picture; --y-range shows another part")
      }
    }
    note(
      curve.heights.count { abs($0) > PictureFormat.largestNumber }, of: curve.samples,
      "are beyond \(PictureFormat.largestNumber), where pictures end")
    note(
      curve.undecided, of: curve.samples,
      "are undecided; --max-precision and --timeout look further")
    if window.isVerticalLogarithmic {
      note(
        curve.heights.count { $0 <= 0 }, of: curve.samples,
        "are not above 0, where --log-y has no place")
    }
    if curve.unresolved > 0 {
      notes.append(
        "\(name): not joined at \(curve.unresolved) of \(curve.samples - 1) steps, where it is open whether there is a gap"
      )
    }
    if let errors = item.errors {
      let samples = errors.points.count + errors.invalid + errors.undecided + errors.infinite
      note(errors.invalid, of: samples, "have no true value to compare with")
      note(
        errors.undecided, of: samples,
        "have an undecided truth; --max-precision and --timeout look further")
      note(errors.infinite, of: samples, "have an infinite error")
    }
    return notes
  }

  /// Why there is nothing to draw; nil if there is something.
  var emptiness: String? {
    let heights = items.flatMap(\.curve.heights)
    let ends = "between \(window.domain.lowerBound.short) and \(window.domain.upperBound.short)"
    if heights.isEmpty { return "there is no value at any sample \(ends)" }
    if window.isVerticalLogarithmic, !heights.contains(where: { $0 > 0 }) {
      return "no value \(ends) is above 0, which --log-y needs"
    }
    return nil
  }

  /// Whether the errors need a logarithmic axis: the largest is more than a thousand times their
  /// first decile.
  var hasLogarithmicErrors: Bool {
    guard measure == .ulps || measure == .relative else { return false }
    let sizes = items.compactMap(\.errors).flatMap(\.points).map(\.y).filter { $0 > 0 }.sorted()
    guard let greatest = sizes.last else { return false }
    return greatest / 1000 > sizes[sizes.count / 10]
  }
}

extension PlotReport {
  /// The picture as a chart.
  var chart: Chart {
    let horizontal = Axis(
      label: variable, isLogarithmic: window.isLogarithmic, range: window.domain)
    var panels = [
      Panel(
        horizontal: horizontal,
        vertical: Axis(
          label: "value", isLogarithmic: window.isVerticalLogarithmic, range: visibleRange),
        series: items.map { item in
          Series(
            name: name(item), style: .line,
            points: item.curve.points.map { $0.map { Series.Point(x: $0.x, y: $0.y) } })
        })
    ]
    if let measure {
      panels.append(
        Panel(
          horizontal: horizontal,
          vertical: Axis(
            label: measure.label, isLogarithmic: hasLogarithmicErrors, range: errorRange,
            hasZero: hasLogarithmicErrors),
          series: items.compactMap { item in
            item.errors.map { errors in
              Series(
                name: name(item), style: .points,
                points: errors.points.map { Series.Point(x: $0.x, y: $0.y) })
            }
          }))
    }
    return Chart(title: title, panels: panels)
  }

  /// The range of the errors, from 0; nil for a logarithmic axis.
  private var errorRange: ClosedRange<Double>? {
    guard !hasLogarithmicErrors else { return nil }
    let most = items.compactMap(\.errors).flatMap(\.points).map(\.y).max() ?? 0
    return 0...(most > 0 ? most * 1.05 : 1)
  }

  /// The visible range of the vertical axis; nil for all values.
  private var visibleRange: ClosedRange<Double>? {
    if let range = window.range { return range }
    return items.contains { $0.curve.mayBeUnbounded } ? VisibleRange.of(items.map(\.curve)) : nil
  }

  private var expressions: [String] {
    items.reduce(into: []) { if !$0.contains($1.expression) { $0.append($1.expression) } }
  }

  private var hasOneFormat: Bool { items.allSatisfy { $0.format == items[0].format } }

  private var title: String {
    let text = expressions.joined(separator: ", ")
    return hasOneFormat ? "\(text)  (\(items[0].formatName))" : text
  }

  /// A name that distinguishes a curve from the others.
  private func name(_ item: Item) -> String {
    if hasOneFormat { return item.expression }
    return expressions.count == 1 ? item.formatName : "\(item.expression)  (\(item.formatName))"
  }
}

extension ErrorMeasure {
  fileprivate var label: String {
    switch self {
    case .ulps: "error (ulp)"
    case .bits: "error (bits)"
    case .relative: "relative error"
    case .digits: "correct digits"
    }
  }
}

extension Double {
  /// The shortest digits; those of an integer without a point.
  var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
