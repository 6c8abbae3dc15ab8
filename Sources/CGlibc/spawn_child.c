#define _GNU_SOURCE
#include "spawn_child.h"

#include "descendants.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Where the child keeps the pipe that tells of a failed exec: the last descriptor it holds. */
enum { ERROR_PIPE = HOMEPRESS_CHILD_SOCKET + 1, FIRST_UNUSED };

/* Both ends of what connects parent and child. */
struct channels {
  int console[2];
  int socket[2];
  int error[2];
};

static void close_pair(int pair[2]) {
  for (int end = 0; end < 2; end++) {
    if (pair[end] >= 0) close(pair[end]);
    pair[end] = -1;
  }
}

static void close_channels(struct channels *channels) {
  close_pair(channels->console);
  close_pair(channels->socket);
  close_pair(channels->error);
}

static int open_channels(struct channels *channels) {
  memset(channels, -1, sizeof *channels);
  if (pipe2(channels->console, O_CLOEXEC) == 0 && pipe2(channels->error, O_CLOEXEC) == 0 &&
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channels->socket) == 0)
    return 0;
  int error = errno;
  close_channels(channels);
  return error;
}

/* Only async-signal-safe calls from here to exec: other threads may hold any lock. */

static void fail(int error_pipe) {
  int error = errno;
  ssize_t ignored = write(error_pipe, &error, sizeof error);
  (void)ignored;
  _exit(127);
}

static void reset_signals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* A copy of the descriptor above all places that are about to be filled. */
static int out_of_the_way(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_UNUSED);
}

/* Fills descriptors 0 to 4 and closes all others. */
static int arrange_descriptors(const struct channels *channels) {
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  int empty = out_of_the_way(nothing);
  int console = out_of_the_way(channels->console[1]);
  int sock = out_of_the_way(channels->socket[1]);
  int error = out_of_the_way(channels->error[1]);
  if (empty < 0 || console < 0 || sock < 0 || error < 0) return -1;
  if (dup2(empty, STDIN_FILENO) < 0 || dup2(console, STDOUT_FILENO) < 0 ||
      dup2(console, STDERR_FILENO) < 0 || dup2(sock, HOMEPRESS_CHILD_SOCKET) < 0 ||
      dup3(error, ERROR_PIPE, O_CLOEXEC) < 0)
    return -1;
  return (int)syscall(SYS_close_range, FIRST_UNUSED, UINT_MAX, 0);
}

static void become(const char *executable, char *const arguments[], char *const environment[],
                   const struct channels *channels, rlim_t mark, pid_t parent) {
  /* A session of its own: no way to our terminal, and one group to stop and to kill. */
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  homepress_bear_mark(mark);
  /* The parent may have ended before the line above. */
  if (getppid() != parent) _exit(127);
  /* A crash here is a lesson, not a file of its memory in the user's folder. */
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  reset_signals();
  if (arrange_descriptors(channels) < 0) fail(channels->error[1]);
  execve(executable, arguments, environment);
  fail(ERROR_PIPE);
}

/* Blocks until exec has closed the pipe (0) or failed (its error number). */
static int read_exec_error(int error_pipe) {
  int error = 0;
  ssize_t count;
  do count = read(error_pipe, &error, sizeof error);
  while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof error ? error : 0;
}

static int do_not_block(int descriptor) {
  return fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/* The parent's half: learns whether exec worked and takes over its ends. */
static int adopt(pid_t pid, struct channels *channels, struct homepress_child *child) {
  close(channels->error[1]);
  channels->error[1] = -1;
  int error = read_exec_error(channels->error[0]);
  int pidfd = error == 0 ? (int)syscall(SYS_pidfd_open, pid, 0) : -1;
  if (error == 0 && (pidfd < 0 || do_not_block(channels->console[0]) < 0 ||
                     do_not_block(channels->socket[0]) < 0)) {
    error = errno;
    if (pidfd >= 0) close(pidfd);
    kill(-pid, SIGKILL);
  }
  if (error != 0) {
    homepress_reap_child(pid);
    return error;
  }
  *child = (struct homepress_child){pid, pidfd, channels->console[0], channels->socket[0]};
  channels->console[0] = channels->socket[0] = -1;
  return 0;
}

int homepress_spawn_child(const char *executable, char *const arguments[],
                          char *const environment[], struct homepress_child *child) {
  struct channels channels;
  int error = open_channels(&channels);
  if (error != 0) return error;

  homepress_adopt_orphans();
  /* No handler of ours may run in the child before it has reset them. */
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  rlim_t mark = homepress_next_mark();
  pid_t pid = fork();
  if (pid == 0) become(executable, arguments, environment, &channels, mark, parent);
  error = pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  if (error == 0) error = adopt(pid, &channels, child);
  child->mark = mark;
  close_channels(&channels);
  return error;
}

struct homepress_child_end homepress_reap_child(pid_t pid) {
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFSIGNALED(status)) return (struct homepress_child_end){1, WTERMSIG(status)};
  return (struct homepress_child_end){0, WEXITSTATUS(status)};
}
