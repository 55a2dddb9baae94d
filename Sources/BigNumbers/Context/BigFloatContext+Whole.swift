internal import CMPFR
import NumericCore

// Functions of whole numbers: computed exactly, rounded once.
extension BigFloatContext {
  /// The value; NaN where there is none.
  ///
  /// MPFR's flags are restored before the rounding, because those raised on the way say nothing about the result.
  func whole(
    _ function: ListFunction, _ x: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    ulp_prepare_thread()
    guard let operands = try wholeNumbers(x) else { return notANumber }
    let flags = ulp_flags()
    do throws(ComputationFailure) {
      let value = try Deadline.within(limits) { () throws(ComputationFailure) in
        try WholeValues.value(of: function, operands, limits)
      }
      ulp_restore_flags(flags)
      return make { r, mode in value.read { mpfr_set_q(r, $0, mode) } }
    } catch {
      ulp_restore_flags(flags)
      if case .limit(let limit) = error { throw limit }
      return notANumber
    }
  }

  /// Numbers as whole numbers; nil if one of them is not whole.
  func wholeNumbers(
    _ x: some Collection<BigFloat>
  ) throws(LimitExceeded) -> [BigInteger]? {
    guard x.allSatisfy(\.isInteger) else { return nil }
    for number in x { try limits.checkSize(number.binaryExponent ?? 0) }
    return x.map { BigInteger(whole: $0) }
  }

  /// Why a function of whole numbers is NaN.
  func wholeException(_ function: ListFunction, _ x: [BigFloat]) -> ArithmeticException {
    guard let operands = try? wholeNumbers(x) else { return .domain }
    return WholeValues.exception(function, operands, limits)
  }
}
