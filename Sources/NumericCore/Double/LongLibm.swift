internal import CLibm

/// C's functions of `long double`, which tell about how far results in binary64 are off.
///
/// They are proven by nobody: what they say chooses the points that are looked at, and judges none.
package enum LongLibm {
  /// About how many ulps the results of a function at some numbers are off, infinite for a result that is not finite though the true
  /// value is, and −1 where that does not exist or is beyond the doubles; nil where the platform's `long double` has no more
  /// bits than a double, or no such function.
  package static func errors(
    _ function: UnaryFunction, of results: [Double], at numbers: [Double]
  ) -> [Double]? {
    precondition(results.count == numbers.count, "every number has a result")
    guard let function = name(function) else { return nil }
    var isKnown = false
    let errors = [Double](unsafeUninitializedCapacity: numbers.count) { errors, count in
      guard let errors = errors.baseAddress else {
        isKnown = true
        return
      }
      isKnown = ulp_long_errors(function, numbers, results, errors, numbers.count)
      count = isKnown ? numbers.count : 0
    }
    return isKnown ? errors : nil
  }

  private static func name(_ function: UnaryFunction) -> ulp_long_function? {
    switch function {
    case .acos: ULP_LONG_ACOS
    case .acosh: ULP_LONG_ACOSH
    case .asin: ULP_LONG_ASIN
    case .asinh: ULP_LONG_ASINH
    case .atan: ULP_LONG_ATAN
    case .atanh: ULP_LONG_ATANH
    case .besselJ0: ULP_LONG_J0
    case .besselJ1: ULP_LONG_J1
    case .besselY0: ULP_LONG_Y0
    case .besselY1: ULP_LONG_Y1
    case .cbrt: ULP_LONG_CBRT
    case .cos: ULP_LONG_COS
    case .cosh: ULP_LONG_COSH
    case .erf: ULP_LONG_ERF
    case .erfc: ULP_LONG_ERFC
    case .exp: ULP_LONG_EXP
    case .exp10: ULP_LONG_EXP10
    case .exp2: ULP_LONG_EXP2
    case .expMinusOne: ULP_LONG_EXPM1
    case .gamma: ULP_LONG_TGAMMA
    case .log: ULP_LONG_LOG
    case .log10: ULP_LONG_LOG10
    case .log2: ULP_LONG_LOG2
    case .logGamma: ULP_LONG_LGAMMA
    case .logOnePlus: ULP_LONG_LOG1P
    case .sin: ULP_LONG_SIN
    case .sinh: ULP_LONG_SINH
    case .sqrt: ULP_LONG_SQRT
    case .tan: ULP_LONG_TAN
    case .tanh: ULP_LONG_TANH
    default: nil
    }
  }
}
