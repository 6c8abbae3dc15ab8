#ifndef CVTERM_H
#define CVTERM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// A terminal emulator, for reading the screen that a program draws.
typedef struct emulator emulator;

typedef struct {
  uint32_t scalars[6];
  int width;
  bool bold, underline, reverse;
  // A number of the palette, 0x1000000 and more for red, green and blue, -1 for the default.
  int32_t foreground, background;
} emulator_cell;

emulator *emulator_new(int rows, int columns);
void emulator_free(emulator *emulator);
// Shows what a program wrote; answers to its questions are kept.
void emulator_feed(emulator *emulator, const uint8_t *bytes, size_t count);
// Takes the answers; returns how many bytes there were.
size_t emulator_take_answers(emulator *emulator, uint8_t *bytes, size_t capacity);
emulator_cell emulator_read_cell(const emulator *emulator, int row, int column);
bool emulator_has_alternate_screen(const emulator *emulator);
bool emulator_has_cursor(const emulator *emulator);
// 0 none, 1 clicks, 2 drags, 3 every motion.
int emulator_mouse(const emulator *emulator);

// Starts a program in a session of its own on a new pseudo-terminal. Returns the other end of it and
// a descriptor that can be read once the program has ended, and its first modes; false on failure.
bool pseudo_terminal_start(
  const char *path, char *const arguments[], char *const environment[], int rows, int columns,
  int *terminal, int *end, pid_t *child, struct termios *modes);
bool pseudo_terminal_resize(int terminal, int rows, int columns);

#endif
