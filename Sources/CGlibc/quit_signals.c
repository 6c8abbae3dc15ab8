#include "quit_signals.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t quit_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  return set;
}

int homepress_watch_quit_signals(void) {
  sigset_t set = quit_signals();
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int homepress_open_quit_signals(void) {
  sigset_t set = quit_signals();
  int signals = homepress_watch_quit_signals();
  if (signals >= 0) pthread_sigmask(SIG_BLOCK, &set, NULL);
  return signals;
}

int homepress_next_quit_signal(int signals) {
  struct signalfd_siginfo info;
  ssize_t count = read(signals, &info, sizeof info);
  return count == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void homepress_unblock_quit_signals(void) {
  sigset_t set = quit_signals();
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void homepress_close_quit_signals(int signals) {
  close(signals);
  homepress_unblock_quit_signals();
}
