// Arb's functions, of a FLINT library that is loaded while the program runs.
#ifndef ARB_H
#define ARB_H

#include <stddef.h>

#include <mpfr.h>

// Balls for arguments and a result, and a function.
typedef struct arb_arguments arb_arguments;

// The function by MPFR's name; the values of second operands, if there are two, stand behind the `count` first ones. Null if the
// library cannot be loaded or has no such function.
arb_arguments *arb_arguments_create(
    const char *path, const char *name, long bits, mpfr_t *values, _Bool two, size_t count);
void arb_arguments_destroy(arb_arguments *);
// passes × for each argument: result = f(argument).
void arb_arguments_run(arb_arguments *, size_t passes);
// Whether a number is in the ball at an argument, or at most a unit in its last place outside.
_Bool arb_arguments_contain(arb_arguments *, size_t index, mpfr_srcptr value);

#endif
