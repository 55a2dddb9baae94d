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

// Leaves the value in x and answers k with a relative error of at most 2^k·2^−p. A rounding to nearest
// counts for one such unit; the comments count them.
static int compute(c_workspace *w, c_formula formula) {
  mpfr_ptr x = w->x, y = w->y, z = w->z;
  switch (formula) {
    case C_RAMANUJAN:  // the exponent is 40.1 with 3 units: 120.4 after exp, and its own
      mpfr_set_ui(x, 163, N);
      mpfr_sqrt(x, x, N);
      mpfr_const_pi(y, N);
      mpfr_mul(x, x, y, N);
      mpfr_exp(x, x, N);
      return 7;
    case C_REDUCED_SINE:  // 23456.8·|cot| < 2057
      mpfr_set_ui(x, 23456789, N);
      mpfr_div_ui(x, x, 1000, N);
      mpfr_sin(x, x, N);
      return 12;
    case C_GOLDEN_POWER:  // 2 units a hundred times, and one
      mpfr_set_ui(x, 5, N);
      mpfr_sqrt(x, x, N);
      mpfr_add_ui(x, x, 1, N);
      mpfr_div_2ui(x, x, 1, N);
      mpfr_pow_ui(x, x, 100, N);
      return 8;
    case C_TRANSCENDENTAL:  // 1; ⅓ + 1; 1 + 1; product and quotient
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
    case C_GAMMA_ZETA:  // |ψ(⅓)/3| = 1.05 and 1; 1; the product
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
    case C_QUADRATIC:  // the root is 10.4 and the difference 3.4: 3.1 and 1; the quotient
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
    case C_MACHIN:  // 2 units each; 0.79 − 0.004 and the rounding
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
