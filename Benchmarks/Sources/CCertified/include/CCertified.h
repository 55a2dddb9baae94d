// Certified computation over MPFR in C: each formula is written by hand with a bound on its
// rounding errors, and the precision is increased until both ends of the enclosure give the same
// digits.
#ifndef C_CERTIFIED_H
#define C_CERTIFIED_H

#include <stddef.h>

// In the order of the list in Formula.swift.
typedef enum c_formula {
  C_RAMANUJAN, C_REDUCED_SINE, C_GOLDEN_POWER, C_TRANSCENDENTAL, C_GAMMA_ZETA, C_TWO_ROOTS,
  C_QUADRATIC, C_MACHIN
} c_formula;

// Variables that all calls share.
typedef struct c_workspace c_workspace;

c_workspace *c_workspace_create(void);
void c_workspace_destroy(c_workspace *);

// passes × a formula from scratch, starting at 192 bits. Stores `digits` proven digits in `text`,
// which has room for two more characters, and the exponent e of 0.d1d2… × 10^e.
void c_certify(c_workspace *, c_formula, size_t digits, size_t passes, char *text, long *exponent);

// passes × exp(sqrt(2))·π at a precision, and its digits, without certification.
void c_compute_long(c_workspace *, long bits, size_t digits, size_t passes, char *text);

#endif
