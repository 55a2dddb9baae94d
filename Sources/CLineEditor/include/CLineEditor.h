// What Swift cannot say of a terminal: libedit's variadic functions, standard streams, and handlers of
// signals. Nothing here knows what is typed.
#ifndef C_LINE_EDITOR_H
#define C_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

// MARK: - Signals

/// Catches what the keys and the window of a terminal send. Each signal that comes is a byte, its number, to be
/// read from the descriptor that is answered; -1 where there is none, with `errno`. Signals that were ignored
/// before stay so, and signals that were blocked are not any more.
int c_signals_open(const int *numbers, int count);
/// The next signal; 0 where there is none.
int c_signals_next(void);
/// Stops the process as SIGTSTP does, until it is continued.
void c_signals_stop(void);
/// Lets signals do what they do by default again.
void c_signals_close(void);

// MARK: - Threads

/// The number by which the system knows the calling thread; 0 where threads have none.
int c_thread_number(void);
/// Lets a thread compute only when nothing else wants to.
void c_thread_lower(int number);

// MARK: - Lines

/// A line editor on standard input and output.
typedef struct c_editor c_editor;

/// What a key that completes names asks: the line up to the cursor, `length` bytes of UTF-8. The answer is text
/// to insert, or null; `listing` may become lines to show below. Both are from malloc.
typedef char *(*c_completer)(void *context, const char *before, size_t length, char **listing);

/// Called once, when a prompt is shown and nothing was read yet: the time to remember earlier entries.
typedef void (*c_filler)(void *context);

/// How reading a line ended.
typedef enum {
  C_LINE_ENTERED,
  /// Ctrl-C.
  C_LINE_INTERRUPTED,
  /// Ctrl-D, or the terminal is gone.
  C_LINE_CLOSED,
  /// SIGTERM or SIGHUP.
  C_LINE_TERMINATED,
} c_line_end;

/// Opens an editor that remembers so many lines; null where the library or the terminal does not allow it.
/// `signals` is the descriptor of `c_signals_open`.
c_editor *c_editor_open(
    int signals, int remembered, c_filler filler, c_completer completer, void *context);
/// Gives the terminal back as it was.
void c_editor_close(c_editor *editor);
/// Reads a line. `style` are the escape sequences in front of the prompt, or an empty string. A line that was
/// entered is `*line`, UTF-8 without its end, from malloc.
c_line_end c_editor_read(c_editor *editor, const char *prompt, const char *style, char **line);
/// Shows the line that was just read once more, with colours: the same characters between escape sequences.
/// Lines whose place on the screen is not certain, as that of long ones, stay as they are.
void c_editor_repaint(c_editor *editor, const char *line, const char *styled);
/// Remembers an entry, for the keys that go back.
void c_editor_remember(c_editor *editor, const char *entry);

#endif
