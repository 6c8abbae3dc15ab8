#define _GNU_SOURCE
#include "screen.h"
#include "recording.h"
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

enum { most_columns = 1024 };

static bool locale_has_utf8(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool cncurses_prepare_locale(void) {
  if (setlocale(LC_CTYPE, "") != NULL && locale_has_utf8()) return true;
  setlocale(LC_CTYPE, "C.UTF-8");
  return false;
}

// Of all that says how large a terminal is, ncurses believes the environment first.
static void tell_size(const char *name, int size) {
  char digits[16];
  snprintf(digits, sizeof digits, "%d", size);
  setenv(name, digits, 1);
}

SCREEN *cncurses_open(const char *type, int rows, int columns, bool keeps) {
  FILE *output = keeps ? cncurses_start_recording() : stdout;
  if (output == NULL) return NULL;
  tell_size("LINES", rows);
  tell_size("COLUMNS", columns);
  SCREEN *screen = newterm(type, output, stdin);
  unsetenv("LINES");
  unsetenv("COLUMNS");
  if (screen == NULL) {
    cncurses_stop_recording();
    return NULL;
  }
  set_term(screen);
  if (cncurses_capability("cup") == NULL) {
    cncurses_close(screen);
    return NULL;
  }
  return screen;
}

void cncurses_begin(void) {
  raw();
  noecho();
  nonl();
  // Painting must not wait while keys are waiting.
  typeahead(-1);
  leaveok(stdscr, TRUE);
  curs_set(0);
}

void cncurses_close(SCREEN *screen) {
  if (!isendwin()) endwin();
  delscreen(screen);
  cncurses_stop_recording();
}

int cncurses_start_color(void) {
  if (!has_colors() || start_color() == ERR) return 0;
  use_default_colors();
  return COLORS;
}

void cncurses_define_pair(int pair, int foreground, int background) {
  init_extended_pair(pair, foreground, background);
}

static cchar_t wide_cell(const struct cncurses_cell *cell) {
  wchar_t text[5] = {0};
  for (int index = 0; index < 4; index++) text[index] = (wchar_t)cell->scalars[index];
  cchar_t wide;
  setcchar(&wide, text, cell->attributes, 0, &cell->pair);
  return wide;
}

// Most cells have no marks and look like the one before them.
static bool differ_in_base_alone(const struct cncurses_cell *a, const struct cncurses_cell *b) {
  return a->pair == b->pair && a->attributes == b->attributes && a->scalars[1] == 0 &&
         b->scalars[1] == 0;
}

void cncurses_put(int row, int column, const struct cncurses_cell *cells, size_t count) {
  static cchar_t wide[most_columns];
  if (count > most_columns) count = most_columns;
  for (size_t index = 0; index < count; index++) {
    if (index > 0 && differ_in_base_alone(&cells[index], &cells[index - 1])) {
      wide[index] = wide[index - 1];
      wide[index].chars[0] = (wchar_t)cells[index].scalars[0];
    } else {
      wide[index] = wide_cell(&cells[index]);
    }
  }
  mvadd_wchnstr(row, column, wide, (int)count);
}

void cncurses_flush(void) {
  wnoutrefresh(stdscr);
  if (!cncurses_is_recording()) {
    doupdate();
    return;
  }
  // Coming back from a pause, ncurses would set the modes of what it draws on: no terminal by then.
  if (isendwin()) reset_prog_mode();
  cncurses_divert();
  doupdate();
  cncurses_pass_on();
}

void cncurses_erase(void) {
  werase(stdscr);
}

void cncurses_forget(void) {
  clearok(curscr, TRUE);
}

void cncurses_resize(int rows, int columns) {
  resizeterm(rows, columns);
  werase(stdscr);
  clearok(curscr, TRUE);
}

void cncurses_pause(void) {
  if (!isendwin()) endwin();
}

bool cncurses_terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return size.ws_row > 0 && size.ws_col > 0;
}

const char *cncurses_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}
