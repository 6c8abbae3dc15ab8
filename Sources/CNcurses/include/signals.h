#ifndef CNCURSES_SIGNALS_H
#define CNCURSES_SIGNALS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a signal that ends the process leaves behind: a whole terminal.

// Remembers the modes of the terminal on standard input as those to give back.
bool cncurses_save_modes(void);
void cncurses_restore_modes(void);
// The bytes that make the terminal whole again, written by a handler when the process dies, at most
// 1024 of them; none while the terminal is not ours.
void cncurses_set_farewell(const uint8_t *bytes, size_t count);

// Catches signals: deadly ones say farewell and go on to whoever had them before; the others arrive
// as bytes, their numbers, on the pipe whose end is returned. -1 on failure.
int cncurses_catch_signals(void);
void cncurses_release_signals(void);

// Stops the own process group as Ctrl-Z does; returns when it is continued.
void cncurses_stop_group(void);

// Whether a signal has asked for the end; it is told on the pipe too.
bool cncurses_is_quit_requested(void);

// Whether another job has the terminal.
bool cncurses_is_in_background(void);
// From now on giving the terminal back does not stop a job in the background.
void cncurses_pass_as_foreground(void);

// Around a write to the terminal that may block: a request to quit that finds the terminal stuck
// ends the process at once.
void cncurses_begin_writing(void);
void cncurses_end_writing(void);
// Writes all bytes to standard output, whatever interrupts it.
void cncurses_write(const uint8_t *bytes, size_t count);

#endif
