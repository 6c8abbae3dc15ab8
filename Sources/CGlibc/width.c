#define _GNU_SOURCE
#include "width.h"
#include <locale.h>
#include <pthread.h>
#include <wchar.h>

static locale_t utf8 = (locale_t)0;

static void open_utf8_locale(void) {
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

int cglibc_wcwidth(uint32_t scalar) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_utf8_locale);
  if (utf8 == (locale_t)0) return wcwidth((wchar_t)scalar);
  locale_t previous = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return width;
}
