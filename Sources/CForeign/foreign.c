#ifdef __linux__
// For dladdr.
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <fenv.h>
#include <stddef.h>

#include "foreign.h"

void *c_foreign_find(const char *library, const char *name, const char **reason) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *function = handle ? dlsym(handle, name) : NULL;
  if (function == NULL) {
    const char *text = dlerror();
    *reason = text ? text : "the symbol has no address";
  }
  return function;
}

const char *c_foreign_file(void *function) {
  Dl_info found;
  return dladdr(function, &found) != 0 ? found.dli_fname : NULL;
}

size_t c_foreign_size(c_foreign_type type) {
  switch (type) {
    case C_FOREIGN_HALF: return 2;
    case C_FOREIGN_FLOAT: return sizeof(float);
    case C_FOREIGN_DOUBLE: return sizeof(double);
    // That of the x87, with the bytes up to the next one.
    case C_FOREIGN_LONG_DOUBLE: return 16;
    case C_FOREIGN_INT: return sizeof(int);
    case C_FOREIGN_LONG: return sizeof(long);
  }
  return 0;
}

// The calls of functions of one type by value, at points whose numbers are `stride` bytes apart.
#define VALUE(T, i) (*(const T *)(const void *)(arguments + stride * (i)))
#define EACH(CALL)                                                                              \
  for (size_t p = 0; p < points; p++, arguments += step, results += stride) {                   \
    *(T *)(void *)results = CALL;                                                               \
  }                                                                                             \
  return C_FOREIGN_CALLED
#define CALLS(TYPE, type, name)                                                                 \
  static c_foreign_outcome call_##name(                                                         \
      void *f, int count, size_t points, const unsigned char *arguments,                        \
      unsigned char *results, size_t stride) {                                                  \
    typedef type T;                                                                             \
    const size_t step = stride * (size_t)count;                                                 \
    switch (count) {                                                                            \
      case 1: EACH(((T (*)(T))f)(VALUE(T, 0)));                                                 \
      case 2: EACH(((T (*)(T, T))f)(VALUE(T, 0), VALUE(T, 1)));                                 \
      case 3: EACH(((T (*)(T, T, T))f)(VALUE(T, 0), VALUE(T, 1), VALUE(T, 2)));                 \
      default: return C_FOREIGN_UNABLE;                                                         \
    }                                                                                           \
  }
FOREIGN_EACH_TYPE(CALLS)

static bool is_of_one_type(const c_foreign_signature *signature) {
  if (signature->passing != C_FOREIGN_BY_VALUE) return false;
  for (int i = 0; i < signature->count; i++) {
    if (signature->arguments[i] != signature->result) return false;
  }
  return signature->result != C_FOREIGN_INT && signature->result != C_FOREIGN_LONG;
}

static c_foreign_outcome call(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results) {
  if (!is_of_one_type(signature)) {
    if (!FOREIGN_HAS_WORDS) return C_FOREIGN_UNABLE;
    return (signature->passing == C_FOREIGN_IN_ARRAYS ? foreign_call_arrays : foreign_call_mixed)(
        function, signature, points, stride, arguments, results);
  }
  const int count = signature->count;
#define CASE(TYPE, type, name)                                                                  \
  case C_FOREIGN_##TYPE: return call_##name(function, count, points, arguments, results, stride);
  switch (signature->result) {
    FOREIGN_EACH_TYPE(CASE)
    default: return C_FOREIGN_UNABLE;
  }
}

c_foreign_outcome c_foreign_call(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results, unsigned char *flags) {
  if (flags == NULL) return call(function, signature, points, stride, arguments, results);
  const size_t step = stride * (size_t)signature->count;
  for (size_t p = 0; p < points; p++) {
    // Both are calls of unknown functions, which the compiler does not move across that of this one.
    feclearexcept(FE_ALL_EXCEPT);
    c_foreign_outcome outcome =
        call(function, signature, 1, stride, arguments + p * step, results + p * stride);
    flags[p] = fetestexcept(FE_INEXACT) != 0;
    if (outcome != C_FOREIGN_CALLED) return outcome;
  }
  return C_FOREIGN_CALLED;
}
