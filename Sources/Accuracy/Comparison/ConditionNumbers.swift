import BigNumbers
import NumericCore

extension Comparer {
  /// |xᵢ · ∂f/∂xᵢ / f| of a step at its true operands; nil if an operand or the result is 0, and if
  /// the derivative was not found.
  func conditionNumbers(
    _ step: StepGraph.Step, _ operands: [ExactReal], _ truth: TrueValue
  ) -> [ExactReal?] {
    guard let value = truth.value, operands.count <= Self.mostOperands else { return [] }
    return operands.indices.map { index in
      do throws(ComputationFailure) {
        if try operands[index].isZero(limits: limits) { return nil }
        if try value.isZero(limits: limits) { return nil }
        if let form = closedForm(step, operands[index], value) { return form }
        return try limitOfQuotients(step, operands, index, value)
      } catch {
        return nil
      }
    }
  }

  /// The condition numbers that have a simple formula, as for most steps.
  private func closedForm(
    _ step: StepGraph.Step, _ operand: ExactReal, _ value: ExactReal
  ) -> ExactReal? {
    switch step.operation {
    case .binary(.add), .binary(.subtract): ExactReal.compute(.magnitude, operand / value)
    case .binary(.multiply), .binary(.divide), .unary(.negate), .unary(.magnitude): 1
    case .scale where step.rescaling?.isProportional == true: 1
    case .unary(.sqrt): ExactReal(BigRational(1, over: 2))
    case .unary(.square): 2
    default: nil
    }
  }

  /// The condition number from difference quotients at x(1 + h).
  ///
  /// A quotient differs from the derivative by a relative error of about |h·x·f″/f′|/2. The
  /// quotients with h = 2⁻ᵉ and h = 2⁻ᵉ⁻⁸ agree to 60 bits where |x·f″/f′| is below about 2^(e−59).
  /// The first e, 200, suffices up to 2¹⁴¹. It is doubled for larger second derivatives, such as
  /// that of the sine of a huge number; the last one, 1600, suffices up to 2¹⁵⁴¹.
  private func limitOfQuotients(
    _ step: StepGraph.Step, _ operands: [ExactReal], _ index: Int, _ value: ExactReal
  ) throws(ComputationFailure) -> ExactReal? {
    var exponent = Self.firstExponent
    while exponent <= Self.lastExponent {
      let coarse = try quotient(step, operands, index, value, exponent)
      let fine = try quotient(step, operands, index, value, exponent + 8)
      let difference =
        ExactReal.compute(.magnitude, coarse - fine) * FloatFormat.double.realPower(60)
      switch try difference.compared(to: fine, limits: limits) {
      case .less, .equal: return fine
      default: exponent *= 2
      }
    }
    return nil
  }

  /// |f(x(1 + h)) − f(x)| / |h·f(x)| with h = 2^−exponent in one operand.
  private func quotient(
    _ step: StepGraph.Step, _ operands: [ExactReal], _ index: Int, _ value: ExactReal,
    _ exponent: Int
  ) throws(ComputationFailure) -> ExactReal {
    let h = FloatFormat.double.realPower(-exponent)
    var moved = operands
    moved[index] = moved[index] * (1 + h)
    let neighbor = try exact.result(of: step, moved)
    return ExactReal.compute(.magnitude, (neighbor - value) / (h * value))
  }

  /// Long lists would need one quotient for each operand, so that condition numbers are computed
  /// for at most this many.
  private static let mostOperands = 8
  private static let firstExponent = 200
  private static let lastExponent = 1600
}
