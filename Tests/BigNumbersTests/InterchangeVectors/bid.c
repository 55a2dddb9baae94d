// Prints the bits of decimal literals as the compiler encodes them, and the bits of numbers after a
// multiplication by one, whose result libgcc returns in canonical form. On x86-64, decimals have
// the binary integer encoding. make_interchange.py writes the file of cases and compiles this with
// -DCASES='"file"'.

#include <stdint.h>
#include <stdio.h>
#include <string.h>

// The most significant word comes first; 32 bits are printed as one word of 64.
static void print(const void *value, size_t size) {
  uint64_t words[2] = {0, 0};
  memcpy(words, value, size);
  if (size == 16) printf("%016llx", (unsigned long long)words[1]);
  printf(size == 4 ? "%08llx\n" : "%016llx\n", (unsigned long long)words[0]);
}

#define LITERAL(type, number) \
  {                           \
    type x = number;          \
    print(&x, sizeof x);      \
  }

#define CANONICAL(type, one, high, low)           \
  {                                               \
    uint64_t words[2] = {low, high};              \
    type bits;                                    \
    memcpy(&bits, words, sizeof bits);            \
    volatile type x = bits, unit = one;           \
    type y = x * unit;                            \
    print(&y, sizeof y);                          \
  }

int main(void) {
#include CASES
}
