// Signals as bytes in a pipe, so that a loop can wait for input and for signals at the same time.
#define _GNU_SOURCE
#include "CLineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
// The signals that are caught.
static sigset_t caught;

static void note(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // If the pipe is full, it already contains more signals than are needed.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = error;
}

static void catch_signal(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

int c_signals_open(const int *numbers, int count) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  sigemptyset(&caught);
  for (int i = 0; i < count; i++) {
    struct sigaction before;
    if (sigaction(numbers[i], NULL, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    sigaddset(&caught, numbers[i]);
    catch_signal(numbers[i]);
  }
  // The parent process may have blocked the signals; they would never arrive then.
  sigprocmask(SIG_UNBLOCK, &caught, NULL);
  return ends[0];
}

int c_signals_next(void) {
  unsigned char byte;
  return read(ends[0], &byte, 1) == 1 ? byte : 0;
}

void c_signals_stop(void) {
  // A shell may leave the terminal in its own modes.
  struct termios modes;
  bool has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  signal(SIGTSTP, SIG_DFL);
  kill(getpid(), SIGTSTP);
  catch_signal(SIGTSTP);
  if (has_modes) tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
}

void c_signals_close(void) {
  for (int number = 1; number < NSIG; number++) {
    if (sigismember(&caught, number) == 1) signal(number, SIG_DFL);
  }
  sigemptyset(&caught);
  for (int i = 0; i < 2; i++) {
    if (ends[i] >= 0) close(ends[i]);
    ends[i] = -1;
  }
}
