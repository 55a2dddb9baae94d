// What Swift cannot import from mpfr.h itself: macros, predicates that must be inline, and
// per-thread state. Everything else is called directly.
#ifndef CMPFR_SHIM_H
#define CMPFR_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <gmp.h>
#include <mpfr.h>

#include "longroot.h"
#include "shortproduct.h"
#include "shortseries.h"
#include "shortsum.h"
#include "thread.h"
#include "wordrational.h"

// MPFR's whole range of exponents, as mpfr_get_emin_min() and mpfr_get_emax_max() return it on 64
// bits.
#define MPFR_EMIN_MIN (1 - ((mpfr_exp_t)1 << 62))
#define MPFR_EMAX_MAX (((mpfr_exp_t)1 << 62) - 1)

#if MPFR_VERSION < MPFR_VERSION_NUM(4, 2, 0)
#error "ulp needs MPFR 4.2 or later (sinu, exp2m1, compound_si and their kin)"
#endif

// gmp_version is an extern array, which Swift sees as mutable global state.
static inline const char *ulp_gmp_version(void) { return gmp_version; }

// Γ. To see that Γ(x) overflows, mpfr_gamma raises a number to the power x, for which it writes x as an integer: for a
// large exponent GMP then has no memory and aborts (MPFR 4.2). From 2^63 on Γ(x) > e^x overflows anyway, as e^x does.
static inline int ulp_gamma(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  int is_huge = mpfr_regular_p(x) && mpfr_sgn(x) > 0 && mpfr_get_exp(x) > 63;
  return (is_huge ? mpfr_exp : mpfr_gamma)(r, x, mode);
}

// ln |Γ|, without the sign that mpfr_lgamma returns beside it.
static inline int ulp_lgamma(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  int sign;
  return mpfr_lgamma(r, &sign, x, mode);
}

// The calls whose overhead matters, such as ulp_add. On a thread that is ready they jump to MPFR,
// so that no register has to be saved across the call. Choosing the function before the one call
// keeps each of them so small that the compiler does not merge them into one function with a
// further jump.
#define ULP_LIST(...) __VA_ARGS__
#define ULP_SLOW_CALL(name, operands, arguments)                                            \
  __attribute__((noinline, cold)) static int ulp_slow_##name(                               \
      mpfr_ptr r, operands, mpfr_rnd_t mode) {                                              \
    ulp_prepare_thread();                                                                   \
    return ulp_note(mpfr_##name(r, arguments, mode));                                       \
  }
#define ULP_HOT_CALL(name, operands, arguments)                                             \
  ULP_SLOW_CALL(name, ULP_LIST(operands), ULP_LIST(arguments))                              \
  static inline __attribute__((always_inline)) int ulp_##name(                              \
      mpfr_ptr r, operands, mpfr_rnd_t mode) {                                              \
    return (ulp_thread_state == ULP_READY ? (mpfr_##name) : ulp_slow_##name)(r, arguments, mode); \
  }
ULP_HOT_CALL(set, ULP_LIST(mpfr_srcptr a), ULP_LIST(a))
ULP_HOT_CALL(div, ULP_LIST(mpfr_srcptr a, mpfr_srcptr b), ULP_LIST(a, b))
ULP_HOT_CALL(fma, ULP_LIST(mpfr_srcptr a, mpfr_srcptr b, mpfr_srcptr c), ULP_LIST(a, b, c))

// Numbers of a few limbs are computed without MPFR; `most` limbs to nearest, `directed` limbs in other directions.
#define ULP_SHORT_CALL(name, most, directed)                                                         \
  ULP_SLOW_CALL(name, ULP_LIST(mpfr_srcptr a, mpfr_srcptr b), ULP_LIST(a, b))                        \
  static inline __attribute__((always_inline)) int ulp_##name(                                       \
      mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, mpfr_rnd_t mode) {                                   \
    if (__builtin_expect(ulp_thread_state != ULP_READY, 0)) return ulp_slow_##name(r, a, b, mode);   \
    int limbs = ulp_short_limbs(r, a, b, mode == MPFR_RNDN ? most : directed);                       \
    if (!limbs) return mpfr_##name(r, a, b, mode);                                                   \
    return mode == MPFR_RNDN ? ulp_short_##name(r, a, b, limbs)                                      \
                             : ulp_directed_##name(r, a, b, limbs, mode);                            \
  }
ULP_SHORT_CALL(add, ULP_SHORT_SUM, ULP_UNROLLED_SUM)
ULP_SHORT_CALL(sub, ULP_SHORT_SUM, ULP_UNROLLED_SUM)
ULP_SHORT_CALL(mul, ULP_SHORT_PRODUCT, ULP_DIRECTED_PRODUCT)

// For callers that have prepared the thread, and record the ternary value themselves.
static inline __attribute__((always_inline)) int ulp_prepared_sqrt(
    mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  int limbs = r->_mpfr_prec > 120 ? ulp_root_limbs(r, a) : 0;
  return limbs > 1 ? ulp_short_sqrt(r, a, limbs, mode) : mpfr_sqrt(r, a, mode);
}
ULP_SLOW_CALL(sqrt, ULP_LIST(mpfr_srcptr a), ULP_LIST(a))
static inline __attribute__((always_inline)) int ulp_sqrt(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  if (__builtin_expect(ulp_thread_state != ULP_READY, 0)) return ulp_slow_sqrt(r, a, mode);
  return ulp_prepared_sqrt(r, a, mode);
}

static inline int ulp_rec_sqrt(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t mode) {
  int limbs = ulp_root_limbs(r, a);
  return limbs ? ulp_short_rec_sqrt(r, a, limbs, mode) : mpfr_rec_sqrt(r, a, mode);
}

#include "bounds.h"

// Fits the result of an operation with an unbounded range of exponents into a format's range with
// its subnormal numbers; the ternary value of the operation prevents double rounding. MPFR raises
// underflow for exact subnormal results as well, which IEEE 754 does not by default.
static inline int ulp_fit(mpfr_ptr r, int ternary, mpfr_rnd_t mode, mpfr_exp_t emin, mpfr_exp_t emax) {
  int underflow = mpfr_underflow_p();
  mpfr_set_emin(emin);
  mpfr_set_emax(emax);
  ternary = mpfr_check_range(r, ternary, mode);
  ternary = mpfr_subnormalize(r, ternary, mode);
  if (ternary == 0 && !underflow) mpfr_clear_underflow();
  mpfr_set_emin(MPFR_EMIN_MIN);
  mpfr_set_emax(MPFR_EMAX_MAX);
  return ternary;
}

// Swift's copy of this structure relies on its layout.
_Static_assert(sizeof(__mpfr_struct) == 32 && offsetof(__mpfr_struct, _mpfr_prec) == 0
                   && offsetof(__mpfr_struct, _mpfr_sign) == 8 && offsetof(__mpfr_struct, _mpfr_exp) == 16
                   && offsetof(__mpfr_struct, _mpfr_d) == 24,
               "mpfr_t is not laid out as on 64-bit systems");
// Swift's copy of the exponents that mark zeros, NaN and infinities relies on these values.
_Static_assert(__MPFR_EXP_ZERO == INT64_MIN + 1 && __MPFR_EXP_NAN == INT64_MIN + 2
                   && __MPFR_EXP_INF == INT64_MIN + 3,
               "MPFR marks zeros, NaN and infinities in another way");

// mpfr_sgn and similar macros are not imported, or are calls; these are inline.
static inline int ulp_signbit(mpfr_srcptr x) { return x->_mpfr_sign < 0; }
// Zeros, NaN and infinities have the three smallest exponents; all larger ones belong to regular
// numbers.
static inline int ulp_is_regular(mpfr_srcptr x) { return x->_mpfr_exp > __MPFR_EXP_INF; }
// Directed rounding puts results that overflow or underflow at the ends of the range of exponents.
static inline int ulp_is_inside_range(mpfr_srcptr x) {
  return x->_mpfr_exp > MPFR_EMIN_MIN && x->_mpfr_exp < MPFR_EMAX_MAX;
}

// MPFR's ζ of a variable does not recognise integers, for which another formula is twenty times as
// fast.
static inline int ulp_zeta(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  if (mpfr_integer_p(x) && mpfr_cmp_ui(x, 2) >= 0 && mpfr_fits_ulong_p(x, MPFR_RNDN))
    return mpfr_zeta_ui(r, mpfr_get_ui(x, MPFR_RNDN), mode);
  return mpfr_zeta(r, x, mode);
}

// MPFR's general power first looks for special cases, and writes a whole exponent as an integer. For results of 4096 bits it is
// faster than the power of a word.
static inline int ulp_pow(mpfr_ptr r, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t mode) {
  if (mpfr_get_prec(r) <= 2048 && ulp_is_regular(y) && y->_mpfr_exp <= 12 && mpfr_integer_p(y))
    return mpfr_pow_si(r, x, mpfr_get_si(y, MPFR_RNDN), mode);
  return mpfr_pow(r, x, y, mode);
}

// A root. MPFR 4.2.0 takes those of a power of two with a negative index for exactly 1 where they are nearer to it than about
// 2^-9 units in the last place: root(512, -2^40) with 24 bits. The reciprocal of a power of two is exact, and has the positive index.
static inline int ulp_rootn_si(mpfr_ptr r, mpfr_srcptr x, long n, mpfr_rnd_t mode) {
  if (n >= 0 || !ulp_is_regular(x) || !ulp_is_inside_range(x) || mpfr_min_prec(x) != 1)
    return mpfr_rootn_si(r, x, n, mode);
  mp_limb_t limb;
  mpfr_t reciprocal;
  mpfr_custom_init(&limb, GMP_NUMB_BITS);
  mpfr_custom_init_set(reciprocal, MPFR_NAN_KIND, 0, GMP_NUMB_BITS, &limb);
  mpfr_set_si_2exp(reciprocal, mpfr_sgn(x), 1 - mpfr_get_exp(x), MPFR_RNDN);
  return mpfr_rootn_ui(r, reciprocal, -(unsigned long)n, mode);
}

// A root whose index is a number; NaN if that is no integer of a word.
static inline int ulp_rootn(mpfr_ptr r, mpfr_srcptr x, mpfr_srcptr n, mpfr_rnd_t mode) {
  if (mpfr_integer_p(n) && mpfr_fits_slong_p(n, MPFR_RNDN))
    return ulp_rootn_si(r, x, mpfr_get_si(n, MPFR_RNDN), mode);
  mpfr_set_nan(r);
  return 0;
}

// MPFR's logarithm does not recognise 2, whose logarithm is cached.
static inline int ulp_log(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  if (ulp_is_regular(x) && mpfr_cmp_ui(x, 2) == 0) return mpfr_const_log2(r, mode);
  return mpfr_log(r, x, mode);
}

// Memory of zeros, whose pages are not touched until they are used.
static inline void *ulp_zeros(size_t count, size_t size) { return calloc(count, size); }

// Rounding to odd: sets the last bit of a value that was truncated to 64 bits and lost some. A
// later rounding to at most 62 bits then gives the correct result (Boldo and Melquiond, IEEE TC
// 57(4), 2008).
static inline void ulp_make_odd(mpfr_ptr x) { x->_mpfr_d[0] |= 1; }

// 10^exponent for exponents from 0 to 19, which are all that fit a word.
static inline uint64_t ulp_power_of_ten(int exponent) {
  static const uint64_t ten[20] = {
      1ull, 10ull, 100ull, 1000ull, 10000ull, 100000ull, 1000000ull, 10000000ull, 100000000ull,
      1000000000ull, 10000000000ull, 100000000000ull, 1000000000000ull, 10000000000000ull,
      100000000000000ull, 1000000000000000ull, 10000000000000000ull, 100000000000000000ull,
      1000000000000000000ull, 10000000000000000000ull};
  return ten[exponent];
}

// r = coefficient × 10^exponent for |exponent| ≤ 19, rounded once: the coefficient and the power of
// ten are exact in one word each, so that only the last operation rounds.
static inline int ulp_set_decimal(mpfr_ptr r, uint64_t coefficient, long exponent, mpfr_rnd_t rounding) {
  if (exponent == 0) return mpfr_set_ui(r, coefficient, rounding);
  mp_limb_t limb[1];
  mpfr_t exact;
  mpfr_custom_init_set(exact, MPFR_ZERO_KIND, 0, 64, limb);
  mpfr_set_ui(exact, coefficient, MPFR_RNDN);
  return exponent >= 0 ? mpfr_mul_ui(r, exact, ulp_power_of_ten(exponent), rounding)
                       : mpfr_div_ui(r, exact, ulp_power_of_ten(-exponent), rounding);
}

// The parts of rationals and integers, which gmp.h defines as macros.
static inline mpz_ptr ulp_numerator(mpq_ptr x) { return mpq_numref(x); }
static inline mpz_ptr ulp_denominator(mpq_ptr x) { return mpq_denref(x); }
static inline int ulp_rational_sign(mpq_srcptr x) { return mpq_sgn(x); }
static inline int ulp_integer_sign(mpz_srcptr x) { return mpz_sgn(x); }
static inline int ulp_is_odd(mpz_srcptr x) { return mpz_odd_p(x); }
static inline int ulp_is_one(mpz_srcptr x) { return x->_mp_size == 1 && x->_mp_d[0] == 1; }
// mpz_sizeinbase returns 1 for zero.
static inline size_t ulp_bit_count(mpz_srcptr x) {
  return mpz_sgn(x) == 0 ? 0 : mpz_sizeinbase(x, 2);
}

#endif
