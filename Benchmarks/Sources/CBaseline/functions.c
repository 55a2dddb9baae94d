#include "CFunctions.h"

#include "arb.h"
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include <mpfr.h>

typedef int (*unary)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
typedef int (*binary)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

struct c_arguments {
  const char *name;
  // One of them is null.
  unary one;
  binary two;
  size_t count;
  mpfr_t result;
  // The first operands, and behind them the second ones.
  mpfr_t *values;
  // Null for MPFR's function.
  arb_arguments *arb;
};

// The sine; the cosine is thrown away.
static int sin_cos(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  static mpfr_t cosine;
  if (!cosine->_mpfr_d) mpfr_init2(cosine, mpfr_get_prec(r));
  if (mpfr_get_prec(cosine) != mpfr_get_prec(r)) mpfr_set_prec(cosine, mpfr_get_prec(r));
  return mpfr_sin_cos(r, cosine, x, mode);
}

static const struct {
  const char *name;
  unary function;
} functions[] = {
    {"exp", mpfr_exp},     {"exp2", mpfr_exp2},   {"exp10", mpfr_exp10}, {"expm1", mpfr_expm1},
    {"log", mpfr_log},     {"log2", mpfr_log2},   {"log10", mpfr_log10}, {"log1p", mpfr_log1p},
    {"sin", mpfr_sin},     {"cos", mpfr_cos},     {"tan", mpfr_tan},     {"sec", mpfr_sec},
    {"csc", mpfr_csc},     {"cot", mpfr_cot},     {"asin", mpfr_asin},   {"acos", mpfr_acos},
    {"atan", mpfr_atan},   {"sinh", mpfr_sinh},   {"cosh", mpfr_cosh},   {"tanh", mpfr_tanh},
    {"sech", mpfr_sech},   {"csch", mpfr_csch},   {"coth", mpfr_coth},   {"asinh", mpfr_asinh},
    {"acosh", mpfr_acosh}, {"atanh", mpfr_atanh}, {"gamma", mpfr_gamma},
    {"lngamma", mpfr_lngamma}, {"digamma", mpfr_digamma}, {"erf", mpfr_erf}, {"erfc", mpfr_erfc},
    {"exp2m1", mpfr_exp2m1}, {"exp10m1", mpfr_exp10m1}, {"log2p1", mpfr_log2p1},
    {"log10p1", mpfr_log10p1}, {"eint", mpfr_eint}, {"j0", mpfr_j0}, {"j1", mpfr_j1},
    {"y0", mpfr_y0}, {"y1", mpfr_y1}, {"ai", mpfr_ai}, {"li2", mpfr_li2}, {"zeta", mpfr_zeta},
    {"sin_cos", sin_cos}, {"sqrt", mpfr_sqrt}, {"rec_sqrt", mpfr_rec_sqrt}, {"cbrt", mpfr_cbrt},
};

static int jn(mpfr_ptr r, mpfr_srcptr n, mpfr_srcptr x, mpfr_rnd_t mode) {
  return mpfr_jn(r, mpfr_get_si(n, MPFR_RNDN), x, mode);
}

static int yn(mpfr_ptr r, mpfr_srcptr n, mpfr_srcptr x, mpfr_rnd_t mode) {
  return mpfr_yn(r, mpfr_get_si(n, MPFR_RNDN), x, mode);
}

static int rootn(mpfr_ptr r, mpfr_srcptr x, mpfr_srcptr n, mpfr_rnd_t mode) {
  return mpfr_rootn_si(r, x, mpfr_get_si(n, MPFR_RNDN), mode);
}

static const struct {
  const char *name;
  binary function;
} functions_of_two[] = {
    {"jn", jn}, {"yn", yn}, {"rootn", rootn}, {"pow", mpfr_pow}, {"powr", mpfr_powr}, {"atan2", mpfr_atan2},
    {"hypot", mpfr_hypot}, {"agm", mpfr_agm}, {"beta", mpfr_beta},
    {"gamma_inc", mpfr_gamma_inc},
};

static c_arguments *create(const char *name, unary one, binary two, long bits, size_t count) {
  c_arguments *self = calloc(1, sizeof *self);
  self->name = name;
  self->one = one;
  self->two = two;
  self->count = count;
  self->values = malloc(2 * count * sizeof *self->values);
  mpfr_init2(self->result, bits);
  for (size_t i = 0; i < 2 * count; i++) mpfr_init2(self->values[i], bits);
  return self;
}

c_arguments *c_arguments_create(const char *name, long bits, size_t count) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (!strcmp(functions[i].name, name))
      return create(functions[i].name, functions[i].function, NULL, bits, count);
  for (size_t i = 0; i < sizeof functions_of_two / sizeof *functions_of_two; i++)
    if (!strcmp(functions_of_two[i].name, name))
      return create(functions_of_two[i].name, NULL, functions_of_two[i].function, bits, count);
  return NULL;
}

void c_arguments_destroy(c_arguments *self) {
  for (size_t i = 0; i < 2 * self->count; i++) mpfr_clear(self->values[i]);
  mpfr_clear(self->result);
  free(self->values);
  if (self->arb) arb_arguments_destroy(self->arb);
  free(self);
}

_Bool c_arguments_set(c_arguments *self, size_t index, const char *text, const char *other) {
  return mpfr_set_str(self->values[index], text, 0, MPFR_RNDN) == 0
         && (!self->two || mpfr_set_str(self->values[self->count + index], other, 0, MPFR_RNDN) == 0);
}

static void compute(c_arguments *self, size_t index) {
  if (self->one)
    self->one(self->result, self->values[index], MPFR_RNDN);
  else
    self->two(self->result, self->values[index], self->values[self->count + index], MPFR_RNDN);
}

_Bool c_arguments_use_arb(c_arguments *self, const char *path) {
  self->arb = arb_arguments_create(
      path, self->name, mpfr_get_prec(self->result), self->values, self->two != NULL, self->count);
  return self->arb;
}

void c_arguments_run(c_arguments *self, size_t passes) {
  if (self->arb) return arb_arguments_run(self->arb, passes);
  RUN(self, passes);
}

_Bool c_arguments_value_is(c_arguments *self, size_t index, const char *text) {
  mpfr_t other;
  mpfr_init2(other, mpfr_get_prec(self->result));
  compute(self, index);
  _Bool is = mpfr_set_str(other, text, 0, MPFR_RNDN) == 0 && mpfr_equal_p(self->result, other)
             && (!self->arb || arb_arguments_contain(self->arb, index, other));
  mpfr_clear(other);
  return is;
}
