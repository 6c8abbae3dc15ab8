#define _GNU_SOURCE
#include "CVTerm.h"
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utmp.h>

static void become(const char *path, char *const arguments[], char *const environment[]) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  close_range(3, ~0U, 0);
  execve(path, arguments, environment);
  _exit(127);
}

bool pseudo_terminal_start(
  const char *path, char *const arguments[], char *const environment[], int rows, int columns,
  int *terminal, int *end, pid_t *child, struct termios *modes
) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int own;
  if (openpty(terminal, &own, NULL, NULL, &size) != 0) return false;
  tcgetattr(own, modes);
  *child = fork();
  if (*child == 0 && login_tty(own) == 0) become(path, arguments, environment);
  if (*child == 0) _exit(127);
  close(own);
  if (*child < 0) return false;
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  fcntl(*terminal, F_SETFL, O_NONBLOCK);
  *end = (int)syscall(SYS_pidfd_open, *child, 0);
  return *end >= 0;
}

bool pseudo_terminal_resize(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size) == 0;
}
