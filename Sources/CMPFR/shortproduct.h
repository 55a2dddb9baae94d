// Products of numbers of a few limbs.
#ifndef CMPFR_SHORT_PRODUCT_H
#define CMPFR_SHORT_PRODUCT_H

#include "shortnumber.h"

// The largest number of limbs of these products; products of up to 256 bits were measured to take
// 0.65 to 0.76 of MPFR's time.
enum { ULP_SHORT_PRODUCT = 4 };
// The same in other directions than to nearest. Beyond four limbs GMP's product was the alternative: an elimination over
// intervals took 0.92 of its time at five to seven limbs, and the same at eight.
enum { ULP_DIRECTED_PRODUCT = 8 };

ULP_UNROLLED int ulp_short_product_of(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int n, mpfr_rnd_t mode) {
  const mp_limb_t *x = a->_mpfr_d, *y = b->_mpfr_d;
  uint64_t p[2 * ULP_DIRECTED_PRODUCT];
  ULP_UNROLL for (int i = 0; i < n; i++) {
    uint64_t carry = 0;
    ULP_UNROLL for (int j = 0; j < n; j++) {
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
  ULP_UNROLL for (int i = 2 * n - 1; i > 0; i--) p[i] = p[i] << shift | p[i - 1] >> 1 >> (63 - shift);
  p[0] <<= shift;
  exponent -= shift;
  uint64_t more = 0;
  ULP_UNROLL for (int i = 0; i < n - 1; i++) more |= p[i];
  return ulp_round_short(r, p + n - 1, n, more, exponent, a->_mpfr_sign * b->_mpfr_sign, mode);
}

// One copy of the code for each number of limbs, to nearest and in the other directions; no switch has a table of jumps, as in
// sums.
static __attribute__((noinline)) int ulp_short_mul(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  switch (limbs) {
    case 1: return ulp_short_product_of(r, a, b, 1, MPFR_RNDN);
    case 2: return ulp_short_product_of(r, a, b, 2, MPFR_RNDN);
    case 3: return ulp_short_product_of(r, a, b, 3, MPFR_RNDN);
    default: return ulp_short_product_of(r, a, b, 4, MPFR_RNDN);
  }
}
static __attribute__((noinline)) int ulp_directed_mul(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs, mpfr_rnd_t mode) {
  if (limbs < 4) switch (limbs) {
      case 1: return ulp_short_product_of(r, a, b, 1, mode);
      case 2: return ulp_short_product_of(r, a, b, 2, mode);
      default: return ulp_short_product_of(r, a, b, 3, mode);
    }
  if (limbs < 7) switch (limbs) {
      case 4: return ulp_short_product_of(r, a, b, 4, mode);
      case 5: return ulp_short_product_of(r, a, b, 5, mode);
      default: return ulp_short_product_of(r, a, b, 6, mode);
    }
  return limbs == 7 ? ulp_short_product_of(r, a, b, 7, mode)
                    : ulp_short_product_of(r, a, b, ULP_DIRECTED_PRODUCT, mode);
}

#endif
