#pragma once

/// C's functions that Swift does not import from its headers: extensions, and what needs a place to write to.

/// 10 to a power, an extension that glibc, musl and Apple's library have.
double ulp_exp10(double x);

/// ln |Γ(x)| and the sign of Γ(x), C's `signgam`, without its global variable.
double ulp_log_gamma(double x, int *sign);
