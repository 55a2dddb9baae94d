// Calls of functions that compute many points at once: arrays lie between bytes that a function must leave alone.
#include <stdlib.h>
#include <string.h>

#include "foreign.h"

// The bytes on both sides of an array that a function must leave alone: two blocks of the widest loops, of eight registers of 64 bytes.
enum { margin = 1024, filling = 0xA5, alignment = 64 };

// An array between margins, in a buffer of its own.
typedef struct { unsigned char *buffer, *numbers; size_t size; } guarded_array;

static void allocate(guarded_array *array, size_t size) {
  const size_t whole = (2 * margin + size + alignment - 1) / alignment * alignment;
  array->buffer = aligned_alloc(alignment, whole);
  // The worker's guard sees that memory is used up.
  if (array->buffer == NULL) abort();
  array->size = size;
  array->numbers = array->buffer + margin;
  memset(array->buffer, filling, margin);
  memset(array->numbers + size, filling, margin);
}

static bool is_filling(const unsigned char *bytes) {
  // All bytes are the same if each is the one before it.
  return bytes[0] == filling && memcmp(bytes, bytes + 1, margin - 1) == 0;
}

static bool is_intact(const guarded_array *array) {
  return is_filling(array->buffer) && is_filling(array->numbers + array->size);
}

static void copy(
    unsigned char *to, size_t to_step, const unsigned char *from, size_t from_step, size_t size,
    size_t points) {
  for (size_t i = 0; i < points; i++) memcpy(to + i * to_step, from + i * from_step, size);
}

c_foreign_outcome foreign_call_arrays(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results) {
  // The arguments, and the results behind them.
  guarded_array arrays[C_FOREIGN_ARGUMENTS + 1];
  const int count = signature->count;
  for (int i = 0; i < count; i++) {
    const size_t size = c_foreign_size(signature->arguments[i]);
    allocate(&arrays[i], size * points);
    copy(arrays[i].numbers, size, arguments + stride * i, stride * count, size, points);
  }
  const size_t size = c_foreign_size(signature->result);
  allocate(&arrays[count], size * points);
  // What the function leaves as it is is NaN.
  memset(arrays[count].numbers, 0xFF, size * points);
  long words[C_FOREIGN_PARAMETERS], count_at_address = (long)points;
  for (int i = 0; i < C_FOREIGN_PARAMETERS; i++) {
    const int role = signature->parameters[i];
    words[i] = role < C_FOREIGN_RESULTS ? (long)arrays[role].numbers
        : role == C_FOREIGN_RESULTS     ? (long)arrays[count].numbers
        : role == C_FOREIGN_COUNT       ? (long)points
                                        : (long)&count_at_address;
  }
  ((void (*)(long, long, long, long, long))function)(
      words[0], words[1], words[2], words[3], words[4]);
  copy(results, stride, arrays[count].numbers, size, size, points);
  bool are_intact = true;
  for (int i = 0; i <= count; i++) {
    are_intact &= is_intact(&arrays[i]);
    free(arrays[i].buffer);
  }
  return are_intact ? C_FOREIGN_CALLED : C_FOREIGN_STRAYED;
}
