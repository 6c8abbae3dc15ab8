// Without libvterm-dev the package builds all the same; its tests do not link.
#if __has_include(<vterm.h>)
#include "CVTerm.h"
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct emulator {
  VTerm *terminal;
  VTermScreen *screen;
  bool has_alternate_screen;
  bool has_cursor;
  int mouse;
};

static int on_property(VTermProp property, VTermValue *value, void *user) {
  emulator *emulator = user;
  if (property == VTERM_PROP_ALTSCREEN) emulator->has_alternate_screen = value->boolean;
  if (property == VTERM_PROP_CURSORVISIBLE) emulator->has_cursor = value->boolean;
  if (property == VTERM_PROP_MOUSE) emulator->mouse = value->number;
  return 1;
}

static VTermScreenCallbacks callbacks = {.settermprop = on_property};

emulator *emulator_new(int rows, int columns) {
  emulator *emulator = calloc(1, sizeof *emulator);
  // The library crashes where a wide character does not fit in a row.
  emulator->terminal = vterm_new(rows, columns < 2 ? 2 : columns);
  emulator->has_cursor = true;
  vterm_set_utf8(emulator->terminal, 1);
  emulator->screen = vterm_obtain_screen(emulator->terminal);
  vterm_screen_set_callbacks(emulator->screen, &callbacks, emulator);
  vterm_screen_enable_altscreen(emulator->screen, 1);
  vterm_screen_reset(emulator->screen, 1);
  return emulator;
}

void emulator_free(emulator *emulator) {
  vterm_free(emulator->terminal);
  free(emulator);
}

void emulator_feed(emulator *emulator, const uint8_t *bytes, size_t count) {
  vterm_input_write(emulator->terminal, (const char *)bytes, count);
}

size_t emulator_take_answers(emulator *emulator, uint8_t *bytes, size_t capacity) {
  return vterm_output_read(emulator->terminal, (char *)bytes, capacity);
}

static int32_t color(const emulator *emulator, VTermColor color) {
  (void)emulator;
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

emulator_cell emulator_read_cell(const emulator *emulator, int row, int column) {
  VTermScreenCell cell = {0};
  vterm_screen_get_cell(emulator->screen, (VTermPos){.row = row, .col = column}, &cell);
  emulator_cell read = {
    .width = cell.width,
    .bold = cell.attrs.bold,
    .underline = cell.attrs.underline != 0,
    .reverse = cell.attrs.reverse,
    .foreground = color(emulator, cell.fg),
    .background = color(emulator, cell.bg),
  };
  memcpy(read.scalars, cell.chars, sizeof read.scalars);
  return read;
}

bool emulator_has_alternate_screen(const emulator *emulator) {
  return emulator->has_alternate_screen;
}

bool emulator_has_cursor(const emulator *emulator) {
  return emulator->has_cursor;
}

int emulator_mouse(const emulator *emulator) {
  return emulator->mouse;
}
#endif
