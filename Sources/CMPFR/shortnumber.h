// Numbers of a few limbs: which they are, and how a result is rounded to nearest.
//
// Up to about 256 bits MPFR spends a third to a half of its time on selecting the algorithm, the
// special case and the direction, and on finding its flags; at 2048 bits a sum still spends a fifth
// on that. Products and sums here handle the common case only, and give the same bits, ternary
// value and inexact flag.
#ifndef CMPFR_SHORT_NUMBER_H
#define CMPFR_SHORT_NUMBER_H

#include <stdint.h>

#include <mpfr.h>

#include "thread.h"

_Static_assert(sizeof(mp_limb_t) == 8, "limbs have 64 bits");

// Two limbs.
typedef unsigned __int128 ulp_wide;

#define ULP_UNROLLED static inline __attribute__((always_inline))
// Needed for each loop, because the compiler does not unroll loops in headers that Swift imports.
#define ULP_UNROLL _Pragma("clang loop unroll(full)")
#define ULP_BY_EIGHT _Pragma("clang loop unroll_count(8)")

// The common number of limbs of all three, if that is at most `most` and the exponents of both
// operands are so far from the ends of the range that no result can leave it; else 0. Zeros,
// infinities and NaN have exponents at an end.
static inline int ulp_short_limbs(mpfr_srcptr r, mpfr_srcptr a, mpfr_srcptr b, int most) {
  const uint64_t far = (uint64_t)1 << 60;
  uint64_t limbs = (uint64_t)(r->_mpfr_prec - 1) >> 6;
  return limbs < (uint64_t)most && limbs == (uint64_t)(a->_mpfr_prec - 1) >> 6
                 && limbs == (uint64_t)(b->_mpfr_prec - 1) >> 6
                 && (uint64_t)a->_mpfr_exp + far < 2 * far && (uint64_t)b->_mpfr_exp + far < 2 * far
             ? (int)limbs + 1
             : 0;
}

// How a number is rounded.
typedef struct {
  // The bits of the lowest limb beyond the precision.
  uint64_t below;
  // Whether a unit is added to the bits that are kept.
  uint64_t up;
  int is_inexact;
} ulp_choice;

// The choice for the lowest limb, the limb below it, whether there is anything below that, the
// number of bits of the lowest limb beyond the precision, and the sign of the number. To nearest both
// directions are equally likely, hence no branch.
ULP_UNROLLED ulp_choice ulp_choose(
    uint64_t low, uint64_t guard, uint64_t more, int spare, int sign, mpfr_rnd_t mode) {
  uint64_t unit = (uint64_t)1 << spare, below = low & (unit - 1);
  if (mode != MPFR_RNDN) {
    int is_inexact = (below | guard | more) != 0;
    int is_away = mode == MPFR_RNDA || mode == (sign < 0 ? MPFR_RNDD : MPFR_RNDU);
    return (ulp_choice){below, (uint64_t)(is_inexact & is_away), is_inexact};
  }
  uint64_t half = spare ? below & unit >> 1 : guard >> 63;
  uint64_t rest = (spare ? (below ^ half) | guard : guard << 1) | more;
  return (ulp_choice){below, (half != 0) & ((rest != 0) | ((low & unit) != 0)), (half | rest) != 0};
}

// Writes sign and exponent; returns the sign of (rounded − exact).
ULP_UNROLLED int ulp_finish(mpfr_ptr r, mpfr_exp_t exponent, int sign, ulp_choice choice) {
  r->_mpfr_sign = sign;
  r->_mpfr_exp = exponent;
  ulp_thread_inexact |= choice.is_inexact;
  return choice.is_inexact ? (choice.up ? sign : -sign) : 0;
}

// Rounds w[n] … w[1], where w[0] is the limb below the last one and `more` is what is below that.
// The first bit of w[n] is set.
ULP_UNROLLED int ulp_round_short(
    mpfr_ptr r, uint64_t *w, int n, uint64_t more, mpfr_exp_t exponent, int sign, mpfr_rnd_t mode) {
  int spare = (int)(64 * n - r->_mpfr_prec);
  ulp_choice choice = ulp_choose(w[1], w[0], more, spare, sign, mode);
  unsigned long long carry = 0;
  w[1] = __builtin_addcll(w[1] ^ choice.below, choice.up << spare, 0, &carry);
  ULP_UNROLL for (int i = 2; i <= n; i++) w[i] = __builtin_addcll(w[i], 0, carry, &carry);
  ULP_UNROLL for (int i = 0; i < n; i++) r->_mpfr_d[i] = w[i + 1];
  // A carry out of the first limb leaves zeros.
  r->_mpfr_d[n - 1] |= carry << 63;
  return ulp_finish(r, exponent + (mpfr_exp_t)carry, sign, choice);
}

#endif
