import Arithmetic
import BigNumbers
import Conversion
import FuzzSupport
import Grammars
import NumericCore

// Lines on the backends of this module; those on doubles are a target of their own. Numbers are small, so that a
// line takes milliseconds.

/// Proven digits.
let exact = evaluations("exact", ExactBackend(limits: smallExactLimits))
/// Binary numbers of 100 bits; the description fits the limits.
let bigFloat = evaluations(
  "bigfloat",
  opened { () throws(LimitExceeded) in
    try BigFloatBackend(precision: .bits(100), limits: .small)
  })
/// Decimals of 25 digits.
let decimal = evaluations(
  "decimal",
  opened { () throws(LimitExceeded) in try DecimalBackend(digits: 25, limits: .small) })

/// A backend whose precision is within the limits.
func opened<Backend>(_ body: () throws(LimitExceeded) -> Backend) -> Backend {
  do throws(LimitExceeded) { return try body() } catch { violated("\(error)") }
}

let smallExactLimits: ExactLimits = {
  var limits = ExactLimits(.small)
  limits.wholeDigits = 60
  limits.digits = 20
  return limits
}()

/// Lines on a backend: a calculator that is used again answers as a new one does, and numbers in answers are literals.
private func evaluations<Backend: NumericBackend>(
  _ name: String, _ backend: Backend
) -> FuzzTarget {
  let shared = Calculator(backend, limits: .small)
  return FuzzTarget(name) { s in
    var grammar = ExpressionGrammar()
    s.putList(1 + s.choose(3), separator: "\n") { grammar.putLine(&$0) }
  } read: { text, tally in
    for part in text.split(separator: UInt8(ascii: "\n")) {
      let line = Array(part)
      let answer = answer(line, shared)
      var single = Calculator(backend, limits: .small)
      let again: Answer
      do throws(CalculatorError) {
        again = Answer(try single.execute(line), backend)
      } catch {
        again = Answer(error)
      }
      // The time and the memory of an evaluation are no function of the line.
      if !answer.dependsOnMachine, !again.dependsOnMachine {
        require(answer.text == again.text, "'\(answer.text)' and '\(again.text)'")
      }
      require(answer.error?.kind != .fault, "a fault of the program")
      require(answer.error?.fits(line) ?? true, "the place of an error is behind the line")
      tally.count(answer.error?.isOfText != true)
    }
  }
}

private func answer<Backend: NumericBackend>(
  _ line: [UInt8], _ calculator: Calculator<Backend>
) -> Answer {
  do throws(CalculatorError) {
    return Answer(try calculator.evaluate(utf8: line), calculator.backend)
  } catch {
    return Answer(error)
  }
}

/// What a line leads to.
private struct Answer {
  var text = ""
  var error: CalculatorError?

  init(_ error: CalculatorError) { (text, self.error) = (error.message, error) }

  init<Backend: NumericBackend>(_ evaluation: Evaluation<Backend.Number>, _ backend: Backend) {
    let format = NumberFormat(digits: 20)
    for number in evaluation.value.numbers {
      do throws(EngineError<Backend.Failure>) {
        let digits = try backend.format(number, as: format, limits: .small).text
        let isLiteral = (try? ExactLiteral(digits)) != nil
        require(isLiteral, "'\(digits)' is no literal")
        text += digits + " "
      } catch {
        self.error = CalculatorError(error)
        text += self.error?.message ?? ""
      }
    }
    if case .text(let value) = evaluation.value { text = value }
    if case .truth(let truth) = evaluation.value { text = truth.rawValue }
  }

  /// Whether a limit of time or memory ended the evaluation, or may have left a question open.
  var dependsOnMachine: Bool {
    error?.limit?.limit == .time || error?.limit?.limit == .memory || error?.kind == .undecided
  }
}
