// Functions that are judged in tests: right ones, wrong ones, and those that end their process.
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

double halved_(const double *x) { return *x / 2; }
float product(float x, float y) { return x * y; }
long double sum(long double x, long double y, long double z) { return x + y + z; }
_Float16 negated(_Float16 x) { return -x; }
double above(double x) { return nextafter(x, INFINITY); }
double crash(double x) {
  if (x > 0.75) raise(SIGSEGV);
  return x;
}
double leave(double x) {
  if (x > 0.75) exit(3);
  return x;
}
double vanish(double x) {
  if (x > 0.75) kill(getpid(), SIGKILL);
  return x;
}
double loop(double x) {
  while (x > 0.75) __asm__ volatile("");
  return x;
}
// Two roundings, a unit in the last place too much for some numbers, and what is no number.
float cube(float x) { return x * x * x; }
float worse(float x) {
  if (x == 1.5f) return NAN;
  if (x == 1.25f) return INFINITY;
  if (x == 1.75f) return -x * x * x;
  return nextafterf(x * x * x, x > 1.5f ? 9 : 0);
}
// Whole numbers among arguments and as results, in every order.
double powered(int n, double x) { return x * pow(2, n); }
float scaled(float x, long n) { return ldexpf(x, (int)n); }
long double chosen(long double x, int n, long double y) { return n > 0 ? x : y; }
double scaled_(const int *n, const double *x) { return ldexp(*x, *n); }
_Float16 third(int n, long m, _Float16 x) { return x + n + m; }
long wide(long n) { return n / 3; }
int places(double x, int n) { return (int)floor(x) + n; }
double crashn(double x, int n) {
  if (n == 5) raise(SIGSEGV);
  return x * n;
}
