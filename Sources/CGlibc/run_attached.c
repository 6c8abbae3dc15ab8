#define _GNU_SOURCE
#include "run_attached.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

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
    if (output != STDOUT_FILENO && dup2(output, STDOUT_FILENO) < 0) _exit(127);
    execv(executable, arguments);
    _exit(127);
  }
  *end = homepress_reap_child(pid);
  return 0;
}
