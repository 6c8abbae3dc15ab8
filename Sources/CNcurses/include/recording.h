#ifndef CNCURSES_RECORDING_H
#define CNCURSES_RECORDING_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Keeps what ncurses writes on its way to the terminal. ncurses writes to the descriptor of its
// stream, so while it draws that one stands for a file in memory, whose bytes then go on.

// A stream on the terminal to open ncurses on, or NULL.
FILE *cncurses_start_recording(void);
bool cncurses_is_recording(void);
void cncurses_stop_recording(void);

// Around what lets ncurses draw. The second writes what was drawn to the terminal.
void cncurses_divert(void);
void cncurses_pass_on(void);

// What was drawn since it was last forgotten; valid until more is drawn.
const uint8_t *cncurses_recorded(size_t *count);
void cncurses_forget_recorded(void);

#endif
