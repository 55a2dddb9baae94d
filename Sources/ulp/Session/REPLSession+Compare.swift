import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension REPLSession {
  /// Compares the last expression in floating-point formats, like `ulp compare`.
  mutating func compare(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    var formats: [FloatFormat] = []
    for (text, span) in words.operands {
      guard let format = FloatFormat(text) else {
        throw CalculatorError(
          .unknownName, "there is no format '\(text)'", span,
          suggestion: Suggestion.nearest(to: text, among: FloatFormat.names))
      }
      formats.append(format)
    }
    guard let last = state.last else {
      throw CalculatorError(.arguments, "there is no expression to compare yet", nil)
    }
    let definition = state.lines[last]
    let source = definition.expression
    do throws(CalculatorError) {
      return try compare(definition, source, formats.isEmpty ? [defaultFormat] : formats)
    } catch {
      return SessionOutput(parts: [report(error, source)])
    }
  }

  private mutating func compare(
    _ definition: Definition, _ source: [UInt8], _ formats: [FloatFormat]
  ) throws(CalculatorError) -> SessionOutput {
    var exact = state.options
    (exact.backend, exact.precision) = (Systems.standard, nil)
    (exact.results.givenRounding, exact.results.givenSpecial) = (nil, nil)
    let (calculator, limits) = try calculator(for: definition, exact)
    let (compiled, _) = try calculator.compile(utf8: source)
    let inputs = calculator.inputs(of: compiled)
    var comparisons: [ComparedResult] = []
    for format in formats {
      let rounding = state.options.results.rounding
      comparisons.append(
        try lifting(\.explanation) { () throws(ComputationFailure) in
          try ComparedResult(
            compiled, inputs: inputs, format: format,
            rounding: format.rounds(rounding) ? rounding : .nearestEven, limits: limits)
        })
    }
    let report = ComparisonReport(
      source: source, comparisons: comparisons, order: nil, perturbations: [], search: nil,
      digits: limits.digits, limits: limits)
    return SessionOutput(parts: [.text(report.text(tree: false))])
  }

  /// A calculator on exact numbers with the names of a line.
  private mutating func calculator(
    for definition: Definition, _ options: NumberOptions
  ) throws(CalculatorError) -> (Calculator<ExactBackend>, ExactLimits) {
    let lines = state.lines
    let found = try withEngine(of: options) { engine throws(CalculatorError) in
      var exact = engine as? BackendEngine<ExactBackend>
      let calculator = try exact?.calculator(for: definition, in: lines)
      if let exact { engine = exact }
      return calculator
    }
    guard let found else {
      throw CalculatorError(.arguments, "there are no exact numbers here", nil)
    }
    var limits = found.backend.limits
    limits.digits = state.options.results.digits ?? 30
    return (found, limits)
  }

  /// The format of the number system in the settings; double if that is exact.
  private var defaultFormat: FloatFormat {
    state.options.system.definition.format(state.options.request) ?? .double
  }
}

extension Definition {
  /// The expression of the line, without the assigned name.
  fileprivate var expression: [UInt8] {
    guard names.lastAssigned != nil, !source.contains(UInt8(ascii: ";")),
      let sign = source.firstIndex(of: UInt8(ascii: "="))
    else { return source }
    return Array(source[(sign + 1)...].drop { $0 == UInt8(ascii: " ") })
  }
}
