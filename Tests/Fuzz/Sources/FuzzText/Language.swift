import FuzzSupport
import Grammars
import NumericCore

@testable import Arithmetic

/// Lines of the language, read and compiled: every fault has a place in the line, and a printed expression reads back as
/// itself.
let language = FuzzTarget.lines("language") { s in
  var grammar = ExpressionGrammar()
  grammar.sizes = .extreme
  grammar.putLine(&s)
} read: { line in
  let isText = String(validating: line, as: UTF8.self) != nil
  if isText { checkTokens(line) }
  var calculator = Calculator(DoubleBackend(), limits: textLimits)
  let statements: [Statement]
  do throws(CalculatorError) {
    let parsed = try calculator.environment.parse(line, textLimits)
    for warning in parsed.warnings {
      require(warning.span.end <= line.count, "the place of a warning is behind the line")
    }
    statements = parsed.statements
  } catch {
    require(error.fits(line), "the place of an error is behind the line")
    return !error.isOfText
  }
  require(isText, "a line that is not UTF-8 was read")
  require(
    (try? LineNames(utf8: line, limits: textLimits)) != nil, "the names of a line were not found")
  for case .unit(let unit) in statements { calculator.units.define(unit) }
  for case .expression(let expression) in statements { checkPrinting(expression, calculator) }
  do throws(CalculatorError) {
    _ = try calculator.compile(utf8: line)
    return true
  } catch {
    require(error.fits(line), "the place of an error is behind the line")
    return !error.isOfText || statements.count > 1
  }
}

/// The limits of lines that are read.
let textLimits: Limits = {
  var limits = Limits()
  limits.length = 4096
  limits.operations = 4096
  limits.digits = 2000
  limits.terms = 200
  limits.exponent = 4096
  limits.flows = 40
  return limits
}()

private func checkTokens(_ line: [UInt8]) {
  var last = 0
  for token in LineTokens(utf8: line).tokens {
    require(
      last <= token.span.start && token.span.start < token.span.end && token.span.end <= line.count,
      "tokens are not in order")
    last = token.span.end
  }
}

/// What is printed for an expression is an expression, and without units it is then printed in the same way.
///
/// A product of quantities may become a quantity with a product of units.
private func checkPrinting(_ expression: Expression, _ calculator: Calculator<DoubleBackend>) {
  let text = expression.description
  guard let again = printed(text, calculator), expression.units.isEmpty else { return }
  require(again == text || text.contains("°"), "'\(text)' is printed '\(again)'")
}

/// A printed text, read and printed; nil where a limit ends it.
private func printed(_ text: String, _ calculator: Calculator<DoubleBackend>) -> String? {
  do throws(CalculatorError) {
    let statements = try calculator.environment.parse(Array(text.utf8), textLimits).statements
    guard case .expression(let expression)? = statements.first, statements.count == 1 else {
      violated("'\(text)' is no expression")
    }
    return expression.description
  } catch {
    if error.kind != .limit { violated("'\(text)' does not read back: \(error.message)") }
    return nil
  }
}
