import Arithmetic
import NumericCore

/// Answers one line on a backend that the caller need not know.
///
/// A closure rather than an existential: made where the backend is named, it is specialised for it.
typealias LineAnswering = @Sendable (_ source: [UInt8]) throws(CalculatorError) -> Answer

/// What a line has to say.
struct Answer: Sendable {
  /// The text for standard output, or JSON when that was asked for.
  var text: String
  /// Readings that may not have been meant.
  var warnings: [Warning]
}

/// The engine on one backend, with the format of its results.
struct LineEvaluator<Backend: NumericBackend>: Sendable {
  var calculator: Calculator<Backend>
  let format: NumberFormat
  /// Bits of a result and rounding, for JSON; nil for plain text.
  let description: (precision: Int, rounding: Rounding)?
  /// Decimal digits that the precision covers, and how to get an evaluator that covers more; nil
  /// when the user fixed the precision.
  let widening: Widening?

  struct Widening: Sendable {
    var coveredDigits: Int
    var evaluator: @Sendable (_ digits: Int) throws(CalculatorError) -> LineEvaluator
  }

  func answer(_ source: [UInt8]) throws(CalculatorError) -> Answer {
    let outcome = try calculator.evaluate(utf8: source)
    if let widening, let needed = try neededDigits(outcome.value), needed > widening.coveredDigits {
      do throws(LimitExceeded) {
        try calculator.limits.check(.digits, needed)
      } catch {
        throw CalculatorError(.limit, error.description, nil, limit: error)
      }
      let wider = try widening.evaluator(needed)
      return try wider.render(try wider.calculator.evaluate(utf8: source), source)
    }
    return try render(outcome, source)
  }

  /// Digits that a layout without an exponent shows: those before the point count as well.
  private func neededDigits(_ value: Value<Backend.Number>) throws(CalculatorError) -> Int? {
    guard format.style == .fixed || format.decimals != nil else { return nil }
    let numbers: [Backend.Number]
    switch value {
    case .number(let number): numbers = [number]
    case .list(let list): numbers = list
    case .truth, .text: return nil
    }
    var needed = 0
    for number in numbers where calculator.backend.isRegular(number) {
      let digits = try rendering { () throws(FormatError<Backend.Failure>) in
        do throws(Backend.Failure) {
          return try calculator.backend.digits(of: number, radix: 10, .significant(2))
        } catch {
          throw .failure(error)
        }
      }
      if format.style == .fixed || digits.exponent <= 21 {
        needed = max(needed, digits.exponent + (format.decimals ?? 0))
      }
    }
    return needed
  }

  private func render(
    _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> Answer {
    let isPlain = description == nil
    var isExact = outcome.isExact
    func text(_ number: Backend.Number) throws(CalculatorError) -> String {
      let formatted = try rendering { () throws(FormatError<Backend.Failure>) in
        try calculator.backend.format(number, as: format, limits: calculator.limits)
      }
      if !formatted.isExact, isExact != nil { isExact = false }
      return formatted.text
    }
    let value: String
    switch outcome.value {
    case .number(let number):
      let text = try text(number)
      value = isPlain ? text : JSONText.quoted(text)
    case .list(let numbers):
      var texts: [String] = []
      for number in numbers { texts.append(try text(number)) }
      value = "[\((isPlain ? texts : texts.map(JSONText.quoted)).joined(separator: ", "))]"
    case .truth(let truth):
      value = isPlain || truth != .undecided ? truth.rawValue : JSONText.quoted(truth.rawValue)
    case .text(let text):
      value = isPlain ? text : JSONText.quoted(text)
    }
    guard let description else { return Answer(text: value, warnings: outcome.warnings) }
    let json = JSONText.result(
      value: value, backend: calculator.backend.name, precision: description.precision,
      rounding: description.rounding, isExact: isExact,
      source: String(decoding: source, as: UTF8.self), warnings: outcome.warnings)
    return Answer(text: json, warnings: outcome.warnings)
  }

  private func rendering<Result>(
    _ body: () throws(FormatError<Backend.Failure>) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(FormatError<Backend.Failure>) {
      return try body()
    } catch {
      switch error {
      case .limit(let limit): throw CalculatorError(.limit, limit.description, nil, limit: limit)
      case .failure(let failure):
        let limit = failure as? LimitExceeded
        throw CalculatorError(.limit, "\(failure)", nil, limit: limit)
      }
    }
  }
}
