import Arithmetic
import Conversion
import NumericCore

// Numbers with an uncertainty: it is written with two significant digits, and the number to the same place.
extension LineEvaluator {
  /// The text of a value with uncertainties.
  ///
  /// It exists once for all number systems, because copies for each of them would be 20 kB of the installed command, and what it does
  /// takes longer than finding the functions of a number system.
  @_semantics("optimize.sil.specialize.generic.never")
  func uncertain(
    _ outcome: Evaluation<Backend.Number>, _ source: [UInt8]
  ) throws(CalculatorError) -> Answer {
    var isOtherNotation = notation != nil || format.radix != 10 || format.style == .hex
    if let lineNotation {
      if case .style = lineNotation {} else { isOtherNotation = true }
    }
    if isOtherNotation {
      throw CalculatorError(
        .arguments, "a number with an uncertainty is written in decimal digits only", nil)
    }
    var outcome = outcome
    var (numbers, spreads, both): ([String], [String?], [String]) = ([], [], [])
    for (number, uncertainty) in zip(outcome.value.numbers, outcome.uncertainties) {
      guard let uncertainty else {
        numbers.append(try certain(number))
        spreads.append(nil)
        both.append(numbers[numbers.count - 1])
        continue
      }
      let (text, spread, isLong) = try texts(number, uncertainty.total, outcome.knownDigits)
      if isLong { outcome.warnings.append(Self.digitsNote(source)) }
      numbers.append(text)
      spreads.append(spread)
      both.append("\(text) ± \(spread)")
    }
    guard let description else {
      if case .quantity(_, let unit) = outcome.value, unit.symbol == "percent" {
        both = both.map { "(\($0))" }
      }
      let layout = ValueLayout(outcome.value, both)
      return Answer(
        text: layout.text(showsUnits: presentation.showsUnits), warnings: outcome.warnings,
        isExact: false)
    }
    let fields = spreads.map { $0.map { JSONValue.string($0) } ?? .null }
    let json = try json(
      ValueLayout(outcome.value, numbers),
      uncertainty: outcome.value.nested(fields), description, false, outcome,
      source)
    return Answer(text: json.line, warnings: outcome.warnings, isExact: false)
  }

  private func certain(_ number: Backend.Number) throws(CalculatorError) -> String {
    do throws(EngineError<Backend.Failure>) {
      return try calculator.backend.format(number, as: format, limits: calculator.limits).text
    } catch {
      throw error.explanation
    }
  }

  private static func digitsNote(_ source: [UInt8]) -> Warning {
    Warning(
      message: "the uncertainty tells how many digits are written; --decimals sets another number",
      span: SourceSpan(0, source.count), isNote: true)
  }

  /// A number and its uncertainty, both to the place of the second digit of the uncertainty, or to
  /// an earlier one where fewer digits are known; and whether fewer digits were asked for.
  private func texts(
    _ number: Backend.Number, _ spread: Backend.Number, _ known: KnownDigits?
  ) throws(CalculatorError) -> (number: String, spread: String, isLong: Bool) {
    let backend = calculator.backend
    do throws(Backend.Failure) {
      var size = try backend.digits(of: spread, radix: 10, .significant(2)).exponent
      var decimals = 2 - size
      if backend.isRegular(number) {
        let exponent = try backend.exponent(of: number, radix: 10)
        if let known { decimals = min(decimals, known.count - exponent) }
        size = max(size, exponent)
      }
      var isLong = false
      if let places = format.decimals {
        decimals = places
      } else if !roundsToKnownDigits, let digits = format.digits {
        isLong = size + decimals > digits
      }
      let power = exponentShown(size)
      let texts = try [number, spread].map { x throws(Backend.Failure) in
        var digits = try rounded(x, decimals: decimals)
        var shown = format
        (shown.style, shown.digits, shown.minimumDigits) = (.fixed, nil, 0)
        shown.decimals = max(0, decimals + (power ?? 0))
        shown.minimumDecimals = nil
        guard let power else { return digits.text(as: shown) }
        digits.exponent -= power
        return digits.text(as: shown) + "e\(power < 0 ? "-" : "+")\(power.magnitude)"
      }
      return (texts[0], texts[1], isLong)
    } catch {
      throw CalculatorError(error, nil)
    }
  }

  /// The exponent that both are written with, for a larger one with so many digits before the point; nil where none is
  /// written.
  private func exponentShown(_ digits: Int) -> Int? {
    let exponent = digits - 1
    switch format.style {
    case .fixed: return nil
    case .scientific: return exponent
    case .engineering: return exponent - (exponent % 3 + 3) % 3
    case .auto, .shortest, .hex: return (-6..<21).contains(exponent) ? nil : exponent
    }
  }

  /// The digits of a number up to a place after the point, or before it if the number of decimals is negative.
  private func rounded(
    _ number: Backend.Number, decimals: Int
  ) throws(Backend.Failure) -> NumberDigits {
    let backend = calculator.backend
    guard decimals < 0 else {
      return try backend.digits(of: number, radix: 10, .afterPoint(decimals))
    }
    let unit = try backend.number(ExactLiteral(coefficient: .word(1), exponent: -decimals))
    var digits = try backend.digits(
      of: try backend.compute(.divide, number, unit), radix: 10, .afterPoint(0))
    digits.exponent -= decimals
    return digits
  }
}
