// Starts and ends workers, which are the same program, and commands of the user: spawned, because a fork of a program with
// threads may only execute another one.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "CGuard.h"

extern char **environ;

static const char *program(void) {
#ifdef __APPLE__
  static char path[4096];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
#else
  return "/proc/self/exe";
#endif
}

// A pipe whose descriptors are not among those that the worker gets, and are closed in it; a pair of
// sockets can be written to without a signal after the death of the reader.
static bool open_pipe(int ends[2], bool of_sockets) {
  int low[2];
  if ((of_sockets ? socketpair(AF_UNIX, SOCK_STREAM, 0, low) : pipe(low)) != 0) return false;
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, C_WORKER_ANSWERS + 1);
    close(low[i]);
  }
  if (ends[0] >= 0 && ends[1] >= 0) return true;
  for (int i = 0; i < 2; i++) if (ends[i] >= 0) close(ends[i]);
  return false;
}

// The descriptors that a process gets, and whether its standard error is discarded.
typedef struct { int requests, answers; bool is_quiet; } seat;

static pid_t spawn(const char *path, char *const words[], seat place, int requests, int answers) {
  posix_spawn_file_actions_t actions;
  if (path == NULL || posix_spawn_file_actions_init(&actions) != 0) return -1;
  pid_t process = -1;
  bool is_ready =
      posix_spawn_file_actions_adddup2(&actions, requests, place.requests) == 0
      && posix_spawn_file_actions_adddup2(&actions, answers, place.answers) == 0
      && (!place.is_quiet
          || posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0);
  if (!is_ready || posix_spawn(&process, path, &actions, NULL, words, environ) != 0) process = -1;
  posix_spawn_file_actions_destroy(&actions);
  return process;
}

static pid_t start(const char *path, char *const words[], seat place, int *requests, int *answers) {
  int to[2], from[2];
  if (!open_pipe(to, true)) return -1;
  if (!open_pipe(from, false)) {
    close(to[0]);
    close(to[1]);
    return -1;
  }
  pid_t process = spawn(path, words, place, to[0], from[1]);
  close(to[0]);
  close(from[1]);
  if (process < 0) {
    close(to[1]);
    close(from[0]);
    return -1;
  }
  fcntl(to[1], F_SETFL, O_NONBLOCK);
  fcntl(from[0], F_SETFL, O_NONBLOCK);
#ifdef SO_NOSIGPIPE
  setsockopt(to[1], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
#endif
  *requests = to[1];
  *answers = from[0];
  return process;
}

pid_t c_worker_start(char *const words[], int *requests, int *answers) {
  seat place = {C_WORKER_REQUESTS, C_WORKER_ANSWERS, true};
  return start(program(), words, place, requests, answers);
}

pid_t c_command_start(char *const words[], int *requests, int *answers) {
  seat place = {STDIN_FILENO, STDOUT_FILENO, false};
  return start("/bin/sh", words, place, requests, answers);
}

ssize_t c_worker_send(int requests, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  return send(requests, bytes, count, MSG_NOSIGNAL);
#else
  return send(requests, bytes, count, 0);
#endif
}

void c_worker_kill(pid_t worker) { kill(worker, SIGKILL); }

int c_worker_wait(pid_t worker) {
  int status = 0;
  while (waitpid(worker, &status, 0) < 0) {
    if (errno != EINTR) return -SIGKILL;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}
