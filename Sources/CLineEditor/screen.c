// The position of the line on the screen, where libedit does not handle it.
#define _GNU_SOURCE
#include "editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int c_width(const wchar_t *text, size_t length) {
  int columns = 0;
  for (size_t i = 0; i < length; i++) {
    int own = wcwidth(text[i]);
    if (own > 0) columns += own;
  }
  return columns;
}

static int window_columns(void) {
  struct winsize size;
  bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return is_known ? size.ws_col : 80;
}

void c_rows(c_editor *editor, int *above, int *below) {
  const LineInfoW *line = editor->library->el_wline(editor->line);
  int columns = window_columns();
  size_t before = (size_t)(line->cursor - line->buffer);
  size_t all = (size_t)(line->lastchar - line->buffer);
  *above = (editor->prompt_columns + c_width(line->buffer, before)) / columns;
  *below = (editor->prompt_columns + c_width(line->buffer, all)) / columns - *above;
}

void c_leave(c_editor *editor) {
  int above, below;
  c_rows(editor, &above, &below);
  fputs("^C", stdout);
  for (int i = 0; i <= below; i++) fputs("\r\n", stdout);
  fflush(stdout);
}

void c_draw(c_editor *editor) { editor->library->el_set(editor->line, EL_REFRESH); }

/// Redraws the line after the size of the window has changed.
///
/// Terminals rewrap lines themselves, so the cursor is where the new width puts it.
void c_fit(c_editor *editor) {
  int above, below;
  c_rows(editor, &above, &below);
  fputs("\r", stdout);
  if (above > 0) fprintf(stdout, "\033[%dA", above);
  fputs("\033[J", stdout);
  fflush(stdout);
  editor->library->el_resize(editor->line);
  c_draw(editor);
}

void c_stop(c_editor *editor) {
  editor->library->el_set(editor->line, EL_PREP_TERM, 0);
  c_signals_stop();
  editor->library->el_set(editor->line, EL_PREP_TERM, 1);
  fputs("\r\033[J", stdout);
  fflush(stdout);
  editor->library->el_resize(editor->line);
  c_draw(editor);
}

void c_editor_repaint(c_editor *editor, const char *line, const char *styled) {
  size_t length = mbstowcs(NULL, line, 0);
  if (length == (size_t)-1) return;
  wchar_t *text = calloc(length + 1, sizeof *text);
  if (!text) return;
  mbstowcs(text, line, length + 1);
  bool is_plain = true;
  for (size_t i = 0; i < length; i++) is_plain = is_plain && wcwidth(text[i]) == 1;
  free(text);
  struct winsize size;
  if (!is_plain || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return;
  // A line of several rows may have been rewrapped already, in a window whose new size is not known
  // yet.
  if ((size_t)editor->prompt_columns + length >= size.ws_col) return;
  fprintf(stdout, "\r\033[A%s%s\r\n", editor->shown_prompt, styled);
  fflush(stdout);
}
