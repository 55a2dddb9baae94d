// The reasons for which a computation is ended, and what is said then. Signal handlers only call
// functions that POSIX permits there.
#define _GNU_SOURCE
#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <gmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

typedef struct {
  char *error, *output;
  size_t error_count, output_count;
  int status;
} announcement;

static announcement announcements[C_GUARD_CAUSES];
static volatile sig_atomic_t is_armed;

void guard_write(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno != EINTR) return;
    if (written < 0) continue;
    bytes += written;
    count -= (size_t)written;
  }
}

void guard_end(c_guard_cause cause) {
  is_armed = 0;
  answers_rescue();
  const announcement *said = &announcements[cause];
  guard_write(STDERR_FILENO, said->error, said->error_count);
  guard_write(STDOUT_FILENO, said->output, said->output_count);
  _exit(said->status);
}

static char *copy(const char *bytes, size_t count) {
  char *result = malloc(count > 0 ? count : 1);
  if (result != NULL) memcpy(result, bytes, count);
  return result;
}

void c_guard_announce(
    c_guard_cause cause, const char *error, size_t error_count, const char *output,
    size_t output_count, int status) {
  announcement *said = &announcements[cause];
  free(said->error);
  free(said->output);
  *said = (announcement){
      copy(error, error_count), copy(output, output_count), error_count, output_count, status};
  if (said->error == NULL) said->error_count = 0;
  if (said->output == NULL) said->output_count = 0;
}

// MARK: - Memory

static struct rlimit limit_before;
// The bytes in use when the guard was armed, and the limit; 0 if there is none.
static long long baseline, limit_in_force;

// The bytes of private writable memory, which RLIMIT_DATA bounds; 0 if they are unknown.
static long long memory_in_use(void) {
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[128];
  ssize_t count = read(file, text, sizeof text);
  close(file);
  // The sixth number is the pages of data and stack (proc_pid_statm(5)).
  long long pages = 0;
  int field = 1;
  for (ssize_t i = 0; i < count && field <= 6; i++) {
    if (text[i] == ' ') field++;
    else if (field == 6 && text[i] >= '0' && text[i] <= '9') pages = 10 * pages + (text[i] - '0');
  }
  return pages * sysconf(_SC_PAGESIZE);
}

static void release_memory_limit(void) {
  if (limit_in_force > 0) setrlimit(RLIMIT_DATA, &limit_before);
  limit_in_force = 0;
}

void c_guard_limit_memory(long long bytes) {
  release_memory_limit();
  if (bytes <= 0 || baseline == 0 || getrlimit(RLIMIT_DATA, &limit_before) != 0) return;
  struct rlimit limit = limit_before;
  limit.rlim_cur = (rlim_t)(baseline + bytes);
  if (limit.rlim_cur > limit_before.rlim_cur) limit.rlim_cur = limit_before.rlim_cur;
  if (setrlimit(RLIMIT_DATA, &limit) == 0) limit_in_force = (long long)limit.rlim_cur;
}

// GMP prints a line of its own and aborts if it gets no memory. The functions below end the process
// before that, and otherwise do what GMP's own do.
static void *(*gmp_allocate)(size_t);
static void *(*gmp_reallocate)(void *, size_t, size_t);

static void *allocate(size_t size) {
  void *result = malloc(size);
  if (result != NULL) return result;
  if (is_armed) guard_end(C_GUARD_MEMORY);
  return gmp_allocate(size);
}

static void *reallocate(void *old, size_t old_size, size_t size) {
  void *result = realloc(old, size);
  if (result != NULL) return result;
  if (is_armed) guard_end(C_GUARD_MEMORY);
  return gmp_reallocate(old, old_size, size);
}

static void take_over_allocation(void) {
  if (gmp_allocate != NULL) return;
  void (*release)(void *, size_t);
  mp_get_memory_functions(&gmp_allocate, &gmp_reallocate, &release);
  mp_set_memory_functions(allocate, reallocate, release);
}

// MARK: - Signals

static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { fault_count = sizeof faults / sizeof faults[0] };
static struct sigaction actions_before[fault_count];
// An overflow of the stack leaves no room for a handler on it.
static char alternate_stack[1 << 16];

static void note_fault(int number) {
  int error = errno;
  if (!is_armed) {
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  // Swift's runtime aborts where it gets no memory.
  bool is_full = limit_in_force > 0 && memory_in_use() > limit_in_force - limit_in_force / 16;
  guard_end(error == ENOMEM || is_full ? C_GUARD_MEMORY : C_GUARD_FAULT);
}

static void note_time(int number) {
  (void)number;
  if (is_armed) guard_end(C_GUARD_TIME);
}

bool c_guard_arm(long long bytes) {
  if (is_armed) return false;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = note_fault, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &action, &actions_before[i]);
  take_over_allocation();
  baseline = memory_in_use();
  c_guard_limit_memory(bytes);
  errno = 0;
  is_armed = 1;
  return true;
}

void c_guard_start_timer(long milliseconds) {
  struct sigaction action = {.sa_handler = note_time, .sa_flags = SA_ONSTACK | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  struct itimerval timer = {
      .it_value = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void c_guard_disarm(void) {
  if (!is_armed) return;
  is_armed = 0;
  struct itimerval none = {0};
  setitimer(ITIMER_REAL, &none, NULL);
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &actions_before[i], NULL);
  release_memory_limit();
}
