// The calls of MPFR that BigFloat makes, in plain C loops over variables that are reused: a lower
// bound of the cost of a number type around MPFR.
#ifndef C_BASELINE_H
#define C_BASELINE_H

#include <stddef.h>

#include "CComplexFunctions.h"
#include "CFunctions.h"
#include "CIntegers.h"
#include "CTexts.h"

typedef enum c_operation {
  C_ADD, C_MULTIPLY, C_DIVIDE, C_SQUARE_ROOT, C_EXPONENTIAL, C_SINE
} c_operation;

// Pairs of operands, a result and an accumulator, all of one precision.
typedef struct c_operands c_operands;

c_operands *c_operands_create(long bits, size_t count);
void c_operands_destroy(c_operands *);
// Reads both operands of a pair from text such as `-0x1.8p+3`; false unless both are exact.
_Bool c_operands_set(c_operands *, size_t index, const char *left, const char *right);

// passes × for each pair in first..<end: result = left ∘ right, or f(left).
void c_run(c_operands *, c_operation, size_t first, size_t end, size_t passes);
// The same in another order: each pair `passes` times before the next. Not for functions.
void c_run_held(c_operands *, c_operation, size_t first, size_t end, size_t passes);
// accumulator = left[first], then passes × for each pair: accumulator ∘= right. The square root is
// that of accumulator × left. Functions do not have this form.
void c_accumulate(c_operands *, c_operation, size_t first, size_t end, size_t passes);
// The same, each pair `passes` times before the next.
void c_accumulate_held(c_operands *, c_operation, size_t first, size_t end, size_t passes);

// passes × result = Σ left·right, by one mpfr_dot or by a loop of mpfr_fma.
void c_dot(c_operands *, size_t passes);
void c_fused_dot(c_operands *, size_t passes);

// Whether the last result (or accumulator) is this number, bit for bit.
_Bool c_result_is(c_operands *, const char *text);
_Bool c_accumulator_is(c_operands *, const char *text);
// The last result as a double, which is exact at 53 bits.
double c_result_double(c_operands *);

// Prevents the compiler from assuming that the memory is not read or written here.
static inline void c_touch(void *memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

#endif
