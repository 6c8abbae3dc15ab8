#ifndef CGLIBC_WIDTH_H
#define CGLIBC_WIDTH_H
#include <stdint.h>

// The columns that a scalar takes on a terminal, as ncurses counts them: -1 for what cannot be
// printed. Always measured in a UTF-8 locale, whatever the locale of the process is.
int cglibc_wcwidth(uint32_t scalar);

#endif
