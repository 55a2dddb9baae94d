// A line editor: libedit with our own way of waiting for keys, which also listens to signals.
#define _GNU_SOURCE
#include "CLineEditor.h"

#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#include "library.h"

enum { PROMPT = 256, MARK = 6 };

struct c_editor {
  const c_library *library;
  EditLine *line;
  History *history;
  int signals;
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

/// Encloses what takes no columns in a prompt.
static const wchar_t ESCAPE = L'\1';

static c_editor *owner(EditLine *line) {
  void *editor = NULL;
  c_library_open()->el_wget(line, EL_CLIENTDATA, &editor);
  return editor;
}

// MARK: - The screen

static int width(const wchar_t *text, size_t length) {
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

/// Rows of the screen between the start of the prompt and the cursor, and between the cursor and the end.
static void rows(c_editor *editor, int *above, int *below) {
  const LineInfoW *line = editor->library->el_wline(editor->line);
  int columns = window_columns();
  size_t before = (size_t)(line->cursor - line->buffer);
  size_t all = (size_t)(line->lastchar - line->buffer);
  *above = (editor->prompt_columns + width(line->buffer, before)) / columns;
  *below = (editor->prompt_columns + width(line->buffer, all)) / columns - *above;
}

/// Goes below a line that is given up.
static void leave(c_editor *editor) {
  int above, below;
  rows(editor, &above, &below);
  fputs("^C", stdout);
  for (int i = 0; i <= below; i++) fputs("\r\n", stdout);
  fflush(stdout);
}

/// Draws prompt and line again below whatever was printed; the cursor stands at the start of a row.
static void draw(c_editor *editor) { editor->library->el_set(editor->line, EL_REFRESH); }

/// Draws the line anew in a window of another size. Terminals break lines again by themselves, so the cursor
/// stands where the new width puts it.
static void fit(c_editor *editor) {
  int above, below;
  rows(editor, &above, &below);
  fputs("\r", stdout);
  if (above > 0) fprintf(stdout, "\033[%dA", above);
  fputs("\033[J", stdout);
  fflush(stdout);
  editor->library->el_resize(editor->line);
  draw(editor);
}

static void stop(c_editor *editor) {
  editor->library->el_set(editor->line, EL_PREP_TERM, 0);
  c_signals_stop();
  editor->library->el_set(editor->line, EL_PREP_TERM, 1);
  fputs("\r\033[J", stdout);
  fflush(stdout);
  editor->library->el_resize(editor->line);
  draw(editor);
}

// MARK: - Keys

/// Whether the line goes on after a signal.
static bool survives(c_editor *editor, int number) {
  switch (number) {
    case SIGINT:
      leave(editor);
      editor->end = C_LINE_INTERRUPTED;
      return false;
    case SIGTERM:
    case SIGHUP: editor->end = C_LINE_TERMINATED; return false;
    case SIGTSTP: stop(editor); return true;
    case SIGWINCH: fit(editor); return true;
    default: return true;
  }
}

/// The next byte of standard input; -1 where a signal or the end of the input came instead.
static int next_byte(c_editor *editor) {
  while (true) {
    struct pollfd sources[] = {
        {.fd = STDIN_FILENO, .events = POLLIN}, {.fd = editor->signals, .events = POLLIN}};
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return -1;
    if (sources[1].revents & POLLIN) {
      int number;
      while ((number = c_signals_next()) != 0)
        if (!survives(editor, number)) return -1;
      continue;
    }
    if (!sources[0].revents) continue;
    unsigned char byte;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1) return byte;
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    return -1;
  }
}

/// Whether more comes within some milliseconds, as it does within what one key or a paste sends.
static bool is_more_waiting(void) {
  struct pollfd source = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&source, 1, 20) > 0;
}

/// What a terminal puts before and behind pasted text, once it was asked to.
static const char PASTE_START[] = "\033[200~", PASTE_END[] = "\033[201~";

/// The next byte of what was typed or pasted.
static int next_key(c_editor *editor) {
  while (true) {
    if (editor->taken < editor->held) return editor->ahead[editor->taken++];
    int byte = next_byte(editor);
    if (byte != PASTE_START[0]) return byte;
    // The marks come at once; what only begins like one is handed on.
    const char *mark = editor->is_pasting ? PASTE_END : PASTE_START;
    editor->held = editor->taken = 0;
    editor->ahead[editor->held++] = (unsigned char)byte;
    while (editor->held < MARK && is_more_waiting()) {
      int next = next_byte(editor);
      if (next < 0) return -1;
      editor->ahead[editor->held++] = (unsigned char)next;
      if (next != mark[editor->held - 1]) break;
    }
    if (editor->held < MARK || memcmp(editor->ahead, mark, MARK) != 0) continue;
    editor->held = 0;
    editor->is_pasting = !editor->is_pasting;
  }
}

/// Reads a character of UTF-8, whatever the locale calls its own; U+FFFD stands for what is none.
static int next_character(EditLine *line, wchar_t *result) {
  c_editor *editor = owner(line);
  int first = next_key(editor);
  if (first < 0) return -1;
  int more = first < 0x80 ? 0 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : -1;
  wchar_t scalar = more <= 0 ? first : first & (0x3F >> more);
  for (int i = 0; i < more; i++) {
    int byte = next_key(editor);
    if (byte < 0) return -1;
    if ((byte & 0xC0) != 0x80) more = -1;
    scalar = scalar << 6 | (byte & 0x3F);
  }
  *result = more < 0 ? 0xFFFD : scalar;
  return 1;
}

static unsigned char complete(EditLine *line, int key) {
  (void)key;
  c_editor *editor = owner(line);
  const c_library *library = editor->library;
  // The end of a paste is lost where Ctrl-C threw away what waited.
  editor->is_pasting = editor->is_pasting && is_more_waiting();
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
    rows(editor, &above, &below);
    for (int i = 0; i <= below; i++) fputs("\r\n", stdout);
    for (const char *c = listing; *c; c++) {
      if (*c == '\n') fputc('\r', stdout);
      fputc(*c, stdout);
    }
    fputs("\r\n", stdout);
    draw(editor);
    answer = CC_NORM;
  }
  free(insertion);
  free(listing);
  return answer;
}

// MARK: - Lines

static wchar_t *prompt(EditLine *line) { return owner(line)->prompt; }

/// Characters beyond ASCII need a locale that knows them; nothing else of the locale is wanted.
static void prepare_locale(void) {
  setlocale(LC_CTYPE, "");
  if (MB_CUR_MAX < 4 && !setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
}

c_editor *c_editor_open(int signals, int remembered, c_completer completer, void *context) {
  const c_library *library = c_library_open();
  if (!library) return NULL;
  prepare_locale();
  c_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  *editor = (c_editor){
      .library = library, .signals = signals, .completer = completer, .context = context};
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
  library->el_wset(line, EL_GETCFN, next_character);
  library->el_wset(line, EL_PROMPT_ESC, prompt, ESCAPE);
  library->el_set(line, EL_HIST, library->history, editor->history);
  // The user's own keys.
  library->el_source(line, NULL);
  library->el_wset(line, EL_ADDFN, L"ulp-complete", L"Complete a name", complete);
  library->el_wset(line, EL_BIND, L"^I", L"ulp-complete", NULL);
  // Between lines, too, nothing echoes and no line is gathered: what is typed or pasted during a computation
  // waits for the next prompt, however much it is.
  library->el_wset(line, EL_SETTY, L"-x", L"-icanon", L"-echo", NULL);
  // Marks around pasted text (xterm's bracketed paste).
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
  editor->prompt_columns = width(plain, wcslen(plain));
  // libedit draws an escape sequence together with the character behind it, so the last one stays plain.
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
  size_t length = strcspn(read, "\r\n");
  *line = strndup(read, length);
  return *line ? C_LINE_ENTERED : C_LINE_CLOSED;
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
  // What takes several rows may have been broken anew already, in a window whose new size is not known yet.
  if ((size_t)editor->prompt_columns + length >= size.ws_col) return;
  fprintf(stdout, "\r\033[A%s%s\r\n", editor->shown_prompt, styled);
  fflush(stdout);
}

void c_editor_remember(c_editor *editor, const char *entry) {
  HistEvent event;
  editor->library->history(editor->history, &event, H_ENTER, entry);
}
