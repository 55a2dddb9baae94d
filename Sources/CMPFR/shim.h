// What Swift cannot import from mpfr.h by itself: macros, predicates that must be inline, and
// per-thread state. Everything else is called directly.
#ifndef CMPFR_SHIM_H
#define CMPFR_SHIM_H

#include <stdint.h>

#include <gmp.h>
#include <mpfr.h>

// MPFR's whole range of exponents, as mpfr_get_emin_min() and mpfr_get_emax_max() answer on 64 bits.
#define MPFR_EMIN_MIN (1 - ((mpfr_exp_t)1 << 62))
#define MPFR_EMAX_MAX (((mpfr_exp_t)1 << 62) - 1)

#if MPFR_VERSION < MPFR_VERSION_NUM(4, 2, 0)
#error "ulp needs MPFR 4.2 or later (sinu, exp2m1, compound_si and their kin)"
#endif

// A macro-defined extern array in gmp.h that Swift sees as mutable global state.
static inline const char *ulp_gmp_version(void) { return gmp_version; }

// MPFR's exponent range is state of each OS thread and starts at ±2^30. Every entry point calls
// this first; after the first call on a thread it is one thread-local read.
static inline void ulp_prepare_thread(void) {
  static __thread int ready;
  if (__builtin_expect(!ready, 0)) {
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
    ready = 1;
  }
}

// The custom interface consists of macros: a header over limbs that the caller owns.
static inline void ulp_custom_init(mpfr_ptr x, mpfr_prec_t precision, mp_limb_t *limbs) {
  mpfr_custom_init_set(x, MPFR_NAN_KIND, 0, precision, limbs);
}

// mpfr_get_prec and mpfr_sgn are macros or out-of-line twins; these stay inline.
static inline mpfr_prec_t ulp_precision(mpfr_srcptr x) { return x->_mpfr_prec; }
static inline int ulp_signbit(mpfr_srcptr x) { return x->_mpfr_sign < 0; }
// Zero, NaN and infinities hold the three least exponents; anything above is an ordinary number.
static inline int ulp_is_regular(mpfr_srcptr x) { return x->_mpfr_exp > __MPFR_EXP_INF; }
// The ends of the exponent range are where directed rounding puts overflow and underflow.
static inline int ulp_is_inside_range(mpfr_srcptr x) {
  return x->_mpfr_exp > MPFR_EMIN_MIN && x->_mpfr_exp < MPFR_EMAX_MAX;
}

// A cast inside the macro keeps Swift from importing it.
static inline mpfr_flags_t ulp_all_flags(void) { return MPFR_FLAGS_ALL; }

// Round to odd: with a value truncated to 64 bits and the fact that bits were lost, a later rounding
// to at most 62 bits is as good as one rounding (Boldo and Melquiond, IEEE TC 57(4), 2008).
static inline void ulp_make_odd(mpfr_ptr x) { x->_mpfr_d[0] |= 1; }

// r = coefficient × 10^exponent for |exponent| ≤ 19, rounded once: the coefficient is exact in
// 64 bits and the power of ten is exact in one word, so the only rounding is the last operation.
static inline int ulp_set_decimal(mpfr_ptr r, uint64_t coefficient, long exponent, mpfr_rnd_t rounding) {
  static const uint64_t ten[20] = {
      1ull, 10ull, 100ull, 1000ull, 10000ull, 100000ull, 1000000ull, 10000000ull, 100000000ull,
      1000000000ull, 10000000000ull, 100000000000ull, 1000000000000ull, 10000000000000ull,
      100000000000000ull, 1000000000000000ull, 10000000000000000ull, 100000000000000000ull,
      1000000000000000000ull, 10000000000000000000ull};
  mp_limb_t limb[1];
  mpfr_t exact;
  mpfr_custom_init_set(exact, MPFR_ZERO_KIND, 0, 64, limb);
  mpfr_set_ui(exact, coefficient, MPFR_RNDN);
  return exponent >= 0 ? mpfr_mul_ui(r, exact, ten[exponent], rounding)
                       : mpfr_div_ui(r, exact, ten[-exponent], rounding);
}

#endif
