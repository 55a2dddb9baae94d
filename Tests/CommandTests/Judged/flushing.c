// A library that makes the processor replace subnormal numbers by zero when it is loaded, as those do that are linked with
// -ffast-math.
#ifdef __SSE__
#include <xmmintrin.h>

__attribute__((constructor)) static void flush(void) { _mm_setcsr(_mm_getcsr() | 0x8040); }
#endif

double halved(double x) { return x / 2; }
