#define _GNU_SOURCE
#include "recording.h"
#include "signals.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int memory = -1;
static FILE *stream;
static uint8_t *recorded;
static size_t recorded_count;
static size_t recorded_room;

FILE *cncurses_start_recording(void) {
  memory = memfd_create("drawn", MFD_CLOEXEC);
  int terminal = memory < 0 ? -1 : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  stream = terminal < 0 ? NULL : fdopen(terminal, "w");
  if (stream == NULL) cncurses_stop_recording();
  return stream;
}

bool cncurses_is_recording(void) { return stream != NULL; }

void cncurses_stop_recording(void) {
  if (stream != NULL) fclose(stream);
  if (memory >= 0) close(memory);
  free(recorded);
  stream = NULL;
  memory = -1;
  recorded = NULL;
  recorded_count = recorded_room = 0;
}

void cncurses_divert(void) {
  dup3(memory, fileno(stream), O_CLOEXEC);
}

// Without memory nothing is kept of it, and the terminal still gets it.
static void pass_on_piecewise(size_t count) {
  uint8_t piece[4096];
  lseek(memory, 0, SEEK_SET);
  while (count > 0) {
    ssize_t got = read(memory, piece, count < sizeof piece ? count : sizeof piece);
    if (got <= 0) break;
    cncurses_write(piece, (size_t)got);
    count -= (size_t)got;
  }
}

static bool has_room_for(size_t count) {
  if (recorded_room - recorded_count >= count) return true;
  size_t room = (recorded_count + count) * 2;
  uint8_t *larger = realloc(recorded, room);
  if (larger == NULL) return false;
  recorded = larger;
  recorded_room = room;
  return true;
}

void cncurses_pass_on(void) {
  dup3(STDOUT_FILENO, fileno(stream), O_CLOEXEC);
  off_t count = lseek(memory, 0, SEEK_CUR);
  if (count <= 0) return;
  uint8_t *start = has_room_for((size_t)count) ? recorded + recorded_count : NULL;
  if (start != NULL && pread(memory, start, (size_t)count, 0) == count) {
    recorded_count += (size_t)count;
    cncurses_write(start, (size_t)count);
  } else {
    pass_on_piecewise((size_t)count);
  }
  lseek(memory, 0, SEEK_SET);
  if (ftruncate(memory, 0) != 0) return;
}

const uint8_t *cncurses_recorded(size_t *count) {
  *count = recorded_count;
  return recorded;
}

void cncurses_forget_recorded(void) {
  recorded_count = 0;
}
