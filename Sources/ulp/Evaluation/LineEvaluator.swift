import Arithmetic
import BigNumbers
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
  /// Whether the text is the value and no rounding of it; nil when that is unknown.
  var isExact: Bool?
}

/// What the JSON of a result says beside the value.
struct JSONDescription<Number: Sendable>: Sendable {
  /// Bits of a result; nil where they are chosen for every step.
  var precision: Int?
  /// Decimal digits of a result; nil where it has bits.
  var digits: Int?
  var rounding: DecimalRounding
  /// More of each number, by name, as JSON; nil for nothing.
  var facts: (@Sendable ([Number]) throws(CalculatorError) -> [(name: String, json: [String])])?
}

/// The engine on one backend, with the format of its results.
struct LineEvaluator<Backend: NumericBackend>: Sendable {
  var calculator: Calculator<Backend>
  let format: NumberFormat
  /// What JSON says beside the value; nil for plain text.
  var description: JSONDescription<Backend.Number>?
  /// Decimal digits that the precision covers, and how to get an evaluator that covers more; nil
  /// when the user fixed the precision.
  let widening: Widening?
  /// Another way to write a number, for those that have one.
  var notation: (@Sendable (Backend.Number) throws(CalculatorError) -> String?)?
  /// Whether values that were rounded are marked.
  var marksRoundings = false

  struct Widening: Sendable {
    var coveredDigits: Int
    var evaluator: @Sendable (_ digits: Int) throws(CalculatorError) -> LineEvaluator
  }

  func answer(_ source: [UInt8]) throws(CalculatorError) -> Answer {
    let outcome = try calculator.evaluate(utf8: source)
    if let wider = try wider(for: outcome.value) {
      return try wider.render(try wider.calculator.evaluate(utf8: source), source)
    }
    return try render(outcome, source)
  }

  /// An evaluator with the precision that a layout of this value needs; nil where this one has it.
  func wider(for value: Value<Backend.Number>) throws(CalculatorError) -> LineEvaluator? {
    guard let widening, let needed = try neededDigits(value), needed > widening.coveredDigits else {
      return nil
    }
    do throws(LimitExceeded) {
      try calculator.limits.check(.digits, needed)
    } catch {
      throw CalculatorError(.limit, error.description, nil, limit: error)
    }
    return try widening.evaluator(needed)
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

  /// The text of a value.
  func render(
    _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> Answer {
    let isPlain = description == nil
    var isExact = outcome.isExact
    func text(_ number: Backend.Number) throws(CalculatorError) -> String {
      if let text = try notation?(number) { return text }
      let formatted = try rendering { () throws(FormatError<Backend.Failure>) in
        try calculator.backend.format(number, as: format, limits: calculator.limits)
      }
      if formatted.isExact != true, isExact != false {
        isExact = isExact.flatMap { _ in formatted.isExact }
      }
      return marksRoundings && formatted.isExact != true ? "≈ \(formatted.text)" : formatted.text
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
      if isPlain { isExact = truth != .undecided }
      value = isPlain || truth != .undecided ? truth.rawValue : JSONText.quoted(truth.rawValue)
    case .text(let text):
      value = isPlain ? text : JSONText.quoted(text)
    }
    guard let description else {
      return Answer(text: value, warnings: outcome.warnings, isExact: isExact)
    }
    let json = JSONText.result(
      value: value, backend: calculator.backend.name, precision: description.precision,
      digits: description.digits, rounding: description.rounding, isExact: isExact,
      facts: try facts(outcome.value, description),
      source: String(decoding: source, as: UTF8.self), warnings: outcome.warnings)
    return Answer(text: json, warnings: outcome.warnings, isExact: isExact)
  }

  private func facts(
    _ value: Value<Backend.Number>, _ description: JSONDescription<Backend.Number>
  ) throws(CalculatorError) -> [(name: String, json: String)] {
    guard let facts = description.facts else { return [] }
    switch value {
    case .number(let number): return try facts([number]).map { ($0.name, $0.json[0]) }
    case .list(let numbers):
      return try facts(numbers).map { ($0.name, "[\($0.json.joined(separator: ", "))]") }
    case .truth, .text: return []
    }
  }

  private func rendering<Result>(
    _ body: () throws(FormatError<Backend.Failure>) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(FormatError<Backend.Failure>) {
      return try body()
    } catch {
      switch error {
      case .limit(let limit): throw CalculatorError(.limit, limit.description, nil, limit: limit)
      case .failure(let failure): throw CalculatorError(failure, nil)
      }
    }
  }
}
