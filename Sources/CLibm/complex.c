#include "CLibm.h"

#include <complex.h>
#include <math.h>

// CMPLX(x, y) is missing in some headers; `x + y * I` loses zeros and infinities.
static double complex number(double x, double y) {
  union {
    double parts[2];
    double complex value;
  } both = {{x, y}};
  return both.value;
}

/// A whole power by products, as languages with complex numbers compute small ones.
static double complex whole_power(double complex z, int n) {
  double complex result = 1;
  for (int rest = n < 0 ? -n : n; rest > 0; rest /= 2) {
    if (rest % 2) result *= z;
    if (rest > 1) z *= z;
  }
  return n < 0 ? 1 / result : result;
}

static double complex power(double complex z, double complex w) {
  double exponent = creal(w);
  // The logarithm of 0 would make NaN of every power.
  if (creal(z) == 0 && cimag(z) == 0) {
    if (exponent > 0) return 0;
    return exponent == 0 && cimag(w) == 0 ? 1 : number(INFINITY, NAN);
  }
  if (cimag(w) == 0 && fabs(exponent) <= 100 && exponent == trunc(exponent)) return whole_power(z, exponent);
  return cpow(z, w);
}

static double complex polar(double length, double angle) { return number(length * cos(angle), length * sin(angle)); }

static double complex exp_minus_one(double complex z) {
  double x = creal(z), y = cimag(z);
  if (!(fabs(x) < 1)) return number(creal(cexp(z)) - 1, cimag(cexp(z)));
  double half = sin(y / 2);
  return number(expm1(x) * cos(y) - 2 * half * half, exp(x) * sin(y));
}

static double complex log_one_plus(double complex z) {
  double x = creal(z), y = cimag(z);
  if (!(hypot(x, y) < 0.5)) return clog(number(1 + x, y));
  return number(log1p(x * (x + 2) + y * y) / 2, atan2(y, 1 + x));
}

static double complex value(enum ulp_complex_function function, double complex z, double complex w) {
  switch (function) {
  case ULP_COMPLEX_PRODUCT: return z * w;
  case ULP_COMPLEX_QUOTIENT: return z / w;
  case ULP_COMPLEX_POWER: return power(z, w);
  case ULP_COMPLEX_SQRT: return csqrt(z);
  case ULP_COMPLEX_EXP: return cexp(z);
  case ULP_COMPLEX_LOG: return clog(z);
  case ULP_COMPLEX_SIN: return csin(z);
  case ULP_COMPLEX_COS: return ccos(z);
  case ULP_COMPLEX_TAN: return ctan(z);
  case ULP_COMPLEX_ASIN: return casin(z);
  case ULP_COMPLEX_ACOS: return cacos(z);
  case ULP_COMPLEX_ATAN: return catan(z);
  case ULP_COMPLEX_SINH: return csinh(z);
  case ULP_COMPLEX_COSH: return ccosh(z);
  case ULP_COMPLEX_TANH: return ctanh(z);
  case ULP_COMPLEX_ASINH: return casinh(z);
  case ULP_COMPLEX_ACOSH: return cacosh(z);
  case ULP_COMPLEX_ATANH: return catanh(z);
  case ULP_COMPLEX_EXPM1: return exp_minus_one(z);
  case ULP_COMPLEX_LOG1P: return log_one_plus(z);
  case ULP_COMPLEX_CBRT: return polar(cbrt(cabs(z)), carg(z) / 3);
  case ULP_COMPLEX_LOG2: return number(creal(clog(z)) / M_LN2, cimag(clog(z)) / M_LN2);
  case ULP_COMPLEX_LOG10: return number(creal(clog(z)) / M_LN10, cimag(clog(z)) / M_LN10);
  case ULP_COMPLEX_SEC: return 1 / ccos(z);
  case ULP_COMPLEX_CSC: return 1 / csin(z);
  case ULP_COMPLEX_COT: return 1 / ctan(z);
  case ULP_COMPLEX_SECH: return 1 / ccosh(z);
  case ULP_COMPLEX_CSCH: return 1 / csinh(z);
  case ULP_COMPLEX_COTH: return 1 / ctanh(z);
  }
  return number(NAN, NAN);
}

void ulp_complex(enum ulp_complex_function function, const double *operands, double *result) {
  double complex w = function <= ULP_COMPLEX_POWER ? number(operands[2], operands[3]) : 0;
  double complex found = value(function, number(operands[0], operands[1]), w);
  result[0] = creal(found);
  result[1] = cimag(found);
}
