// Sums and differences of numbers of a few limbs, rounded to nearest.
#ifndef CMPFR_SHORT_SUM_H
#define CMPFR_SHORT_SUM_H

#include "shortnumber.h"

// Most limbs that these sums have.
enum { ULP_SHORT_SUM = 8 };

// The sum where operands are too far apart or too close.
static __attribute__((noinline)) int ulp_long_sum(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign) {
  return b_sign == b->_mpfr_sign ? mpfr_add(r, a, b, MPFR_RNDN) : mpfr_sub(r, a, b, MPFR_RNDN);
}

// a + b, where b has another sign.
ULP_UNROLLED int ulp_short_sum_of(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int n) {
  int sign = a->_mpfr_sign;
  mpfr_exp_t exponent = a->_mpfr_exp, distance = exponent - b->_mpfr_exp;
  const mp_limb_t *large = a->_mpfr_d, *small = b->_mpfr_d;
  int is_sum = sign == b_sign;
  if (distance < 0) {
    const mp_limb_t *swap = large;
    large = small, small = swap;
    exponent = b->_mpfr_exp, distance = -distance, sign = b_sign;
  }
  if (distance > 63) return ulp_long_sum(r, a, b, b_sign);
  int bits = (int)distance;
  uint64_t x[ULP_SHORT_SUM + 1], y[ULP_SHORT_SUM + 1];
  ULP_UNROLL for (int i = 0; i < n; i++) y[i + 1] = small[i];
  y[0] = y[1] << 1 << (63 - bits);
  ULP_UNROLL for (int i = 1; i < n; i++) y[i] = y[i] >> bits | y[i + 1] << 1 << (63 - bits);
  y[n] >>= bits;
  unsigned long long carry = 0;
  uint64_t lost = 0;
  if (is_sum) {
    x[0] = y[0];
    ULP_UNROLL for (int i = 1; i <= n; i++) x[i] = __builtin_addcll(large[i - 1], y[i], carry, &carry);
    lost = x[0] & carry;
    ULP_UNROLL for (int i = 0; i < n; i++) x[i] = x[i] >> carry | (x[i + 1] << 63 & -carry);
    x[n] = x[n] >> carry | carry << 63;
    exponent += (mpfr_exp_t)carry;
  } else {
    x[0] = __builtin_subcll(0, y[0], 0, &carry);
    ULP_UNROLL for (int i = 1; i <= n; i++) x[i] = __builtin_subcll(large[i - 1], y[i], carry, &carry);
    if (__builtin_expect(carry | (x[n] == 0), 0)) return ulp_long_sum(r, a, b, b_sign);
    int zeros = __builtin_clzll(x[n]);
    ULP_UNROLL for (int i = n; i > 0; i--) x[i] = x[i] << zeros | x[i - 1] >> 1 >> (63 - zeros);
    x[0] <<= zeros;
    exponent -= zeros;
  }
  return ulp_round_short(r, x, n, lost, exponent, sign);
}

// One copy for each number of limbs.
static __attribute__((noinline)) int ulp_short_sum(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int limbs) {
  switch (limbs) {
    case 1: return ulp_short_sum_of(r, a, b, b_sign, 1);
    case 2: return ulp_short_sum_of(r, a, b, b_sign, 2);
    case 3: return ulp_short_sum_of(r, a, b, b_sign, 3);
    case 4: return ulp_short_sum_of(r, a, b, b_sign, 4);
    case 5: return ulp_short_sum_of(r, a, b, b_sign, 5);
    case 6: return ulp_short_sum_of(r, a, b, b_sign, 6);
    case 7: return ulp_short_sum_of(r, a, b, b_sign, 7);
    default: return ulp_short_sum_of(r, a, b, b_sign, 8);
  }
}

ULP_UNROLLED int ulp_short_add(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  return ulp_short_sum(r, a, b, b->_mpfr_sign, limbs);
}
ULP_UNROLLED int ulp_short_sub(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  return ulp_short_sum(r, a, b, -b->_mpfr_sign, limbs);
}

#endif
