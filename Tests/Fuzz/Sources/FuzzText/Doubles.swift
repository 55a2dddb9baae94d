import Conversion
import FuzzSupport
import Grammars
import NumericCore

@testable import Arithmetic

/// Lines on doubles: a calculator that is used again, and one that keeps names, answer as a new one does.
let doubles = FuzzTarget("doubles") { s in
  var grammar = ExpressionGrammar()
  s.putList(1 + s.choose(4), separator: "\n") { grammar.putLine(&$0) }
} read: { text, tally in
  let shared = Calculator(DoubleBackend(), limits: textLimits)
  let cache = ConversionCache()
  let forms = CompiledForms()
  for part in text.split(separator: UInt8(ascii: "\n")) {
    let line = Array(part)
    var single = Calculator(DoubleBackend(), limits: textLimits)
    let first = outcome { () throws(CalculatorError) in try shared.evaluate(utf8: line) }
    let formed = outcome { () throws(CalculatorError) in try shared.evaluate(utf8: line, forms) }
    require(first.text == formed.text, "'\(first.text)', and '\(formed.text)' by its form")
    require(first.error == formed.error, "another error by its form")
    let second = outcome { () throws(CalculatorError) in try single.execute(line) }
    require(first.text == second.text, "'\(first.text)' and '\(second.text)'")
    require(first.error?.fits(line) ?? true, "the place of an error is behind the line")
    if let cached = try? shared.conversion(line, cache), first.error == nil {
      let text = describe(cached.evaluation.value)
      require(first.text == text, "'\(first.text)', and '\(text)' from the cache")
    }
    if first.hasUnits == false { checkPrinting(of: line, first.text, shared) }
    tally.count(first.error?.isOfText != true)
  }
}

/// What is printed for an expression has the same value; a quantity may get another unit, such as A*percent for A.
private func checkPrinting(
  of line: [UInt8], _ text: String, _ calculator: Calculator<DoubleBackend>
) {
  guard let statements = try? calculator.environment.parse(line, textLimits).statements,
    case .expression(let expression)? = statements.first, statements.count == 1
  else { return }
  let printed = expression.description
  guard printed.utf8.count < textLimits.length else { return }
  let other = outcome { () throws(CalculatorError) in
    try calculator.evaluate(utf8: Array(printed.utf8))
  }
  require(
    other.text == text || other.error?.kind == .limit,
    "'\(text)', and '\(other.text)' for what is printed: \(printed)")
}

/// What a line leads to, as a text, and its error; whether it has units is known where there is none.
private func outcome(
  _ body: () throws(CalculatorError) -> Evaluation<Double>
) -> (text: String, hasUnits: Bool?, error: CalculatorError?) {
  do throws(CalculatorError) {
    let value = try body().value
    return (describe(value), value.hasUnits, nil)
  } catch {
    return (error.message, nil, error)
  }
}

extension Value {
  fileprivate var hasUnits: Bool {
    switch self {
    case .quantity, .quantities, .mixed, .duration: true
    case .number, .complex, .polar, .list, .complexes, .polynomial, .factoredPolynomial, .matrix,
      .complexMatrix, .matrices, .factored, .truth, .text, .date, .dates:
      false
    }
  }
}

private func describe(_ value: Value<Double>) -> String {
  let numbers = value.numbers.map { "\($0)" }.joined(separator: " ")
  return switch value {
  case .quantity(_, let unit): numbers + " " + unit.symbol
  case .quantities(_, let units), .mixed(_, _, _, let units), .duration(_, let units):
    numbers + " " + units.map(\.symbol).joined(separator: " ")
  case .truth(let truth): truth.rawValue
  case .text(let text): text
  case .date(let date): "\(date)"
  case .dates(let dates): "\(dates)"
  case .factored(let number, _): "\(number) \(numbers)"
  case .matrix(_, let columns), .complexMatrix(_, let columns): "\(numbers) in \(columns)"
  case .matrices(_, let sizes): "\(numbers) in \(sizes.sizes)"
  case .polynomial(_, let unknown), .factoredPolynomial(_, let unknown, _):
    "\(numbers) in \(unknown)"
  case .number, .complex, .polar, .list, .complexes: numbers
  }
}
