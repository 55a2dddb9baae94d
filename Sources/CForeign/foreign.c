#ifdef __linux__
// For dladdr.
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <float.h>
#include <stddef.h>

#include "CForeign.h"

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

// The calls of functions of one type, at points whose numbers are `stride` bytes apart. Numbers that are passed by address are
// copies, because a function that gets addresses may write there.
#define VALUE(T, i) (*(const T *)(const void *)(arguments + stride * (i)))
#define EACH(CALL)                                                                              \
  for (size_t p = 0; p < points; p++, arguments += step, results += stride) {                   \
    CALL;                                                                                       \
  }                                                                                             \
  return true
#define CALLS(T, type_name)                                                                     \
  static bool call_##type_name(                                                                 \
      void *f, const c_foreign_signature *s, size_t points, const unsigned char *arguments,     \
      unsigned char *results, size_t stride) {                                                  \
    const size_t step = stride * (size_t)s->count;                                              \
    T a, b, c;                                                                                  \
    switch (s->is_by_address ? -s->count : s->count) {                                          \
      case 1: EACH(*(T *)(void *)results = ((T (*)(T))f)(VALUE(T, 0)));                         \
      case 2: EACH(*(T *)(void *)results = ((T (*)(T, T))f)(VALUE(T, 0), VALUE(T, 1)));         \
      case 3:                                                                                   \
        EACH(*(T *)(void *)results =                                                            \
                 ((T (*)(T, T, T))f)(VALUE(T, 0), VALUE(T, 1), VALUE(T, 2)));                   \
      case -1: EACH(a = VALUE(T, 0); *(T *)(void *)results = ((T (*)(T *))f)(&a));              \
      case -2:                                                                                  \
        EACH(a = VALUE(T, 0); b = VALUE(T, 1);                                                  \
             *(T *)(void *)results = ((T (*)(T *, T *))f)(&a, &b));                             \
      case -3:                                                                                  \
        EACH(a = VALUE(T, 0); b = VALUE(T, 1); c = VALUE(T, 2);                                 \
             *(T *)(void *)results = ((T (*)(T *, T *, T *))f)(&a, &b, &c));                    \
      default: return false;                                                                    \
    }                                                                                           \
  }
CALLS(float, float)
CALLS(double, double)
#if LDBL_MANT_DIG == 64
CALLS(long double, long_double)
#endif
#ifdef __FLT16_MANT_DIG__
CALLS(_Float16, half)
#endif

bool c_foreign_call(
    void *function, const c_foreign_signature *signature, size_t points, size_t stride,
    const unsigned char *arguments, unsigned char *results) {
  switch (signature->type) {
    case C_FOREIGN_FLOAT:
      return call_float(function, signature, points, arguments, results, stride);
    case C_FOREIGN_DOUBLE:
      return call_double(function, signature, points, arguments, results, stride);
#if LDBL_MANT_DIG == 64
    case C_FOREIGN_LONG_DOUBLE:
      return call_long_double(function, signature, points, arguments, results, stride);
#else
    case C_FOREIGN_LONG_DOUBLE: return false;
#endif
#ifdef __FLT16_MANT_DIG__
    case C_FOREIGN_HALF:
      return call_half(function, signature, points, arguments, results, stride);
#else
    case C_FOREIGN_HALF: return false;
#endif
  }
  return false;
}
