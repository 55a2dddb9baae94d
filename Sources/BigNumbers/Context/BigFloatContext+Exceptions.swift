internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// Why an operation gave a result that is zero, infinite or NaN; `compute` computes it once more.
  func exception(
    of operation: Operation, operands: [BigFloat], result: BigFloat,
    _ compute: (Function) throws(LimitExceeded) -> BigFloat
  ) -> ArithmeticException? {
    if operands.contains(where: \.isNaN) { return nil }
    if case .function(.binary(let function)) = operation,
      function.zeroDivisor.divides(operands[0], operands[1])
    {
      return .divisionByZero
    }
    // Only the conversion to a reciprocal unit can be infinite here.
    if operation == .scale, operands[0].isZero, result.isInfinite { return .divisionByZero }
    if case .part(let part) = operation {
      if let pole = part.pole(at: operands, isWhole: \.isInteger) { return pole }
      if result.isZero { return isUnderflow(part, operands) ? .underflow : nil }
    }
    if result.isNaN { return .domain }
    if operation == .literal {
      return (result.binaryExponent ?? 0) > 0 || result.isInfinite ? .overflow : .underflow
    }
    if result.isInfinite, operands.contains(where: \.isInfinite) { return nil }
    switch flags(of: operation, operands, compute) {
    case .pole: return .domain
    case .overflow: return .overflow
    case .underflow: return .underflow
    case .none: return result.isInfinite ? .overflow : nil
    }
  }

  private enum Flag { case pole, overflow, underflow, none }

  /// Computes once more and reads the flags that MPFR raised: a division-by-zero flag means an
  /// exact infinity from finite operands, for every function.
  private func flags(
    of operation: Operation, _ operands: [BigFloat],
    _ compute: (Function) throws(LimitExceeded) -> BigFloat
  ) -> Flag {
    guard case .function(let function) = operation else {
      // The factors of units have moderate exponents, so that a product vanishes only for an x of
      // extreme exponent; a result that is zero for another x is one that an offset cancels.
      let isScale = operation == .scale
      return isScale && (operands[0].binaryExponent ?? 0) < -1 << 40 ? .underflow : .none
    }
    let saved = ulp_flags()
    defer { ulp_restore_flags(saved) }
    ulp_clear_flags()
    do throws(LimitExceeded) { _ = try compute(function) } catch { return .none }
    if mpfr_divby0_p() != 0 { return .pole }
    return mpfr_overflow_p() != 0 ? .overflow : mpfr_underflow_p() != 0 ? .underflow : .none
  }

  /// Runs `body`, and tells whether all of its operations were exact.
  ///
  /// MPFR's inexact flag is sticky and belongs to the thread: it is cleared before `body` and read
  /// after it, and `body` stays on one thread because it is synchronous.
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool) {
    ulp_prepare_thread()
    ulp_clear_flags()
    let result = try body()
    return (result, ulp_is_inexact() == 0)
  }
}
