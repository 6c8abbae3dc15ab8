#ifndef CGLIBC_ARGUMENTS_H
#define CGLIBC_ARGUMENTS_H

/* What the program was started with, its name first, as the C library hands it over. Swift's own list
 * is read from /proc, which need not be there. */
int homepress_argument_count(void);
const char *homepress_argument(int index);

#endif
