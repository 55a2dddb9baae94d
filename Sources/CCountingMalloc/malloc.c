// Replaces malloc and its kin in the program that links this, and counts what one thread allocates while
// it wants that; otherwise each call costs a look at a flag. No library of this package links it. Without
// glibc, and beside a sanitizer that brings a malloc of its own, nothing is replaced or counted.
//
// The path of the header is relative because the benchmarks, a package of their own, include this file.
#include "../CAllocationCount/include/CAllocationCount.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define HAS_MALLOC_OF_ITS_OWN
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_MALLOC_OF_ITS_OWN)

#include <errno.h>
#include <malloc.h>

// glibc's own entry points, below the names that are replaced here.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static __thread bool is_counting;
static __thread c_allocation_count count;

static void *gained(void *block) {
  if (__builtin_expect(is_counting, false) && block) {
    count.allocations += 1;
    count.bytes += (ptrdiff_t)malloc_usable_size(block);
    if (count.bytes > count.peak) count.peak = count.bytes;
  }
  return block;
}

static void lost(size_t bytes) {
  count.frees += 1;
  count.bytes -= (ptrdiff_t)bytes;
}

void *malloc(size_t size) { return gained(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return gained(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return gained(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *old, size_t size) {
  if (__builtin_expect(!is_counting, true)) return __libc_realloc(old, size);
  size_t before = old ? malloc_usable_size(old) : 0;
  void *block = __libc_realloc(old, size);
  // With a size of 0 the old block is gone, and there is no new one.
  if (old && (block || size == 0)) lost(before);
  return gained(block);
}

void free(void *block) {
  if (__builtin_expect(is_counting, false) && block) lost(malloc_usable_size(block));
  __libc_free(block);
}

bool c_counts_allocations(void) { return true; }

void c_start_counting(void) {
  count = (c_allocation_count){0};
  is_counting = true;
}

c_allocation_count c_stop_counting(void) {
  is_counting = false;
  return count;
}

#endif
