// Square roots of 121 to 128 bits, and reciprocals of square roots to 128 bits.
//
// MPFR's square roots of fewer bits take 9 to 16 ns, which this way does not beat; of more they take 20 to 83 ns, and these 21.
// Reciprocals take 11 and 28 ns for one and two limbs, MPFR's 76 to 131 (medians on an AMD EPYC).
//
// A double gives the first 52 bits; corrections by the remainder, which is exact, give the others and 32 bits more. Only
// where these do not decide the rounding does MPFR compute the result. All bounds leave a factor of four, so that they
// hold in whichever direction the processor rounds doubles.
#ifndef CMPFR_SHORT_ROOT_H
#define CMPFR_SHORT_ROOT_H

#include "shortnumber.h"

typedef __int128 ulp_signed_wide;

// Returned where MPFR has to round.
enum { ULP_UNDECIDED = 2 };

// The number of limbs of both, if that is at most four and the operand is positive and far from the ends of the range of
// exponents; else 0.
static inline int ulp_root_limbs(mpfr_srcptr r, mpfr_srcptr a) {
  int limbs = ulp_short_limbs(r, a, a, 4);
  return a->_mpfr_sign > 0 ? limbs : 0;
}

// A root of V in [1/4, 1), where a = V·2^e, e even and e = exponent + is_odd.
typedef struct {
  // The upper limb of a.
  uint64_t top;
  int is_odd;
  // √V in [1/2, 1), relative error ≤ 2⁻⁵², the error of the upper 53 bits included.
  double root;
} ulp_first_root;

ULP_UNROLLED ulp_first_root ulp_begin_root(mpfr_srcptr a, uint64_t top) {
  int is_odd = (int)(a->_mpfr_exp & 1);
  double v = (double)(int64_t)(top >> 11) * (is_odd ? 0x1p-54 : 0x1p-53);
  return (ulp_first_root){top, is_odd, __builtin_elementwise_sqrt(v)};
}

// N − s² modulo 2¹⁹², without its lowest limb, where N = V·2²⁵⁶; `low` is that limb.
ULP_UNROLLED ulp_signed_wide ulp_rest_of_square(
    ulp_wide s, const mp_limb_t *a, int is_odd, uint64_t *low) {
  uint64_t high = (uint64_t)(s >> 64), below = (uint64_t)s;
  ulp_wide tail = (ulp_wide)below * below;
  ulp_wide square = (tail >> 64) + ((ulp_wide)high * below << 1) + ((ulp_wide)(high * high) << 64);
  ulp_wide n = is_odd ? (ulp_wide)(a[1] << 63 | a[0] >> 1) << 64 | (ulp_wide)(a[0] & 1) << 63
                      : (ulp_wide)a[0] << 64;
  *low = 0 - (uint64_t)tail;
  return (ulp_signed_wide)(n - square - ((uint64_t)tail != 0));
}

// √a of two limbs.
ULP_UNROLLED int ulp_wide_sqrt(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  const mp_limb_t *d = a->_mpfr_d;
  ulp_first_root first = ulp_begin_root(a, d[1]);
  // The root would need a limb more.
  if (__builtin_expect(first.top == UINT64_MAX, 0)) return ULP_UNDECIDED;
  // 1 ÷ (2√V) in (1/2, 1] as a multiple of 2⁻⁶², relative error ≤ 2⁻⁵¹.
  int64_t inverse = (int64_t)(0x1p52 / first.root) << 9;
  uint64_t s = (uint64_t)(int64_t)(first.root * 0x1p53) << 11;
  // V − s² in units of 2⁻¹²⁸, below 2⁷⁷.
  ulp_signed_wide rest =
      (ulp_signed_wide)((((ulp_wide)d[1] << 64 | d[0]) >> first.is_odd) - (ulp_wide)s * s);
  // |√V − root| ≤ 2⁻¹⁰²: by the error of the inverse, 2⁻⁵¹·2⁻⁵², and half the square of the correction, 2⁻¹⁰⁴.
  ulp_wide root =
      ((ulp_wide)s << 64) + (ulp_wide)((ulp_signed_wide)(int64_t)(rest >> 16) * inverse >> 46);
  uint64_t low;
  rest = ulp_rest_of_square(root, d, first.is_odd, &low);
  // In units of 2⁻¹⁶⁰: below 2⁵⁸, and by the error of the inverse within 2⁷ + 2 units of √V.
  ulp_signed_wide more = (ulp_signed_wide)(int64_t)(rest >> 32) * inverse >> 62;
  root += (ulp_wide)(more >> 32);
  uint64_t guard = (uint64_t)more << 32, is_inexact = 1;
  const uint64_t margin = (uint64_t)1 << 42;
  if (__builtin_expect(guard + margin < 2 * margin, 0)) {
    // Next to a number of 128 bits: the side follows from the remainder of that number.
    root += guard >> 63;
    rest = ulp_rest_of_square(root, d, first.is_odd, &low);
    root -= rest < 0;
    guard = rest < 0 ? UINT64_MAX : 0;
    is_inexact = (rest != 0) | (low != 0);
  } else if (
      mode == MPFR_RNDN && r->_mpfr_prec == 128
      && guard + margin - ((uint64_t)1 << 63) < 2 * margin) {
    return ULP_UNDECIDED;
  }
  uint64_t limbs[3] = {guard, (uint64_t)root, (uint64_t)(root >> 64)};
  return ulp_round_short(r, limbs, 2, is_inexact, (a->_mpfr_exp + first.is_odd) / 2, 1, mode);
}

// y = 1 ÷ √V in (1, 2] as a multiple of 2⁻⁹⁵, within two units, for V of the upper limb of `first` and the limb `next`. By one
// step of Newton: y + y·h/2 for h = 1 − V·y², |h| ≤ 2⁻⁴⁹, errs by at most 3/8·y·h².
ULP_UNROLLED ulp_wide ulp_begin_reciprocal(ulp_first_root first, uint64_t next) {
  uint64_t y = (uint64_t)(int64_t)(0x1p52 / first.root);
  ulp_wide square = (ulp_wide)y * y;
  uint64_t high = (uint64_t)(square >> 64);
  // h in units of 2^−(168 + odd), modulo 2¹²⁸; below 2¹²¹, and up to 2⁶⁴ too large by the product that is left out.
  ulp_signed_wide h = (ulp_signed_wide)(0 - (ulp_wide)(uint64_t)square * first.top
                                       - ((ulp_wide)(high * first.top) << 64) - (ulp_wide)high * next);
  ulp_signed_wide step = (ulp_signed_wide)(int64_t)(h >> 58) * (int64_t)y;
  return ((ulp_wide)y << 43) + (ulp_wide)(step >> (68 + first.is_odd));
}

// Rounds y, of which `guard` are the first 32 bits beyond the last limb, known to ±`margin`. It is never a number of these
// limbs, because only powers of four have such a root.
ULP_UNROLLED int ulp_round_reciprocal(
    mpfr_ptr r, uint64_t *limbs, int n, uint64_t margin, mpfr_srcptr a, mpfr_rnd_t mode) {
  uint64_t guard = limbs[0];
  margin <<= 32;
  int is_next_to_half = mode == MPFR_RNDN && r->_mpfr_prec == 64 * n
                        && guard + margin - ((uint64_t)1 << 63) < 2 * margin;
  if (__builtin_expect(guard + margin < 2 * margin || is_next_to_half, 0)) return ULP_UNDECIDED;
  return ulp_round_short(r, limbs, n, 1, 1 - (a->_mpfr_exp + (a->_mpfr_exp & 1)) / 2, 1, mode);
}

// 1 ÷ √a of one limb.
ULP_UNROLLED int ulp_word_reciprocal_sqrt(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  ulp_first_root first = ulp_begin_root(a, a->_mpfr_d[0]);
  if (__builtin_expect(first.top == (uint64_t)1 << 63, 0)) return ULP_UNDECIDED;
  ulp_wide y = ulp_begin_reciprocal(first, 0);
  uint64_t limbs[2] = {(uint64_t)y << 32, (uint64_t)(y >> 32)};
  return ulp_round_reciprocal(r, limbs, 1, 8, a, mode);
}

// 1 ÷ √a of two limbs: y + y·(h/2 + 3h²/8) errs by less than y·|h|³ < 2⁻¹⁷⁸.
ULP_UNROLLED int ulp_wide_reciprocal_sqrt(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  const mp_limb_t *d = a->_mpfr_d;
  ulp_first_root first = ulp_begin_root(a, d[1]);
  if (__builtin_expect(first.top == (uint64_t)1 << 63, 0)) return ULP_UNDECIDED;
  // A multiple of 2⁻⁶³, within three units because the lower limb of V is left out; so |h| ≤ 2⁻⁶⁰.
  uint64_t y = (uint64_t)(ulp_begin_reciprocal(first, 0) >> 32);
  ulp_wide square = (ulp_wide)y * y;
  uint64_t high = (uint64_t)(square >> 64), low = (uint64_t)square;
  ulp_wide left = (ulp_wide)d[0] * high, right = (ulp_wide)d[1] * low, upper = (ulp_wide)d[1] * high;
  // V·y² in units of 2^−(62 + odd), 2^−(126 + odd), 2^−(190 + odd), without the carry of a limb below.
  ulp_wide third = ((ulp_wide)d[0] * low >> 64) + (uint64_t)left + (uint64_t)right;
  ulp_wide second = (third >> 64) + (left >> 64) + (right >> 64) + (uint64_t)upper;
  uint64_t unit = (uint64_t)(second >> 64) + (uint64_t)(upper >> 64);
  ulp_wide below = second << 64 | (uint64_t)third;
  int64_t above = (int64_t)(((uint64_t)1 << (62 + first.is_odd)) - unit - (below != 0));
  // h in units of 2⁻¹⁵⁸, within two.
  ulp_signed_wide h = (ulp_signed_wide)((ulp_wide)(ulp_signed_wide)above << (96 - first.is_odd)
                                        | (0 - below) >> (32 + first.is_odd));
  int64_t short_h = (int64_t)(h >> 36);
  ulp_signed_wide h_square = (ulp_signed_wide)short_h * short_h >> 86;
  ulp_signed_wide step = (h >> 1) + (3 * h_square >> 3);
  // In units of 2⁻¹⁵⁹, within twelve.
  ulp_signed_wide more = (ulp_signed_wide)(int64_t)(step >> 64) * (ulp_signed_wide)y * 4
                         + (ulp_signed_wide)((ulp_wide)(uint64_t)step * y >> 62);
  ulp_wide result = ((ulp_wide)y << 64) + (ulp_wide)(more >> 32);
  uint64_t limbs[3] = {(uint64_t)more << 32, (uint64_t)result, (uint64_t)(result >> 64)};
  return ulp_round_reciprocal(r, limbs, 2, 48, a, mode);
}

#endif
