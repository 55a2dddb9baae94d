#include "CTexts.h"

#include <stdlib.h>
#include <string.h>

#include <mpfr.h>

struct c_texts {
  size_t count;
  char **texts;
  mpfr_t *numbers;
  mpfr_t result;
  char *room;
};

c_texts *c_texts_create(long bits, size_t count) {
  c_texts *self = malloc(sizeof *self);
  if (!self) abort();
  self->count = count;
  self->texts = calloc(count, sizeof *self->texts);
  self->numbers = malloc(count * sizeof *self->numbers);
  // A digit has more than three bits, and a sign and a few digits more are written.
  self->room = malloc(bits / 3 + 64);
  if (!self->texts || !self->numbers || !self->room) abort();
  mpfr_init2(self->result, bits);
  for (size_t i = 0; i < count; i++) mpfr_init2(self->numbers[i], bits);
  return self;
}

void c_texts_destroy(c_texts *self) {
  for (size_t i = 0; i < self->count; i++) {
    mpfr_clear(self->numbers[i]);
    free(self->texts[i]);
  }
  mpfr_clear(self->result);
  free(self->texts);
  free(self->numbers);
  free(self->room);
  free(self);
}

_Bool c_texts_set(c_texts *self, size_t index, const char *text) {
  self->texts[index] = strdup(text);
  char *end;
  mpfr_strtofr(self->numbers[index], text, &end, 10, MPFR_RNDN);
  return self->texts[index] && end != text && *end == 0;
}

void c_texts_read(c_texts *self, size_t passes) {
  for (size_t pass = 0; pass < passes; pass++)
    for (size_t i = 0; i < self->count; i++)
      mpfr_strtofr(self->result, self->texts[i], NULL, 10, MPFR_RNDN);
}

void c_texts_write(c_texts *self, size_t digits, size_t passes) {
  mpfr_exp_t exponent;
  for (size_t pass = 0; pass < passes; pass++)
    for (size_t i = 0; i < self->count; i++)
      mpfr_get_str(self->room, &exponent, 10, digits, self->numbers[i], MPFR_RNDN);
}

_Bool c_texts_value_is(const c_texts *self, size_t index, const char *text) {
  mpfr_t other;
  mpfr_init2(other, mpfr_get_prec(self->result));
  _Bool is = mpfr_set_str(other, text, 0, MPFR_RNDN) == 0 && mpfr_equal_p(self->numbers[index], other);
  mpfr_clear(other);
  return is;
}

const char *c_texts_digits(c_texts *self, size_t index, size_t digits) {
  mpfr_exp_t exponent;
  return mpfr_get_str(self->room, &exponent, 10, digits, self->numbers[index], MPFR_RNDN);
}
