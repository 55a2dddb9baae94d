// libedit, loaded when a line is edited for the first time. If it were linked, it and the three
// libraries that it needs would be loaded at every start of the command, which usually reads no
// line.
#ifndef C_LIBRARY_H
#define C_LIBRARY_H

#include <histedit.h>

/// The functions in use, with the types in histedit.h.
typedef struct {
  __typeof__(&el_init) el_init;
  __typeof__(&el_end) el_end;
  __typeof__(&el_gets) el_gets;
  __typeof__(&el_set) el_set;
  __typeof__(&el_wset) el_wset;
  __typeof__(&el_wget) el_wget;
  __typeof__(&el_line) el_line;
  __typeof__(&el_wline) el_wline;
  __typeof__(&el_resize) el_resize;
  __typeof__(&el_insertstr) el_insertstr;
  __typeof__(&el_source) el_source;
  __typeof__(&history_init) history_init;
  __typeof__(&history_end) history_end;
  __typeof__(&history) history;
} c_library;

/// The library; null if it is not installed.
const c_library *c_library_open(void);

#endif
