// MPFR's conversions between numbers and decimals in plain C loops.
#ifndef C_TEXTS_H
#define C_TEXTS_H

#include <stddef.h>

// Texts, the numbers that they denote in one precision, and room for the digits of one.
typedef struct c_texts c_texts;

c_texts *c_texts_create(long bits, size_t count);
void c_texts_destroy(c_texts *);
// Copies a text and reads it, rounded to nearest.
_Bool c_texts_set(c_texts *, size_t index, const char *text);
// passes × for each text: read it, rounded to nearest.
void c_texts_read(c_texts *, size_t passes);
// passes × for each number: write so many digits; as many as read back as the number for 0.
void c_texts_write(c_texts *, size_t digits, size_t passes);
// Whether the number of a text is this one, bit for bit.
_Bool c_texts_value_is(const c_texts *, size_t index, const char *text);
// The digits of a number, without a point; valid until the next call.
const char *c_texts_digits(c_texts *, size_t index, size_t digits);

#endif
