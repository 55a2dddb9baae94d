// What the parts of the line editor know of each other.
#ifndef C_EDITOR_H
#define C_EDITOR_H

#include "CLineEditor.h"

#include <stddef.h>
#include <wchar.h>

#include "library.h"

enum { PROMPT = 256, MARK = 6 };

struct c_editor {
  const c_library *library;
  EditLine *line;
  History *history;
  int signals;
  /// Null once it was called.
  c_filler filler;
  c_completer completer;
  void *context;
  /// What ended the line, where it was no key.
  c_line_end end;
  /// Bytes that were read ahead, and how many of them were handed on.
  unsigned char ahead[MARK];
  int held, taken;
  bool is_pasting;
  /// The prompt with its colours between marks, the same for the terminal, and how many columns it takes.
  wchar_t prompt[PROMPT];
  char shown_prompt[PROMPT * 4];
  int prompt_columns;
};

/// The editor that a line of libedit belongs to.
c_editor *c_owner(EditLine *line);

// MARK: - The screen

/// Columns that a text takes.
int c_width(const wchar_t *text, size_t length);
/// Rows of the screen between the start of the prompt and the cursor, and between the cursor and the end.
void c_rows(c_editor *editor, int *above, int *below);
/// Draws prompt and line again below whatever was printed; the cursor stands at the start of a row.
void c_draw(c_editor *editor);
/// Draws the line anew in a window of another size.
void c_fit(c_editor *editor);
/// Stops the process with the terminal as others want it.
void c_stop(c_editor *editor);
/// Goes below a line that is given up.
void c_leave(c_editor *editor);

// MARK: - Keys

/// Reads a character of UTF-8, whatever the locale calls its own; U+FFFD stands for what is none. The type
/// is libedit's.
int c_next_character(EditLine *line, wchar_t *result);
/// Whether more comes within some milliseconds, as it does within what one key or a paste sends.
bool c_is_more_waiting(void);

#endif
