import Accuracy
import Arithmetic
import BigNumbers
import Charts
import NumericCore

extension PlotCommand {
  /// Computes all curves and errors.
  func makeReport() async throws(CommandFailure) -> PlotReport {
    let expressions = try PlotExpressions(
      self.expressions.map { CommandWords.joined([$0]) }, variable: window.variable, variables,
      limits)
    for (warning, source) in expressions.warnings {
      ErrorReport(warning, source: source).write()
    }
    let plotWindow = try makeWindow(expressions)
    var functions: [(item: PlotExpressions.Item, function: CurveFunction)] = []
    for item in expressions.items {
      for format in chosenFormats {
        functions.append((item, try expressions.function(item, format)))
      }
    }
    let progress = ProgressBar(
      total: functions.count * plotWindow.columns * (measure == nil ? 1 : 2))
    defer { progress.clear() }
    var curves: [PlotReport.Item] = []
    for (item, function) in functions {
      do throws(ComputationFailure) {
        curves.append(
          try await trace(item, function, plotWindow, progress: { progress.add($0) }))
      } catch {
        throw error.fault(in: item.source)
      }
    }
    let report = PlotReport(
      variable: expressions.variable ?? "x", angle: variables.angle, window: plotWindow,
      measure: measure, items: curves)
    if let emptiness = report.emptiness {
      throw CommandFailure(
        error: CalculatorError(.domain, emptiness, nil), source: expressions.items[0].source)
    }
    return report
  }

  private func trace(
    _ item: PlotExpressions.Item, _ function: CurveFunction, _ plotWindow: PlotWindow,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(ComputationFailure) -> PlotReport.Item {
    let curve = try await CurveTracer(function, in: plotWindow).trace(
      threads: window.threads, progress: progress)
    var errors: ErrorCurve?
    if let measure, function.format != nil {
      errors = try await ErrorCurve(
        of: function, in: plotWindow, measure, threads: window.threads, progress: progress)
    }
    return PlotReport.Item(
      expression: item.text, format: function.format, curve: curve, errors: errors)
  }

  /// The window that the options define.
  private func makeWindow(_ expressions: PlotExpressions) throws(CommandFailure) -> PlotWindow {
    let from = CommandWords.joined([window.from])
    let (low, high) = (
      try expressions.number(from, for: "--from"),
      try expressions.number(CommandWords.joined([window.to]), for: "--to")
    )
    func fault(_ message: String, _ source: String) -> CommandFailure {
      CommandFailure(error: CalculatorError(.arguments, message, nil), source: Array(source.utf8))
    }
    guard low < high else {
      throw fault(
        low == high
          ? "--from and --to are the same double, \(low.short)"
          : "--from is above --to: \(low.short) and \(high.short)", from)
    }
    let largest = PictureFormat.largestNumber
    guard max(abs(low), abs(high)) <= largest else {
      throw fault("pictures end at \(largest); --from and --to are beyond that", from)
    }
    guard high - low >= 1e-300 else {
      throw fault("--from and --to are too close for a picture: less than 1e-300 apart", from)
    }
    if window.logX, low <= 0 {
      throw fault("--log-x has no place for numbers up to 0, and --from is \(low.short)", from)
    }
    var range: ClosedRange<Double>?
    if let ends = window.ends {
      let (bottom, top) = (
        try expressions.number(ends.low, for: "--y-range"),
        try expressions.number(ends.high, for: "--y-range")
      )
      guard bottom < top else {
        throw fault(
          bottom == top
            ? "--y-range starts and ends with \(top.short)"
            : "--y-range ends below its start: \(bottom.short) and \(top.short)", ends.low)
      }
      if window.logY, bottom <= 0 {
        throw fault(
          "--log-y has no place for numbers up to 0, and --y-range has \(bottom.short)", ends.low)
      }
      guard max(abs(bottom), abs(top)) <= largest else {
        throw fault("pictures end at \(largest); --y-range is beyond that", ends.low)
      }
      range = bottom...top
    }
    return PlotWindow(
      domain: low...high, isLogarithmic: window.logX, columns: window.columns, range: range,
      isVerticalLogarithmic: window.logY)
  }
}
