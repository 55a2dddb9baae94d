#include "CIntegers.h"

#include <stdlib.h>

#include <gmp.h>

struct c_integers {
  size_t count;
  mpz_t *a, *b, *m;
  mpz_t result;
};

c_integers *c_integers_create(size_t count) {
  c_integers *set = malloc(sizeof *set);
  if (!set) abort();
  set->count = count;
  set->a = malloc(count * sizeof *set->a);
  set->b = malloc(count * sizeof *set->b);
  set->m = malloc(count * sizeof *set->m);
  if (!set->a || !set->b || !set->m) abort();
  for (size_t i = 0; i < count; i++) mpz_inits(set->a[i], set->b[i], set->m[i], NULL);
  mpz_init(set->result);
  return set;
}

void c_integers_destroy(c_integers *set) {
  for (size_t i = 0; i < set->count; i++) mpz_clears(set->a[i], set->b[i], set->m[i], NULL);
  mpz_clear(set->result);
  free(set->a);
  free(set->b);
  free(set->m);
  free(set);
}

_Bool c_integers_set(c_integers *set, size_t index, const char *a, const char *b, const char *m) {
  return !mpz_set_str(set->a[index], a, 16) && !mpz_set_str(set->b[index], b, 16) &&
         !mpz_set_str(set->m[index], m, 16);
}

// One loop for each operation, so that the loop contains nothing but the call.
#define LOOP(call)                                   \
  for (size_t pass = 0; pass < passes; pass++)       \
    for (size_t i = 0; i < set->count; i++) call;    \
  break

void c_integers_run(c_integers *set, c_integer_operation operation, size_t passes) {
  mpz_t *a = set->a, *b = set->b, *m = set->m;
  mpz_ptr r = set->result;
  switch (operation) {
    case C_INTEGER_ADD: LOOP(mpz_add(r, a[i], b[i]));
    case C_INTEGER_MULTIPLY: LOOP(mpz_mul(r, a[i], b[i]));
    case C_INTEGER_DIVIDE: LOOP(mpz_tdiv_q(r, a[i], m[i]));
    case C_INTEGER_GCD: LOOP(mpz_gcd(r, a[i], b[i]));
    case C_INTEGER_POWMOD: LOOP(mpz_powm(r, a[i], b[i], m[i]));
  }
}

_Bool c_integers_result_is(c_integers *set, const char *digits) {
  mpz_t expected;
  if (mpz_init_set_str(expected, digits, 16)) abort();
  _Bool same = mpz_cmp(set->result, expected) == 0;
  mpz_clear(expected);
  return same;
}
