#define _GNU_SOURCE
#include "signals.h"
#include <descendants.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { longest_farewell = 1024, alternate_stack_bytes = 65536, stuck_milliseconds = 300 };

static const int deadly[] = {
  SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2,
  SIGXCPU, SIGXFSZ, SIGPIPE, SIGIO, SIGPROF, SIGVTALRM, SIGPWR, SIGSTKFLT,
};
static const int told[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};

static struct termios shell_modes;
static bool has_shell_modes;
static char farewell[longest_farewell];
static volatile sig_atomic_t farewell_count;
// From before ncurses first touches the terminal until it is given back.
static volatile sig_atomic_t is_taken;
static volatile sig_atomic_t writing;
static volatile sig_atomic_t quit_requested;
static struct timespec first_quit;
static int pipe_ends[2] = {-1, -1};
// A child between fork and exec has these handlers too, and no business with the terminal.
static pid_t owner;
static struct sigaction previous[NSIG];
static bool caught[NSIG];
static void *alternate_stack;

bool cncurses_save_modes(void) {
  has_shell_modes = tcgetattr(STDIN_FILENO, &shell_modes) == 0;
  return has_shell_modes;
}

void cncurses_restore_modes(void) {
  if (has_shell_modes) tcsetattr(STDIN_FILENO, TCSANOW, &shell_modes);
}

void cncurses_set_farewell(const uint8_t *bytes, size_t count) {
  farewell_count = 0;
  is_taken = count > 0;
  if (count > longest_farewell) return;
  memcpy(farewell, bytes, count);
  farewell_count = (sig_atomic_t)count;
}

static bool terminal_takes_bytes_within(int milliseconds) {
  struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
  return poll(&terminal, 1, milliseconds) == 1 && (terminal.revents & POLLOUT) != 0;
}

static void write_farewell(void) {
  // A terminal that takes nothing would hold the dying process: what it has not read is dropped.
  if (!terminal_takes_bytes_within(0)) tcflush(STDOUT_FILENO, TCOFLUSH);
  if (!terminal_takes_bytes_within(0)) return;
  ssize_t written = write(STDOUT_FILENO, farewell, (size_t)farewell_count);
  (void)written;
}

static void say_farewell(void) {
  if (!is_taken) return;
  if (farewell_count > 0) write_farewell();
  farewell_count = 0;
  is_taken = 0;
  cncurses_restore_modes();
}

// What apps started does not outlive the phone, however it dies.
static void leave_nothing_behind(void) {
  if (getpid() != owner) return;
  say_farewell();
  homepress_kill_descendants();
}

static void die_of_signal(int number) {
  int error = errno;
  leave_nothing_behind();
  sigaction(number, &previous[number], NULL);
  raise(number);
  errno = error;
}

static bool is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
}

static void on_deadly_signal(int number, siginfo_t *info, void *context) {
  (void)context;
  leave_nothing_behind();
  sigaction(number, &previous[number], NULL);
  // A fault happens again on return, so its next handler sees the true cause; what was sent does not.
  if (info->si_code <= 0 || !is_fault(number)) raise(number);
}

static bool is_quit(int number) {
  return number == SIGTERM || number == SIGHUP || number == SIGINT;
}

// A closing terminal sends several requests at once; only one that comes later is impatient.
static bool is_impatient(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!quit_requested) {
    first_quit = now;
    quit_requested = 1;
    return false;
  }
  long milliseconds = (now.tv_sec - first_quit.tv_sec) * 1000
    + (now.tv_nsec - first_quit.tv_nsec) / 1000000;
  return milliseconds >= 100;
}

static void on_told_signal(int number) {
  int error = errno;
  if (getpid() == owner) {
    bool is_stuck = writing && !terminal_takes_bytes_within(stuck_milliseconds);
    if (is_quit(number) && (is_impatient() || is_stuck)) {
      die_of_signal(number);
    } else {
      uint8_t byte = (uint8_t)number;
      ssize_t written = write(pipe_ends[1], &byte, 1);
      (void)written;
    }
  }
  errno = error;
}

static void catch_signal(int number, struct sigaction *action) {
  if (sigaction(number, NULL, &previous[number]) != 0) return;
  bool is_ignored = previous[number].sa_handler == SIG_IGN;
  // Unless it was asked for, the backtracer of Swift's runtime would hold the dying program for half
  // a minute with a question.
  bool is_runtimes = (previous[number].sa_flags & SA_SIGINFO) != 0;
  if (is_runtimes && getenv("SWIFT_BACKTRACE") == NULL) {
    previous[number] = (struct sigaction){.sa_handler = SIG_DFL};
  }
  if (is_ignored && number != SIGWINCH && number != SIGCONT) return;
  caught[number] = sigaction(number, action, NULL) == 0;
}

// A stack that overflowed has no room for the handler.
static void provide_alternate_stack(void) {
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return;
  alternate_stack = mmap(
    NULL, alternate_stack_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (alternate_stack == MAP_FAILED) return;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = alternate_stack_bytes};
  sigaltstack(&stack, NULL);
}

int cncurses_catch_signals(void) {
  if (pipe2(pipe_ends, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  owner = getpid();
  quit_requested = 0;
  is_taken = 1;
  provide_alternate_stack();
  struct sigaction fatal = {.sa_sigaction = on_deadly_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&fatal.sa_mask);
  for (size_t index = 0; index < sizeof deadly / sizeof *deadly; index++) {
    catch_signal(deadly[index], &fatal);
  }
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch_signal(number, &fatal);
  struct sigaction tell = {.sa_handler = on_told_signal, .sa_flags = SA_RESTART};
  sigfillset(&tell.sa_mask);
  for (size_t index = 0; index < sizeof told / sizeof *told; index++) {
    catch_signal(told[index], &tell);
  }
  return pipe_ends[0];
}

void cncurses_release_signals(void) {
  is_taken = 0;
  for (int number = 1; number < NSIG; number++) {
    if (caught[number]) sigaction(number, &previous[number], NULL);
    caught[number] = false;
  }
  close(pipe_ends[0]);
  close(pipe_ends[1]);
  pipe_ends[0] = pipe_ends[1] = -1;
}

void cncurses_stop_group(void) {
  struct sigaction by_default = {.sa_handler = SIG_DFL};
  struct sigaction stop, go_on;
  sigaction(SIGTSTP, &by_default, &stop);
  sigaction(SIGCONT, &by_default, &go_on);
  kill(0, SIGTSTP);
  sigaction(SIGCONT, &go_on, NULL);
  sigaction(SIGTSTP, &stop, NULL);
}

bool cncurses_is_quit_requested(void) { return quit_requested; }

bool cncurses_is_in_background(void) {
  pid_t foreground = tcgetpgrp(STDIN_FILENO);
  return foreground > 0 && foreground != getpgrp();
}

void cncurses_pass_as_foreground(void) {
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  sigaction(SIGTTOU, &ignored, NULL);
}

void cncurses_begin_writing(void) {
  writing = 1;
}

void cncurses_end_writing(void) {
  writing = 0;
}

void cncurses_write(const uint8_t *bytes, size_t count) {
  cncurses_begin_writing();
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
      poll(&terminal, 1, -1);
    } else if (!(written < 0 && errno == EINTR)) {
      break;
    }
  }
  cncurses_end_writing();
}
