// Ends a computation that cannot end by itself: its time is over, its memory is used up, or the
// program has a fault. A call of MPFR cannot be stopped in any other way than with its process.
#ifndef C_GUARD_H
#define C_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// The reasons for which the process is ended.
typedef enum { C_GUARD_TIME, C_GUARD_MEMORY, C_GUARD_FAULT, C_GUARD_CAUSES } c_guard_cause;

/// Sets what is written to standard error and to standard output for a reason, and the status with
/// which the process then exits.
///
/// The texts are copied.
void c_guard_announce(
    c_guard_cause cause, const char *error, size_t error_count, const char *output,
    size_t output_count, int status);

/// From now on the process ends for the reasons, instead of by a signal.
///
/// Returns false if it does already.
///
/// The kernel refuses more than `bytes` above the memory in use now; 0 is no limit. The limit
/// holds on Linux; macOS does not enforce limits of a process's memory.
bool c_guard_arm(long long bytes);

/// Ends the process by C_GUARD_TIME unless the guard is disarmed within this time.
void c_guard_start_timer(long milliseconds);

/// Returns to the actions before `c_guard_arm`.
void c_guard_disarm(void);

// MARK: - Workers

/// Bounds the memory of a worker, like `c_guard_arm`, above what was in use when it was armed.
void c_guard_limit_memory(long long bytes);

/// Collects answers for a descriptor; at most 100 ms after an answer was added it is written, also
/// if the next computation lasts or ends the process.
///
/// The worker also ends with its parent. All answers are added by the thread that calls this.
void c_answers_open(int descriptor);
/// A computation that lasts more than this many times 100 ms ends the process by C_GUARD_TIME.
void c_answers_limit_time(long ticks);
/// A computation begins.
void c_answers_begin(void);
/// The computation has an answer, which is written behind the number of its bytes.
void c_answers_add(const void *bytes, size_t count);
/// Writes what was collected.
void c_answers_flush(void);

/// The descriptors of a worker.
#define C_WORKER_REQUESTS 3
#define C_WORKER_ANSWERS 4

/// Starts this program again with other words, the first of which is its name, and a null pointer
/// at their end. Its standard error is discarded.
///
/// Returns its number and a descriptor for requests and one for answers, which do not wait; -1 if that is impossible.
pid_t c_worker_start(char *const words[], int *requests, int *answers);
/// Starts a shell with these words, the first of which is its name, and a null pointer at their end: its standard input gets
/// requests, its standard output has the answers, its standard error is this program's.
pid_t c_command_start(char *const words[], int *requests, int *answers);
/// Sends bytes to a worker like `write`, but without a signal if the worker has ended.
ssize_t c_worker_send(int requests, const void *bytes, size_t count);
/// Ends a worker, whatever it does.
void c_worker_kill(pid_t worker);
/// Waits for the end of a worker: its exit status, or minus the signal that ended it.
int c_worker_wait(pid_t worker);

#endif
