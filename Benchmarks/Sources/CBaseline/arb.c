#include "arb.h"

#include "run.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// An arb_t: the exponent, the size and two words of the midpoint, the exponent and a word of the radius.
typedef struct {
  uintptr_t words[6];
} ball;

// The kinds of Arb's functions, by their parameters.
typedef enum {
  ONE,          // (result, x, bits)
  TWO,          // (result, x, y, bits)
  WORD,         // (result, x, word, bits)
  INDEX,        // (result, x, n, bits) with the second operand as a word
  ORDER,        // (result, word, x, bits) with the word as a ball
  UPPER,        // (result, a, x, 0, bits)
  AIRY,         // (result, null, null, null, x, bits)
  SINE_COSINE,  // (sine, cosine, x, bits)
} kind;

static const struct {
  const char *name, *symbol;
  kind kind;
  unsigned long word;
} functions[] = {
    {"exp", "arb_exp"}, {"expm1", "arb_expm1"}, {"log", "arb_log"},
    {"log2", "arb_log_base_ui", WORD, 2}, {"log10", "arb_log_base_ui", WORD, 10},
    {"log1p", "arb_log1p"}, {"sin", "arb_sin"}, {"cos", "arb_cos"}, {"tan", "arb_tan"},
    {"sec", "arb_sec"}, {"csc", "arb_csc"}, {"cot", "arb_cot"}, {"asin", "arb_asin"},
    {"acos", "arb_acos"}, {"atan", "arb_atan"}, {"sinh", "arb_sinh"}, {"cosh", "arb_cosh"},
    {"tanh", "arb_tanh"}, {"sech", "arb_sech"}, {"csch", "arb_csch"}, {"coth", "arb_coth"},
    {"asinh", "arb_asinh"}, {"acosh", "arb_acosh"}, {"atanh", "arb_atanh"},
    {"gamma", "arb_gamma"}, {"lngamma", "arb_lgamma"}, {"digamma", "arb_digamma"},
    {"erf", "arb_hypgeom_erf"}, {"erfc", "arb_hypgeom_erfc"}, {"eint", "arb_hypgeom_ei"},
    {"j0", "arb_hypgeom_bessel_j", ORDER, 0}, {"j1", "arb_hypgeom_bessel_j", ORDER, 1},
    {"y0", "arb_hypgeom_bessel_y", ORDER, 0}, {"y1", "arb_hypgeom_bessel_y", ORDER, 1},
    {"ai", "arb_hypgeom_airy", AIRY}, {"zeta", "arb_zeta"}, {"jn", "arb_hypgeom_bessel_j", TWO},
    {"yn", "arb_hypgeom_bessel_y", TWO}, {"sqrt", "arb_sqrt"}, {"rec_sqrt", "arb_rsqrt"},
    {"cbrt", "arb_root_ui", WORD, 3}, {"rootn", "arb_root_ui", INDEX}, {"pow", "arb_pow", TWO},
    {"powr", "arb_pow", TWO}, {"atan2", "arb_atan2", TWO}, {"hypot", "arb_hypot", TWO},
    {"agm", "arb_agm", TWO}, {"gamma_inc", "arb_hypgeom_gamma_upper", UPPER},
    {"sin_cos", "arb_sin_cos", SINE_COSINE},
};

struct arb_arguments {
  kind kind;
  unsigned long word;
  void *function;
  void (*clear)(ball *);
  void (*interval)(mpfr_ptr, mpfr_ptr, const ball *);
  long bits;
  size_t count;
  ball order, other, result;
  // The first operands, and behind them the second ones.
  ball *values;
};

arb_arguments *arb_arguments_create(
    const char *path, const char *name, long bits, mpfr_t *values, _Bool two, size_t count) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  void (*init)(ball *) = dlsym(library, "arb_init");
  void (*set)(ball *, mpfr_srcptr) = dlsym(library, "arf_set_mpfr");
  void (*set_word)(ball *, unsigned long) = dlsym(library, "arb_set_ui");
  size_t index = 0;
  while (index < sizeof functions / sizeof *functions && strcmp(functions[index].name, name)) index++;
  if (index == sizeof functions / sizeof *functions || !init || !set || !set_word) return NULL;

  arb_arguments *self = malloc(sizeof *self);
  self->kind = functions[index].kind;
  self->word = functions[index].word;
  self->function = dlsym(library, functions[index].symbol);
  self->clear = dlsym(library, "arb_clear");
  self->interval = dlsym(library, "arb_get_interval_mpfr");
  self->bits = bits;
  self->count = count;
  if (!self->function || !self->clear || !self->interval) {
    free(self);
    return NULL;
  }
  init(&self->order);
  init(&self->other);
  init(&self->result);
  set_word(&self->order, self->word);
  self->values = malloc(2 * count * sizeof *self->values);
  for (size_t i = 0; i < 2 * count; i++) {
    init(self->values + i);
    // The midpoint is what an arb_t begins with.
    if (two || i < count) set(self->values + i, values[i]);
  }
  return self;
}

void arb_arguments_destroy(arb_arguments *self) {
  for (size_t i = 0; i < 2 * self->count; i++) self->clear(self->values + i);
  self->clear(&self->order);
  self->clear(&self->other);
  self->clear(&self->result);
  free(self->values);
  free(self);
}

static void compute(arb_arguments *self, size_t index) {
  typedef void (*one)(ball *, const ball *, long);
  typedef void (*two)(ball *, const ball *, const ball *, long);
  typedef void (*indexed)(ball *, const ball *, unsigned long, long);
  typedef void (*upper)(ball *, const ball *, const ball *, int, long);
  typedef void (*airy)(ball *, ball *, ball *, ball *, const ball *, long);
  typedef void (*pair)(ball *, ball *, const ball *, long);
  ball *r = &self->result;
  const ball *x = self->values + index, *y = x + self->count;
  void *f = self->function;
  long bits = self->bits;
  switch (self->kind) {
    case ONE: return ((one)f)(r, x, bits);
    case TWO: return ((two)f)(r, x, y, bits);
    case WORD: return ((indexed)f)(r, x, self->word, bits);
    // A small whole number has an exponent and one word, which begins with its first bit.
    case INDEX: return ((indexed)f)(r, x, y->words[2] >> (64 - (long)y->words[0]), bits);
    case ORDER: return ((two)f)(r, &self->order, x, bits);
    case UPPER: return ((upper)f)(r, x, y, 0, bits);
    case AIRY: return ((airy)f)(r, NULL, NULL, NULL, x, bits);
    case SINE_COSINE: return ((pair)f)(r, &self->other, x, bits);
  }
}

void arb_arguments_run(arb_arguments *self, size_t passes) {
  RUN(self, passes);
}

_Bool arb_arguments_contain(arb_arguments *self, size_t index, mpfr_srcptr value) {
  mpfr_t low, high;
  mpfr_inits2(self->bits, low, high, (mpfr_ptr)0);
  compute(self, index);
  self->interval(low, high, &self->result);
  mpfr_nextbelow(low);
  mpfr_nextabove(high);
  _Bool is = mpfr_lessequal_p(low, value) && mpfr_lessequal_p(value, high);
  mpfr_clears(low, high, (mpfr_ptr)0);
  return is;
}
