import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension NumberOptions {
  /// The engine that these options describe, with its variables set.
  func makeEvaluator() throws -> any LineEvaluating {
    var evaluator: any LineEvaluating
    switch backend {
    case .double:
      evaluator = LineEvaluator(
        calculator: calculator(DoubleBackend()), format: numberFormat,
        description: json ? (53, .nearestEven) : nil, widening: nil)
    case .bigfloat:
      evaluator = try bigFloatEvaluator(precision: workingPrecision())
    }
    for assignment in assignments {
      guard assignment.contains("=") else {
        throw ValidationError("--let needs NAME=VALUE, not '\(assignment)'")
      }
      let source = Array(assignment.utf8)
      do throws(CalculatorError) {
        try evaluator.assign(source)
      } catch {
        ErrorReport(error, source: source).write()
        throw ExitCode(1)
      }
    }
    return evaluator
  }

  private func calculator<Backend: NumericBackend>(_ backend: Backend) -> Calculator<Backend> {
    Calculator(backend, angle: angle, special: special, limits: limits)
  }

  private func bigFloatEvaluator(
    precision: Precision, canWiden: Bool = true
  ) throws(LimitExceeded) -> LineEvaluator<BigFloatBackend> {
    let backend = try BigFloatBackend(precision: precision, rounding: rounding, limits: limits)
    let options = self
    let widening = LineEvaluator<BigFloatBackend>.Widening(
      coveredDigits: precision.decimalDigits - 19
    ) { digits throws(LimitExceeded) in
      var wider = try options.bigFloatEvaluator(
        precision: .digits(min(digits + 2, 1 << 50)), canWiden: false)
      for assignment in options.assignments {
        do throws(CalculatorError) {
          try wider.assign(Array(assignment.utf8))
        } catch {
          throw error.limit ?? LimitExceeded(limit: .digits, allowed: options.limits.digits)
        }
      }
      return wider
    }
    return LineEvaluator(
      calculator: calculator(backend), format: numberFormat,
      description: json ? (precision.bits, rounding) : nil,
      widening: canWiden && self.precision == nil ? widening : nil)
  }
}
