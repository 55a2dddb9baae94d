// Square roots of 129 to 256 bits, and reciprocals of square roots of so many.
//
// As for fewer bits, a double gives the first bits of 1 ÷ √V and one step of Newton 93 of them. From there one step of the
// third order gives the reciprocal, and two corrections by remainders that are exact give the root. All approximations are
// bounds from below, so that no number here has a sign. Three limbs are four of which the lowest is 0.
//
// MPFR's roots take 80 to 120 ns and these 34, its reciprocals 140 to 185 and these 36 (medians on an AMD EPYC).
#ifndef CMPFR_LONG_ROOT_H
#define CMPFR_LONG_ROOT_H

#include "shortroot.h"

// p = x·y, of n + m limbs.
ULP_UNROLLED void ulp_multiply(uint64_t *p, const uint64_t *x, int n, const uint64_t *y, int m) {
  ULP_UNROLL for (int i = 0; i < n; i++) {
    uint64_t carry = 0;
    ULP_UNROLL for (int j = 0; j < m; j++) {
      // At most (2^64 − 1)² + 2(2^64 − 1) = 2^128 − 1.
      ulp_wide t = (ulp_wide)x[i] * y[j] + (i ? p[i + j] : 0) + carry;
      p[i + j] = (uint64_t)t;
      carry = (uint64_t)(t >> 64);
    }
    p[i + m] = carry;
  }
}

// p = x², of 2n limbs: the products of different limbs, doubled, and the squares.
ULP_UNROLLED void ulp_square(uint64_t *p, const uint64_t *x, int n) {
  p[0] = 0;
  ULP_UNROLL for (int i = 0; i < n; i++) {
    uint64_t carry = 0;
    ULP_UNROLL for (int j = i + 1; j < n; j++) {
      ulp_wide t = (ulp_wide)x[i] * x[j] + (i ? p[i + j] : 0) + carry;
      p[i + j] = (uint64_t)t;
      carry = (uint64_t)(t >> 64);
    }
    p[i + n] = carry;
  }
  ULP_UNROLL for (int i = 2 * n - 1; i > 0; i--) p[i] = p[i] << 1 | p[i - 1] >> 63;
  unsigned long long carry = 0;
  ULP_UNROLL for (int i = 0; i < n; i++) {
    ulp_wide t = (ulp_wide)x[i] * x[i];
    p[2 * i] = __builtin_addcll(p[2 * i], (uint64_t)t, carry, &carry);
    p[2 * i + 1] = __builtin_addcll(p[2 * i + 1], (uint64_t)(t >> 64), carry, &carry);
  }
}

// r = x + y, of n limbs.
ULP_UNROLLED void ulp_sum(uint64_t *r, const uint64_t *x, const uint64_t *y, int n) {
  unsigned long long carry = 0;
  ULP_UNROLL for (int i = 0; i < n; i++) r[i] = __builtin_addcll(x[i], y[i], carry, &carry);
}

// r = x − y − borrow, of n limbs.
ULP_UNROLLED void ulp_difference(
    uint64_t *r, const uint64_t *x, const uint64_t *y, int n, unsigned long long borrow) {
  ULP_UNROLL for (int i = 0; i < n; i++) r[i] = __builtin_subcll(x[i], y[i], borrow, &borrow);
}

// r = ⌊x·2^−bits⌋, of n limbs for n + 1 of x, where 0 < bits < 64.
ULP_UNROLLED void ulp_shifted(uint64_t *r, const uint64_t *x, int n, int bits) {
  ULP_UNROLL for (int i = 0; i < n; i++) r[i] = x[i] >> bits | x[i + 1] << (64 - bits);
}

// An operand D in [1/2, 1) as a multiple of 2⁻²⁵⁶, and V = D or D/2, in [1/4, 1).
typedef struct {
  uint64_t d[4];
  int is_odd;
  // y < 2 as a multiple of 2⁻⁹⁵, 0 ≤ 1 ÷ √V − y ≤ 2⁻⁹³.
  uint64_t y[2];
} ulp_long_operand;

ULP_UNROLLED ulp_long_operand ulp_begin_long_root(mpfr_srcptr a, int n) {
  const mp_limb_t *d = a->_mpfr_d;
  ulp_first_root first = ulp_begin_root(a, d[n - 1]);
  // Less the two units by which it errs.
  ulp_wide y = ulp_begin_reciprocal(first, d[n - 2]) - 2;
  return (ulp_long_operand){{n == 4 ? d[0] : 0, d[n - 3], d[n - 2], d[n - 1]},
                            first.is_odd,
                            {(uint64_t)y, (uint64_t)(y >> 64)}};
}

// By how much the limb beyond n limbs may be too small in an approximation of five limbs that is less than 2⁴³ units of the lowest
// one too small; four times as much.
ULP_UNROLLED uint64_t ulp_root_margin(int n) { return n == 4 ? (uint64_t)1 << 45 : 2; }

// Whether a value whose first limb beyond the result is `guard` or up to `margin` more may be a number of whole limbs, or lie on
// either side of one.
ULP_UNROLLED int ulp_may_be_whole(uint64_t guard, uint64_t margin) { return guard + margin <= margin; }

// The same for the middle between two such numbers, if that decides the rounding.
ULP_UNROLLED int ulp_may_be_half(
    mpfr_srcptr r, int n, uint64_t guard, uint64_t margin, mpfr_rnd_t mode) {
  return mode == MPFR_RNDN && r->_mpfr_prec == 64 * n
         && ulp_may_be_whole(guard - ((uint64_t)1 << 63), margin);
}

// Rounds √V that is next to the n limbs above w[0], or to the next larger number, by the remainder of that number; V is a
// multiple of 2⁻³²⁰.
static __attribute__((noinline)) int ulp_round_near_whole(
    mpfr_ptr r, uint64_t *w, int n, const uint64_t *v, mpfr_exp_t exponent, mpfr_rnd_t mode) {
  uint64_t square[8], whole[8] = {0};
  for (int i = 0; i < 5; i++) whole[2 * n - 5 + i] = v[i];
  mpn_add_1(w + 1, w + 1, n, w[0] >> 63);
  mpn_sqr(square, w + 1, n);
  int side = mpn_cmp(whole, square, 2 * n);
  if (side < 0) mpn_sub_1(w + 1, w + 1, n, 1);
  w[0] = side < 0 ? UINT64_MAX : 0;
  return n == 4 ? ulp_round_short(r, w, 4, side != 0, exponent, 1, mode)
                : ulp_round_short(r, w, 3, side != 0, exponent, 1, mode);
}

// √a of n limbs.
ULP_UNROLLED int ulp_long_sqrt(mpfr_ptr r, mpfr_srcptr a, int n, mpfr_rnd_t mode) {
  ulp_long_operand operand = ulp_begin_long_root(a, n);
  const uint64_t *y = operand.y, *d = operand.d;
  int odd = operand.is_odd;
  // In units of 2⁻³²⁰.
  uint64_t v[5] = {d[0] << 1 << (63 - odd)};
  ULP_UNROLL for (int i = 0; i < 3; i++) v[i + 1] = d[i] >> odd | d[i + 1] << 1 << (63 - odd);
  v[4] = d[3] >> odd;
  uint64_t first[2], p[4], square[6], rest[3], more[5] = {0};
  // s = V·y in units of 2⁻⁹⁶, √V − s < 2^−92.8.
  ulp_multiply(p, v + 3, 2, y, 2);
  ulp_shifted(first, p + 1, 2, 63);
  // V − s² < 2^−91.8 in units of 2⁻¹⁹².
  ulp_square(square, first, 2);
  ulp_difference(rest, v + 2, square, 2, 0);
  // s + (V − s²)·y/2 in units of 2⁻¹⁹². Where s errs by δ and y by ε, this errs by δ²/(2√V) + δ·ε·√V at most and three units,
  // hence by less than 2^−184.6.
  ulp_multiply(p, rest, 2, y, 2);
  ulp_shifted(more, p + 1, 2, 32);
  uint64_t s[5] = {0, 0, 0, first[0] << 32, first[0] >> 32 | first[1] << 32};
  ulp_sum(s + 2, s + 2, more, 3);
  // V − s² < 2^−183.6 in units of 2⁻³²⁰, and then of 2⁻³⁰⁸.
  ulp_square(square, s + 2, 3);
  ulp_difference(rest, v, square + 1, 3, square[0] != 0);
  ulp_shifted(rest, rest, 2, 12);
  // The same correction in units of 2⁻³²⁰, which errs by less than 2⁻²⁷⁷; the largest error of 2 million roots was 0.2 of that.
  ulp_multiply(p, rest, 2, y, 2);
  ulp_shifted(more, p + 1, 2, 20);
  more[2] = p[3] >> 20;
  ulp_sum(s, s, more, 5);
  uint64_t *w = s + 4 - n, margin = ulp_root_margin(n);
  mpfr_exp_t exponent = (a->_mpfr_exp + odd) / 2;
  if (__builtin_expect(ulp_may_be_whole(w[0], margin), 0))
    return ulp_round_near_whole(r, w, n, v, exponent, mode);
  if (__builtin_expect(ulp_may_be_half(r, n, w[0], margin, mode), 0)) return ULP_UNDECIDED;
  return ulp_round_short(r, w, n, 1, exponent, 1, mode);
}

// 1 ÷ √a of n limbs: y + y·(h/2 + 3h²/8) for h = 1 − V·y², 0 ≤ h < 2⁻⁹², errs by less than y·h³/3 < 2⁻²⁷⁶; 0.15 of that was seen. Powers of four, for
// which it has no more than n limbs, are next to the number above it.
ULP_UNROLLED int ulp_long_reciprocal_sqrt(mpfr_ptr r, mpfr_srcptr a, int n, mpfr_rnd_t mode) {
  ulp_long_operand operand = ulp_begin_long_root(a, n);
  const uint64_t *y = operand.y, zero[4] = {0};
  int odd = operand.is_odd;
  uint64_t p[7], square[4], h[4], step[5];
  // V·y² in units of 2^−(446 + odd), and 1 minus that without the two lowest limbs; h is below 2³⁵ in the limb that comes last.
  ulp_square(square, y, 2);
  ulp_multiply(p, operand.d, 4, square, 3);
  ulp_difference(h, zero, p + 2, 4, (p[0] | p[1]) != 0);
  // In units of 2⁻²⁸³.
  ulp_shifted(h, h, 3, 35 + odd);
  // h² from the upper 127 bits of h, in units of 2⁻²⁸³.
  ulp_square(square, h + 1, 2);
  uint64_t second[3] = {0};
  ulp_shifted(second, square + 2, 1, 27);
  second[1] = square[3] >> 27;
  ulp_wide term = 3 * ((ulp_wide)second[1] << 64 | second[0]) >> 3;
  second[0] = (uint64_t)term;
  second[1] = (uint64_t)(term >> 64);
  h[3] = 0;
  ulp_shifted(h, h, 3, 1);
  ulp_sum(h, h, second, 3);
  // In units of 2⁻³⁷⁸, and then of 2⁻³¹⁹.
  ulp_multiply(step, h, 3, y, 2);
  ulp_shifted(step, step, 4, 59);
  step[4] = 0;
  uint64_t s[5] = {0, 0, 0, y[0] << 32, y[0] >> 32 | y[1] << 32};
  ulp_sum(s, s, step, 5);
  uint64_t *w = s + 4 - n, margin = ulp_root_margin(n);
  if (__builtin_expect(
          ulp_may_be_whole(w[0], margin) || ulp_may_be_half(r, n, w[0], margin, mode), 0))
    return ULP_UNDECIDED;
  return ulp_round_short(r, w, n, 1, 1 - (a->_mpfr_exp + odd) / 2, 1, mode);
}

// One copy of the code for each number of limbs; MPFR's where an approximation does not decide the rounding.
static __attribute__((noinline)) int ulp_short_sqrt(
    mpfr_ptr r, mpfr_srcptr a, int limbs, mpfr_rnd_t mode) {
  int ternary = limbs == 2   ? ulp_wide_sqrt(r, a, mode)
                : limbs == 3 ? ulp_long_sqrt(r, a, 3, mode)
                             : ulp_long_sqrt(r, a, 4, mode);
  return __builtin_expect(ternary == ULP_UNDECIDED, 0) ? mpfr_sqrt(r, a, mode) : ternary;
}

static __attribute__((noinline)) int ulp_short_rec_sqrt(
    mpfr_ptr r, mpfr_srcptr a, int limbs, mpfr_rnd_t mode) {
  int ternary = limbs == 1   ? ulp_word_reciprocal_sqrt(r, a, mode)
                : limbs == 2 ? ulp_wide_reciprocal_sqrt(r, a, mode)
                : limbs == 3 ? ulp_long_reciprocal_sqrt(r, a, 3, mode)
                             : ulp_long_reciprocal_sqrt(r, a, 4, mode);
  return __builtin_expect(ternary == ULP_UNDECIDED, 0) ? mpfr_rec_sqrt(r, a, mode) : ternary;
}

#endif
