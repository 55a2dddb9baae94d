// Functions of complex numbers of MPC and of FLINT's acb, in plain C loops over variables that are reused. Both libraries are loaded
// while the program runs, so that it is built without them.
#ifndef C_COMPLEX_FUNCTIONS_H
#define C_COMPLEX_FUNCTIONS_H

#include <stddef.h>

// Arguments and a result of one precision, and a function.
typedef struct c_complex c_complex;

// The function by its name in mpc.h without the prefix, or in acb.h and acb_hypgeom.h, in the library of this path; null if the
// library cannot be loaded or has no such function.
c_complex *c_complex_create(const char *library, const char *name, _Bool acb, long bits, size_t count);
void c_complex_destroy(c_complex *);
// Reads a number, in parts, as the operand of this place of the argument.
_Bool c_complex_set(c_complex *, size_t index, size_t place, const char *real, const char *imaginary);
// passes × for each argument: result = f(argument). One argument is not repeated at once, because values of special functions are kept.
void c_complex_run(c_complex *, size_t passes);
// Whether a number is MPC's value at an argument bit for bit, or in acb's ball or at most a unit in the last place outside.
_Bool c_complex_value_is(c_complex *, size_t index, const char *real, const char *imaginary);

#endif
