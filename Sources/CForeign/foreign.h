// What the files of this target share.
#ifndef FOREIGN_H
#define FOREIGN_H

#include "CForeign.h"

// Whether a long has an address, and calls with more arguments than a function has are known to be the same.
#if defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))
#define FOREIGN_HAS_WORDS 1
#else
#define FOREIGN_HAS_WORDS 0
#endif

/// Calls a function whose numbers have several types, or are passed by address.
c_foreign_outcome foreign_call_mixed(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results);

/// Calls a function at all points together.
c_foreign_outcome foreign_call_arrays(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results);

#endif
