// Signals as bytes in a pipe, so that whoever waits for keys or for a result waits for them as well.
#define _GNU_SOURCE
#include "CLineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP};
enum { CAUGHT = sizeof caught / sizeof *caught };

static int ends[2] = {-1, -1};
static bool is_caught[CAUGHT];

static void note(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe holds more signals than anybody needs.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = error;
}

static void catch_signal(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

int c_signals_open(void) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  for (int i = 0; i < CAUGHT; i++) {
    struct sigaction before;
    is_caught[i] = sigaction(caught[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN;
    if (is_caught[i]) catch_signal(caught[i]);
  }
  return ends[0];
}

int c_signals_next(void) {
  unsigned char byte;
  return read(ends[0], &byte, 1) == 1 ? byte : 0;
}

void c_signals_stop(void) {
  // A shell leaves the terminal in modes of its own.
  struct termios modes;
  bool has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  signal(SIGTSTP, SIG_DFL);
  kill(getpid(), SIGTSTP);
  catch_signal(SIGTSTP);
  if (has_modes) tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
}

void c_signals_close(void) {
  for (int i = 0; i < CAUGHT; i++) {
    if (is_caught[i]) signal(caught[i], SIG_DFL);
    is_caught[i] = false;
  }
  for (int i = 0; i < 2; i++) {
    if (ends[i] >= 0) close(ends[i]);
    ends[i] = -1;
  }
}
