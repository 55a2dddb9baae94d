#include "library.h"

#include <dlfcn.h>
#include <stddef.h>

static void *open_any(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libedit.3.dylib", "libedit.dylib"};
#else
  static const char *const names[] = {"libedit.so.2", "libedit.so.0", "libedit.so"};
#endif
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (handle) return handle;
  }
  return NULL;
}

const c_library *c_library_open(void) {
  static c_library library;
  static const c_library *opened;
  if (opened) return opened;
  void *handle = open_any();
  if (!handle) return NULL;
#define FIND(name)                                             \
  library.name = (__typeof__(library.name))dlsym(handle, #name); \
  if (!library.name) return NULL;
  FIND(el_init)
  FIND(el_end)
  FIND(el_gets)
  FIND(el_set)
  FIND(el_wset)
  FIND(el_wget)
  FIND(el_line)
  FIND(el_wline)
  FIND(el_resize)
  FIND(el_insertstr)
  FIND(el_source)
  FIND(history_init)
  FIND(history_end)
  FIND(history)
#undef FIND
  opened = &library;
  return opened;
}
