#ifndef CGLIBC_RUN_ATTACHED_H
#define CGLIBC_RUN_ATTACHED_H

#include "spawn_child.h"

/*
 * Runs `executable` with our own standard input, error and terminal, and waits for its end. It
 * writes to `output`, such as STDOUT_FILENO. It is asked to end when we do.
 *
 * Returns 0, or the error number of what failed; `end` says how it ended, 127 where it could not be
 * started.
 */
int homepress_run_attached(const char *executable, char *const arguments[], int output,
                           struct homepress_child_end *end);

#endif
