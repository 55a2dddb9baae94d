#pragma once

#include <stdbool.h>

/// Functions of C that Swift does not import from its headers: extensions, and functions with an
/// output parameter.

/// 10^x, an extension that glibc, musl and Apple's library have.
double ulp_exp10(double x);

/// ln |Γ(x)|, with the sign of Γ(x) in `sign`: like C's `lgamma`, but without the global variable
/// `signgam`.
double ulp_log_gamma(double x, int *sign);

/// Functions that C has for `long double`.
enum ulp_long_function {
  ULP_LONG_ACOS, ULP_LONG_ACOSH, ULP_LONG_ASIN, ULP_LONG_ASINH, ULP_LONG_ATAN, ULP_LONG_ATANH, ULP_LONG_CBRT, ULP_LONG_COS,
  ULP_LONG_COSH, ULP_LONG_ERF, ULP_LONG_ERFC, ULP_LONG_EXP, ULP_LONG_EXP10, ULP_LONG_EXP2, ULP_LONG_EXPM1, ULP_LONG_J0,
  ULP_LONG_J1, ULP_LONG_LGAMMA, ULP_LONG_LOG, ULP_LONG_LOG10, ULP_LONG_LOG1P, ULP_LONG_LOG2, ULP_LONG_SIN, ULP_LONG_SINH,
  ULP_LONG_SQRT, ULP_LONG_TAN, ULP_LONG_TANH, ULP_LONG_TGAMMA, ULP_LONG_Y0, ULP_LONG_Y1
};

/// About how far results are from the values of a function, in units in the last place of the values as doubles: by the
/// function of `long double`, whose own error counts 2⁻¹¹ as much where it has 64 bits. It is infinite for a result that
/// is not finite though the value is within the doubles, and −1 where the value is not.
///
/// False, and nothing is done, where `long double` has no such functions or no more bits than `double`.
bool ulp_long_errors(enum ulp_long_function function, const double *arguments, const double *results, double *errors, long count);

/// Functions of complex numbers: three of two numbers, then those of one.
enum ulp_complex_function {
  ULP_COMPLEX_PRODUCT, ULP_COMPLEX_QUOTIENT, ULP_COMPLEX_POWER, ULP_COMPLEX_SQRT, ULP_COMPLEX_EXP, ULP_COMPLEX_LOG,
  ULP_COMPLEX_SIN, ULP_COMPLEX_COS, ULP_COMPLEX_TAN, ULP_COMPLEX_ASIN, ULP_COMPLEX_ACOS, ULP_COMPLEX_ATAN, ULP_COMPLEX_SINH,
  ULP_COMPLEX_COSH, ULP_COMPLEX_TANH, ULP_COMPLEX_ASINH, ULP_COMPLEX_ACOSH, ULP_COMPLEX_ATANH, ULP_COMPLEX_EXPM1,
  ULP_COMPLEX_LOG1P, ULP_COMPLEX_CBRT, ULP_COMPLEX_LOG2, ULP_COMPLEX_LOG10, ULP_COMPLEX_SEC, ULP_COMPLEX_CSC, ULP_COMPLEX_COT,
  ULP_COMPLEX_SECH, ULP_COMPLEX_CSCH, ULP_COMPLEX_COTH
};

/// What C's operators and functions of complex numbers give: both parts of a result from the parts of one or two operands.
///
/// Powers differ from `cpow` for whole exponents up to 100, which are computed by products, and for the base 0. What C lacks is
/// made of its functions: `expm1` and `log1p`, near 0 of the real ones, the cube root, logarithms to the bases 2 and 10, and
/// reciprocals.
void ulp_complex(enum ulp_complex_function function, const double *operands, double *result);
