#pragma once

/// Functions of C that Swift does not import: extensions, and functions that return a second result
/// through a global variable.

/// 10 to a power, an extension of glibc, musl and Apple's library.
double ulp_exp10(double x);

/// ln |Γ(x)| and the sign of Γ(x), without C's global variable `signgam`.
double ulp_log_gamma(double x, int *sign);
