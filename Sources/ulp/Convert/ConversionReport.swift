import Accuracy
import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// The true result of a conversion, and the results of double arithmetic with several tables of
/// factors.
struct ConversionReport {
  private let json: Bool
  private let limits: ExactLimits
  private let calculator: Calculator<ExactBackend>

  init(_ options: NumberOptions) throws {
    json = options.json
    var limits = ExactLimits(options.limits)
    limits.digits = options.results.digits ?? NumberOptions.defaultDigits
    self.limits = limits
    calculator = try options.reporting { () throws(CommandFailure) in
      try options.variables.calculator(limits)
    }
  }

  func run(_ line: [UInt8]) throws(CalculatorError) {
    guard
      let parts = try ConversionLine(
        utf8: line, limits: limits.sizes, units: calculator.units)
    else {
      throw CalculatorError(
        .arguments, "a comparison needs one unit to convert to: 10 km to mi",
        SourceSpan(0, line.count))
    }
    // The calculator reports errors and warnings.
    for warning in try calculator.evaluate(utf8: line).warnings {
      ErrorReport(warning, source: line).write()
    }
    guard case .quantity(let number, let unit) = try calculator.evaluate(utf8: parts.source).value
    else {
      throw CalculatorError(
        .incompatibleUnits, "a number with a unit is missing", SourceSpan(0, parts.source.count))
    }
    guard let conversion = unit.conversion(to: parts.target) else {
      let (own, other) = unit.quantities(against: parts.target)
      throw CalculatorError(
        .incompatibleUnits,
        own == other ? "there are no tables of factors for \(own)" : "\(own) is no \(other)", nil)
    }
    let comparison = try lifting(\.explanation) { () throws(ComputationFailure) in
      try FactorTableComparison(
        number, from: unit, to: parts.target, conversion, limits: limits)
    }
    write(comparison, parts.target.symbol)
  }

  private func write(_ comparison: FactorTableComparison, _ unit: String) {
    let number = try? comparison.truth.digits(.shortest, limits: limits)
    let digits = number?.text(as: NumberFormat(integerDigits: limits.wholeDigits))
    var rows: [(name: String, value: String, ulps: String, digits: String)] = []
    for answer in comparison.answers {
      let value = DoubleBackend.completed.digits(of: answer.value, radix: 10, .shortest)
        .text(as: NumberFormat())
      let ulps = answer.measures.ulps?.shortFigure(limits) ?? "-"
      let digits = answer.measures.correctDigits.shortFigure(limits)
      rows.append((answer.method.name, value, ulps, digits))
    }
    if json {
      let answers = rows.map { row in
        JSONValue.object([
          ("method", .string(row.name)), ("value", .string(row.value)),
          ("ulps", .string(row.ulps)), ("correctDigits", .string(row.digits)),
        ])
      }
      return StandardOutput.write(
        json: .object([
          ("value", JSONValue(digits)),
          ("exact", JSONValue(number?.isExact)),
          ("unit", .string(unit)),
          ("answers", .list(answers)),
        ]))
    }
    let truth = TrueValue.certified(comparison.truth).text(digits: limits.digits, limits: limits)
    StandardOutput.write(line: "\(truth) \(unit)")
    let table =
      [("double arithmetic with", "answers", "error in ulps", "correct digits")]
      + rows.map { ($0.name, $0.value, $0.ulps, $0.digits) }
    let widths = (table.map(\.0.count).max() ?? 0, table.map(\.1.count).max() ?? 0, 13)
    for row in table {
      StandardOutput.write(
        line: Columns.row([(row.0, widths.0), (row.1, widths.1), (row.2, widths.2), (row.3, 0)]))
    }
  }
}

extension FactorTableComparison.Method {
  /// The name in the table.
  fileprivate var name: String {
    switch self {
    case .oneRounding: "the exact factor"
    case .doubles: "factors as doubles"
    case .sevenDigits: "factors of 7 digits"
    case .fourDigits: "factors of 4 digits"
    }
  }
}
