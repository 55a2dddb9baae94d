// The calls of GMP that BigInteger makes, in plain C loops over variables that are reused.
#ifndef C_INTEGERS_H
#define C_INTEGERS_H

#include <stddef.h>

typedef enum c_integer_operation {
  C_INTEGER_ADD, C_INTEGER_MULTIPLY, C_INTEGER_DIVIDE, C_INTEGER_GCD, C_INTEGER_POWMOD
} c_integer_operation;

// Triples of whole numbers and a result.
typedef struct c_integers c_integers;

c_integers *c_integers_create(size_t count);
void c_integers_destroy(c_integers *);
// Reads a triple from hexadecimal digits; false unless all three are read.
_Bool c_integers_set(c_integers *, size_t index, const char *a, const char *b, const char *m);

// passes × for each triple: result = a ∘ b, or a^b modulo m.
void c_integers_run(c_integers *, c_integer_operation, size_t passes);
// Whether the last result has these hexadecimal digits.
_Bool c_integers_result_is(c_integers *, const char *digits);

#endif
