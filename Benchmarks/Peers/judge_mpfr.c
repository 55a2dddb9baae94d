// CORE-MATH's style of check: every number of a range of binary32 or binary64 beside MPFR's function, which is rounded to the bits
// and the range of the format, on some threads.
//
//     judge_mpfr FUNCTION FIRST COUNT THREADS
//
// FIRST is the pattern of the first of COUNT numbers. Prints the seconds, and the results that are not correctly rounded.

// For exp10f.
#define _GNU_SOURCE
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
  // That of binary64, where the other one is null.
  double (*wide)(double);
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
    {"sqrtf", sqrtf, mpfr_sqrt},  {"exp2f", exp2f, mpfr_exp2},    {"exp10f", exp10f, mpfr_exp10},
    {"expm1f", expm1f, mpfr_expm1}, {"log2f", log2f, mpfr_log2},  {"log10f", log10f, mpfr_log10},
    {"log1pf", log1pf, mpfr_log1p}, {"acosf", acosf, mpfr_acos},  {"coshf", coshf, mpfr_cosh},
    {"asinhf", asinhf, mpfr_asinh}, {"acoshf", acoshf, mpfr_acosh}, {"atanhf", atanhf, mpfr_atanh},
    {"exp", NULL, mpfr_exp, exp},     {"log", NULL, mpfr_log, log},     {"sin", NULL, mpfr_sin, sin},
    {"cos", NULL, mpfr_cos, cos},     {"tan", NULL, mpfr_tan, tan},     {"asin", NULL, mpfr_asin, asin},
    {"atan", NULL, mpfr_atan, atan},  {"sinh", NULL, mpfr_sinh, sinh},  {"tanh", NULL, mpfr_tanh, tanh},
    {"cbrt", NULL, mpfr_cbrt, cbrt},
};

typedef struct {
  const entry *entry;
  uint64_t first, count, wrong;
} part;

static void check_singles(part *p, mpfr_t x, mpfr_t y) {
  for (uint64_t i = 0; i < p->count; i++) {
    uint32_t bits = (uint32_t)(p->first + i);
    float argument, truth, found;
    memcpy(&argument, &bits, sizeof bits);
    mpfr_set_flt(x, argument, MPFR_RNDN);
    int ternary = p->entry->truth(y, x, MPFR_RNDN);
    mpfr_subnormalize(y, ternary, MPFR_RNDN);
    truth = mpfr_get_flt(y, MPFR_RNDN);
    found = p->entry->function(argument);
    p->wrong += memcmp(&truth, &found, sizeof found) != 0 && !(truth != truth && found != found);
  }
}

static void check_doubles(part *p, mpfr_t x, mpfr_t y) {
  for (uint64_t i = 0; i < p->count; i++) {
    uint64_t bits = p->first + i;
    double argument, truth, found;
    memcpy(&argument, &bits, sizeof bits);
    mpfr_set_d(x, argument, MPFR_RNDN);
    int ternary = p->entry->truth(y, x, MPFR_RNDN);
    mpfr_subnormalize(y, ternary, MPFR_RNDN);
    truth = mpfr_get_d(y, MPFR_RNDN);
    found = p->entry->wide(argument);
    p->wrong += memcmp(&truth, &found, sizeof found) != 0 && !(truth != truth && found != found);
  }
}

static void *check(void *argument) {
  part *p = argument;
  // The exponents of the format, with those of its subnormal numbers.
  int is_wide = p->entry->function == NULL;
  mpfr_set_emin(is_wide ? -1073 : -148);
  mpfr_set_emax(is_wide ? 1024 : 128);
  mpfr_t x, y;
  mpfr_init2(x, is_wide ? 53 : 24);
  mpfr_init2(y, is_wide ? 53 : 24);
  if (is_wide) {
    check_doubles(p, x, y);
  } else {
    check_singles(p, x, y);
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
  uint64_t first = strtoull(words[2], NULL, 0), all = strtoull(words[3], NULL, 0);
  int threads = atoi(words[4]);
  if (threads < 1 || threads > 64) return 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  part parts[64];
  pthread_t workers[64];
  for (int t = 0; t < threads; t++) {
    uint64_t from = all * t / threads, to = all * (t + 1) / threads;
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
