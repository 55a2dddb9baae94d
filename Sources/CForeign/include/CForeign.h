// Calls of C functions whose library, name and signature are known only when the program runs.
#ifndef C_FOREIGN_H
#define C_FOREIGN_H

#include <stdbool.h>
#include <stddef.h>

/// The types of numbers.
typedef enum {
  C_FOREIGN_FLOAT, C_FOREIGN_DOUBLE, C_FOREIGN_LONG_DOUBLE, C_FOREIGN_HALF, C_FOREIGN_INT, C_FOREIGN_LONG
} c_foreign_type;

/// How arguments come to a function.
typedef enum { C_FOREIGN_BY_VALUE, C_FOREIGN_BY_ADDRESS, C_FOREIGN_IN_ARRAYS } c_foreign_passing;

/// The largest number of arguments.
#define C_FOREIGN_ARGUMENTS 3
/// The bytes of each argument and of a result, of which a shorter type uses the first ones.
#define C_FOREIGN_SLOT 16

/// The parameters of a function of arrays that are no arguments, whose own numbers are from 0 on.
#define C_FOREIGN_RESULTS 3
#define C_FOREIGN_COUNT 4
#define C_FOREIGN_COUNT_AT_ADDRESS 5
/// The largest number of parameters of a function of arrays: the arguments, the results and the count.
#define C_FOREIGN_PARAMETERS 5

/// A function of one to three numbers. Those with fractions have one type.
typedef struct {
  c_foreign_type result;
  c_foreign_type arguments[C_FOREIGN_ARGUMENTS];
  int count;
  c_foreign_passing passing;
  /// The parameters of a function of arrays in their order.
  unsigned char parameters[C_FOREIGN_PARAMETERS];
} c_foreign_signature;

/// What comes of a call.
typedef enum {
  C_FOREIGN_CALLED,
  /// The platform lacks the type, or its calls are not known here.
  C_FOREIGN_UNABLE,
  /// The function has written outside of its arrays.
  C_FOREIGN_STRAYED
} c_foreign_outcome;

/// The address of a function in a library; NULL and a reason if there is none. The reason stays valid until the next call.
///
/// Loading a library runs its code.
void *c_foreign_find(const char *library, const char *name, const char **reason);

/// The file of the library that has a function; NULL if it is not known. It stays valid while the library is loaded.
const char *c_foreign_file(void *function);

/// The bytes from one number of a type to the next one in an array.
size_t c_foreign_size(c_foreign_type type);

/// Calls a function at some points, one after the other, or at all of them together in arrays. Arguments and results are `stride`
/// bytes apart. A `long double` has the format of the x87. For a function that is called at one point after the other, `flags` gets
/// whether each call has raised the flag of inexact results; it may be NULL.
///
/// Both buffers and the stride are aligned for the types.
c_foreign_outcome c_foreign_call(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results, unsigned char *flags);

#endif
