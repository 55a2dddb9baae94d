#define _GNU_SOURCE
#include "CLineEditor.h"

#ifdef __linux__

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int c_thread_number(void) { return (int)syscall(SYS_gettid); }

// On Linux a priority belongs to a thread, and the number 0 would be the calling one.
void c_thread_lower(int number) {
  if (number > 0) setpriority(PRIO_PROCESS, (id_t)number, 19);
}

#else

int c_thread_number(void) { return 0; }
void c_thread_lower(int number) { (void)number; }

#endif
