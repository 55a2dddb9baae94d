// A line editor: libedit with its own function for reading keys, which also reacts to signals.
#define _GNU_SOURCE
#include "editor.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Marks the start and end of text that takes no columns in a prompt.
static const wchar_t ESCAPE = L'\1';

c_editor *c_owner(EditLine *line) {
  void *editor = NULL;
  c_library_open()->el_wget(line, EL_CLIENTDATA, &editor);
  return editor;
}

static unsigned char complete(EditLine *line, int key) {
  (void)key;
  c_editor *editor = c_owner(line);
  const c_library *library = editor->library;
  // After Ctrl-C discarded pending input, the end mark of a paste is missing.
  editor->is_pasting = editor->is_pasting && c_is_more_waiting();
  if (editor->is_pasting) return library->el_insertstr(line, " ") == 0 ? CC_REFRESH : CC_ERROR;
  const LineInfo *text = library->el_line(line);
  char *listing = NULL;
  char *insertion = editor->completer(
      editor->context, text->buffer, (size_t)(text->cursor - text->buffer), &listing);
  unsigned char answer = insertion || listing ? CC_NORM : CC_ERROR;
  if (insertion) {
    if (library->el_insertstr(line, insertion) != 0) answer = CC_ERROR;
    else answer = CC_REFRESH;
  }
  if (listing) {
    int above, below;
    c_rows(editor, &above, &below);
    for (int i = 0; i <= below; i++) fputs("\r\n", stdout);
    for (const char *c = listing; *c; c++) {
      if (*c == '\n') fputc('\r', stdout);
      fputc(*c, stdout);
    }
    fputs("\r\n", stdout);
    c_draw(editor);
    answer = CC_NORM;
  }
  free(insertion);
  free(listing);
  return answer;
}

// MARK: - Lines

static wchar_t *prompt(EditLine *line) { return c_owner(line)->prompt; }

/// Characters outside ASCII need a locale that supports them; only its character set is used.
static void prepare_locale(void) {
  setlocale(LC_CTYPE, "");
  if (MB_CUR_MAX < 4 && !setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
}

c_editor *c_editor_open(
    int signals, int remembered, c_filler filler, c_completer completer, c_previewer previewer,
    void *context) {
  const c_library *library = c_library_open();
  if (!library) return NULL;
  prepare_locale();
  c_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  *editor = (c_editor){
      .library = library,
      .signals = signals,
      .filler = filler,
      .completer = completer,
      .previewer = previewer,
      .context = context};
  editor->line = library->el_init("ulp", stdin, stdout, stderr);
  editor->history = library->history_init();
  if (!editor->line || !editor->history) {
    c_editor_close(editor);
    return NULL;
  }
  HistEvent event;
  library->history(editor->history, &event, H_SETSIZE, remembered);
  library->history(editor->history, &event, H_SETUNIQUE, 1);
  EditLine *line = editor->line;
  library->el_wset(line, EL_CLIENTDATA, editor);
  library->el_wset(line, EL_EDITOR, L"emacs");
  library->el_wset(line, EL_BIND, L"^R", L"em-inc-search-prev", NULL);
  library->el_wset(line, EL_SIGNAL, 0);
  library->el_wset(line, EL_GETCFN, c_next_character);
  library->el_wset(line, EL_PROMPT_ESC, prompt, ESCAPE);
  library->el_set(line, EL_HIST, library->history, editor->history);
  // The user's key bindings.
  library->el_source(line, NULL);
  library->el_wset(line, EL_ADDFN, L"ulp-complete", L"Complete a name", complete);
  library->el_wset(line, EL_BIND, L"^I", L"ulp-complete", NULL);
  // Between lines, too, the terminal does not echo or assemble lines, so that any amount of input
  // that arrives during a computation waits for the next prompt.
  library->el_wset(line, EL_SETTY, L"-x", L"-icanon", L"-echo", NULL);
  // Requests marks around pasted text (xterm's bracketed paste).
  fputs("\033[?2004h", stdout);
  return editor;
}

void c_editor_close(c_editor *editor) {
  fputs("\033[?2004l", stdout);
  fflush(stdout);
  if (editor->line) editor->library->el_end(editor->line);
  if (editor->history) editor->library->history_end(editor->history);
  free(editor);
}

c_line_end c_editor_read(c_editor *editor, const char *text, const char *style, char **line) {
  wchar_t plain[PROMPT / 2] = L"", escapes[PROMPT / 4] = L"";
  mbstowcs(plain, text, PROMPT / 2 - 1);
  mbstowcs(escapes, style, PROMPT / 4 - 1);
  editor->prompt_columns = c_width(plain, wcslen(plain));
  // libedit draws an escape sequence together with the following character, so the last character
  // has no style.
  size_t styled = *style && *plain ? wcslen(plain) - 1 : 0;
  const char *end = styled ? "\033[0m" : "";
  snprintf(editor->shown_prompt, sizeof editor->shown_prompt, "%s%s%s", style, text, end);
  if (styled)
    swprintf(editor->prompt, PROMPT, L"%lc%ls%lc%.*ls%lc%s%lc%ls", ESCAPE, escapes, ESCAPE,
             (int)styled, plain, ESCAPE, end, ESCAPE, plain + styled);
  else
    swprintf(editor->prompt, PROMPT, L"%ls", plain);
  editor->end = C_LINE_CLOSED;
  editor->library->el_resize(editor->line);
  int count = 0;
  const char *read = editor->library->el_gets(editor->line, &count);
  fflush(stdout);
  if (!read || count <= 0) return editor->end;
  size_t length = strlen(read);
  while (length && (read[length - 1] == '\n' || read[length - 1] == '\r')) length--;
  *line = strndup(read, length);
  return *line ? C_LINE_ENTERED : C_LINE_CLOSED;
}

int c_editor_signal(const c_editor *editor) { return editor->signal; }

void c_editor_remember(c_editor *editor, const char *entry) {
  HistEvent event;
  editor->library->history(editor->history, &event, H_ENTER, entry);
}
