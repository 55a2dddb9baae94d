// The text protocol of the programs that answer requests for work, with one request per line:
//
//     operation bits repetitions arguments…   →   nanoseconds answer
//
// Numbers are exact in both directions, such as 0x1a2bp-12. The answer to unknown work is
// `unsupported`. See Scripts/peer_results.
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  const char *operation;
  long bits;
  long repetitions;
  size_t count;
  char **arguments;
} Request;

// Reads the next request into storage that the following one reuses; returns 0 at the end of input.
static inline int next_request(Request *request) {
  static char *line;
  static size_t size, capacity;
  static char **words;
  ssize_t length = getline(&line, &size, stdin);
  if (length <= 0) return 0;
  size_t count = 0;
  for (char *word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) {
    if (count == capacity) {
      capacity = 2 * capacity + 8;
      words = (char **)realloc(words, capacity * sizeof *words);
    }
    words[count++] = word;
  }
  if (count < 3) return 0;
  request->operation = words[0];
  request->bits = atol(words[1]);
  request->repetitions = atol(words[2]);
  request->count = count - 3;
  request->arguments = words + 3;
  return 1;
}

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

#endif
