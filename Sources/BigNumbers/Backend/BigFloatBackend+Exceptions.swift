internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func exception(
    of operation: Operation, operands: [BigFloat], result: BigFloat
  ) -> ArithmeticException? {
    if operands.contains(where: \.isNaN) { return nil }
    let hasZeroDivisor = operands.count == 2 && operands[1].isZero
    let hasZeroBase = operands.count == 2 && operands[0].isZero && !operands[1].isZero
    switch operation {
    case .binary(.divide) where hasZeroDivisor && !operands[0].isInfinite,
      .binary(.modulo) where hasZeroDivisor, .binary(.truncatingRemainder) where hasZeroDivisor,
      .binary(.remainder) where hasZeroDivisor, .binary(.relativeDifference) where hasZeroBase:
      return .divisionByZero
    default: break
    }
    // Only the reciprocal of a conversion is infinite there.
    if operation == .scale, operands[0].isZero, result.isInfinite { return .divisionByZero }
    if case .financial(let function) = operation, result.isNaN {
      return financialException(function, operands)
    }
    if result.isNaN { return .domain }
    if operation == .literal {
      return (result.binaryExponent ?? 0) > 0 || result.isInfinite ? .overflow : .underflow
    }
    if result.isInfinite, operands.contains(where: \.isInfinite) { return nil }
    switch flags(of: operation, operands) {
    case .pole: return operation == .binary(.pow) ? .divisionByZero : .domain
    case .overflow: return .overflow
    case .underflow: return .underflow
    case .none: return result.isInfinite ? .overflow : nil
    }
  }

  private enum Flag { case pole, overflow, underflow, none }

  /// Computes once more and looks at the flags that MPFR raised: a division-by-zero flag means an
  /// exact infinity from finite operands, whatever the function.
  private func flags(of operation: Operation, _ operands: [BigFloat]) -> Flag {
    switch operation {
    // A factor is no number of extreme size, so that only those can vanish; others meet an offset.
    case .scale: return (operands[0].binaryExponent ?? 0) < -1 << 40 ? .underflow : .none
    case .literal, .constant: return .none
    default: break
    }
    let saved = ulp_flags()
    defer { ulp_restore_flags(saved) }
    ulp_clear_flags()
    do throws(LimitExceeded) { _ = try compute(operation, operands) } catch { return .none }
    if mpfr_divby0_p() != 0 { return .pole }
    return mpfr_overflow_p() != 0 ? .overflow : mpfr_underflow_p() != 0 ? .underflow : .none
  }

  /// MPFR's inexact flag is sticky and belongs to the thread: it is cleared before `body` and read
  /// after it, and `body` stays on one thread because it is synchronous.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    ulp_prepare_thread()
    ulp_clear_flags()
    let result = try body()
    return (result, ulp_is_inexact() == 0)
  }
}
