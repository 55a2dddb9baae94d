// Series of numbers of a few limbs in fixed point, for kernels of which each step would cost less than the call of a
// function of GMP.
//
// Numbers have n limbs behind the point, the lowest one first, and u = 2^(−64n) is a unit of the last one. All loops have
// constant bounds.
#ifndef CMPFR_SHORT_SERIES_H
#define CMPFR_SHORT_SERIES_H

#include "shortproduct.h"

// The largest number of limbs of these functions.
enum { ULP_SHORT_SERIES = 5 };

// r = a·b for a, b < 1, truncated: 0 ≤ error < (n + 1)·u. The columns below the last but one limb of the product are left out,
// the upper one of which has n − 1 products of less than u each. `r` may be `a` or `b`.
ULP_UNROLLED void ulp_high_product(mp_limb_t *r, const mp_limb_t *a, const mp_limb_t *b, int n) {
  ulp_wide sum = 0;
  ULP_UNROLL for (int column = n - 1; column < 2 * n - 1; column++) {
    mp_limb_t carry = 0;
    ULP_UNROLL for (int i = column - n + 1; i < n; i++) {
      ulp_wide product = (ulp_wide)a[i] * b[column - i];
      sum += product;
      carry += sum < product;
    }
    if (column >= n) r[column - n] = (mp_limb_t)sum;
    sum = sum >> 64 | (ulp_wide)carry << 64;
  }
  r[n - 1] = (mp_limb_t)sum;
}

// r = a + b; returns the carry.
ULP_UNROLLED mp_limb_t ulp_limbs_add(mp_limb_t *r, const mp_limb_t *a, const mp_limb_t *b, int n) {
  mp_limb_t carry = 0;
  ULP_UNROLL for (int i = 0; i < n; i++) {
    ulp_wide sum = (ulp_wide)a[i] + b[i] + carry;
    r[i] = (mp_limb_t)sum;
    carry = (mp_limb_t)(sum >> 64);
  }
  return carry;
}

// r = a − b; returns the borrow.
ULP_UNROLLED mp_limb_t ulp_limbs_subtract(mp_limb_t *r, const mp_limb_t *a, const mp_limb_t *b, int n) {
  mp_limb_t borrow = 0;
  ULP_UNROLL for (int i = 0; i < n; i++) {
    ulp_wide difference = (ulp_wide)a[i] - b[i] - borrow;
    r[i] = (mp_limb_t)difference;
    borrow = (mp_limb_t)(difference >> 64) & 1;
  }
  return borrow;
}

// A power series for x < 2^(−zeros), and its last index for each number of limbs n: the terms behind it are less than u in all.
typedef struct {
  int zeros;
  unsigned char last[ULP_SHORT_SERIES + 1];
} ulp_series;

// x^k/k!: 2^−135, 2^−207, 2^−280 and 2^−330 bound the first terms that are left out.
static const ulp_series ulp_exponential_series = {21, {0, 0, 5, 8, 11, 13}};
// x^k/k: 2^−142, 2^−203, 2^−263 and 2^−324.
static const ulp_series ulp_logarithm_series = {20, {0, 0, 6, 9, 12, 15}};
// x^k/(2k)!: 2^−151, 2^−218, 2^−286 and 2^−321.
static const ulp_series ulp_angle_series = {26, {0, 0, 4, 6, 8, 9}};
// x^k/(2k + 1) for an x that is a square, by the number of limbs, because more digits of the root are looked up for more: times
// the root 2^−146, 2^−223, 2^−300 and 2^−354.
static const ulp_series ulp_arctangent_series[] = {
    {0, {0}}, {0, {0}}, {26, {0, 0, 4}}, {40, {0, 0, 0, 4}}, {54, {0, 0, 0, 0, 4}},
    {54, {0, 0, 0, 0, 0, 5}}};

// s = Σ (±1)^(k − first)·c_k·x^(k − first) for k ≥ first, where s is a factor of x^first in what is wanted and all sums are less
// than 1; c_k stands at c + k·stride.
//
// Horner's rule with as few limbs as matter: the step of c_k errs by less than m + 2 units of m limbs, and 64m ≥ 64n − zeros·k. In
// what is wanted that is less than (m + 2)·u for each of the steps, and what is left out is less than u.
ULP_UNROLLED void ulp_short_series(
    mp_limb_t *s, const mp_limb_t *x, const mp_limb_t *c, int stride, ulp_series series, int first,
    int n, int is_alternating) {
  ULP_UNROLL for (int i = 0; i < n; i++) s[i] = 0;
  int k = series.last[n];
  ULP_UNROLL for (int m = 1; m <= n; m++) {
    int low = n - m, end = (64 * low + series.zeros - 1) / series.zeros;
    if (m == n || end < first) end = first;
    _Pragma("clang loop unroll(disable)") for (; k >= end; k--) {
      mp_limb_t product[ULP_SHORT_SERIES];
      ulp_high_product(product, s + low, x + low, m);
      if (is_alternating)
        ulp_limbs_subtract(s + low, c + k * stride + low, product, m);
      else
        ulp_limbs_add(s + low, c + k * stride + low, product, m);
    }
  }
}

// f = the fraction of (whole + f)·(1 + value) or, if the value has a limb 2 before the point, of (whole + f)·(2 + value), for a
// whole part of 0 or 1; returns the whole part. Null stands for 1.
ULP_UNROLLED mp_limb_t ulp_short_scale(
    mp_limb_t *f, mp_limb_t whole, const mp_limb_t *value, int n) {
  if (!value) return whole;
  mp_limb_t product[ULP_SHORT_SERIES], carry;
  ulp_high_product(product, f, value, n);
  carry = ulp_limbs_add(product, product, f, n);
  if (value[n] > 1) carry += ulp_limbs_add(product, product, f, n);
  if (whole)
    carry += ulp_limbs_add(f, product, value, n);
  else
    ULP_UNROLL for (int i = 0; i < n; i++) f[i] = product[i];
  return whole * value[n] + carry;
}

// e = e^t with the limb before the point, for t < 1 whose first three digits of seven bits have the exponentials a, b and c;
// `factorials` are the 1/k!.
//
// The rest is less than 2^−21, and its exponential errs by less than (64n/21 + 1)·(n + 2) + 3n + 3 ≤ 130 units. The values
// looked up err by u each, so that the products err by less than 2.72·(130 + 3·(n + 2)) + 3 < 2⁹ units.
ULP_UNROLLED void ulp_short_exponential_of(
    mp_limb_t *e, const mp_limb_t *t, const mp_limb_t *a, const mp_limb_t *b, const mp_limb_t *c,
    const mp_limb_t *factorials, int n) {
  mp_limb_t f[ULP_SHORT_SERIES], r[ULP_SHORT_SERIES], square[ULP_SHORT_SERIES];
  ULP_UNROLL for (int i = 0; i < n; i++) r[i] = t[i];
  r[n - 1] &= ((mp_limb_t)1 << 43) - 1;
  ulp_high_product(square, r, r, n);
  ulp_short_series(f, r, factorials, n, ulp_exponential_series, 2, n, 0);
  ulp_high_product(f, f, square, n);
  ulp_limbs_add(f, f, r, n);
  mp_limb_t whole = ulp_short_scale(f, 1, c, n);
  whole = ulp_short_scale(f, whole, b, n);
  whole = ulp_short_scale(f, whole, a, n);
  ULP_UNROLL for (int i = 0; i < n; i++) e[i] = f[i];
  e[n] = whole;
}

// r = ln(1 + d) with 1 + d = z·a·b·c for ½ ≤ z < 1 and exponentials a, b, c; `reciprocals` are the 1/k. Returns whether 0 ≤ d <
// 2^−20.
//
// The products err by less than 3·(n + 2) + 3 units, and the logarithm by less than (64n/20 + 1)·(n + 2) + 2n + 2 ≤ 131 more.
ULP_UNROLLED int ulp_short_logarithm_of(
    mp_limb_t *r, const mp_limb_t *z, const mp_limb_t *a, const mp_limb_t *b, const mp_limb_t *c,
    const mp_limb_t *reciprocals, int n) {
  mp_limb_t d[ULP_SHORT_SERIES], f[ULP_SHORT_SERIES], square[ULP_SHORT_SERIES];
  ULP_UNROLL for (int i = 0; i < n; i++) d[i] = z[i];
  mp_limb_t whole = ulp_short_scale(d, 0, a, n);
  whole = ulp_short_scale(d, whole, b, n);
  whole = ulp_short_scale(d, whole, c, n);
  if (whole != 1 || d[n - 1] >> 44) return 0;
  ulp_high_product(square, d, d, n);
  ulp_short_series(f, d, reciprocals, n, ulp_logarithm_series, 2, n, 1);
  ulp_high_product(f, f, square, n);
  ulp_limbs_subtract(r, d, f, n);
  r[n] = 0;
  return 1;
}

// r = atan v for v < 2^−13, 2^−20, 2^−27 and 2^−27 with 2 to 5 limbs; `reciprocals` are the 1/k.
//
// The errors of the series, less than 36 units, and of two products are multiplied by v, and the last product errs by less than n + 1
// units: less than 8 in all.
ULP_UNROLLED void ulp_short_arctangent_of(
    mp_limb_t *r, const mp_limb_t *v, const mp_limb_t *reciprocals, int n) {
  mp_limb_t f[ULP_SHORT_SERIES], square[ULP_SHORT_SERIES];
  ulp_high_product(square, v, v, n);
  ulp_short_series(f, square, reciprocals + n, 2 * n, ulp_arctangent_series[n], 1, n, 1);
  ulp_high_product(f, f, square, n);
  ulp_high_product(f, f, v, n);
  ulp_limbs_subtract(r, v, f, n);
  r[n] = 0;
}

// What is looked up for an angle: 1 − cos and sin of its first digit, of six bits, and of its second one, of seven. Null stands
// for a digit of 0.
typedef struct {
  const mp_limb_t *first_versine, *first_sine, *next_versine, *next_sine;
} ulp_angle_values;

// The limbs before the point of 1 − cos and sin.
typedef struct {
  mp_limb_t versine, sine;
} ulp_whole_parts;

// With V = 1 − cos the sums v = V(a + b) = V(a) + V(b) − V(a)·V(b) + sin a·sin b and, if it is wanted, s = sin(a + b) = (sin b − sin
// b·V(a)) + (sin a − sin a·V(b)) of v = V(b), s = sin b and the values at a; returns their limbs before the point.
ULP_UNROLLED ulp_whole_parts ulp_add_angle(
    mp_limb_t *v, mp_limb_t *s, const mp_limb_t *versine, const mp_limb_t *sine, int wants_sine,
    int n) {
  mp_limb_t p[ULP_SHORT_SERIES], rest[ULP_SHORT_SERIES];
  ulp_whole_parts whole = {0, 0};
  ulp_high_product(rest, sine, v, n);
  ulp_high_product(p, versine, v, n);
  ulp_limbs_subtract(v, v, p, n);
  whole.versine = ulp_limbs_add(v, v, versine, n);
  ulp_high_product(p, sine, s, n);
  whole.versine += ulp_limbs_add(v, v, p, n);
  if (!wants_sine) return whole;
  ulp_high_product(p, versine, s, n);
  ulp_limbs_subtract(s, s, p, n);
  ulp_limbs_subtract(p, sine, rest, n);
  whole.sine = ulp_limbs_add(s, s, p, n);
  return whole;
}

// v = 1 − cos t with the limb before the point for 0 ≤ t < 101/64, where the first digit has 1 − cos < 1, and s = sin t if `s` is
// not null; `r` is what is left of t behind 13 bits, and `factorials` are the 1/k!.
//
// With y = r² < 2^−26, 1 − cos r and sin r err by less than (64n/26 + 1)·(n + 2) + 2n + 2 ≤ 103 units and by 2n + 2 more,
// and each addition of angles, with two products, two values looked up and factors of at most 1, adds less than 2·(n + 2)·u to
// twice the error before: all errors are less than 2⁹u.
ULP_UNROLLED void ulp_short_angle_of(
    mp_limb_t *v, mp_limb_t *s, const mp_limb_t *r, const ulp_angle_values *at,
    const mp_limb_t *factorials, int n) {
  mp_limb_t y[ULP_SHORT_SERIES], p[ULP_SHORT_SERIES], q[ULP_SHORT_SERIES], sine[ULP_SHORT_SERIES];
  ulp_high_product(y, r, r, n);
  ulp_short_series(q, y, factorials, 2 * n, ulp_angle_series, 1, n, 1);
  ulp_high_product(q, q, y, n);
  ulp_short_series(p, y, factorials + n, 2 * n, ulp_angle_series, 1, n, 1);
  ulp_high_product(p, p, y, n);
  ulp_high_product(p, p, r, n);
  ulp_limbs_subtract(sine, r, p, n);
  ulp_whole_parts whole = {0, 0};
  if (at->next_versine) ulp_add_angle(q, sine, at->next_versine, at->next_sine, 1, n);
  if (at->first_versine)
    whole = ulp_add_angle(q, sine, at->first_versine, at->first_sine, s != 0, n);
  ULP_UNROLL for (int i = 0; i < n; i++) v[i] = q[i];
  v[n] = whole.versine;
  if (!s) return;
  ULP_UNROLL for (int i = 0; i < n; i++) s[i] = sine[i];
  s[n] = whole.sine;
}

// One copy of the code of a function for each number of limbs, which is its last parameter `n`.
#define ULP_FOR_EACH_LENGTH(type, function, parameters, ...)                   \
  static __attribute__((noinline)) type function parameters {                  \
    switch (n) {                                                               \
      case 2: return function##_of(__VA_ARGS__, 2);                            \
      case 3: return function##_of(__VA_ARGS__, 3);                            \
      case 4: return function##_of(__VA_ARGS__, 4);                            \
      default: return function##_of(__VA_ARGS__, ULP_SHORT_SERIES);            \
    }                                                                          \
  }

ULP_FOR_EACH_LENGTH(
    void, ulp_short_exponential,
    (mp_limb_t *e, const mp_limb_t *t, const mp_limb_t *a, const mp_limb_t *b, const mp_limb_t *c,
     const mp_limb_t *factorials, int n),
    e, t, a, b, c, factorials)
ULP_FOR_EACH_LENGTH(
    int, ulp_short_logarithm,
    (mp_limb_t *r, const mp_limb_t *z, const mp_limb_t *a, const mp_limb_t *b, const mp_limb_t *c,
     const mp_limb_t *reciprocals, int n),
    r, z, a, b, c, reciprocals)
ULP_FOR_EACH_LENGTH(
    void, ulp_short_arctangent,
    (mp_limb_t *r, const mp_limb_t *v, const mp_limb_t *reciprocals, int n), r, v, reciprocals)
ULP_FOR_EACH_LENGTH(
    void, ulp_short_angle,
    (mp_limb_t *v, mp_limb_t *s, const mp_limb_t *r, const ulp_angle_values *at,
     const mp_limb_t *factorials, int n),
    v, s, r, at, factorials)

#endif
