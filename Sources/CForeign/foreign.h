// What the files of this target share.
#ifndef FOREIGN_H
#define FOREIGN_H

#include "CForeign.h"

#include <float.h>

// X(TYPE, type, name) for the types of numbers with fractions that the platform has.
#define FOREIGN_EACH_TYPE(X) X(FLOAT, float, float) X(DOUBLE, double, double) FOREIGN_X87(X) FOREIGN_SHORT(X)
#if LDBL_MANT_DIG == 64
#define FOREIGN_X87(X) X(LONG_DOUBLE, long double, long_double)
#else
#define FOREIGN_X87(X)
#endif
#ifdef __FLT16_MANT_DIG__
#define FOREIGN_SHORT(X) X(HALF, _Float16, half)
#else
#define FOREIGN_SHORT(X)
#endif

// Whether a long has an address, and calls with more arguments than a function has are known to be the same.
#if defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))
#define FOREIGN_HAS_WORDS 1
#else
#define FOREIGN_HAS_WORDS 0
#endif

/// Calls a function whose numbers have several types, or are passed by address, where FOREIGN_HAS_WORDS.
c_foreign_outcome foreign_call_mixed(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results);

/// Calls a function at all points together, where FOREIGN_HAS_WORDS.
c_foreign_outcome foreign_call_arrays(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results);

#endif
