// Nothing counts here, unless the program links CCountingMalloc, whose functions of these names take
// precedence over weak ones.
#include "CAllocationCount.h"

#define WEAK __attribute__((weak))

WEAK bool c_counts_allocations(void) { return false; }
WEAK void c_start_counting(void) {}
WEAK c_allocation_count c_stop_counting(void) { return (c_allocation_count){0}; }
