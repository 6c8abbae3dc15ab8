#define _GNU_SOURCE
#include "screen.h"
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

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

SCREEN *cncurses_open(const char *type, int rows, int columns) {
  tell_size("LINES", rows);
  tell_size("COLUMNS", columns);
  SCREEN *screen = newterm(type, stdout, stdin);
  unsetenv("LINES");
  unsetenv("COLUMNS");
  if (screen == NULL) return NULL;
  set_term(screen);
  if (cncurses_capability("cup") == NULL) {
    cncurses_close(screen);
    return NULL;
  }
  raw();
  noecho();
  nonl();
  // Painting must not wait while keys are waiting.
  typeahead(-1);
  leaveok(stdscr, TRUE);
  curs_set(0);
  return screen;
}

void cncurses_close(SCREEN *screen) {
  if (!isendwin()) endwin();
  delscreen(screen);
}

int cncurses_start_color(void) {
  if (!has_colors() || start_color() == ERR) return 0;
  use_default_colors();
  return COLORS;
}

void cncurses_define_pair(int pair, int foreground, int background) {
  init_extended_pair(pair, foreground, background);
}

void cncurses_put(
  int row, int column, uint32_t base, uint32_t first, uint32_t second, uint32_t third,
  attr_t attributes, int pair
) {
  wchar_t text[] = {(wchar_t)base, (wchar_t)first, (wchar_t)second, (wchar_t)third, 0};
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &pair) == OK) mvadd_wch(row, column, &cell);
}

void cncurses_flush(void) {
  wnoutrefresh(stdscr);
  doupdate();
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
