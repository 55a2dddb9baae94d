#define _GNU_SOURCE
#include "CLibm.h"

#include <float.h>
#include <math.h>

#if defined(__GLIBC__) && LDBL_MANT_DIG >= 64

/// `lgammal` without the global variable `signgam`.
static long double log_gamma(long double x) {
  int sign;
  return lgammal_r(x, &sign);
}

static long double value(enum ulp_long_function function, long double x) {
  switch (function) {
  case ULP_LONG_ACOS: return acosl(x);
  case ULP_LONG_ACOSH: return acoshl(x);
  case ULP_LONG_ASIN: return asinl(x);
  case ULP_LONG_ASINH: return asinhl(x);
  case ULP_LONG_ATAN: return atanl(x);
  case ULP_LONG_ATANH: return atanhl(x);
  case ULP_LONG_CBRT: return cbrtl(x);
  case ULP_LONG_COS: return cosl(x);
  case ULP_LONG_COSH: return coshl(x);
  case ULP_LONG_ERF: return erfl(x);
  case ULP_LONG_ERFC: return erfcl(x);
  case ULP_LONG_EXP: return expl(x);
  case ULP_LONG_EXP10: return exp10l(x);
  case ULP_LONG_EXP2: return exp2l(x);
  case ULP_LONG_EXPM1: return expm1l(x);
  case ULP_LONG_J0: return j0l(x);
  case ULP_LONG_J1: return j1l(x);
  case ULP_LONG_LGAMMA: return log_gamma(x);
  case ULP_LONG_LOG: return logl(x);
  case ULP_LONG_LOG10: return log10l(x);
  case ULP_LONG_LOG1P: return log1pl(x);
  case ULP_LONG_LOG2: return log2l(x);
  case ULP_LONG_SIN: return sinl(x);
  case ULP_LONG_SINH: return sinhl(x);
  case ULP_LONG_SQRT: return sqrtl(x);
  case ULP_LONG_TAN: return tanl(x);
  case ULP_LONG_TANH: return tanhl(x);
  case ULP_LONG_TGAMMA: return tgammal(x);
  case ULP_LONG_Y0: return y0l(x);
  case ULP_LONG_Y1: return y1l(x);
  }
  return NAN;
}

/// The distance of a result from a value in units in the last place of the value as a double.
static double distance(double result, long double value) {
  if (!(fabsl(value) < 0x1p1024L)) return -1;
  if (!isfinite(result)) return INFINITY;
  int exponent = value == 0 ? DBL_MIN_EXP - 1 : ilogbl(value);
  if (exponent < DBL_MIN_EXP - 1) exponent = DBL_MIN_EXP - 1;
  return (double)scalbnl(fabsl(result - value), DBL_MANT_DIG - 1 - exponent);
}

bool ulp_long_errors(enum ulp_long_function function, const double *arguments, const double *results, double *errors, long count) {
  for (long i = 0; i < count; i++) errors[i] = distance(results[i], value(function, arguments[i]));
  return true;
}

#else

bool ulp_long_errors(enum ulp_long_function function, const double *arguments, const double *results, double *errors, long count) {
  (void)function, (void)arguments, (void)results, (void)errors, (void)count;
  return false;
}

#endif
