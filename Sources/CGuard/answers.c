// The answers of a worker, which survive it: what it has collected is written every 100 ms by a
// timer, and before its end.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "guard.h"

static int output = -1;
// The thread that adds answers. The kernel may deliver the signal of the timer to any other one, where the handler would
// read what this one is writing.
static pthread_t server;
static pid_t parent;
static char collected[1 << 16];
static volatile size_t filled;
// The handler must not write while answers are being added; it then asks for that.
static volatile sig_atomic_t is_adding, is_flush_wanted;

static volatile sig_atomic_t is_busy;
static volatile unsigned long started;
static unsigned long started_at_tick;
static long stalled_ticks, most_ticks;

static void write_collected(void) {
  size_t count = filled;
  filled = 0;
  guard_write(output, collected, count);
}

static void tick(int number) {
  int error = errno;
  if (!pthread_equal(pthread_self(), server)) {
    pthread_kill(server, number);
    errno = error;
    return;
  }
  if (getppid() != parent) _exit(0);
  if (is_adding) is_flush_wanted = 1;
  else write_collected();
  if (!is_busy || started != started_at_tick) {
    started_at_tick = started;
    stalled_ticks = 0;
  } else if (++stalled_ticks > most_ticks) {
    guard_end(C_GUARD_TIME);
  }
  errno = error;
}

void answers_rescue(void) {
  if (output >= 0 && !is_adding) write_collected();
}

// Requests and answers take some hundred kilobytes, which glibc returns to the system after each and gets again page by page: a worker
// that answers blocks of numbers spends a quarter of its time there. It keeps them.
static void keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 22);
#endif
}

void c_answers_open(int descriptor) {
  keep_memory();
  output = descriptor;
  server = pthread_self();
  // The timer looks for its end: a signal for that would come with the end of the thread that started this process.
  parent = getppid();
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  // A parent that is gone is noticed by its missing end of the pipe as well.
  signal(SIGPIPE, SIG_DFL);
  struct sigaction action = {.sa_handler = tick, .sa_flags = SA_ONSTACK | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  // Threads of a pool block all signals.
  sigset_t alarm_only;
  sigemptyset(&alarm_only);
  sigaddset(&alarm_only, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
  struct itimerval timer = {.it_interval = {.tv_usec = 100000}, .it_value = {.tv_usec = 100000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void c_answers_limit_time(long ticks) { most_ticks = ticks; }

void c_answers_begin(void) {
  is_busy = 1;
  started++;
}

static void add(const void *bytes, size_t count) {
  if (filled + count > sizeof collected) write_collected();
  if (count > sizeof collected) {
    guard_write(output, bytes, count);
  } else {
    memcpy(collected + filled, bytes, count);
    filled += count;
  }
}

void c_answers_add(const void *bytes, size_t count) {
  is_busy = 0;
  is_adding = 1;
  // The number of bytes in groups of seven bits, the lowest first, as everything in a message.
  unsigned char head[10];
  size_t length = 0;
  for (size_t rest = count; length == 0 || rest > 0; rest >>= 7) {
    head[length++] = (unsigned char)(rest > 0x7F ? rest | 0x80 : rest);
  }
  add(head, length);
  add(bytes, count);
  is_adding = 0;
  if (is_flush_wanted) {
    is_flush_wanted = 0;
    c_answers_flush();
  }
}

void c_answers_flush(void) {
  is_adding = 1;
  write_collected();
  is_adding = 0;
}
