#ifndef CNCURSES_SCREEN_H
#define CNCURSES_SCREEN_H
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ncurses defines its attributes by macros that cast, which Swift cannot read.
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_underline = A_UNDERLINE;

// Takes the locale of the environment for characters, or C.UTF-8 where that has no UTF-8, since
// ncurses could not even draw a line then. Returns whether the environment's own has UTF-8.
bool cncurses_prepare_locale(void);

// Makes the terminal on standard input and output known to ncurses; nothing is written to it yet.
// Returns NULL where terminfo does not know the type or it cannot move its cursor.
// The size is the caller's to ask for and to bound, since ncurses would believe any.
// What is drawn is kept where that is asked for.
SCREEN *cncurses_open(const char *type, int rows, int columns, bool keeps);
// Takes it over: raw mode, no echo, no cursor. The alternate screen comes with the first flush.
void cncurses_begin(void);
// Gives the terminal back; the screen cannot be used after.
void cncurses_close(SCREEN *screen);

// The colours that the terminal has, 0 for none. Starts colour.
int cncurses_start_color(void);
// Makes a colour pair; -1 stands for the terminal's own colour.
void cncurses_define_pair(int pair, int foreground, int background);

// What stands in a cell: a base and its marks, 0 in place of those that are not there.
struct cncurses_cell {
  uint32_t scalars[4];
  attr_t attributes;
  int pair;
};
// Puts what stands side by side into a row; what is beyond its end is cut.
void cncurses_put(int row, int column, const struct cncurses_cell *cells, size_t count);
void cncurses_erase(void);
// Writes what changed.
void cncurses_flush(void);
// The whole screen is written by the next flush, whatever the terminal shows.
void cncurses_forget(void);
void cncurses_resize(int rows, int columns);
// Leaves the alternate screen and raw mode until the next flush.
void cncurses_pause(void);

// The size of the terminal on a descriptor; false where it has none.
bool cncurses_terminal_size(int descriptor, int *rows, int *columns);
// A string capability of the terminal, such as "rmcup", or NULL.
const char *cncurses_capability(const char *name);

#endif
