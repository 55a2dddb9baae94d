internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  /// The number in another unit, rounded once from the exact value: a fraction, or a fraction times
  /// a power of π.
  ///
  /// Zeros, infinities and NaN, and fractions that are too long to be written out, are converted
  /// step by step.
  public func rescaled(
    _ x: BigFloat, by rescaling: Rescaling
  ) throws(LimitExceeded) -> BigFloat {
    if case .multiple(let ratio) = rescaling { return try scaled(x, by: ratio) }
    guard x.isRegular, let fraction = try? BigRational(exactly: x, limits: limits) else {
      return try rescaledStepByStep(x, by: rescaling)
    }
    let bounds = ExactLimits(limits)
    let exact = ExactBackend(limits: bounds)
    // The flags that the proof raises say nothing about the result.
    let flags = ulp_flags()
    do throws(ComputationFailure) {
      let value = try exact.rescaledStepByStep(ExactReal(fraction), by: rescaling)
      let result = try value.rounded(to: precision, rounding, limits: bounds)
      let known = try value.rational(limits: bounds)
      ulp_restore_flags(flags)
      if known == nil || known != (try? BigRational(exactly: result)) { mpfr_set_inexflag() }
      return result
    } catch {
      ulp_restore_flags(flags)
      switch error {
      case .limit(let limit): throw limit
      case .undecided(let bits):
        throw LimitExceeded(
          limit: .workingPrecision, allowed: limits.workingPrecision, requested: bits)
      case .exception, .inapplicable: return try rescaledStepByStep(x, by: rescaling)
      }
    }
  }
}
