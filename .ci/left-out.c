// What stands in the installed command in place of functions of Swift's library that it never calls, so that the linker leaves
// out their tables: the names of all characters of Unicode are half a megabyte, their ages, scripts and words 30 kB.
#include <stdint.h>

// The name of a character, written to a buffer of some bytes; returns its length, 0 for a character without one.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  return 0;
}

// The version of Unicode that has a character, as a byte each for the parts of its number; 0 if none has.
uint16_t __wrap__swift_stdlib_getAge(uint32_t scalar) {
  (void)scalar;
  return 0;
}

// The number of the script of a character; 255 if it has none.
uint8_t __wrap__swift_stdlib_getScript(uint32_t scalar) {
  (void)scalar;
  return 255;
}

// The scripts that share a character, and their count; nothing if it belongs to one.
const uint8_t *__wrap__swift_stdlib_getScriptExtensions(uint32_t scalar, uint8_t *count) {
  (void)scalar;
  *count = 0;
  return 0;
}

// The corrected name of a character; nothing if its name is right.
const char *__wrap__swift_stdlib_getNameAlias(uint32_t scalar) {
  (void)scalar;
  return 0;
}

// Where words may be divided beside a character; 0 if it has no rule.
uint8_t __wrap__swift_stdlib_getWordBreakProperty(uint32_t scalar) {
  (void)scalar;
  return 0;
}
