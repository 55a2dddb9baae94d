import Accuracy
import BigNumbers
import NumericCore

/// The report about one format as text.
struct ComparisonText {
  /// A number of a result, with its name if there are several.
  private typealias Part = (name: String?, comparison: Comparison)

  let lines: [String]

  /// The report about a result of one number.
  init(_ comparison: Comparison, digits: Int, limits: ExactLimits) {
    self.init([(nil, comparison)], nil, .number, digits, limits)
  }

  /// The report about a result: the errors of each part, and those by norm.
  init(_ result: ComparedResult, digits: Int, limits: ExactLimits) {
    self.init(
      result.parts.map { ($0.name, $0.comparison) }, result.norm, result.form, digits, limits,
      worst: result.parts.count > Self.mostShown ? result.worstPart(limits).name : nil)
  }

  /// Of longer lists the worst element is shown alone.
  private static let mostShown = 9

  private init(
    _ parts: [Part], _ norm: ComparedResult.Norm?, _ form: ComparedResult.Form, _ digits: Int,
    _ limits: ExactLimits, worst: String? = nil
  ) {
    let (comparisons, format) = (parts.map(\.comparison), parts[0].comparison.format.name)
    let marks = StandardOutput.showsColors ? MarkedDigits.Marks.red : .brackets
    let values = comparisons.map { Self.marked($0, marks, limits) }
    var lines = ["\(format)  \(PartsText.joined(values, form))"]
    let isKnown = comparisons.allSatisfy { $0.truth.value != nil }
    for (name, comparison) in parts where isKnown && (worst == nil || name == worst) {
      guard let error = comparison.error else { continue }
      lines.append("  " + Self.figures(error, of: name, limits))
    }
    if let error = norm?.error { lines.append("  " + Self.figures(ofNorm: error, limits)) }
    for comparison in comparisons {
      guard let failure = comparison.failureOfError else { continue }
      lines.append("  its error was not found: \(failure.explanation.message)")
    }
    let truths = comparisons.compactMap(\.truthOfRoundedInputs)
    if !truths.isEmpty {
      lines.append("  for inputs rounded to \(format) the true value is")
      lines.append("    \(PartsText.text(of: truths, form, digits: digits, limits: limits))")
    }
    let areKnown = truths.allSatisfy { $0.value != nil }
    for (name, comparison) in parts where areKnown && (worst == nil || name == worst) {
      guard let error = comparison.errorOfArithmetic else { continue }
      lines.append("    " + Self.figures(error, of: name, limits))
    }
    if let error = norm?.errorOfArithmetic {
      lines.append("    " + Self.figures(ofNorm: error, limits))
    }
    if let limit = comparisons[0].limitOfSteps {
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

  /// The errors by norm on one line.
  static func figures(ofNorm error: ErrorMeasures, _ limits: ExactLimits) -> String {
    "norm  " + figures(error, isByNorm: true, limits)
  }

  /// The measures of a part behind its name; a part that is truly zero says that they are those of the norm.
  private static func figures(
    _ error: ErrorMeasures, of name: String?, _ limits: ExactLimits
  ) -> String {
    let prefix = name.map { "\($0)    \(error.isByNorm ? "by norm, for it is 0: " : "")" } ?? ""
    return prefix + figures(error, isByNorm: error.isByNorm, limits)
  }

  /// The measures on one line, such as
  /// `0.8 ulp · ordinal 1 · 1 bits · relative 1.48e-16 · absolute 4.441e-17 · 15.83 digits`.
  private static func figures(
    _ error: ErrorMeasures, isByNorm: Bool, _ limits: ExactLimits
  ) -> String {
    func figure(_ measure: ExactReal?) -> String { measure?.shortFigure(limits) ?? "infinite" }
    var figures = ["\(figure(error.ulps)) ulp"]
    if !isByNorm {
      figures.append("ordinal \(error.ordinalUlps.map { $0.wholeFigure(limits) } ?? "none")")
    }
    figures += [
      "\(figure(error.bits)) bits",
      "relative \(figure(error.relative))", "absolute \(figure(error.absolute))",
      "\(figure(error.correctDigits)) digits",
    ]
    return figures.joined(separator: " · ")
  }
}
