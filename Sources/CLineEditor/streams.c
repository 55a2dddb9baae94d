// C's standard output, to which the option parser writes help.
#include "CLineEditor.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int c_output_fault(void) {
  if (fflush(stdout) != 0) return errno;
  if (!ferror(stdout)) return 0;
  // The stream has failed and does not keep the reason: a further byte asks the system for it.
  return write(STDOUT_FILENO, "\n", 1) < 0 ? errno : EIO;
}
