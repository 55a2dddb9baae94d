// Calls of functions whose numbers have several types, or are passed by address.
//
// The calling conventions of 64-bit processors hand out registers for whole numbers and addresses apart from those for numbers
// with fractions, each in the order of the arguments, and a function does not look at the registers of arguments that it does not
// have (System V ABI, AMD64 supplement 1.0, 3.2.3; AAPCS64 2024Q3, 6.8.2). So one call with all words first and all numbers
// behind them suits every order of up to three of them. A `long double` lies on the stack, where the caller takes it away.
#include <stdlib.h>
#include <string.h>

#include "foreign.h"

typedef struct {
  long words[C_FOREIGN_ARGUMENTS];
  // The numbers with fractions in their order, in slots.
  unsigned char numbers[C_FOREIGN_ARGUMENTS][C_FOREIGN_SLOT] __attribute__((aligned(C_FOREIGN_SLOT)));
} call_frame;

#define NUMBER(T, i) (*(const T *)(const void *)frame->numbers[i])
#define CALL(T, R)                                                                              \
  *(R *)result = ((R (*)(long, long, long, T, T, T))function)(                                  \
      frame->words[0], frame->words[1], frame->words[2], NUMBER(T, 0), NUMBER(T, 1), NUMBER(T, 2))
// The calls of functions whose numbers with fractions have one type.
#define CALLS(TYPE, T, name)                                                                         \
  static void call_##name(                                                                      \
      void *function, c_foreign_type type, const call_frame *frame, void *result) {             \
    switch (type) {                                                                             \
      case C_FOREIGN_INT: CALL(T, int); break;                                                  \
      case C_FOREIGN_LONG: CALL(T, long); break;                                                \
      default: CALL(T, T);                                                                      \
    }                                                                                           \
  }
FOREIGN_EACH_TYPE(CALLS)

static bool is_whole(c_foreign_type type) {
  return type == C_FOREIGN_INT || type == C_FOREIGN_LONG;
}

static c_foreign_type number_type(const c_foreign_signature *signature) {
  if (!is_whole(signature->result)) return signature->result;
  for (int i = 0; i < signature->count; i++) {
    if (!is_whole(signature->arguments[i])) return signature->arguments[i];
  }
  return C_FOREIGN_DOUBLE;
}

static bool call(
    void *function, const c_foreign_signature *signature, c_foreign_type type,
    const call_frame *frame, void *result) {
#define CASE(TYPE, T, name)                                                                     \
  case C_FOREIGN_##TYPE: call_##name(function, signature->result, frame, result); return true;
  switch (type) {
    FOREIGN_EACH_TYPE(CASE)
    default: return false;
  }
}

c_foreign_outcome foreign_call_mixed(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results) {
  const c_foreign_type type = number_type(signature);
  // Numbers that are passed by address are copies, because a function that gets addresses may write there.
  unsigned char copies[C_FOREIGN_ARGUMENTS][C_FOREIGN_SLOT]
      __attribute__((aligned(C_FOREIGN_SLOT)));
  call_frame frame = {0};
  for (size_t point = 0; point < points; point++, results += stride) {
    int words = 0, numbers = 0;
    for (int i = 0; i < signature->count; i++, arguments += stride) {
      const size_t size = c_foreign_size(signature->arguments[i]);
      if (signature->passing == C_FOREIGN_BY_ADDRESS) {
        memcpy(copies[i], arguments, size);
        frame.words[words++] = (long)copies[i];
      } else if (signature->arguments[i] == C_FOREIGN_INT) {
        frame.words[words++] = *(const int *)(const void *)arguments;
      } else if (signature->arguments[i] == C_FOREIGN_LONG) {
        frame.words[words++] = *(const long *)(const void *)arguments;
      } else {
        memcpy(frame.numbers[numbers++], arguments, size);
      }
    }
    if (!call(function, signature, type, &frame, results)) return C_FOREIGN_UNABLE;
  }
  return C_FOREIGN_CALLED;
}
