#include "mutants.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int mutant_in_force;
unsigned char *mutants_reached;

enum { most_mutants = 1 << 16 };

// The file is shared memory, so that processes which end without notice leave their bytes too.
static unsigned char *shared(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || ftruncate(file, most_mutants) != 0) return NULL;
  void *bytes = mmap(NULL, most_mutants, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return bytes == MAP_FAILED ? NULL : bytes;
}

__attribute__((constructor)) static void choose(void) {
  const char *number = getenv("MUTANT"), *path = getenv("MUTANTS_REACHED");
  if (number != NULL) mutant_in_force = atoi(number);
  if (path != NULL) mutants_reached = shared(path);
}
