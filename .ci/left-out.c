// What stands in the installed command in place of functions of Swift's library that it never calls, so that the linker leaves
// out their tables: the names of all characters of Unicode are half a megabyte.
#include <stdint.h>

// The name of a character, written to a buffer of some bytes; returns its length, 0 for a character without one.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  return 0;
}
