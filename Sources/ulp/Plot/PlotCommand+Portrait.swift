import Accuracy
import Arithmetic
import BigNumbers
import Charts
import NumericCore

extension PlotCommand {
  /// The largest number of cells of a portrait, which gnuplot draws one by one.
  private static let mostCells = 1_000_000
  /// Cells in a row of a file.
  private static let standardCells = 400

  /// The phase portrait of a function; nil if neither end of the window is a complex number.
  func makePortrait() async throws(CommandFailure) -> PortraitReport? {
    let ends = try PlotExpressions([], variable: nil, variables, limits)
    let words = [window.from, window.to].map { CommandWords.joined([$0]) }
    let low = try ends.corner(words[0], for: "--from")
    let high = try ends.corner(words[1], for: "--to")
    guard low.isComplex || high.isComplex else { return nil }
    func fault(_ message: String) -> CommandFailure {
      CommandFailure(
        error: CalculatorError(.arguments, message, nil), source: Array(words[0].utf8))
    }
    guard low.re < high.re, low.im < high.im else {
      throw fault(
        "--from is the corner of the rectangle at the lower left, and --to at the upper right: both parts of --to are greater"
      )
    }
    let largest = PictureFormat.largestNumber
    guard [low.re, low.im, high.re, high.im].allSatisfy({ abs($0) <= largest / 2 }),
      high.re - low.re >= 1e-300, high.im - low.im >= 1e-300
    else { throw fault("a rectangle has sides from 1e-300 to \(largest)") }
    if let option = optionOfCurves { throw fault("a phase portrait has no \(option)") }
    guard expressions.count == 1 else { throw fault("a phase portrait is that of one expression") }
    let plane = try window(low.re...high.re, low.im...high.im, fault)
    let compiled = try PlotExpressions(
      expressions.map { CommandWords.joined([$0]) }, variable: window.variable, isComplex: true,
      variables, limits)
    for (warning, source) in compiled.warnings { ErrorReport(warning, source: source).write() }
    let item = compiled.items[0]
    let function = try compiled.planeFunction(item)
    let progress = ProgressBar(total: plane.columns * plane.rows)
    defer { progress.clear() }
    let values: [PhasePortrait.Value]
    do throws(ComputationFailure) {
      values = try await function.values(
        plane, threads: window.threads, progress: { progress.add($0) })
    } catch {
      throw error.fault(in: item.source)
    }
    return PortraitReport(
      expression: item.text,
      portrait: PhasePortrait(
        title: "\(item.text)  (double)", variable: compiled.variable ?? "z",
        horizontal: plane.horizontal, vertical: plane.vertical, columns: plane.columns,
        values: values))
  }

  /// An option that only curves have.
  private var optionOfCurves: String? {
    if window.logX { return "--log-x" }
    if window.logY { return "--log-y" }
    if window.yRange != nil { return "--y-range" }
    if measure != nil { return "--error" }
    return formats.isEmpty ? nil : "--format: it is computed on doubles"
  }

  /// The cells of a rectangle, which are about square.
  private func window(
    _ horizontal: ClosedRange<Double>, _ vertical: ClosedRange<Double>,
    _ fault: (String) -> CommandFailure
  ) throws(CommandFailure) -> PlaneWindow {
    let ratio =
      (vertical.upperBound - vertical.lowerBound)
      / (horizontal.upperBound - horizontal.lowerBound)
    var columns = window.samples ?? Self.standardCells
    if window.samples == nil, case .terminal(let width, let height)? = output.picture {
      columns = max(2, min(width, Int(min(Double(width), 2 * Double(height) / ratio))))
    }
    let rows = max(2, (Double(columns) * ratio).rounded())
    guard rows * Double(columns) <= Double(Self.mostCells) else {
      throw fault(
        "the rectangle has more than \(Self.mostCells) square cells; --samples is the number of cells in a row"
      )
    }
    return PlaneWindow(
      horizontal: horizontal, vertical: vertical, columns: columns, rows: Int(rows))
  }
}
