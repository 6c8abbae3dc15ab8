#define _GNU_SOURCE
#include "run_attached.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "quit_signals.h"

/* Whoever reads signals from a descriptor cannot do so meanwhile; elsewhere they end us both. */
static void end_when_asked(pid_t pid) {
  int signals = homepress_watch_quit_signals();
  int child = (int)syscall(SYS_pidfd_open, pid, 0);
  struct pollfd entries[] = {{signals, POLLIN, 0}, {child, POLLIN, 0}};
  if (child >= 0) {
    while (poll(entries, 2, -1) < 0 && errno == EINTR) continue;
    if (entries[0].revents != 0 && entries[1].revents == 0) kill(pid, SIGINT);
    close(child);
  }
  if (signals >= 0) close(signals);
}

int homepress_run_attached(const char *executable, char *const arguments[], int output,
                           struct homepress_child_end *end) {
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid < 0) return errno;
  if (pid == 0) {
    /* What a person would do: SwiftPM ends its compilers then, with any other signal itself alone. */
    prctl(PR_SET_PDEATHSIG, SIGINT);
    /* The parent may have ended before the line above. */
    if (getppid() != parent) _exit(127);
    homepress_unblock_quit_signals();
    if (output != STDOUT_FILENO && dup2(output, STDOUT_FILENO) < 0) _exit(127);
    execv(executable, arguments);
    _exit(127);
  }
  end_when_asked(pid);
  *end = homepress_reap_child(pid);
  return 0;
}
