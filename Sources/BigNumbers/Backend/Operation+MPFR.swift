internal import CMPFR
import NumericCore

// The functions that are one call of MPFR each, whatever the arguments; the others are compositions.

extension UnaryOperation {
  /// MPFR's function; nil for a composition.
  @inline(__always)
  var mpfr: BigFloat.Unary? {
    switch self {
    case .negate: mpfr_neg
    case .magnitude: mpfr_abs
    case .square: mpfr_sqr
    case .floor: mpfr_rint_floor
    case .ceil: mpfr_rint_ceil
    case .trunc: mpfr_rint_trunc
    case .round: mpfr_rint_round
    case .roundEven: mpfr_rint_roundeven
    case .roundInDirection: mpfr_rint
    case .fraction: mpfr_frac
    case .sqrt: mpfr_sqrt
    case .reciprocalSqrt: mpfr_rec_sqrt
    case .cbrt: mpfr_cbrt
    case .exp: mpfr_exp
    case .exp2: mpfr_exp2
    case .exp10: mpfr_exp10
    case .expMinusOne: mpfr_expm1
    case .exp2MinusOne: mpfr_exp2m1
    case .exp10MinusOne: mpfr_exp10m1
    case .log: ulp_log
    case .log2: mpfr_log2
    case .log10: mpfr_log10
    case .logOnePlus: mpfr_log1p
    case .log2OnePlus: mpfr_log2p1
    case .log10OnePlus: mpfr_log10p1
    case .sin: mpfr_sin
    case .cos: mpfr_cos
    case .tan: mpfr_tan
    case .sec: mpfr_sec
    case .csc: mpfr_csc
    case .cot: mpfr_cot
    case .asin: mpfr_asin
    case .acos: mpfr_acos
    case .atan: mpfr_atan
    case .sinh: mpfr_sinh
    case .cosh: mpfr_cosh
    case .tanh: mpfr_tanh
    case .sech: mpfr_sech
    case .csch: mpfr_csch
    case .coth: mpfr_coth
    case .asinh: mpfr_asinh
    case .acosh: mpfr_acosh
    case .atanh: mpfr_atanh
    case .gamma: mpfr_gamma
    case .lnGamma: mpfr_lngamma
    case .digamma: mpfr_digamma
    case .zeta: ulp_zeta
    case .expIntegral: mpfr_eint
    case .dilogarithm: mpfr_li2
    case .besselJ0: mpfr_j0
    case .besselJ1: mpfr_j1
    case .besselY0: mpfr_y0
    case .besselY1: mpfr_y1
    case .airy: mpfr_ai
    case .sign, .nextAbove, .nextBelow, .binaryExponent, .binarySignificand, .logGamma, .gammaSign,
      .erf, .erfc, .factorial, .doubleFactorial:
      nil
    }
  }
}

extension BinaryOperation {
  /// MPFR's function; nil for a composition.
  @inline(__always)
  var mpfr: BigFloat.Binary? {
    switch self {
    case .add: mpfr_add
    case .subtract: mpfr_sub
    case .multiply: mpfr_mul
    case .divide: mpfr_div
    case .positiveDifference: mpfr_dim
    case .truncatingRemainder: mpfr_fmod
    case .remainder: mpfr_remainder
    case .copySign: mpfr_copysign
    case .hypot: mpfr_hypot
    case .pow: mpfr_pow
    case .powr: mpfr_powr
    case .atan2: mpfr_atan2
    case .arithmeticGeometricMean: mpfr_agm
    case .relativeDifference, .modulo, .truncatingQuotient, .remainderQuotient, .nextToward,
      .scaleByPowerOfTwo, .root, .compound, .logBase, .sinUnits, .cosUnits, .tanUnits, .asinUnits,
      .acosUnits, .atanUnits, .incompleteGamma, .beta, .besselJ, .besselY, .binomial, .permutations,
      .greatestCommonDivisor, .leastCommonMultiple:
      nil
    }
  }
}
