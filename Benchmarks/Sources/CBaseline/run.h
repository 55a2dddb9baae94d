// The order of calls of functions, MPFR's and Arb's.
#ifndef C_RUN_H
#define C_RUN_H

#include "CFunctions.h"

// passes × for each argument: compute(self, argument). The calls for one argument follow each other in groups.
#define RUN(self, passes)                                                  \
  size_t group = passes < C_HELD_PASSES ? passes : C_HELD_PASSES;          \
  for (size_t done = 0; done < passes; done += group)                      \
    for (size_t i = 0; i < self->count; i++)                               \
      for (size_t pass = 0; pass < group; pass++) compute(self, i)

#endif
