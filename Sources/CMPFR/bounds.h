// Operations on both bounds of an interval.
#ifndef CMPFR_BOUNDS_H
#define CMPFR_BOUNDS_H

// The largest precision of products that stay on the stack; beyond, storage for them costs little.
enum { ULP_LOCAL_PRODUCT = 1024 };

// Lower and upper bound minus the largest product a·b and the least product c·d, rounded outward. All results have the same
// precision, at most ULP_LOCAL_PRODUCT.
static __attribute__((noinline)) void ulp_subtract_products(
    mpfr_ptr new_lower, mpfr_ptr new_upper, mpfr_srcptr lower, mpfr_srcptr upper, mpfr_srcptr a,
    mpfr_srcptr b, mpfr_srcptr c, mpfr_srcptr d) {
  mp_limb_t limbs[2][ULP_LOCAL_PRODUCT / 64];
  mpfr_t largest, least;
  mpfr_custom_init_set(largest, MPFR_NAN_KIND, 0, new_lower->_mpfr_prec, limbs[0]);
  mpfr_custom_init_set(least, MPFR_NAN_KIND, 0, new_upper->_mpfr_prec, limbs[1]);
  ulp_mul(largest, a, b, MPFR_RNDU);
  ulp_mul(least, c, d, MPFR_RNDD);
  ulp_sub(new_lower, lower, largest, MPFR_RNDD);
  ulp_sub(new_upper, upper, least, MPFR_RNDU);
}

#endif
