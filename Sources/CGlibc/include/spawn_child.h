#ifndef CGLIBC_SPAWN_CHILD_H
#define CGLIBC_SPAWN_CHILD_H

#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/types.h>

/* The number under which a child finds its end of the socket. */
#define HOMEPRESS_CHILD_SOCKET 3

/* A running child. Whoever holds it closes the three descriptors and reaps the process. */
struct homepress_child {
  pid_t pid;
  /* Readable once the process has ended. */
  int pidfd;
  /* What it writes to its standard output and error; non-blocking. */
  int console;
  /* Our end of the socket; non-blocking. */
  int socket;
  /* What it and all that it starts are known by. */
  rlim_t mark;
};

/* How a child ended: an exit status, or the number of a signal. */
struct homepress_child_end {
  int was_signalled;
  int number;
};

/*
 * Starts `executable` with its own session and process group, the empty stdin, its output in one
 * pipe, one end of a socket pair, default signal handling, and no other descriptor of ours.
 *
 * The kernel kills the child when the thread that called this ends, so call it from a thread that
 * lives as long as the program.
 *
 * Returns 0, or the error number of what failed, exec included.
 */
int homepress_spawn_child(const char *executable, char *const arguments[],
                          char *const environment[], struct homepress_child *child);

/* Waits for a child that has ended and forgets it. */
struct homepress_child_end homepress_reap_child(pid_t pid);

#endif
