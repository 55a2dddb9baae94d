// Arithmetic of fractions whose parts are words.
//
// GMP's functions on fractions spend most of their time on temporary integers where the parts are short. With one word for
// each part, everything up to the result fits two words, and results are the same: lowest terms and a positive denominator.
#ifndef CMPFR_WORD_RATIONAL_H
#define CMPFR_WORD_RATIONAL_H

#include <stdint.h>

#include <gmp.h>

typedef unsigned __int128 ulp_two_words;

typedef struct {
  uint64_t numerator, denominator;
  int sign;
} ulp_word_fraction;

// Whether both parts are words, and which.
static inline int ulp_read_words(ulp_word_fraction *words, mpq_srcptr x) {
  int size = mpq_numref(x)->_mp_size;
  if (size < -1 || size > 1 || mpq_denref(x)->_mp_size != 1) return 0;
  words->numerator = size ? mpq_numref(x)->_mp_d[0] : 0;
  words->denominator = mpq_denref(x)->_mp_d[0];
  words->sign = size;
  return 1;
}

// The greatest common divisor of a and b ≠ 0, by subtractions of odd numbers.
static inline uint64_t ulp_word_gcd(uint64_t a, uint64_t b) {
  if (a == 0) return b;
  int twos = __builtin_ctzll(a | b);
  a >>= __builtin_ctzll(a);
  b >>= __builtin_ctzll(b);
  while (a != b) {
    uint64_t less = a < b ? a : b, difference = a < b ? b - a : a - b;
    a = less;
    b = difference >> __builtin_ctzll(difference);
  }
  return a << twos;
}

static inline void ulp_write_words(mpz_ptr z, ulp_two_words value, int sign) {
  uint64_t high = (uint64_t)(value >> 64);
  int size = value == 0 ? 0 : high ? 2 : 1;
  if (z->_mp_alloc < size) _mpz_realloc(z, size);
  if (size > 0) z->_mp_d[0] = (uint64_t)value;
  if (size > 1) z->_mp_d[1] = high;
  z->_mp_size = sign < 0 ? -size : size;
}

static inline void ulp_write_fraction(
    mpq_ptr r, ulp_two_words numerator, ulp_two_words denominator, int sign) {
  ulp_write_words(mpq_numref(r), numerator, sign);
  ulp_write_words(mpq_denref(r), denominator, 1);
}

// The product; common factors are only those of one numerator and the other denominator.
static inline void ulp_multiply_words(mpq_ptr r, ulp_word_fraction a, ulp_word_fraction b) {
  uint64_t one = ulp_word_gcd(a.numerator, b.denominator);
  uint64_t two = ulp_word_gcd(b.numerator, a.denominator);
  if (one > 1) a.numerator /= one, b.denominator /= one;
  if (two > 1) b.numerator /= two, a.denominator /= two;
  if (a.sign == 0 || b.sign == 0) a.denominator = b.denominator = 1;
  ulp_write_fraction(
      r, (ulp_two_words)a.numerator * b.numerator,
      (ulp_two_words)a.denominator * b.denominator, a.sign * b.sign);
}

// The sum; 0 and no result if its numerator needs more than two words (Knuth, TAOCP 2, 4.5.1).
static inline int ulp_add_words(mpq_ptr r, ulp_word_fraction a, ulp_word_fraction b) {
  uint64_t common = a.denominator == 1 ? 1 : ulp_word_gcd(a.denominator, b.denominator);
  uint64_t rest = common > 1 ? b.denominator / common : b.denominator;
  if (common > 1) a.denominator /= common;
  ulp_two_words x = (ulp_two_words)a.numerator * rest;
  ulp_two_words y = (ulp_two_words)b.numerator * a.denominator, sum;
  int sign = a.sign ? a.sign : b.sign;
  if (a.sign * b.sign >= 0) {
    if (__builtin_add_overflow(x, y, &sum)) return 0;
  } else {
    if (x < y) sign = b.sign;
    sum = x < y ? y - x : x - y;
  }
  if (common > 1) {
    uint64_t last = ulp_word_gcd((uint64_t)(sum >> 64 ? sum % common : (uint64_t)sum % common), common);
    if (last > 1) {
      sum = sum >> 64 ? sum / last : (uint64_t)sum / last;
      b.denominator /= last;
    }
  }
  ulp_write_fraction(r, sum, (ulp_two_words)a.denominator * b.denominator, sign);
  return 1;
}

static inline void ulp_rational_add(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) {
  ulp_word_fraction x, y;
  if (!ulp_read_words(&x, a) || !ulp_read_words(&y, b) || !ulp_add_words(r, x, y)) mpq_add(r, a, b);
}

static inline void ulp_rational_sub(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) {
  ulp_word_fraction x, y;
  int are_words = ulp_read_words(&x, a) && ulp_read_words(&y, b);
  if (are_words) y.sign = -y.sign;
  if (!are_words || !ulp_add_words(r, x, y)) mpq_sub(r, a, b);
}

static inline void ulp_rational_mul(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) {
  ulp_word_fraction x, y;
  if (ulp_read_words(&x, a) && ulp_read_words(&y, b)) ulp_multiply_words(r, x, y);
  else mpq_mul(r, a, b);
}

// The divisor is not zero.
static inline void ulp_rational_div(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) {
  ulp_word_fraction x, y;
  if (ulp_read_words(&x, a) && ulp_read_words(&y, b))
    ulp_multiply_words(r, x, (ulp_word_fraction){y.denominator, y.numerator, y.sign});
  else mpq_div(r, a, b);
}

#endif
