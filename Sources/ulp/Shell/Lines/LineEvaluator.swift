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
  /// More of each number, by name; nil for nothing.
  var facts: (@Sendable ([Number]) throws(CalculatorError) -> [NumberFact])?
}

/// What becomes of the quantities of a line.
struct Presentation: Sendable {
  /// Whether numbers have their units behind them.
  var showsUnits = true
  /// Whether a quantity that no unit was asked for is shown in the handiest.
  var choosesUnit = false
  /// Conversions that many lines ask for.
  var conversions: ConversionCache?
}

/// The engine on one backend, with the format of its results.
struct LineEvaluator<Backend: NumericBackend>: Sendable {
  var calculator: Calculator<Backend>
  let format: NumberFormat
  /// What JSON says beside the value; nil for plain text.
  var description: JSONDescription<Backend.Number>?
  /// Decimal digits that the precision covers, and how to get an evaluator that covers more; nil
  /// when the user fixed the precision.
  var widening: Widening?
  /// Another way to write a number, for those that have one.
  var notation: (@Sendable (Backend.Number) throws(CalculatorError) -> String?)?
  /// Whether values that were rounded are marked.
  var marksRoundings = false
  /// Whether exact decimals are written as they are, whatever their digits.
  var writesDecimals = false
  /// What becomes of quantities.
  var presentation = Presentation()

  struct Widening: Sendable {
    var coveredDigits: Int
    var evaluator: @Sendable (_ digits: Int) throws(CalculatorError) -> LineEvaluator
  }

  func answer(_ source: [UInt8]) throws(CalculatorError) -> Answer {
    if let cache = presentation.conversions, let answer = try answer(source, cache) {
      return answer
    }
    let outcome = try evaluation(of: source)
    if let wider = try wider(for: outcome.value) {
      return try wider.render(try wider.evaluation(of: source), source)
    }
    return try render(outcome, source)
  }

  /// What a cache knows to answer.
  private func answer(
    _ source: [UInt8], _ cache: ConversionCache
  ) throws(CalculatorError) -> Answer? {
    if writesDecimals, let (digits, unit) = cache.decimal(of: source) {
      return Answer(text: withUnit(digits.text(as: format), unit), warnings: [], isExact: true)
    }
    guard let known = try calculator.conversion(source, cache) else { return nil }
    if description != nil || format.style == .fixed || format.decimals != nil {
      guard let wider = try wider(for: known.evaluation.value) else {
        return try render(known.evaluation, source)
      }
      let wide = try wider.calculator.conversion(source, cache) ?? known
      return try wider.render(wide.evaluation, source)
    }
    var isExact = known.isExact
    let text = try text(known.number, &isExact, isMarked: marksRoundings)
    return Answer(text: withUnit(text, known.symbol), warnings: [], isExact: isExact)
  }

  private func withUnit(_ text: String, _ unit: String) -> String {
    presentation.showsUnits ? "\(text) \(unit)" : text
  }

  private func evaluation(
    of source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var outcome = try calculator.evaluate(utf8: source)
    if presentation.choosesUnit, try !calculator.namesUnit(source) {
      outcome.value = try calculator.inPreferredUnit(outcome.value)
    }
    return outcome
  }

  /// The same with another way to show quantities.
  func presenting(_ presentation: Presentation) -> LineEvaluator {
    var copy = self
    copy.presentation = presentation
    return copy
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
    if value.numbers.isEmpty { return nil }
    var needed = 0
    for number in value.numbers where calculator.backend.isRegular(number) {
      let unable = { (failure: Backend.Failure) in CalculatorError(failure, nil) }
      let digits = try lifting(unable) { () throws(Backend.Failure) in
        try calculator.backend.digits(of: number, radix: 10, .significant(2))
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
    // The parts of a sum are marked as one.
    let isSum = if case .mixed = outcome.value { true } else { false }
    let marksEach = marksRoundings && !isSum
    var isExact = outcome.isExact
    func text(_ number: Backend.Number) throws(CalculatorError) -> String {
      try self.text(number, &isExact, isMarked: marksEach)
    }
    // Most values are one number.
    if isPlain, case .number(let number) = outcome.value {
      let text = try text(number)
      return Answer(text: text, warnings: outcome.warnings, isExact: isExact)
    }
    if isPlain, case .quantity(let number, let unit) = outcome.value {
      let text = withUnit(try text(number), unit.symbol)
      return Answer(text: text, warnings: outcome.warnings, isExact: isExact)
    }
    var value = outcome.value
    var texts: [String] = []
    for number in value.numbers { texts.append(try text(number)) }
    if value.isFull(printedAs: texts) {
      value = try calculator.carried(value)
      texts = []
      for number in value.numbers { texts.append(try text(number)) }
    }
    if isPlain, case .truth(let truth) = outcome.value { isExact = truth != .undecided }
    let layout = ValueLayout(value, texts)
    guard let description else {
      let sign = marksRoundings && isSum && isExact != true ? "≈ " : ""
      return Answer(
        text: sign + layout.text(showsUnits: presentation.showsUnits), warnings: outcome.warnings,
        isExact: isExact)
    }
    let json = try json(layout, description, isExact, outcome, source)
    return Answer(text: json.line, warnings: outcome.warnings, isExact: isExact)
  }

  /// The object of a result. Numbers are strings, so that no reader rounds them.
  private func json(
    _ layout: ValueLayout<Backend.Number>, _ description: JSONDescription<Backend.Number>,
    _ isExact: Bool?, _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> JSONValue {
    var fields: JSONFields = [
      ("value", layout.json), ("backend", .string(calculator.backend.name)),
      ("precision", JSONValue(description.precision)),
    ]
    if let digits = description.digits { fields.append(("digits", JSONValue(digits))) }
    fields += [
      ("rounding", .string(description.rounding.rawValue)), ("exact", JSONValue(isExact)),
    ]
    fields += layout.units + (try facts(outcome.value, description))
    fields.append(("source", .string(String(decoding: source, as: UTF8.self))))
    if !outcome.warnings.isEmpty {
      fields.append(("warnings", .list(outcome.warnings.map { .string($0.message) })))
    }
    return .object(fields)
  }

  /// The text of one number, and whether all texts so far are exact.
  private func text(
    _ number: Backend.Number, _ isExact: inout Bool?, isMarked: Bool
  ) throws(CalculatorError) -> String {
    if let text = try notation?(number) { return text }
    let formatted = try lifting(\.explanation) { () throws(EngineError<Backend.Failure>) in
      try calculator.backend.format(number, as: format, limits: calculator.limits)
    }
    if formatted.isExact != true, isExact != false {
      isExact = isExact.flatMap { _ in formatted.isExact }
    }
    return isMarked && formatted.isExact != true ? "≈ \(formatted.text)" : formatted.text
  }

  private func facts(
    _ value: Value<Backend.Number>, _ description: JSONDescription<Backend.Number>
  ) throws(CalculatorError) -> JSONFields {
    guard let facts = description.facts, !value.numbers.isEmpty else { return [] }
    let all = try facts(value.numbers)
    if value.isList { return all.map { ($0.name, .list($0.json)) } }
    return all.map { ($0.name, $0.json[0]) }
  }
}
