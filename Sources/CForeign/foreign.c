#include <dlfcn.h>
#include <float.h>
#include <stddef.h>
#include <string.h>

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

#define ADDRESS(T, i) ((T *)(void *)(arguments + C_FOREIGN_SLOT * (i)))
#define VALUE(T, i) (*ADDRESS(T, i))

// The calls of functions of one type.
#define CALLS(T, type_name)                                                                     \
  static bool call_##type_name(                                                                 \
      void *f, const c_foreign_signature *s, unsigned char *arguments, unsigned char *answer) { \
    T *result = (T *)(void *)answer;                                                            \
    switch (s->is_by_address ? -s->count : s->count) {                                          \
      case 1: *result = ((T (*)(T))f)(VALUE(T, 0)); return true;                                \
      case 2: *result = ((T (*)(T, T))f)(VALUE(T, 0), VALUE(T, 1)); return true;                \
      case 3:                                                                                   \
        *result = ((T (*)(T, T, T))f)(VALUE(T, 0), VALUE(T, 1), VALUE(T, 2));                   \
        return true;                                                                            \
      case -1: *result = ((T (*)(T *))f)(ADDRESS(T, 0)); return true;                           \
      case -2: *result = ((T (*)(T *, T *))f)(ADDRESS(T, 0), ADDRESS(T, 1)); return true;       \
      case -3:                                                                                  \
        *result = ((T (*)(T *, T *, T *))f)(ADDRESS(T, 0), ADDRESS(T, 1), ADDRESS(T, 2));       \
        return true;                                                                            \
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
    void *function, const c_foreign_signature *signature, const unsigned char *given,
    unsigned char *result) {
  if (signature->count < 1 || signature->count > C_FOREIGN_ARGUMENTS) return false;
  // A function that gets addresses may write there.
  _Alignas(16) unsigned char arguments[C_FOREIGN_ARGUMENTS * C_FOREIGN_SLOT];
  _Alignas(16) unsigned char answer[C_FOREIGN_SLOT] = {0};
  memcpy(arguments, given, (size_t)signature->count * C_FOREIGN_SLOT);
  bool is_called = false;
  switch (signature->type) {
    case C_FOREIGN_FLOAT: is_called = call_float(function, signature, arguments, answer); break;
    case C_FOREIGN_DOUBLE: is_called = call_double(function, signature, arguments, answer); break;
#if LDBL_MANT_DIG == 64
    case C_FOREIGN_LONG_DOUBLE: is_called = call_long_double(function, signature, arguments, answer); break;
#else
    case C_FOREIGN_LONG_DOUBLE: break;
#endif
#ifdef __FLT16_MANT_DIG__
    case C_FOREIGN_HALF: is_called = call_half(function, signature, arguments, answer); break;
#else
    case C_FOREIGN_HALF: break;
#endif
  }
  memcpy(result, answer, C_FOREIGN_SLOT);
  return is_called;
}
