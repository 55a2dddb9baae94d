// The state of this project and of MPFR on a thread.
#ifndef CMPFR_THREAD_H
#define CMPFR_THREAD_H

#include <time.h>

#include <mpfr.h>

// Weak, so that all object files share one definition; initial-exec, so that reading it needs
// neither a call nor a stack frame.
#define ULP_PER_THREAD \
  __attribute__((weak, visibility("hidden"), tls_model("initial-exec"))) __thread
enum { ULP_UNPREPARED, ULP_READY, ULP_RECORDING };
ULP_PER_THREAD int ulp_thread_state = ULP_UNPREPARED;
// The ternary value of the last operation, recorded while the state is ULP_RECORDING.
ULP_PER_THREAD int ulp_thread_ternary = 0;

// MPFR's range of exponents is state of each thread, and starts at ±2^30.
__attribute__((noinline, cold)) static void ulp_open_exponent_range(void) {
  mpfr_set_emin(mpfr_get_emin_min());
  mpfr_set_emax(mpfr_get_emax_max());
  ulp_thread_state = ULP_READY;
}

// Every entry point calls this first; after the first call on a thread it is one read of a
// thread-local variable.
static inline void ulp_prepare_thread(void) {
  if (__builtin_expect(ulp_thread_state == ULP_UNPREPARED, 0)) ulp_open_exponent_range();
}

// Every operation passes its ternary value through this.
static inline int ulp_note(int ternary) {
  if (__builtin_expect(ulp_thread_state == ULP_RECORDING, 0)) ulp_thread_ternary = ternary;
  return ternary;
}

// Starts or stops recording ternary values; returns whether they were recorded before.
static inline int ulp_record(int on) {
  ulp_prepare_thread();
  int before = ulp_thread_state == ULP_RECORDING;
  ulp_thread_state = on ? ULP_RECORDING : ULP_READY;
  if (on) ulp_thread_ternary = 0;
  return before;
}
// A function, because Swift sees no thread-local variables.
static inline int ulp_ternary(void) { return ulp_thread_ternary; }

// The seconds that the computations of this thread may take together, 0 where nothing limits them, and when they began,
// on a clock that never goes back. They begin with the first question how long they have taken, so that short computations
// never read the clock.
ULP_PER_THREAD long ulp_thread_seconds = 0;
ULP_PER_THREAD double ulp_thread_start = 0;

// Limits the time; returns whether it was not limited before.
static inline int ulp_limit_time(long seconds) {
  if (ulp_thread_seconds) return 0;
  ulp_thread_seconds = seconds;
  ulp_thread_start = 0;
  return 1;
}
static inline void ulp_unlimit_time(void) { ulp_thread_seconds = 0; }
static inline long ulp_limited_seconds(void) { return ulp_thread_seconds; }
static inline double ulp_elapsed_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
  if (ulp_thread_start == 0) ulp_thread_start = seconds;
  return seconds - ulp_thread_start;
}

// Whether a decimal operation has rounded since this was last cleared: the inexact flag for
// operations that MPFR does not compute.
ULP_PER_THREAD int ulp_thread_decimal_inexact = 0;
static inline int ulp_decimal_inexact(void) { return ulp_thread_decimal_inexact; }
static inline void ulp_set_decimal_inexact(int is_inexact) {
  ulp_thread_decimal_inexact = is_inexact;
}

// Numbers of a few limbs raise a flag of their own, because reaching MPFR's flags takes two calls,
// a third of the time of a short sum. Hence MPFR's flags are read and written only by these
// functions.
ULP_PER_THREAD int ulp_thread_inexact = 0;

static inline void ulp_clear_flags(void) {
  ulp_thread_inexact = 0;
  mpfr_clear_flags();
}
static inline mpfr_flags_t ulp_flags(void) {
  return mpfr_flags_save() | (ulp_thread_inexact ? MPFR_FLAGS_INEXACT : 0);
}
static inline void ulp_restore_flags(mpfr_flags_t flags) {
  ulp_thread_inexact = 0;
  mpfr_flags_restore(flags, MPFR_FLAGS_ALL);
}
static inline void ulp_raise_inexact(void) { ulp_thread_inexact = 1; }
static inline int ulp_is_inexact(void) { return ulp_thread_inexact || mpfr_inexflag_p(); }

#endif
