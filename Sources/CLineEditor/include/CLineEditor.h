// Functions for terminals that Swift cannot express: libedit's variadic functions, standard
// streams, and signal handlers. They do not depend on the language of the input.
#ifndef C_LINE_EDITOR_H
#define C_LINE_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

// MARK: - Signals

/// Catches the signals that keys and the window of a terminal cause.
///
/// Returns a descriptor from which one byte per signal, its number, can be read; -1 with `errno` if
/// that fails. Signals that were ignored stay ignored, and blocked signals are unblocked.
int c_signals_open(const int *numbers, int count);
/// The number of the next signal; 0 if there is none.
int c_signals_next(void);
/// Stops the process like SIGTSTP until it is continued.
void c_signals_stop(void);
/// Restores the default actions of the signals.
void c_signals_close(void);

// MARK: - Streams

/// Writes what C's standard output has collected; returns the error number if that fails or has failed before, else 0.
int c_output_fault(void);

// MARK: - Threads

/// The system's number of the calling thread; 0 if threads have no numbers.
int c_thread_number(void);
/// Gives a thread the lowest priority.
void c_thread_lower(int number);

// MARK: - Lines

/// A line editor on standard input and output.
typedef struct c_editor c_editor;

/// Completes a name: `before` is the line up to the cursor, `length` bytes of UTF-8. Returns the
/// text to insert, or null; `listing` can be set to lines that are shown below.
///
/// Both are allocated by malloc.
typedef char *(*c_completer)(void *context, const char *before, size_t length, char **listing);

/// The answer to a line that is still being typed, `length` bytes of UTF-8, in at most `room` columns; null for none.
///
/// It is allocated by malloc.
typedef char *(*c_previewer)(void *context, const char *line, size_t length, int room);

/// Called once, when a prompt is shown before the first input: the time to load earlier entries.
typedef void (*c_filler)(void *context);

/// How reading a line ended.
typedef enum {
  C_LINE_ENTERED,
  /// Ctrl-C.
  C_LINE_INTERRUPTED,
  /// Ctrl-D, or the terminal is gone.
  C_LINE_CLOSED,
  /// SIGTERM, SIGHUP or SIGQUIT: `c_editor_signal` tells which.
  C_LINE_TERMINATED,
} c_line_end;

/// Opens an editor that remembers a number of lines; null if the library or the terminal does not
/// permit it.
///
/// `signals` is the descriptor of `c_signals_open`.
c_editor *c_editor_open(
    int signals, int remembered, c_filler filler, c_completer completer, c_previewer previewer,
    void *context);
/// Restores the terminal and frees the editor.
void c_editor_close(c_editor *editor);
/// Reads a line.
///
/// `style` is the escape sequences before the prompt, or an empty string. A line that was entered
/// is stored in `*line`, in UTF-8 without its line end, allocated by malloc.
c_line_end c_editor_read(c_editor *editor, const char *prompt, const char *style, char **line);
/// The signal that ended the last line.
int c_editor_signal(const c_editor *editor);
/// Shows the line that was just read again with colours: the same characters with escape sequences
/// between them.
///
/// A line whose position on the screen is uncertain, such as a long one, stays as it is.
void c_editor_repaint(c_editor *editor, const char *line, const char *styled);
/// Adds an entry to the history.
void c_editor_remember(c_editor *editor, const char *entry);

#endif
