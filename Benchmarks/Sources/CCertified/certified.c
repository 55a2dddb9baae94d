#include "CCertified.h"

#include <stdlib.h>
#include <string.h>

#include <mpfr.h>

struct c_workspace {
  mpfr_t x, y, z, low, high;
  size_t room;
  char *text;
};

c_workspace *c_workspace_create(void) {
  c_workspace *w = calloc(1, sizeof *w);
  if (!w) abort();
  mpfr_inits(w->x, w->y, w->z, w->low, w->high, NULL);
  return w;
}

void c_workspace_destroy(c_workspace *w) {
  mpfr_clears(w->x, w->y, w->z, w->low, w->high, NULL);
  free(w->text);
  free(w);
}

#define N MPFR_RNDN

// Computes the value into x and returns k such that the relative error is at most 2^k·2^−p. A
// rounding to nearest contributes at most one unit of 2^−p; the comments add up these units.
static int compute(c_workspace *w, c_formula formula) {
  mpfr_ptr x = w->x, y = w->y, z = w->z;
  switch (formula) {
    case C_RAMANUJAN:  // sqrt, pi and product: 3; exp: 40.1·3 + 1 = 121.4 <= 2^7
      mpfr_set_ui(x, 163, N);
      mpfr_sqrt(x, x, N);
      mpfr_const_pi(y, N);
      mpfr_mul(x, x, y, N);
      mpfr_exp(x, x, N);
      return 7;
    case C_REDUCED_SINE:  // the argument 1; sin: 23456.8·|cot|·1 + 1 < 2058 <= 2^12
      mpfr_set_ui(x, 23456789, N);
      mpfr_div_ui(x, x, 1000, N);
      mpfr_sin(x, x, N);
      return 12;
    case C_GOLDEN_POWER:  // sqrt and sum: below 2; power: 100·2 + 1 = 201 <= 2^8
      mpfr_set_ui(x, 5, N);
      mpfr_sqrt(x, x, N);
      mpfr_add_ui(x, x, 1, N);
      mpfr_div_2ui(x, x, 1, N);
      mpfr_pow_ui(x, x, 100, N);
      return 8;
    case C_TRANSCENDENTAL:  // ln 2: 1; exp: 4/3; atan: below 2; product, quotient: 2; sum < 6.4 <= 2^3
      mpfr_set_ui(y, 1, N);
      mpfr_div_ui(y, y, 3, N);
      mpfr_exp(y, y, N);
      mpfr_const_log2(x, N);
      mpfr_mul(x, x, y, N);
      mpfr_set_ui(z, 2, N);
      mpfr_sqrt(z, z, N);
      mpfr_atan(z, z, N);
      mpfr_div(x, x, z, N);
      return 3;
    case C_GAMMA_ZETA:  // gamma: |psi(1/3)/3| + 1 = 2.05; zeta: 1; product: 1; sum 4.05 <= 2^3
      mpfr_set_ui(x, 1, N);
      mpfr_div_ui(x, x, 3, N);
      mpfr_gamma(x, x, N);
      mpfr_zeta_ui(y, 3, N);
      mpfr_mul(x, x, y, N);
      return 3;
    case C_TWO_ROOTS:
      mpfr_sqrt_ui(x, 2, N);
      mpfr_sqrt_ui(y, 3, N);
      mpfr_add(x, x, y, N);
      return 2;
    case C_QUADRATIC:  // root: 1; difference: 10.4/3.4 + 1 = 4.1; quotient: 1; sum 5.1 <= 2^3
      mpfr_set_ui(x, 7, N);
      mpfr_sqr(y, x, N);
      mpfr_set_ui(z, 3, N);
      mpfr_mul_ui(x, z, 4, N);
      mpfr_mul_si(x, x, -5, N);
      mpfr_sub(x, y, x, N);
      mpfr_sqrt(x, x, N);
      mpfr_sub_ui(x, x, 7, N);
      mpfr_mul_ui(z, z, 2, N);
      mpfr_div(x, x, z, N);
      return 3;
    case C_MACHIN:  // both arctangents: 2; difference: 2·(0.79 + 0.004)/0.785 + 1 < 3.1 <= 2^2
      mpfr_set_ui(x, 1, N);
      mpfr_div_ui(x, x, 5, N);
      mpfr_atan(x, x, N);
      mpfr_mul_2ui(x, x, 2, N);
      mpfr_set_ui(y, 1, N);
      mpfr_div_ui(y, y, 239, N);
      mpfr_atan(y, y, N);
      mpfr_sub(x, x, y, N);
      mpfr_mul_2ui(x, x, 2, N);
      return 2;
  }
  abort();
}

void c_certify(
    c_workspace *w, c_formula formula, size_t digits, size_t passes, char *text, long *exponent) {
  if (w->room < digits + 2) {
    w->room = digits + 2;
    w->text = realloc(w->text, w->room);
    if (!w->text) abort();
  }
  for (size_t pass = 0; pass < passes; pass++) {
    for (long bits = 192;; bits += 64) {
      mpfr_set_prec(w->x, bits);
      mpfr_set_prec(w->y, bits);
      mpfr_set_prec(w->z, bits);
      mpfr_set_prec(w->low, bits);
      mpfr_set_prec(w->high, bits);
      long error = compute(w, formula) - bits;
      mpfr_set_ui_2exp(w->y, 1, mpfr_get_exp(w->x) + error, N);
      mpfr_sub(w->low, w->x, w->y, MPFR_RNDD);
      mpfr_add(w->high, w->x, w->y, MPFR_RNDU);
      mpfr_exp_t low, high;
      mpfr_get_str(text, &low, 10, digits, w->low, N);
      mpfr_get_str(w->text, &high, 10, digits, w->high, N);
      *exponent = low;
      if (low == high && strcmp(text, w->text) == 0) break;
    }
  }
}

void c_compute_long(c_workspace *w, long bits, size_t digits, size_t passes, char *text) {
  mpfr_set_prec(w->x, bits);
  mpfr_set_prec(w->y, bits);
  for (size_t pass = 0; pass < passes; pass++) {
    mpfr_set_ui(w->x, 2, N);
    mpfr_sqrt(w->x, w->x, N);
    mpfr_exp(w->x, w->x, N);
    mpfr_const_pi(w->y, N);
    mpfr_mul(w->x, w->x, w->y, N);
    mpfr_exp_t exponent;
    mpfr_get_str(text, &exponent, 10, digits, w->x, N);
  }
}
