// Sums and differences of numbers of a few limbs.
#ifndef CMPFR_SHORT_SUM_H
#define CMPFR_SHORT_SUM_H

#include "shortnumber.h"

// The largest number of limbs of these sums, which were measured to be faster than MPFR's up to
// 4096 bits, and the largest number that is added without loops.
enum { ULP_SHORT_SUM = 64, ULP_UNROLLED_SUM = 8 };

// The sum by MPFR, for operands that are too far apart or too close.
static __attribute__((noinline)) int ulp_long_sum(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, mpfr_rnd_t mode) {
  return b_sign == b->_mpfr_sign ? mpfr_add(r, a, b, mode) : mpfr_sub(r, a, b, mode);
}

// The operands, the one with the larger exponent first; both have the same number of limbs.
typedef struct {
  const mp_limb_t *large, *small;
  mpfr_exp_t exponent, distance;
  int sign, is_sum;
} ulp_terms;

ULP_UNROLLED ulp_terms ulp_order(mpfr_srcptr a, mpfr_srcptr b, int b_sign) {
  mpfr_exp_t distance = a->_mpfr_exp - b->_mpfr_exp;
  int is_sum = a->_mpfr_sign == b_sign;
  return distance < 0
             ? (ulp_terms){b->_mpfr_d, a->_mpfr_d, b->_mpfr_exp, -distance, b_sign, is_sum}
             : (ulp_terms){a->_mpfr_d, b->_mpfr_d, a->_mpfr_exp, distance, a->_mpfr_sign, is_sum};
}

// a + b, where the sign of b is replaced.
ULP_UNROLLED int ulp_short_sum_of(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int n, mpfr_rnd_t mode) {
  ulp_terms terms = ulp_order(a, b, b_sign);
  if (terms.distance > 63) return ulp_long_sum(r, a, b, b_sign, mode);
  int bits = (int)terms.distance;
  uint64_t x[ULP_UNROLLED_SUM + 1], y[ULP_UNROLLED_SUM + 1];
  ULP_UNROLL for (int i = 0; i < n; i++) y[i + 1] = terms.small[i];
  y[0] = y[1] << 1 << (63 - bits);
  ULP_UNROLL for (int i = 1; i < n; i++) y[i] = y[i] >> bits | y[i + 1] << 1 << (63 - bits);
  y[n] >>= bits;
  unsigned long long carry = 0;
  uint64_t lost = 0;
  if (terms.is_sum) {
    x[0] = y[0];
    ULP_UNROLL for (int i = 1; i <= n; i++) x[i] = __builtin_addcll(terms.large[i - 1], y[i], carry, &carry);
    lost = x[0] & carry;
    ULP_UNROLL for (int i = 0; i < n; i++) x[i] = x[i] >> carry | (x[i + 1] << 63 & -carry);
    x[n] = x[n] >> carry | carry << 63;
    terms.exponent += (mpfr_exp_t)carry;
  } else {
    x[0] = __builtin_subcll(0, y[0], 0, &carry);
    ULP_UNROLL for (int i = 1; i <= n; i++) x[i] = __builtin_subcll(terms.large[i - 1], y[i], carry, &carry);
    if (__builtin_expect(carry | (x[n] == 0), 0)) return ulp_long_sum(r, a, b, b_sign, mode);
    int zeros = __builtin_clzll(x[n]);
    ULP_UNROLL for (int i = n; i > 0; i--) x[i] = x[i] << zeros | x[i - 1] >> 1 >> (63 - zeros);
    x[0] <<= zeros;
    terms.exponent -= zeros;
  }
  return ulp_round_short(r, x, n, lost, terms.exponent, terms.sign, mode);
}

// Two limbs at once, because the compiler does not vectorise loops in headers that Swift imports.
typedef uint64_t ulp_pair __attribute__((vector_size(16), aligned(8), may_alias));

// Shifts `from` down by 0 to 63 bits into `to`, which may be the same.
ULP_UNROLLED void ulp_shift_down(uint64_t *to, const uint64_t *from, int n, int bits) {
  int i = 0;
  ULP_BY_EIGHT for (; i < n - 2; i += 2) {
    ulp_pair low = *(const ulp_pair *)(from + i), high = *(const ulp_pair *)(from + i + 1);
    *(ulp_pair *)(to + i) = low >> bits | high << 1 << (63 - bits);
  }
  if (i < n - 1) to[i] = from[i] >> bits | from[i + 1] << 1 << (63 - bits);
  to[n - 1] = from[n - 1] >> bits;
}
// Shifts x up by 0 to 63 bits; the lowest bits come from `guard`.
ULP_UNROLLED void ulp_shift_up(uint64_t *x, uint64_t guard, int n, int bits) {
  int i = n - 1;
  ULP_BY_EIGHT for (; i > 1; i -= 2) {
    ulp_pair high = *(ulp_pair *)(x + i - 1), low = *(ulp_pair *)(x + i - 2);
    *(ulp_pair *)(x + i - 1) = high << bits | low >> 1 >> (63 - bits);
  }
  if (i > 0) x[1] = x[1] << bits | x[0] >> 1 >> (63 - bits);
  x[0] = x[0] << bits | guard >> 1 >> (63 - bits);
}

// The sum of more limbs to nearest, in passes over the limbs of the result, which may be those of an operand.
// The shifted operand is stored separately, and cases that these passes cannot finish are found
// before the first limb is written.
static __attribute__((noinline)) int ulp_looped_sum(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int n) {
  ulp_terms terms = ulp_order(a, b, b_sign);
  const mp_limb_t *large = terms.large, *small = terms.small;
  if (terms.distance > 63) return ulp_long_sum(r, a, b, b_sign, MPFR_RNDN);
  int bits = (int)terms.distance;
  uint64_t y[ULP_SHORT_SUM], *x = r->_mpfr_d;
  uint64_t guard = small[0] << 1 << (63 - bits), lost = 0;
  ulp_shift_down(y, small, n, bits);
  unsigned long long carry = 0;
  if (terms.is_sum) {
    ULP_BY_EIGHT for (int i = 0; i < n; i++) x[i] = __builtin_addcll(large[i], y[i], carry, &carry);
    if (carry) {
      lost = guard, guard = x[0] << 63;
      ulp_shift_down(x, x, n, 1);
      x[n - 1] |= carry << 63;
      terms.exponent += 1;
    }
  } else {
    // If these limbs differ by at least two, the first limb of the difference is not zero.
    if (__builtin_expect(large[n - 1] - 1 <= y[n - 1], 0)) return ulp_long_sum(r, a, b, b_sign, MPFR_RNDN);
    guard = __builtin_subcll(0, guard, 0, &carry);
    ULP_BY_EIGHT for (int i = 0; i < n; i++) x[i] = __builtin_subcll(large[i], y[i], carry, &carry);
    int zeros = __builtin_clzll(x[n - 1]);
    if (zeros) ulp_shift_up(x, guard, n, zeros);
    guard <<= zeros;
    terms.exponent -= zeros;
  }
  int spare = (int)(64 * n - r->_mpfr_prec);
  ulp_choice choice = ulp_choose(x[0], guard, lost, spare, terms.sign, MPFR_RNDN);
  x[0] = __builtin_addcll(x[0] ^ choice.below, choice.up << spare, 0, &carry);
  for (int i = 1; carry && i < n; i++) carry = ++x[i] == 0;
  x[n - 1] |= carry << 63;
  return ulp_finish(r, terms.exponent + (mpfr_exp_t)carry, terms.sign, choice);
}

// One copy of the code for each number of limbs but two without loops.
//
// No switch has more than three cases: a table of jumps would keep the linker from joining equal functions of several object
// files.
static __attribute__((noinline)) int ulp_short_sum_by_limbs(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int limbs) {
  if (limbs < 5) switch (limbs) {
      case 1: return ulp_short_sum_of(r, a, b, b_sign, 1, MPFR_RNDN);
      case 3: return ulp_short_sum_of(r, a, b, b_sign, 3, MPFR_RNDN);
      default: return ulp_short_sum_of(r, a, b, b_sign, 4, MPFR_RNDN);
    }
  if (limbs < ULP_UNROLLED_SUM) switch (limbs) {
      case 5: return ulp_short_sum_of(r, a, b, b_sign, 5, MPFR_RNDN);
      case 6: return ulp_short_sum_of(r, a, b, b_sign, 6, MPFR_RNDN);
      default: return ulp_short_sum_of(r, a, b, b_sign, 7, MPFR_RNDN);
    }
  return limbs == ULP_UNROLLED_SUM
             ? ulp_short_sum_of(r, a, b, b_sign, ULP_UNROLLED_SUM, MPFR_RNDN)
             : ulp_looped_sum(r, a, b, b_sign, limbs);
}

// The same in the other directions, for numbers that are added without loops.
static __attribute__((noinline)) int ulp_directed_sum(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int limbs, mpfr_rnd_t mode) {
  if (limbs < 4) switch (limbs) {
      case 1: return ulp_short_sum_of(r, a, b, b_sign, 1, mode);
      case 2: return ulp_short_sum_of(r, a, b, b_sign, 2, mode);
      default: return ulp_short_sum_of(r, a, b, b_sign, 3, mode);
    }
  if (limbs < 7) switch (limbs) {
      case 4: return ulp_short_sum_of(r, a, b, b_sign, 4, mode);
      case 5: return ulp_short_sum_of(r, a, b, b_sign, 5, mode);
      default: return ulp_short_sum_of(r, a, b, b_sign, 6, mode);
    }
  return limbs == 7 ? ulp_short_sum_of(r, a, b, b_sign, 7, mode)
                    : ulp_short_sum_of(r, a, b, b_sign, ULP_UNROLLED_SUM, mode);
}

// Two limbs are added without a call and a jump, which would take a tenth of the time.
ULP_UNROLLED int ulp_short_sum(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int b_sign, int limbs) {
  return limbs == 2 ? ulp_short_sum_of(r, a, b, b_sign, 2, MPFR_RNDN)
                    : ulp_short_sum_by_limbs(r, a, b, b_sign, limbs);
}

ULP_UNROLLED int ulp_short_add(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  return ulp_short_sum(r, a, b, b->_mpfr_sign, limbs);
}
ULP_UNROLLED int ulp_short_sub(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs) {
  return ulp_short_sum(r, a, b, -b->_mpfr_sign, limbs);
}
ULP_UNROLLED int ulp_directed_add(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs, mpfr_rnd_t mode) {
  return ulp_directed_sum(r, a, b, b->_mpfr_sign, limbs, mode);
}
ULP_UNROLLED int ulp_directed_sub(
    mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, int limbs, mpfr_rnd_t mode) {
  return ulp_directed_sum(r, a, b, -b->_mpfr_sign, limbs, mode);
}

#endif
