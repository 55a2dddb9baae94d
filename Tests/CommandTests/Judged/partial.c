// A library with some of the functions of C: right ones, wrong ones, and one that ends its process.
double fabs(double x) { return x < 0 ? -x : x; }
double rint(double x) { return x + 1; }
double cbrt(double x) {
  __builtin_trap();
  return x;
}
float cosf(float x) { return 1 - x * x / 2; }
float fabsf(float x) { return x < 0 ? -x : x; }
// The power with an exponent of 1.
float powf(float x, float y) { return x + 0 * y; }
