#include "CComplexFunctions.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <mpfr.h>

enum { MOST_OPERANDS = 4 };

// An mpc_t.
typedef struct {
  mpfr_t re, im;
} number;

// An acb_t: two arb_t, each with a midpoint of four words and a radius of two.
typedef struct {
  uintptr_t re[6], im[6];
} ball;

// The kinds of functions, by their parameters.
typedef enum {
  ONE,       // (result, z, bits)
  TWO,       // (result, z, w, bits)
  FLAGGED,   // (result, z, w, 0, bits)
  THREE,     // (result, a, b, z, bits)
  KUMMER,    // (result, a, b, z, 0, bits)
  FOUR,      // (result, a, b, c, z, 0, bits)
  BRANCH,    // (result, z, 0, 0, bits)
  AIRY_A,    // (result, null, null, null, z, bits)
  AIRY_B,    // (null, null, result, null, z, bits)
} kind;

static const struct {
  const char *name, *symbol;
  kind kind;
} balls[] = {
    {"mul", "acb_mul", TWO}, {"div", "acb_div", TWO}, {"pow", "acb_pow", TWO}, {"sqrt", "acb_sqrt"},
    {"exp", "acb_exp"}, {"log", "acb_log"}, {"sin", "acb_sin"}, {"cos", "acb_cos"}, {"tan", "acb_tan"},
    {"sinh", "acb_sinh"}, {"cosh", "acb_cosh"}, {"tanh", "acb_tanh"}, {"asin", "acb_asin"},
    {"acos", "acb_acos"}, {"atan", "acb_atan"}, {"asinh", "acb_asinh"}, {"acosh", "acb_acosh"},
    {"atanh", "acb_atanh"}, {"gamma", "acb_gamma"}, {"lngamma", "acb_lgamma"},
    {"digamma", "acb_digamma"}, {"zeta", "acb_zeta"}, {"hurwitz", "acb_hurwitz_zeta", TWO},
    {"polylog", "acb_polylog", TWO}, {"erf", "acb_hypgeom_erf"}, {"erfc", "acb_hypgeom_erfc"},
    {"erfi", "acb_hypgeom_erfi"}, {"ei", "acb_hypgeom_ei"}, {"si", "acb_hypgeom_si"},
    {"ci", "acb_hypgeom_ci"}, {"expint", "acb_hypgeom_expint", TWO},
    {"gamma_inc", "acb_hypgeom_gamma_upper", FLAGGED}, {"lambertw", "acb_lambertw", BRANCH},
    {"besselj", "acb_hypgeom_bessel_j", TWO}, {"bessely", "acb_hypgeom_bessel_y", TWO},
    {"besseli", "acb_hypgeom_bessel_i", TWO}, {"besselk", "acb_hypgeom_bessel_k", TWO},
    {"airyai", "acb_hypgeom_airy", AIRY_A}, {"airybi", "acb_hypgeom_airy", AIRY_B},
    {"ellipk", "acb_elliptic_k"}, {"ellipe", "acb_elliptic_e"}, {"ellipf", "acb_elliptic_f", FLAGGED},
    {"ellipeinc", "acb_elliptic_e_inc", FLAGGED}, {"weierstrassp", "acb_elliptic_p", TWO},
    {"hyp1f1", "acb_hypgeom_m", KUMMER}, {"hypu", "acb_hypgeom_u", THREE},
    {"hyp2f1", "acb_hypgeom_2f1", FOUR},
};

struct c_complex {
  _Bool acb;
  kind kind;
  void *function;
  long bits;
  size_t count;
  number result, *numbers;
  ball result_ball, *balls;
  void (*set)(uintptr_t *, mpfr_srcptr);
  void (*clear)(ball *);
  void (*interval)(mpfr_ptr, mpfr_ptr, const uintptr_t *);
};

static void init(number *z, long bits) { mpfr_inits2(bits, z->re, z->im, (mpfr_ptr)0); }
static void clear(number *z) { mpfr_clears(z->re, z->im, (mpfr_ptr)0); }

static _Bool find(c_complex *self, void *library, const char *name) {
  if (!self->acb) {
    char symbol[64] = "mpc_";
    strncat(symbol, name, sizeof symbol - 5);
    self->function = dlsym(library, symbol);
    _Bool two = !strcmp(name, "mul") || !strcmp(name, "div") || !strcmp(name, "pow") || !strcmp(name, "agm");
    self->kind = two ? TWO : ONE;
    return self->function;
  }
  size_t index = 0;
  while (index < sizeof balls / sizeof *balls && strcmp(balls[index].name, name)) index++;
  if (index == sizeof balls / sizeof *balls) return 0;
  self->kind = balls[index].kind;
  self->function = dlsym(library, balls[index].symbol);
  self->set = dlsym(library, "arf_set_mpfr");
  self->clear = dlsym(library, "acb_clear");
  self->interval = dlsym(library, "arb_get_interval_mpfr");
  return self->function && self->set && self->clear && self->interval;
}

c_complex *c_complex_create(const char *path, const char *name, _Bool acb, long bits, size_t count) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  c_complex *self = calloc(1, sizeof *self);
  self->acb = acb;
  self->bits = bits;
  self->count = count;
  void (*init_ball)(ball *) = dlsym(library, "acb_init");
  if (!find(self, library, name) || (acb && !init_ball)) {
    free(self);
    return NULL;
  }
  init(&self->result, bits);
  self->numbers = malloc(MOST_OPERANDS * count * sizeof *self->numbers);
  self->balls = malloc(MOST_OPERANDS * count * sizeof *self->balls);
  if (acb) init_ball(&self->result_ball);
  for (size_t i = 0; i < MOST_OPERANDS * count; i++) {
    init(self->numbers + i, bits);
    if (acb) init_ball(self->balls + i);
  }
  return self;
}

void c_complex_destroy(c_complex *self) {
  for (size_t i = 0; i < MOST_OPERANDS * self->count; i++) {
    clear(self->numbers + i);
    if (self->acb) self->clear(self->balls + i);
  }
  clear(&self->result);
  if (self->acb) self->clear(&self->result_ball);
  free(self->numbers);
  free(self->balls);
  free(self);
}

_Bool c_complex_set(c_complex *self, size_t index, size_t place, const char *real, const char *imaginary) {
  number *z = self->numbers + (MOST_OPERANDS * index + place);
  if (mpfr_set_str(z->re, real, 0, MPFR_RNDN) || mpfr_set_str(z->im, imaginary, 0, MPFR_RNDN)) return 0;
  if (self->acb) {
    ball *b = self->balls + (MOST_OPERANDS * index + place);
    // The midpoint is what an arb_t begins with.
    self->set(b->re, z->re);
    self->set(b->im, z->im);
  }
  return 1;
}

static void compute_number(c_complex *self, size_t index) {
  typedef int (*one)(number *, const number *, int);
  typedef int (*two)(number *, const number *, const number *, int);
  const number *z = self->numbers + MOST_OPERANDS * index;
  if (self->kind == ONE)
    ((one)self->function)(&self->result, z, 0);
  else
    ((two)self->function)(&self->result, z, z + 1, 0);
}

static void compute_ball(c_complex *self, size_t index) {
  typedef void (*one)(ball *, const ball *, long);
  typedef void (*two)(ball *, const ball *, const ball *, long);
  typedef void (*flagged)(ball *, const ball *, const ball *, int, long);
  typedef void (*three)(ball *, const ball *, const ball *, const ball *, long);
  typedef void (*kummer)(ball *, const ball *, const ball *, const ball *, int, long);
  typedef void (*four)(ball *, const ball *, const ball *, const ball *, const ball *, int, long);
  typedef void (*branch)(ball *, const ball *, const long *, int, long);
  typedef void (*airy)(ball *, ball *, ball *, ball *, const ball *, long);
  static const long zero = 0;
  ball *r = &self->result_ball;
  const ball *z = self->balls + MOST_OPERANDS * index;
  void *f = self->function;
  long bits = self->bits;
  switch (self->kind) {
    case ONE: return ((one)f)(r, z, bits);
    case TWO: return ((two)f)(r, z, z + 1, bits);
    case FLAGGED: return ((flagged)f)(r, z, z + 1, 0, bits);
    case THREE: return ((three)f)(r, z, z + 1, z + 2, bits);
    case KUMMER: return ((kummer)f)(r, z, z + 1, z + 2, 0, bits);
    case FOUR: return ((four)f)(r, z, z + 1, z + 2, z + 3, 0, bits);
    case BRANCH: return ((branch)f)(r, z, &zero, 0, bits);
    case AIRY_A: return ((airy)f)(r, NULL, NULL, NULL, z, bits);
    case AIRY_B: return ((airy)f)(NULL, NULL, r, NULL, z, bits);
  }
}

static void compute(c_complex *self, size_t index) {
  if (self->acb)
    compute_ball(self, index);
  else
    compute_number(self, index);
}

void c_complex_run(c_complex *self, size_t passes) {
  for (size_t pass = 0; pass < passes; pass++)
    for (size_t i = 0; i < self->count; i++) compute(self, i);
}

static _Bool contains(c_complex *self, const uintptr_t *part, mpfr_srcptr value) {
  mpfr_t low, high;
  mpfr_inits2(self->bits, low, high, (mpfr_ptr)0);
  self->interval(low, high, part);
  mpfr_nextbelow(low);
  mpfr_nextabove(high);
  _Bool is = mpfr_lessequal_p(low, value) && mpfr_lessequal_p(value, high);
  mpfr_clears(low, high, (mpfr_ptr)0);
  return is;
}

_Bool c_complex_value_is(c_complex *self, size_t index, const char *real, const char *imaginary) {
  number other;
  init(&other, self->bits);
  compute(self, index);
  _Bool is = !mpfr_set_str(other.re, real, 0, MPFR_RNDN) && !mpfr_set_str(other.im, imaginary, 0, MPFR_RNDN);
  if (self->acb)
    is = is && contains(self, self->result_ball.re, other.re) && contains(self, self->result_ball.im, other.im);
  else
    is = is && mpfr_equal_p(self->result.re, other.re) && mpfr_equal_p(self->result.im, other.im);
  clear(&other);
  return is;
}
