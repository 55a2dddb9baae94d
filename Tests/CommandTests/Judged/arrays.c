// Functions that compute many points at once, right ones and wrong ones.
#include <math.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>

void doubled(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i++) y[i] = 2 * x[i];
}
void products(const float x[], const float z[], float y[], long n) {
  for (long i = 0; i < n; i++) y[i] = x[i] * z[i];
}
void scaled(double y[], size_t count, const double x[], const int n[]) {
  for (size_t i = 0; i < count; i++) y[i] = ldexp(x[i], n[i]);
}
void halved_(const int *n, const double x[], double y[]) {
  for (int i = 0; i < *n; i++) y[i] = x[i] / 2;
}
void nearest(int n, const double x[], int y[]) {
  for (int i = 0; i < n; i++) y[i] = (int)rint(x[i]);
}
// Blocks of four alone: it goes on behind the end.
void overrun(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i += 4) {
    for (int k = 0; k < 4; k++) y[i + k] = i + k < n ? x[i + k] : 7;
  }
}
// It writes before the first result where a block has more than five points.
void underrun(int n, const float x[], float y[]) {
  for (int i = 0; i < n; i++) y[i] = x[i];
  if (n > 5) y[-1] = 1;
}
// What is left behind blocks of four is not computed.
void tailless(int n, const double x[], double y[]) {
  for (int i = 0; i + 4 <= n; i += 4) {
    for (int k = 0; k < 4; k++) y[i + k] = x[i + k];
  }
}
// It has an error of one unit in whole blocks of eight, and none behind them.
void uneven(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i++) y[i] = i < n / 8 * 8 ? nextafter(x[i], INFINITY) : x[i];
}
void crash(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i++) {
    if (x[i] > 0.75) raise(SIGSEGV);
    y[i] = x[i];
  }
}
void crashf(int n, const float x[], float y[]) {
  for (int i = 0; i < n; i++) {
    if (x[i] == 1.5f) raise(SIGSEGV);
    y[i] = expf(x[i]);
  }
}
void vanish(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i++) {
    if (x[i] > 0.75) raise(SIGKILL);
    y[i] = x[i];
  }
}
void crowded(int n, const double x[], double y[]) {
  if (n > 20) raise(SIGSEGV);
  for (int i = 0; i < n; i++) y[i] = x[i];
}
void loop(int n, const double x[], double y[]) {
  for (int i = 0; i < n; i++) {
    while (x[i] > 0.75) __asm__ volatile("");
    y[i] = x[i];
  }
}
