#ifndef CGLIBC_QUIT_SIGNALS_H
#define CGLIBC_QUIT_SIGNALS_H

/*
 * From now on SIGINT, SIGTERM and SIGHUP do not end the process but can be read from the descriptor
 * that is returned; -1 on failure.
 */
int homepress_open_quit_signals(void);

/* A descriptor that is readable while one of them waits to be read; -1 on failure. */
int homepress_watch_quit_signals(void);

/* For a child, which is to heed them. */
void homepress_unblock_quit_signals(void);

/* The number of a signal that has come; 0 where none has. */
int homepress_next_quit_signal(int signals);

/* The signals do again what they did before. */
void homepress_close_quit_signals(int signals);

#endif
