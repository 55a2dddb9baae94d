// Functions that raise the flag of inexact results rightly and wrongly.
#include <fenv.h>
#include <math.h>

double honest(double x, double y) { return x * y; }
// It never raises the flag.
double quiet(double x, double y) {
  fenv_t environment;
  feholdexcept(&environment);
  volatile double product = x * y;
  fesetenv(&environment);
  return product;
}
// It always does.
double loud(double x, double y) {
  feraiseexcept(FE_INEXACT);
  return x * y;
}
float loudroot(float x) {
  feraiseexcept(FE_INEXACT);
  return sqrtf(x);
}
// The flag is what it was before.
float quietexp(float x) {
  fenv_t environment;
  feholdexcept(&environment);
  volatile float result = expf(x);
  fesetenv(&environment);
  return result;
}
float loudexp(float x) {
  float result = expf(x);
  feraiseexcept(FE_INEXACT);
  return result;
}
double quietexp_(const double *x) {
  fenv_t environment;
  feholdexcept(&environment);
  volatile double result = exp(*x);
  fesetenv(&environment);
  return result;
}
double nothing(double x) { return NAN; }
double loudexp_(const double *x) {
  double result = exp(*x);
  feraiseexcept(FE_INEXACT);
  return result;
}
float loudcube(float x) {
  float result = cbrtf(x);
  feraiseexcept(FE_INEXACT);
  return result;
}
