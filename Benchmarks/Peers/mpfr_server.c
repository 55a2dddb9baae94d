// The work of `peer-kernels` in plain C over MPFR; every variable is initialized once and reused.
#include <gmp.h>
#include <mpfr.h>

#include "protocol.h"

enum { SIZE = 50 };

static mpfr_t *x;  // the arguments of a request
static size_t made;
static mpfr_t result, product, rest;
static const char *text;
static char *written;
static size_t digits;
static mpfr_exp_t scale;  // of the digits written

static void mul(void) { mpfr_mul(result, x[0], x[1], MPFR_RNDN); }
static void quotient(void) { mpfr_div(result, x[0], x[1], MPFR_RNDN); }
static void root(void) { mpfr_sqrt(result, x[0], MPFR_RNDN); }
static void exponential(void) { mpfr_exp(result, x[0], MPFR_RNDN); }
static void logarithm(void) { mpfr_log(result, x[0], MPFR_RNDN); }
static void sine(void) { mpfr_sin(result, x[0], MPFR_RNDN); }
static void arctangent(void) { mpfr_atan(result, x[0], MPFR_RNDN); }
static void gamma_function(void) { mpfr_gamma(result, x[0], MPFR_RNDN); }
static void zeta(void) { mpfr_zeta(result, x[0], MPFR_RNDN); }
static void error_function(void) { mpfr_erf(result, x[0], MPFR_RNDN); }
static void pi(void) { mpfr_const_pi(result, MPFR_RNDN); }
static void ln2(void) { mpfr_const_log2(result, MPFR_RNDN); }
static void euler(void) { mpfr_const_euler(result, MPFR_RNDN); }
static void e(void) {
  mpfr_set_ui(rest, 1, MPFR_RNDN);
  mpfr_exp(result, rest, MPFR_RNDN);
}
static void formula(void) {
  mpfr_sqrt_ui(rest, 163, MPFR_RNDN);
  mpfr_const_pi(product, MPFR_RNDN);
  mpfr_mul(product, product, rest, MPFR_RNDN);
  mpfr_exp(result, product, MPFR_RNDN);
}
static void read_text(void) { mpfr_set_str(result, text, 10, MPFR_RNDN); }
static void write_text(void) {
  mpfr_get_str(written, &scale, 10, digits, x[0], MPFR_RNDN);
}

static void inner(mpfr_t sum, mpfr_t *left, mpfr_t *right, size_t count, size_t stride) {
  mpfr_set_zero(sum, 1);
  for (size_t i = 0; i < count; i++) {
    mpfr_mul(product, left[i], right[i * stride], MPFR_RNDN);
    mpfr_add(sum, sum, product, MPFR_RNDN);
  }
}
static void dot(void) { inner(result, x, x + made / 2, made / 2, 1); }
static void matrix(void) {
  static mpfr_t all[SIZE * SIZE];
  if (!all[0]->_mpfr_d)
    for (int i = 0; i < SIZE * SIZE; i++) mpfr_init(all[i]);
  for (int i = 0; i < SIZE * SIZE; i++)
    if (mpfr_get_prec(all[i]) != mpfr_get_prec(result)) mpfr_set_prec(all[i], mpfr_get_prec(result));
  for (int row = 0; row < SIZE; row++)
    for (int column = 0; column < SIZE; column++)
      inner(all[row * SIZE + column], x + row * SIZE, x + SIZE * SIZE + column, SIZE, SIZE);
  mpfr_set(result, all[SIZE * SIZE - 1], MPFR_RNDN);
}
static void horner(void) {
  mpfr_set_zero(result, 1);
  for (size_t i = 1; i < made; i++) {
    mpfr_mul(result, result, x[0], MPFR_RNDN);
    mpfr_add(result, result, x[i], MPFR_RNDN);
  }
}
static void logistic(void) {
  mpfr_set(result, x[1], MPFR_RNDN);
  for (int i = 0; i < 10000; i++) {
    mpfr_ui_sub(rest, 1, result, MPFR_RNDN);
    mpfr_mul(result, result, x[0], MPFR_RNDN);
    mpfr_mul(result, result, rest, MPFR_RNDN);
  }
}

static const struct {
  const char *name;
  void (*work)(void);
} table[] = {
  {"mul", mul}, {"div", quotient}, {"sqrt", root}, {"exp", exponential}, {"log", logarithm},
  {"sin", sine}, {"atan", arctangent}, {"gamma", gamma_function}, {"zeta", zeta},
  {"erf", error_function}, {"dot", dot}, {"matrix", matrix}, {"horner", horner},
  {"logistic", logistic}, {"pi", pi}, {"e", e}, {"ln2", ln2}, {"euler", euler},
  {"formula", formula}, {"read", read_text}, {"write", write_text},
};

static void take_arguments(const Request *request) {
  for (size_t i = 0; i < made; i++) mpfr_clear(x[i]);
  made = 0;
  if (!strcmp(request->operation, "read")) {
    text = request->arguments[0];
    return;
  }
  made = request->count;
  if (!strcmp(request->operation, "write")) {
    digits = atol(request->arguments[1]);
    written = realloc(written, digits + 2);
    made = 1;
  }
  x = realloc(x, (made + 1) * sizeof *x);
  for (size_t i = 0; i < made; i++) {
    mpfr_init2(x[i], request->bits);
    mpfr_set_str(x[i], request->arguments[i], 0, MPFR_RNDN);
  }
}

static void answer(double nanoseconds, int is_text) {
  printf("%.0f ", nanoseconds);
  if (is_text) {
    printf("0.%se%ld\n", written, (long)scale);
  } else if (!mpfr_regular_p(result)) {
    mpfr_printf("%Rg\n", result);
  } else {
    mpz_t integer;
    mpz_init(integer);
    long exponent = mpfr_get_z_2exp(integer, result);
    gmp_printf("%#Zxp%ld\n", integer, exponent);
    mpz_clear(integer);
  }
  fflush(stdout);
}

int main(int count, char **arguments) {
  if (count > 1 && !strcmp(arguments[1], "--version")) {
    printf("MPFR %s, GMP %s\n", mpfr_get_version(), gmp_version);
    return 0;
  }
  Request request;
  mpfr_inits2(64, result, product, rest, (mpfr_ptr)0);
  while (next_request(&request)) {
    void (*work)(void) = NULL;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
      if (!strcmp(table[i].name, request.operation)) work = table[i].work;
    if (!work) {
      puts("unsupported");
      fflush(stdout);
      continue;
    }
    mpfr_set_prec(result, request.bits);
    mpfr_set_prec(product, request.bits);
    mpfr_set_prec(rest, request.bits);
    take_arguments(&request);
    double start = now();
    for (long i = 0; i < request.repetitions; i++) work();
    answer(now() - start, work == write_text);
  }
  return 0;
}
