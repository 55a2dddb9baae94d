internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func exception(
    of operation: Operation, operands: [BigFloat], result: BigFloat
  ) -> ArithmeticException? {
    if operands.contains(where: \.isNaN) { return nil }
    let hasZeroDivisor = operands.count == 2 && operands[1].isZero
    switch operation {
    case .binary(.divide) where hasZeroDivisor && !operands[0].isInfinite,
      .binary(.modulo) where hasZeroDivisor:
      return .divisionByZero
    default: break
    }
    if result.isNaN { return .domain }
    if result.isInfinite {
      if operands.contains(where: \.isInfinite) { return nil }
      guard flags(of: operation, operands) == .pole else { return .overflow }
      return operation == .binary(.pow) ? .divisionByZero : .domain
    }
    return flags(of: operation, operands) == .underflow ? .underflow : nil
  }

  private enum Flag { case pole, underflow, none }

  /// Computes once more and looks at the flags that MPFR raised: a division-by-zero flag means an
  /// exact infinity from finite operands, whatever the function.
  private func flags(of operation: Operation, _ operands: [BigFloat]) -> Flag {
    var scratch = zero
    let saved = mpfr_flags_save()
    defer { mpfr_flags_restore(saved, ulp_all_flags()) }
    mpfr_clear_flags()
    do throws(LimitExceeded) {
      switch operation {
      case .unary(let function): try apply(function, operands[0], into: &scratch)
      case .binary(let function):
        try apply(function, operands[0], operands[1], into: &scratch)
      case .ternary(let function):
        try apply(function, operands[0], operands[1], operands[2], into: &scratch)
      case .reduction(let reduction): try apply(reduction, operands, into: &scratch)
      case .scale: return operands[0].isZero ? .none : .underflow
      case .literal, .constant: return .none
      }
    } catch {
      return .none
    }
    return mpfr_divby0_p() != 0 ? .pole : mpfr_underflow_p() != 0 ? .underflow : .none
  }

  /// MPFR's inexact flag is sticky and belongs to the thread: it is cleared before `body` and read
  /// after it, and `body` stays on one thread because it is synchronous.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    ulp_prepare_thread()
    mpfr_clear_flags()
    let result = try body()
    return (result, mpfr_inexflag_p() == 0)
  }
}
