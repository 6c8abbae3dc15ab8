#include "CLibpng.h"
#include <dlfcn.h>
#include <pthread.h>

// libpng is loaded and not linked. Linked, it and zlib cost each start of the program half a
// millisecond of the six that it has, though most runs draw no icon file; and where it is missing, the
// program would not start at all. The price is that this file declares what it calls.
//
// What it calls is libpng's simplified interface. Its types are a part of the library's binary
// interface, which the number in the library's name stands for, and it catches the library's long
// jumps itself, so none ever crosses a frame of Swift.

static const char library_name[] = "libpng16.so.16";

struct png_image {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
};

enum { image_version = 1, format_rgba = 3, failed = 2 };

static int (*begin_read)(struct png_image *, const void *, size_t);
static int (*finish_read)(struct png_image *, const void *, void *, int32_t, void *);
static void (*free_image)(struct png_image *);

static void load_library(void) {
  void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&begin_read = dlsym(library, "png_image_begin_read_from_memory");
  *(void **)&finish_read = dlsym(library, "png_image_finish_read");
  *(void **)&free_image = dlsym(library, "png_image_free");
}

enum png_outcome png_decode_rgba(const uint8_t *bytes, size_t count, uint32_t width,
                                 uint32_t height, uint8_t *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  if (begin_read == NULL || finish_read == NULL || free_image == NULL) {
    return png_outcome_no_library;
  }
  struct png_image image = {.version = image_version};
  if (!begin_read(&image, bytes, count)) return png_outcome_damaged;
  if (image.width != width || image.height != height) {
    free_image(&image);
    return png_outcome_damaged;
  }
  image.format = format_rgba;
  // Without colours to fall back on, the last argument and the background are null. A row is given
  // as zero: the next one follows at once.
  int is_read = finish_read(&image, NULL, pixels, 0, NULL);
  free_image(&image);
  return is_read && image.warning_or_error < failed ? png_outcome_decoded : png_outcome_damaged;
}
