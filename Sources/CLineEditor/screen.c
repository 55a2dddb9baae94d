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

/// The columns of the line behind the cursor.
static int columns_behind_cursor(const LineInfoW *line) {
  return c_width(line->cursor, (size_t)(line->lastchar - line->cursor));
}

/// Moves the cursor to the end of the line, and keeps its place.
static void visit_end(c_editor *editor) {
  int columns = columns_behind_cursor(editor->library->el_wline(editor->line));
  fputs("\0337", stdout);
  if (columns > 0) fprintf(stdout, "\033[%dC", columns);
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

/// The narrowest place in which an answer is shown.
enum { LEAST_ROOM = 8 };

void c_show_ghost(c_editor *editor) {
  if (!editor->previewer || editor->is_pasting) return;
  const LineInfoW *line = editor->library->el_wline(editor->line);
  size_t length = (size_t)(line->lastchar - line->buffer);
  // While libedit searches the history, the line has a second row.
  if (length == 0 || wmemchr(line->buffer, L'\n', length)) return;
  int columns = editor->prompt_columns + c_width(line->buffer, length);
  // Two columns stay free before the answer, and one behind it.
  int room = window_columns() - columns - 3;
  if (room < LEAST_ROOM) return;
  const LineInfo *bytes = editor->library->el_line(editor->line);
  char *answer = editor->previewer(
      editor->context, bytes->buffer, (size_t)(bytes->lastchar - bytes->buffer), room);
  if (!answer) return;
  visit_end(editor);
  fprintf(stdout, "  \033[2m%s\033[0m\0338", answer);
  fflush(stdout);
  free(answer);
  editor->has_ghost = true;
}

void c_hide_ghost(c_editor *editor) {
  if (!editor->has_ghost) return;
  editor->has_ghost = false;
  visit_end(editor);
  fputs("\033[K\0338", stdout);
  fflush(stdout);
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
