// Counts what a program asks of malloc. Linking this target replaces malloc and its kin for the whole
// process, the Swift runtime, GMP and MPFR included (glibc).
#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stddef.h>

// Calls that returned new memory, and blocks freed, since the start of the process.
size_t c_allocation_count(void);
size_t c_free_count(void);
// Bytes in blocks that are not freed, as malloc_usable_size counts them.
size_t c_bytes_in_use(void);

#endif
