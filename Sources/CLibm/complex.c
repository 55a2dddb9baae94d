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
  }
  return number(NAN, NAN);
}

void ulp_complex(enum ulp_complex_function function, const double *operands, double *result) {
  double complex w = function <= ULP_COMPLEX_POWER ? number(operands[2], operands[3]) : 0;
  double complex found = value(function, number(operands[0], operands[1]), w);
  result[0] = creal(found);
  result[1] = cimag(found);
}
