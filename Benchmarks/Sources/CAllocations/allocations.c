#include "CAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// glibc's own entry points, below the names that are replaced here.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_size_t allocations, frees, bytes;

static void *gained(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void lost(void *block) {
  if (!block) return;
  atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
  atomic_fetch_sub_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return gained(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return gained(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return gained(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *old, size_t size) {
  size_t before = old ? malloc_usable_size(old) : 0;
  void *block = __libc_realloc(old, size);
  if (!block) {
    if (old && size == 0) {
      atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
      atomic_fetch_sub_explicit(&bytes, before, memory_order_relaxed);
    }
    return block;
  }
  if (old) {
    atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
    atomic_fetch_sub_explicit(&bytes, before, memory_order_relaxed);
  }
  return gained(block);
}

void free(void *block) {
  lost(block);
  __libc_free(block);
}

size_t c_allocation_count(void) { return allocations; }
size_t c_free_count(void) { return frees; }
size_t c_bytes_in_use(void) { return bytes; }
