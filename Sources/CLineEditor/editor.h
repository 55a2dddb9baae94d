// Declarations that the parts of the line editor share.
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
  /// Null after it was called.
  c_filler filler;
  c_completer completer;
  /// Null if no answers are shown while a line is typed.
  c_previewer previewer;
  /// Whether an answer is shown behind the line.
  bool has_ghost;
  void *context;
  /// How the line ended, if it was not ended by a key.
  c_line_end end;
  /// The signal of C_LINE_TERMINATED.
  int signal;
  /// Bytes that were read ahead, and how many of them were delivered.
  unsigned char ahead[MARK];
  int held, taken;
  bool is_pasting;
  /// The prompt with marked escape sequences for libedit, the same text for the terminal, and its
  /// width in columns.
  wchar_t prompt[PROMPT];
  char shown_prompt[PROMPT * 4];
  int prompt_columns;
};

/// The editor to which an EditLine belongs.
c_editor *c_owner(EditLine *line);

// MARK: - The screen

/// The number of columns of a text.
int c_width(const wchar_t *text, size_t length);
/// The numbers of screen rows from the start of the prompt to the cursor, and from the cursor to
/// the end.
void c_rows(c_editor *editor, int *above, int *below);
/// Draws prompt and line again after other output; the cursor must be at the start of a row.
void c_draw(c_editor *editor);
/// Redraws the line after the size of the window has changed.
void c_fit(c_editor *editor);
/// Suspends the process with the terminal in its usual mode.
void c_stop(c_editor *editor);
/// Moves the cursor below a line that is abandoned.
void c_leave(c_editor *editor);

/// Shows the answer to the line behind it, without moving the cursor, if both fit into one row.
void c_show_ghost(c_editor *editor);
/// Removes it, before anything else is drawn.
void c_hide_ghost(c_editor *editor);

// MARK: - Keys

/// Reads a UTF-8 character, whatever the encoding of the locale; U+FFFD for invalid bytes.
///
/// The signature is that which libedit requires.
int c_next_character(EditLine *line, wchar_t *result);
/// Whether more input arrives within some milliseconds, as it does within the bytes of one key or a
/// paste.
bool c_is_more_waiting(void);

#endif
