// CORE-MATH's style of check: every float of a range beside MPFR's function, which is rounded to 24 bits and to the range of
// binary32, on some threads.
//
//     judge_mpfr FUNCTION FIRST COUNT THREADS
//
// FIRST is the pattern of the first of COUNT floats. Prints the seconds, and the results that are not correctly rounded.
#include <inttypes.h>
#include <math.h>
#include <mpfr.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  const char *name;
  float (*function)(float);
  int (*truth)(mpfr_t, const mpfr_t, mpfr_rnd_t);
} entry;

static int log_gamma(mpfr_t y, const mpfr_t x, mpfr_rnd_t mode) {
  int sign;
  return mpfr_lgamma(y, &sign, x, mode);
}

static const entry entries[] = {
    {"expf", expf, mpfr_exp},     {"logf", logf, mpfr_log},       {"sinf", sinf, mpfr_sin},
    {"cosf", cosf, mpfr_cos},     {"tanf", tanf, mpfr_tan},       {"asinf", asinf, mpfr_asin},
    {"atanf", atanf, mpfr_atan},  {"sinhf", sinhf, mpfr_sinh},    {"tanhf", tanhf, mpfr_tanh},
    {"cbrtf", cbrtf, mpfr_cbrt},  {"erff", erff, mpfr_erf},       {"erfcf", erfcf, mpfr_erfc},
    {"tgammaf", tgammaf, mpfr_gamma}, {"lgammaf", lgammaf, log_gamma}, {"j0f", j0f, mpfr_j0},
    {"j1f", j1f, mpfr_j1},        {"y0f", y0f, mpfr_y0},          {"y1f", y1f, mpfr_y1},
};

typedef struct {
  const entry *entry;
  uint32_t first, count;
  uint64_t wrong;
} part;

static void *check(void *argument) {
  part *p = argument;
  // The exponents of binary32, with those of its subnormal numbers.
  mpfr_set_emin(-148);
  mpfr_set_emax(128);
  mpfr_t x, y;
  mpfr_init2(x, 24);
  mpfr_init2(y, 24);
  for (uint32_t i = 0; i < p->count; i++) {
    uint32_t bits = p->first + i;
    float argument, truth, found;
    memcpy(&argument, &bits, sizeof bits);
    mpfr_set_flt(x, argument, MPFR_RNDN);
    int ternary = p->entry->truth(y, x, MPFR_RNDN);
    mpfr_subnormalize(y, ternary, MPFR_RNDN);
    truth = mpfr_get_flt(y, MPFR_RNDN);
    found = p->entry->function(argument);
    p->wrong += memcmp(&truth, &found, sizeof found) != 0 && !(truth != truth && found != found);
  }
  mpfr_clear(x);
  mpfr_clear(y);
  mpfr_free_cache();
  return NULL;
}

int main(int count, char **words) {
  const entry *found = NULL;
  for (size_t i = 0; count == 5 && i < sizeof entries / sizeof *entries; i++) {
    if (strcmp(entries[i].name, words[1]) == 0) found = &entries[i];
  }
  if (found == NULL) {
    fprintf(stderr, "usage: judge_mpfr FUNCTION FIRST COUNT THREADS\n");
    return 2;
  }
  uint32_t first = (uint32_t)strtoul(words[2], NULL, 0), all = (uint32_t)strtoul(words[3], NULL, 0);
  int threads = atoi(words[4]);
  if (threads < 1 || threads > 64) return 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  part parts[64];
  pthread_t workers[64];
  for (int t = 0; t < threads; t++) {
    uint32_t from = (uint32_t)((uint64_t)all * t / threads);
    uint32_t to = (uint32_t)((uint64_t)all * (t + 1) / threads);
    parts[t] = (part){found, first + from, to - from, 0};
    pthread_create(&workers[t], NULL, check, &parts[t]);
  }
  uint64_t wrong = 0;
  for (int t = 0; t < threads; t++) {
    pthread_join(workers[t], NULL);
    wrong += parts[t].wrong;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.6f %" PRIu64 "\n", (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) * 1e-9, wrong);
  return 0;
}
