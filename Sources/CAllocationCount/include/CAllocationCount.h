#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stddef.h>

/// What one thread allocated between a start and a stop.
typedef struct {
  size_t allocations;
  size_t frees;
  /// Bytes held beyond those at the start; negative where older blocks were freed.
  ptrdiff_t bytes;
  /// The most that `bytes` has been.
  ptrdiff_t peak;
} c_allocation_count;

/// Whether this program counts, which is so where it links CCountingMalloc.
bool c_counts_allocations(void);
/// Starts counting on the calling thread, from zero.
void c_start_counting(void);
/// Stops counting on the calling thread.
c_allocation_count c_stop_counting(void);

#endif
