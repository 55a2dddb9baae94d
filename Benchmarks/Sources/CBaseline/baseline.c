#include "CBaseline.h"

#include <stdlib.h>

#include <mpfr.h>

struct c_operands {
  size_t count;
  long bits;
  mpfr_t *left, *right;
  mpfr_t result, accumulator;
};

c_operands *c_operands_create(long bits, size_t count) {
  c_operands *set = malloc(sizeof *set);
  if (!set) abort();
  set->count = count;
  set->bits = bits;
  set->left = malloc(count * sizeof *set->left);
  set->right = malloc(count * sizeof *set->right);
  if (!set->left || !set->right) abort();
  for (size_t i = 0; i < count; i++) mpfr_inits2(bits, set->left[i], set->right[i], NULL);
  mpfr_inits2(bits, set->result, set->accumulator, NULL);
  return set;
}

void c_operands_destroy(c_operands *set) {
  for (size_t i = 0; i < set->count; i++) mpfr_clears(set->left[i], set->right[i], NULL);
  mpfr_clears(set->result, set->accumulator, NULL);
  free(set->left);
  free(set->right);
  free(set);
}

static _Bool reads_exactly(mpfr_ptr x, const char *text) {
  char *end;
  return mpfr_strtofr(x, text, &end, 0, MPFR_RNDN) == 0 && end != text && *end == 0;
}

_Bool c_operands_set(c_operands *set, size_t index, const char *left, const char *right) {
  return reads_exactly(set->left[index], left) && reads_exactly(set->right[index], right);
}

// One loop for each operation, so that the loop contains nothing but the call.
#define LOOP(call)                                  \
  for (size_t pass = 0; pass < passes; pass++)      \
    for (size_t i = first; i < end; i++) call;      \
  break

void c_run(c_operands *set, c_operation operation, size_t first, size_t end, size_t passes) {
  mpfr_t *a = set->left, *b = set->right;
  mpfr_ptr r = set->result;
  switch (operation) {
    case C_ADD: LOOP(mpfr_add(r, a[i], b[i], MPFR_RNDN));
    case C_MULTIPLY: LOOP(mpfr_mul(r, a[i], b[i], MPFR_RNDN));
    case C_DIVIDE: LOOP(mpfr_div(r, a[i], b[i], MPFR_RNDN));
    case C_SQUARE_ROOT: LOOP(mpfr_sqrt(r, a[i], MPFR_RNDN));
    case C_EXPONENTIAL: LOOP(mpfr_exp(r, a[i], MPFR_RNDN));
    case C_SINE: LOOP(mpfr_sin(r, a[i], MPFR_RNDN));
  }
}

#define HELD_LOOP(call)                             \
  for (size_t i = first; i < end; i++)              \
    for (size_t pass = 0; pass < passes; pass++) call; \
  break

void c_run_held(c_operands *set, c_operation operation, size_t first, size_t end, size_t passes) {
  mpfr_t *a = set->left, *b = set->right;
  mpfr_ptr r = set->result;
  switch (operation) {
    case C_ADD: HELD_LOOP(mpfr_add(r, a[i], b[i], MPFR_RNDN));
    case C_MULTIPLY: HELD_LOOP(mpfr_mul(r, a[i], b[i], MPFR_RNDN));
    case C_DIVIDE: HELD_LOOP(mpfr_div(r, a[i], b[i], MPFR_RNDN));
    case C_SQUARE_ROOT: HELD_LOOP(mpfr_sqrt(r, a[i], MPFR_RNDN));
    case C_EXPONENTIAL: HELD_LOOP(mpfr_exp(r, a[i], MPFR_RNDN));
    case C_SINE: HELD_LOOP(mpfr_sin(r, a[i], MPFR_RNDN));
  }
}

void c_accumulate(c_operands *set, c_operation operation, size_t first, size_t end, size_t passes) {
  mpfr_t *a = set->left, *b = set->right;
  mpfr_ptr x = set->accumulator;
  mpfr_set(x, a[first], MPFR_RNDN);
  switch (operation) {
    case C_ADD: LOOP(mpfr_add(x, x, b[i], MPFR_RNDN));
    case C_MULTIPLY: LOOP(mpfr_mul(x, x, b[i], MPFR_RNDN));
    case C_DIVIDE: LOOP(mpfr_div(x, x, b[i], MPFR_RNDN));
    case C_SQUARE_ROOT: LOOP((mpfr_mul(x, x, a[i], MPFR_RNDN), mpfr_sqrt(x, x, MPFR_RNDN)));
    case C_EXPONENTIAL:
    case C_SINE: break;
  }
}

void c_accumulate_held(
    c_operands *set, c_operation operation, size_t first, size_t end, size_t passes) {
  mpfr_t *a = set->left, *b = set->right;
  mpfr_ptr x = set->accumulator;
  mpfr_set(x, a[first], MPFR_RNDN);
  switch (operation) {
    case C_ADD: HELD_LOOP(mpfr_add(x, x, b[i], MPFR_RNDN));
    case C_MULTIPLY: HELD_LOOP(mpfr_mul(x, x, b[i], MPFR_RNDN));
    case C_DIVIDE: HELD_LOOP(mpfr_div(x, x, b[i], MPFR_RNDN));
    case C_SQUARE_ROOT: HELD_LOOP((mpfr_mul(x, x, a[i], MPFR_RNDN), mpfr_sqrt(x, x, MPFR_RNDN)));
    case C_EXPONENTIAL:
    case C_SINE: break;
  }
}

void c_dot(c_operands *set, size_t passes) {
  mpfr_ptr *a = malloc(set->count * sizeof *a), *b = malloc(set->count * sizeof *b);
  if (!a || !b) abort();
  for (size_t i = 0; i < set->count; i++) {
    a[i] = set->left[i];
    b[i] = set->right[i];
  }
  for (size_t pass = 0; pass < passes; pass++)
    mpfr_dot(set->result, a, b, set->count, MPFR_RNDN);
  free(a);
  free(b);
}

void c_fused_dot(c_operands *set, size_t passes) {
  for (size_t pass = 0; pass < passes; pass++) {
    mpfr_set_zero(set->result, 1);
    for (size_t i = 0; i < set->count; i++)
      mpfr_fma(set->result, set->left[i], set->right[i], set->result, MPFR_RNDN);
  }
}

static _Bool is(c_operands *set, mpfr_srcptr value, const char *text) {
  mpfr_t expected;
  mpfr_init2(expected, set->bits);
  _Bool same = reads_exactly(expected, text) && mpfr_equal_p(expected, value)
               && mpfr_signbit(expected) == mpfr_signbit(value);
  mpfr_clear(expected);
  return same;
}

_Bool c_result_is(c_operands *set, const char *text) { return is(set, set->result, text); }
_Bool c_accumulator_is(c_operands *set, const char *text) {
  return is(set, set->accumulator, text);
}
double c_result_double(c_operands *set) { return mpfr_get_d(set->result, MPFR_RNDN); }
