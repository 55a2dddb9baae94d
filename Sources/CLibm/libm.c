#define _GNU_SOURCE
#include "CLibm.h"

#include <math.h>

#ifdef __APPLE__
extern double lgamma_r(double, int *);
double ulp_exp10(double x) { return __exp10(x); }
#else
double ulp_exp10(double x) { return exp10(x); }
#endif

double ulp_log_gamma(double x, int *sign) { return lgamma_r(x, sign); }
