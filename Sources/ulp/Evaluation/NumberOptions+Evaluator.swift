import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension NumberOptions {
  /// The engine that these options describe, with its variables set.
  func makeEvaluator() throws -> LineAnswering {
    switch backend {
    case .double:
      let evaluator = LineEvaluator(
        calculator: try reporting { () throws(AssignmentFault) in try calculator(DoubleBackend()) },
        format: numberFormat, description: json ? (53, .nearestEven) : nil, widening: nil)
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    case .bigfloat:
      let evaluator = try reporting { () throws(AssignmentFault) in
        try bigFloatEvaluator(workingPrecision(), canWiden: precision == nil)
      }
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    }
  }

  /// A `--let` that failed, and its text.
  private struct AssignmentFault: Error {
    var error: CalculatorError
    var source: [UInt8]
  }

  private func reporting<Result>(
    _ body: () throws(AssignmentFault) -> Result
  ) throws -> Result {
    do throws(AssignmentFault) {
      return try body()
    } catch {
      ErrorReport(error.error, source: error.source).write()
      if json { StandardOutput.write(line: JSONText.failure(error.error)) }
      throw ExitCode(1)
    }
  }

  private func calculator<Backend: NumericBackend>(
    _ backend: Backend
  ) throws(AssignmentFault) -> Calculator<Backend> {
    var calculator = Calculator(backend, angle: angle, special: special, limits: limits)
    for assignment in assignments {
      let source = Array(assignment.utf8)
      do throws(CalculatorError) {
        _ = try calculator.execute(source)
      } catch {
        throw AssignmentFault(error: error, source: source)
      }
    }
    return calculator
  }

  private func bigFloatEvaluator(
    _ precision: Precision, canWiden: Bool
  ) throws(AssignmentFault) -> LineEvaluator<BigFloatBackend> {
    let backend: BigFloatBackend
    do throws(LimitExceeded) {
      backend = try BigFloatBackend(precision: precision, rounding: rounding, limits: limits)
    } catch {
      throw AssignmentFault(
        error: CalculatorError(.limit, error.description, nil, limit: error), source: [])
    }
    let options = self
    let widening = LineEvaluator<BigFloatBackend>.Widening(
      coveredDigits: precision.decimalDigits - 19
    ) { digits throws(CalculatorError) in
      do throws(AssignmentFault) {
        return try options.bigFloatEvaluator(.digits(digits + 2), canWiden: false)
      } catch {
        throw error.error
      }
    }
    return LineEvaluator(
      calculator: try calculator(backend), format: numberFormat,
      description: json ? (precision.bits, rounding) : nil, widening: canWiden ? widening : nil)
  }
}
