// The formulas of `exact-ratios` with Arb's balls, certified in the usual way: the precision is
// increased until the digits are certain. Prints `name;nanoseconds;digits`.
#include <arb.h>
#include <arb_hypgeom.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define DIGITS 50

static arb_t x, y, z;
static fmpq_t q;

static void ramanujan(slong p) {
  arb_sqrt_ui(x, 163, p);
  arb_const_pi(y, p);
  arb_mul(x, x, y, p);
  arb_exp(x, x, p);
}

static void reduced_sine(slong p) {
  arb_set_ui(x, 23456789);
  arb_div_ui(x, x, 1000, p);
  arb_sin(x, x, p);
}

static void golden_power(slong p) {
  arb_sqrt_ui(x, 5, p);
  arb_add_ui(x, x, 1, p);
  arb_mul_2exp_si(x, x, -1);
  arb_pow_ui(x, x, 100, p);
}

static void transcendental(slong p) {
  arb_set_ui(x, 1);
  arb_div_ui(x, x, 3, p);
  arb_exp(x, x, p);
  arb_const_log2(y, p);
  arb_mul(x, x, y, p);
  arb_sqrt_ui(z, 2, p);
  arb_atan(z, z, p);
  arb_div(x, x, z, p);
}

static void gamma_zeta(slong p) {
  fmpq_set_si(q, 1, 3);
  arb_gamma_fmpq(x, q, p);
  arb_zeta_ui(y, 3, p);
  arb_mul(x, x, y, p);
}

static void two_roots(slong p) {
  arb_sqrt_ui(x, 2, p);
  arb_sqrt_ui(y, 3, p);
  arb_add(x, x, y, p);
}

static void quadratic(slong p) {
  arb_set_ui(x, 7);
  arb_mul(y, x, x, p);
  arb_set_ui(z, 3);
  arb_mul_ui(x, z, 4, p);
  arb_mul_si(x, x, -5, p);
  arb_sub(x, y, x, p);
  arb_sqrt(x, x, p);
  arb_sub_ui(x, x, 7, p);
  arb_mul_ui(z, z, 2, p);
  arb_div(x, x, z, p);
}

static void machin(slong p) {
  arb_set_ui(x, 1);
  arb_div_ui(x, x, 5, p);
  arb_atan(x, x, p);
  arb_mul_2exp_si(x, x, 2);
  arb_set_ui(y, 1);
  arb_div_ui(y, y, 239, p);
  arb_atan(y, y, p);
  arb_sub(x, x, y, p);
  arb_mul_2exp_si(x, x, 2);
}

static const struct {
  const char *name;
  void (*compute)(slong);
} formulas[] = {
  {"exp(pi*sqrt(163))", ramanujan},
  {"sin(23456.789)", reduced_sine},
  {"((1+sqrt(5))/2)^100", golden_power},
  {"ln(2)*exp(1/3)/atan(sqrt(2))", transcendental},
  {"gamma(1/3)*zeta(3)", gamma_zeta},
  {"sqrt(2)+sqrt(3)", two_roots},
  {"(sqrt(7^2-4*3*(-5))-7)/(2*3)", quadratic},
  {"4*(4*atan(1/5)-atan(1/239))", machin},
};

static char *certified(void (*compute)(slong)) {
  for (slong p = 192;; p += 64) {
    compute(p);
    if (arb_rel_accuracy_bits(x) > DIGITS * 3.33 + 2) break;
  }
  return arb_get_str(x, DIGITS, ARB_STR_NO_RADIUS);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int count, char **arguments) {
  int samples = count > 1 ? atoi(arguments[1]) : 7;
  double *times = malloc(samples * sizeof *times);
  arb_init(x), arb_init(y), arb_init(z), fmpq_init(q);
  for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++) {
    char *text = certified(formulas[i].compute);
    for (int sample = 0; sample < samples; sample++) {
      int passes = 0;
      double start = now();
      do {
        flint_free(certified(formulas[i].compute));
        passes++;
      } while (now() - start < 4e6);
      times[sample] = (now() - start) / passes;
    }
    qsort(times, samples, sizeof *times, ascending);
    printf("%s;%.0f;", formulas[i].name, times[samples / 2]);
    for (char *c = text; *c && *c != 'e'; c++) if (*c != '.' && (*c != '0' || c != text)) putchar(*c);
    putchar('\n');
    flint_free(text);
  }
  free(times);
  return 0;
}
