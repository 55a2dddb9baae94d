// Waits for keys and signals, and removes the marks around pasted text.
#define _GNU_SOURCE
#include "editor.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/// Whether the input of the line continues after a signal.
static bool survives(c_editor *editor, int number) {
  switch (number) {
    case SIGINT:
      c_leave(editor);
      editor->end = C_LINE_INTERRUPTED;
      return false;
    case SIGTERM:
    case SIGHUP:
    case SIGQUIT:
      editor->end = C_LINE_TERMINATED;
      editor->signal = number;
      return false;
    case SIGTSTP: c_stop(editor); return true;
    case SIGWINCH: c_fit(editor); return true;
    default: return true;
  }
}

/// The next byte of standard input; -1 for a signal or the end of the input.
static int next_byte(c_editor *editor) {
  if (editor->filler) {
    c_filler filler = editor->filler;
    editor->filler = NULL;
    filler(editor->context);
  }
  while (true) {
    struct pollfd sources[] = {
        {.fd = STDIN_FILENO, .events = POLLIN}, {.fd = editor->signals, .events = POLLIN}};
    if (poll(sources, 2, 0) == 0) c_show_ghost(editor);
    int ready = poll(sources, 2, -1);
    c_hide_ghost(editor);
    if (ready < 0 && errno != EINTR) return -1;
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

bool c_is_more_waiting(void) {
  struct pollfd source = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&source, 1, 20) > 0;
}

/// The marks before and after pasted text, which the terminal sends on request.
static const char PASTE_START[] = "\033[200~", PASTE_END[] = "\033[201~";

/// The next byte of typed or pasted input.
static int next_key(c_editor *editor) {
  while (true) {
    if (editor->taken < editor->held) return editor->ahead[editor->taken++];
    int byte = next_byte(editor);
    if (byte != PASTE_START[0]) return byte;
    // The bytes of a mark arrive together; an incomplete mark is delivered as input.
    const char *mark = editor->is_pasting ? PASTE_END : PASTE_START;
    editor->held = editor->taken = 0;
    editor->ahead[editor->held++] = (unsigned char)byte;
    while (editor->held < MARK && c_is_more_waiting()) {
      int next = next_byte(editor);
      if (next < 0) {
        editor->held = 0;
        return -1;
      }
      editor->ahead[editor->held++] = (unsigned char)next;
      if (next != mark[editor->held - 1]) break;
    }
    if (editor->held < MARK || memcmp(editor->ahead, mark, MARK) != 0) continue;
    editor->held = 0;
    editor->is_pasting = !editor->is_pasting;
  }
}

/// Stores a byte that is delivered later.
static void give_back(c_editor *editor, int byte) {
  if (editor->taken == 0) editor->held = editor->taken = 1;
  editor->ahead[--editor->taken] = (unsigned char)byte;
}

int c_next_character(EditLine *line, wchar_t *result) {
  c_editor *editor = c_owner(line);
  int first = next_key(editor);
  if (first < 0) return -1;
  int more = first < 0x80 ? 0 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : -1;
  wchar_t scalar = more <= 0 ? first : first & (0x3F >> more);
  for (int i = 0; i < more; i++) {
    int byte = next_key(editor);
    if (byte < 0) return -1;
    if ((byte & 0xC0) != 0x80) {
      give_back(editor, byte);
      more = -1;
    }
    scalar = scalar << 6 | (byte & 0x3F);
  }
  bool is_none = more < 0 || scalar > 0x10FFFF || (scalar >= 0xD800 && scalar < 0xE000);
  *result = is_none ? 0xFFFD : scalar;
  return 1;
}
