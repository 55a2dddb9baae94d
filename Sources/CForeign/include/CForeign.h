// Calls of C functions whose library, name and signature are known only when the program runs.
#ifndef C_FOREIGN_H
#define C_FOREIGN_H

#include <stdbool.h>
#include <stddef.h>

/// The types of numbers.
typedef enum { C_FOREIGN_FLOAT, C_FOREIGN_DOUBLE, C_FOREIGN_LONG_DOUBLE, C_FOREIGN_HALF } c_foreign_type;

/// The largest number of arguments.
#define C_FOREIGN_ARGUMENTS 3
/// The bytes of each argument and of a result, of which a shorter type uses the first ones.
#define C_FOREIGN_SLOT 16

/// A function of one to three numbers of its own type.
typedef struct {
  c_foreign_type type;
  int count;
  /// Whether the arguments are passed by address, as Fortran does.
  bool is_by_address;
} c_foreign_signature;

/// The address of a function in a library; NULL and a reason if there is none. The reason stays valid until the next call.
///
/// Loading a library runs its code.
void *c_foreign_find(const char *library, const char *name, const char **reason);

/// The file of the library that has a function; NULL if it is not known. It stays valid while the library is loaded.
const char *c_foreign_file(void *function);

/// Calls a function at some points, one after the other, whose arguments and results are `stride` bytes apart; false for another
/// number of arguments, or if the platform lacks the type: a `long double` has the format of the x87.
///
/// Both buffers and the stride are aligned for the type.
bool c_foreign_call(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results);

#endif
