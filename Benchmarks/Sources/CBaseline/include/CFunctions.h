// MPFR's functions of one number in plain C loops over variables that are reused.
#ifndef C_FUNCTIONS_H
#define C_FUNCTIONS_H

#include <stddef.h>

// Arguments and a result of one precision, and a function.
typedef struct c_arguments c_arguments;

// The function by its name in mpfr.h without the prefix; null if there is none.
c_arguments *c_arguments_create(const char *name, long bits, size_t count);
void c_arguments_destroy(c_arguments *);
// Reads an argument from text, rounded to nearest; the other text is for a function of two numbers.
_Bool c_arguments_set(c_arguments *, size_t index, const char *text, const char *other);
// Makes the function that of Arb, in the FLINT library of this path, at the same precision; call it behind the last argument.
// False if the library has no such function, or is none.
_Bool c_arguments_use_arb(c_arguments *, const char *path);
// The calls for one argument that follow each other, so that the loop that reaches the arguments takes no part of the time:
// Swift counts references of an element of an array, which takes as long as a square root of 53 bits.
enum { C_HELD_PASSES = 8 };
// passes × for each argument: result = f(argument) or f(argument, other). A power of two.
void c_arguments_run(c_arguments *, size_t passes);
// Whether MPFR's value at an argument is this number, bit for bit, and at most a unit in the last place outside Arb's ball.
_Bool c_arguments_value_is(c_arguments *, size_t index, const char *text);

#endif
