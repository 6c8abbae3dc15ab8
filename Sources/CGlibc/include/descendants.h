#ifndef CGLIBC_DESCENDANTS_H
#define CGLIBC_DESCENDANTS_H

#include <sys/resource.h>
#include <sys/types.h>

/* Processes that apps start, which may leave their group and outlive them. */

/*
 * From now on a process whose parent has ended becomes a child of ours, so that none gets out of
 * sight by forking twice.
 */
void homepress_adopt_orphans(void);

/* What a child and all that it starts are known by; each call gives another. */
rlim_t homepress_next_mark(void);

/* Puts a mark on this process. */
void homepress_bear_mark(rlim_t mark);

/* What one look for the processes that a child left behind came to. */
struct homepress_sweep {
  /* Those that had been killed and were reaped now. */
  int ended;
  /* Those that were killed just now, or do not die. */
  int left;
};

/*
 * Kills what `app` left behind, with all that it started in turn, and reaps what has ended of it. To
 * be repeated until nothing is left, before the child itself is reaped.
 *
 * What belongs to it is told by its session and its mark. Where `app` is 0, every child of this
 * process belongs to it.
 */
struct homepress_sweep homepress_sweep(pid_t app, rlim_t mark);

/* Kills a process and all that it started in turn, as far as the parents of those still run. */
void homepress_kill_tree(pid_t pid);

/* Kills all descendants of this process; for a signal handler too. It reaps none. */
void homepress_kill_descendants(void);

#endif
