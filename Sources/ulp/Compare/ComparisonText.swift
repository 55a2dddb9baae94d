import Accuracy
import BigNumbers
import NumericCore

/// The report about one format as text.
struct ComparisonText {
  let lines: [String]

  init(_ comparison: Comparison, digits: Int, limits: ExactLimits) {
    let name = comparison.format.name
    let marks = StandardOutput.showsColors ? MarkedDigits.Marks.red : .brackets
    var lines = ["\(name)  \(Self.marked(comparison, marks, limits))"]
    if let error = comparison.error, comparison.truth.value != nil {
      lines.append("  " + Self.figures(error, limits))
    }
    if let failure = comparison.failureOfError {
      lines.append("  its error was not found: \(failure.explanation.message)")
    }
    if let truth = comparison.truthOfRoundedInputs {
      lines.append("  for inputs rounded to \(name) the true value is")
      lines.append("    \(truth.text(digits: digits, limits: limits))")
      if let error = comparison.errorOfArithmetic, truth.value != nil {
        lines.append("    " + Self.figures(error, limits))
      }
    }
    if let limit = comparison.limitOfSteps {
      lines.append("  where that happened was not found: \(limit); \(limit.advice)")
    }
    self.lines = lines
  }

  /// The computed value with marks around wrong digits.
  static func marked(
    _ comparison: Comparison, _ marks: MarkedDigits.Marks, _ limits: ExactLimits
  ) -> String {
    let value = comparison.value
    guard let truth = comparison.truth.value else { return value.text }
    let count = max(1, value.digits.digits.count) + 3
    guard
      let digits = try? truth.digits(.significant(count), rounding: .towardZero, limits: limits)
    else { return value.text }
    return MarkedDigits(value.digits, truth: digits, marks: marks).text
  }

  /// The measures on one line, such as
  /// `0.8 ulp · ordinal 1 · 1 bits · relative 1.48e-16 · absolute 4.441e-17 · 15.83 digits`.
  private static func figures(_ error: ErrorMeasures, _ limits: ExactLimits) -> String {
    func figure(_ measure: ExactReal?) -> String { measure?.shortFigure(limits) ?? "infinite" }
    return [
      "\(figure(error.ulps)) ulp",
      "ordinal \(error.ordinalUlps.map { $0.wholeFigure(limits) } ?? "none")",
      "\(figure(error.bits)) bits",
      "relative \(figure(error.relative))", "absolute \(figure(error.absolute))",
      "\(figure(error.correctDigits)) digits",
    ].joined(separator: " · ")
  }
}
