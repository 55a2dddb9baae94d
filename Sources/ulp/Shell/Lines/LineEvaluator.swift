import Arithmetic
import BigNumbers
import NumericCore

/// Evaluates one line on a backend that the caller does not know.
///
/// It is a closure rather than an existential, so that it is specialized where the backend is
/// known.
typealias LineAnswering = @Sendable (_ source: [UInt8]) throws(CalculatorError) -> Answer

/// The answer to a line.
struct Answer: Sendable {
  /// The text for standard output, or JSON if that was requested.
  var text: String
  /// Warnings about readings that may not have been meant.
  var warnings: [Warning]
  /// Whether the text is exactly the value; nil if that is unknown.
  var isExact: Bool?
}

/// The fields of a JSON result besides the value.
struct JSONDescription<Number: Sendable>: Sendable {
  /// The bits of a result; nil if they are chosen for every step.
  var precision: Int?
  /// The decimal digits of a result; nil if its precision is in bits.
  var digits: Int?
  var rounding: DecimalRounding
  /// Additional fields for each number, by name; nil for none.
  var facts: (@Sendable ([Number]) throws(CalculatorError) -> [NumberFact])?
}

/// How quantities are shown.
struct Presentation: Sendable {
  /// Whether numbers are followed by their units.
  var showsUnits = true
  /// Whether a quantity without a requested unit is shown in the most readable one.
  var choosesUnit = false
  /// The cache of conversions, if many lines are expected.
  var conversions: ConversionCache?
  /// The cache of compiled lines, if many lines are expected.
  var forms: CompiledForms?
}

/// The calculator on one backend, with the format of its results.
struct LineEvaluator<Backend: NumericBackend>: Sendable {
  var calculator: Calculator<Backend>
  private(set) var format: NumberFormat
  /// The additional fields of JSON; nil for plain text.
  var description: JSONDescription<Backend.Number>?
  /// The number of decimal digits that the precision covers, and how to create an evaluator that
  /// covers more; nil if the user chose the precision.
  var widening: Widening?
  /// Another notation of numbers, for those that have one.
  var notation: (@Sendable (Backend.Number) throws(CalculatorError) -> String?)?
  /// How a number is written in the notation to which a line converts it; nil for the notations
  /// that formats have.
  var notated: (@Sendable (Backend.Number, NumberNotation) throws(CalculatorError) -> NotatedText?)?
  /// How a number is written whose digits after the point are rounded half-up; nil for the number
  /// system's own rounding, and for infinities and NaN.
  var placed:
    (@Sendable (Backend.Number, NumberFormat) throws(CalculatorError) -> FormattedNumber?)?
  /// The notation of the line.
  var lineNotation: NumberNotation?
  /// Whether rounded values are marked.
  var marksRoundings = false
  /// How lists and matrices are laid out.
  var rows = MatrixStyle.line
  /// Whether exact decimals are written in full, regardless of the number of digits.
  var writesDecimals = false
  /// The number of digits of quantities that are no finite decimals; nil for that of numbers.
  var quantityDigits: Int?
  /// Whether results of measured constants are rounded to the digits that are known.
  var roundsToKnownDigits = true
  /// Whether amounts of money are written to the smallest unit of their currency.
  var writesMinorUnits = false
  /// How quantities are shown.
  var presentation = Presentation()

  struct Widening: Sendable {
    var coveredDigits: Int
    var evaluator: @Sendable (_ digits: Int) throws(CalculatorError) -> LineEvaluator
  }

  func answer(_ source: [UInt8]) throws(CalculatorError) -> Answer {
    do throws(CalculatorError) { return try answerInRange(source) } catch {
      // A number beyond all exponents is a value until it is to be written.
      if error.span != nil { throw error }
      let span = SourceSpan(0, source.count)
      if error.kind == .overflow { throw .tooLarge(span, backend: calculator.backend.name) }
      var error = error
      if error.limit?.limit == .range { error.span = span }
      throw error
    }
  }

  private func answerInRange(_ source: [UInt8]) throws(CalculatorError) -> Answer {
    if let cache = presentation.conversions, let answer = try answer(source, cache) {
      return answer
    }
    let outcome = try evaluation(of: source)
    if let wider = try wider(for: outcome.value) {
      return try wider.render(try wider.evaluation(of: source), source)
    }
    return try render(outcome, source)
  }

  /// The answer from the cache of conversions, if it has one.
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
    let text = try text(known.number, &isExact, isMarked: marksRoundings, isQuantity: true)
    return Answer(text: withUnit(text, known.symbol), warnings: [], isExact: isExact)
  }

  private func withUnit(_ text: String, _ unit: String) -> String {
    presentation.showsUnits ? text.withUnit(unit) : text
  }

  private func evaluation(
    of source: [UInt8]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var outcome =
      if let forms = presentation.forms {
        try calculator.evaluate(utf8: source, forms)
      } else {
        try calculator.evaluate(utf8: source)
      }
    if presentation.choosesUnit, outcome.uncertainties.isEmpty, try !calculator.namesUnit(source) {
      outcome.value = try calculator.inPreferredUnit(outcome.value)
    }
    return outcome
  }

  /// The same evaluator with another presentation of quantities.
  func presenting(_ presentation: Presentation) -> LineEvaluator {
    var copy = self
    copy.presentation = presentation
    return copy
  }

  /// An evaluator with the precision that the layout of this value needs; nil if this one suffices.
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

  /// The number of digits in a layout without an exponent, including those before the point.
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

  /// The same evaluator with the notation of a line.
  private func written(in notation: NumberNotation) -> LineEvaluator {
    var copy = self
    copy.lineNotation = notation
    if case .style(let style) = notation { copy.format.style = style }
    return copy
  }

  /// The text of a value.
  func render(
    _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> Answer {
    if let notation = outcome.notation, lineNotation == nil {
      do throws(CalculatorError) {
        return try written(in: notation).render(outcome, source)
      } catch {
        var error = error
        if error.span == nil { error.span = SourceSpan(0, source.count) }
        throw error
      }
    }
    if !outcome.uncertainties.isEmpty { return try uncertain(outcome, source) }
    if let known = outcome.knownDigits {
      if roundsToKnownDigits { return try rounded(to: known, outcome, source) }
      if let digits = format.digits, digits > known.count, !outcome.value.numbers.isEmpty {
        var told = outcome
        (told.knownDigits, told.warnings) = (nil, outcome.warnings + [known.note(source)])
        return try render(told, source)
      }
    }
    let isPlain = description == nil
    var isExact = outcome.isExact
    // The most common case is a single number.
    if isPlain, case .number(let number) = outcome.value {
      let text = try self.text(number, &isExact, isMarked: marksRoundings, isQuantity: false)
      return Answer(text: text, warnings: outcome.warnings, isExact: isExact)
    }
    // The parts of a sum share one mark.
    let isSum = outcome.value.isSum
    let marksEach = marksRoundings && !isSum
    let isQuantity = outcome.value.isQuantity
    let amounts = writesMinorUnits ? try writingAmounts(outcome.value) : nil
    func text(_ number: Backend.Number) throws(CalculatorError) -> String {
      // Not by '??', which would copy this evaluator for every number.
      if let amounts {
        return try amounts.text(number, &isExact, isMarked: marksEach, isQuantity: false)
      }
      return try self.text(number, &isExact, isMarked: marksEach, isQuantity: isQuantity)
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
        text: sign
          + layout.text(
            showsUnits: presentation.showsUnits, lineNotation, rows: rows),
        warnings: outcome.warnings,
        isExact: isExact)
    }
    let json = try json(layout, description, isExact, outcome, source)
    return Answer(text: json.line, warnings: outcome.warnings, isExact: isExact)
  }

  /// The text of a value of which so many digits are known.
  private func rounded(
    to known: KnownDigits, _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> Answer {
    var (copy, plain) = (self, outcome)
    let count = max(1, known.count)
    copy.format.digits = min(count, format.digits ?? count)
    if known.count == 0 { plain.warnings.append(known.note(source)) }
    // Zeros at the end are known digits; of a sum of parts only the last one is rounded.
    if !outcome.value.isSum { copy.format.minimumDigits = count }
    copy.format.addsNoZeros = true
    copy.quantityDigits = nil
    plain.knownDigits = nil
    return try copy.render(plain, source)
  }

  /// The object of a result.
  ///
  /// Numbers are strings, so that no JSON reader rounds them.
  func json(
    _ layout: ValueLayout<Backend.Number>, uncertainty: JSONValue? = nil,
    _ description: JSONDescription<Backend.Number>,
    _ isExact: Bool?, _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> JSONValue {
    var fields: JSONFields = [("value", layout.json)]
    if let uncertainty { fields.append(("uncertainty", uncertainty)) }
    fields += [
      ("backend", .string(calculator.backend.name)),
      ("precision", JSONValue(description.precision)),
    ]
    if let digits = description.digits { fields.append(("digits", JSONValue(digits))) }
    fields += [
      ("rounding", .string(description.rounding.rawValue)), ("exact", JSONValue(isExact)),
    ]
    fields += layout.parts + (try facts(outcome.value, description))
    fields.append(("source", .string(String(decoding: source, as: UTF8.self))))
    if !outcome.warnings.isEmpty {
      fields.append(("warnings", .list(outcome.warnings.map { .string($0.message) })))
    }
    return .object(fields)
  }

  /// The same evaluator with the digits of an amount of money; nil for other values, and for amounts
  /// beyond any wealth.
  private func writingAmounts(
    _ value: Value<Backend.Number>
  ) throws(CalculatorError) -> LineEvaluator? {
    guard let places = value.minorUnit else { return nil }
    let unable = { (failure: Backend.Failure) in CalculatorError(failure, nil) }
    for number in value.numbers where calculator.backend.isRegular(number) {
      let exponent = try lifting(unable) { () throws(Backend.Failure) in
        try calculator.backend.exponent(of: number, radix: 10)
      }
      guard exponent <= Self.mostDigitsOfAmounts else { return nil }
    }
    var copy = self
    (copy.format.style, copy.format.digits, copy.format.decimals) = (.fixed, nil, places)
    return copy
  }

  private static var mostDigitsOfAmounts: Int { 21 }

  /// The text of one number; updates whether all texts so far are exact.
  private func text(
    _ number: Backend.Number, _ isExact: inout Bool?, isMarked: Bool, isQuantity: Bool
  ) throws(CalculatorError) -> String {
    if let lineNotation, let written = try notated?(number, lineNotation) {
      if !written.isExact { isExact = false }
      return isMarked && !written.isExact ? "≈ \(written.text)" : written.text
    }
    if lineNotation == nil, let text = try notation?(number) {
      return rows == .latex ? text.inLaTeX : text
    }
    let formatted = try formatted(number, isQuantity: isQuantity)
    if formatted.isExact != true, isExact != false {
      isExact = isExact.flatMap { _ in formatted.isExact }
    }
    if rows == .latex { return formatted.text.inLaTeX }
    return isMarked && formatted.isExact != true ? "≈ \(formatted.text)" : formatted.text
  }

  private func formatted(
    _ number: Backend.Number, isQuantity: Bool
  ) throws(CalculatorError) -> FormattedNumber {
    if let text = try placed?(number, format) { return text }
    // Not by 'lifting', whose closure would copy this evaluator.
    do throws(EngineError<Backend.Failure>) {
      let whole = try calculator.backend.format(number, as: format, limits: calculator.limits)
      guard isQuantity, let quantityDigits, whole.isExact != true else { return whole }
      var short = format
      short.digits = quantityDigits
      return try calculator.backend.format(number, as: short, limits: calculator.limits)
    } catch {
      throw error.explanation
    }
  }

  private func facts(
    _ value: Value<Backend.Number>, _ description: JSONDescription<Backend.Number>
  ) throws(CalculatorError) -> JSONFields {
    guard let facts = description.facts, !value.numbers.isEmpty else { return [] }
    let all = try facts(value.numbers)
    return all.map { ($0.name, value.nested($0.json)) }
  }
}

extension KnownDigits {
  /// Tells that more digits are shown than are known.
  fileprivate func note(_ source: [UInt8]) -> Warning {
    Warning(
      message: count == 0
        ? "no digit of the result is known, because \(constant) is measured"
        : "\(count) digits are known, because \(constant) is measured; others mean nothing",
      span: SourceSpan(0, source.count), isNote: true)
  }
}
