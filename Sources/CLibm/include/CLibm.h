#pragma once

/// Functions of C that Swift does not import from its headers: extensions, and functions with an
/// output parameter.

/// 10^x, an extension that glibc, musl and Apple's library have.
double ulp_exp10(double x);

/// ln |Γ(x)|, with the sign of Γ(x) in `sign`: like C's `lgamma`, but without the global variable
/// `signgam`.
double ulp_log_gamma(double x, int *sign);
