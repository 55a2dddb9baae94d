// Products of numbers of two to four limbs, rounded to nearest.
//
// Up to 256 bits MPFR takes a third to a half of its time to find out which algorithm, special case and direction it
// has before it. This takes the common one, and answers the same bits, ternary value and inexact flag. Sums done in
// the same way were not faster than MPFR's.
#ifndef CMPFR_SHORT_PRODUCT_H
#define CMPFR_SHORT_PRODUCT_H

#include <stdint.h>

#include <mpfr.h>

_Static_assert(sizeof(mp_limb_t) == 8, "limbs have 64 bits");

#define ULP_UNROLLED static inline __attribute__((always_inline))
typedef unsigned __int128 ulp_wide;

// The limbs that all three have, if that is two to four and the exponents of both operands are so far from the ends
// of the range that no result can leave it; 0 otherwise. Zeros, infinities and NaN are beyond these ends.
static inline int ulp_short_limbs(mpfr_srcptr r, mpfr_srcptr a, mpfr_srcptr b) {
  const uint64_t far = (uint64_t)1 << 60;
  uint64_t limbs = (uint64_t)(r->_mpfr_prec - 1) >> 6;
  return limbs - 1 < 3 && limbs == (uint64_t)(a->_mpfr_prec - 1) >> 6
                 && limbs == (uint64_t)(b->_mpfr_prec - 1) >> 6
                 && (uint64_t)a->_mpfr_exp + far < 2 * far && (uint64_t)b->_mpfr_exp + far < 2 * far
             ? (int)limbs + 1
             : 0;
}

// Rounds w[n] … w[1] with w[0] below the last limb, and `more` below that, to nearest with ties to even. The first
// bit of w[n] is set. Answers the sign of (rounded − exact). Which way it goes is a coin's toss, and so no branch.
ULP_UNROLLED int ulp_round_short(
    mpfr_ptr r, uint64_t *w, int n, uint64_t more, mpfr_exp_t exponent, int sign) {
  int spare = (int)(64 * n - r->_mpfr_prec);
  uint64_t unit = (uint64_t)1 << spare, below = w[1] & (unit - 1);
  uint64_t half = spare ? below & unit >> 1 : w[0] >> 63;
  uint64_t rest = spare ? (below ^ half) | w[0] : w[0] << 1;
  rest |= more;
  unsigned up = (half != 0) & ((rest != 0) | ((w[1] & unit) != 0));
  unsigned is_inexact = (half | rest) != 0;
  unsigned long long carry = 0;
  w[1] = __builtin_addcll(w[1] ^ below, (uint64_t)up << spare, 0, &carry);
  for (int i = 2; i <= n; i++) w[i] = __builtin_addcll(w[i], 0, carry, &carry);
  for (int i = 0; i < n; i++) r->_mpfr_d[i] = w[i + 1];
  // A carry leaves zeros.
  r->_mpfr_d[n - 1] |= carry << 63;
  r->_mpfr_sign = sign;
  r->_mpfr_exp = exponent + (mpfr_exp_t)carry;
  if (is_inexact) mpfr_set_inexflag();
  return is_inexact ? (up ? sign : -sign) : 0;
}

ULP_UNROLLED int ulp_short_product_of(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int n) {
  const mp_limb_t *x = a->_mpfr_d, *y = b->_mpfr_d;
  uint64_t p[8];
#pragma clang loop unroll(full)
  for (int i = 0; i < n; i++) {
    uint64_t carry = 0;
#pragma clang loop unroll(full)
    for (int j = 0; j < n; j++) {
      // At most (2^64 − 1)² + 2(2^64 − 1) = 2^128 − 1.
      ulp_wide t = (ulp_wide)x[i] * y[j] + (i ? p[i + j] : 0) + carry;
      p[i + j] = (uint64_t)t;
      carry = (uint64_t)(t >> 64);
    }
    p[i + n] = carry;
  }
  mpfr_exp_t exponent = a->_mpfr_exp + b->_mpfr_exp;
  // In [2^-2, 1).
  int shift = !(p[2 * n - 1] >> 63);
  for (int i = 2 * n - 1; i > 0; i--) p[i] = p[i] << shift | p[i - 1] >> 1 >> (63 - shift);
  p[0] <<= shift;
  exponent -= shift;
  uint64_t more = 0;
  for (int i = 0; i < n - 1; i++) more |= p[i];
  return ulp_round_short(r, p + n - 1, n, more, exponent, a->_mpfr_sign * b->_mpfr_sign);
}

#undef ULP_UNROLLED

// One copy for each number of limbs.
static __attribute__((noinline)) int ulp_short_mul(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  switch (limbs) {
    case 2: return ulp_short_product_of(r, a, b, 2);
    case 3: return ulp_short_product_of(r, a, b, 3);
    default: return ulp_short_product_of(r, a, b, 4);
  }
}

#endif
