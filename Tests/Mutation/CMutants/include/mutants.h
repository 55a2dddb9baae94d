// Chooses a mutant of a generated copy of the sources; `run` adds this target to the copy.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// The number of the mutant in force; 0 if there is none.
extern int mutant_in_force;
// A byte for each mutant, set where a run reaches it; null unless the environment names a file for it.
extern unsigned char *mutants_reached;

static inline bool mutant(int number) {
  if (mutants_reached != NULL) mutants_reached[number] = 1;
  return number == mutant_in_force;
}
