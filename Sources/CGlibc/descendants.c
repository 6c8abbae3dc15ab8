#define _GNU_SOURCE
#include "descendants.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* All here is async-signal-safe: it allocates nothing and calls nothing that holds a lock. */

/* Deeper trees come up in later sweeps, since their remains become children of ours. */
enum { deepest = 24, path_bytes = 64, most_rounds = 100 };

void homepress_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/* What is done with each child; `context` is the caller's. */
typedef void visitor(pid_t child, int depth, void *context);

static char *append_number(char *at, pid_t number) {
  char digits[16];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0) *at++ = digits[--count];
  *at = '\0';
  return at;
}

static int open_of(pid_t pid, const char *name) {
  char path[path_bytes];
  stpcpy(stpcpy(append_number(stpcpy(path, "/proc/"), pid), "/"), name);
  return open(path, O_RDONLY | O_CLOEXEC);
}

/* The children that one thread has started, as the kernel lists them: "12 34 ". */
static void visit_children_of_thread(int tasks, const char *thread, int depth, visitor *visit,
                                     void *context) {
  char path[path_bytes];
  stpcpy(stpcpy(path, thread), "/children");
  int list = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  if (list < 0) return;
  char bytes[256];
  pid_t number = 0;
  ssize_t count;
  while ((count = read(list, bytes, sizeof bytes)) > 0) {
    for (ssize_t index = 0; index < count; index++) {
      if (bytes[index] >= '0' && bytes[index] <= '9') {
        number = number * 10 + (bytes[index] - '0');
      } else if (number > 0) {
        visit(number, depth, context);
        number = 0;
      }
    }
  }
  close(list);
}

struct directory_entry {
  ino64_t inode;
  off64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static void visit_children(pid_t pid, int depth, visitor *visit, void *context) {
  int tasks = open_of(pid, "task");
  if (tasks < 0) return;
  _Alignas(struct directory_entry) char entries[512];
  long count;
  while ((count = syscall(SYS_getdents64, tasks, entries, sizeof entries)) > 0) {
    for (long at = 0; at < count;) {
      const struct directory_entry *entry = (const struct directory_entry *)(entries + at);
      at += entry->length;
      if (entry->name[0] != '.') {
        visit_children_of_thread(tasks, entry->name, depth, visit, context);
      }
    }
  }
  close(tasks);
}

/* A stopped process starts no other while its children are looked for. */
static void kill_tree(pid_t pid, int depth, void *context) {
  kill(pid, SIGSTOP);
  if (depth < deepest) visit_children(pid, depth + 1, kill_tree, context);
  kill(pid, SIGKILL);
}

void homepress_kill_tree(pid_t pid) { kill_tree(pid, 0, NULL); }

void homepress_kill_descendants(void) {
  int error = errno;
  visit_children(getpid(), 0, kill_tree, NULL);
  errno = error;
}

/*
 * The limit on real-time processing is never reached: it would take 35 years. What it is cannot be
 * raised again, and goes on to all that a process starts, so that it tells whose a process is.
 */
enum { mark_limit = RLIMIT_RTTIME };
static const rlim_t highest_mark = (rlim_t)1 << 50;

rlim_t homepress_next_mark(void) {
  static atomic_uint count;
  struct rlimit limit;
  if (getrlimit(mark_limit, &limit) != 0) return RLIM_INFINITY;
  // A phone that is itself an app of a phone fits its marks between those of the outer one.
  bool is_inner = limit.rlim_max < highest_mark;
  rlim_t base = is_inner ? limit.rlim_max : highest_mark, step = is_inner ? 1 : 1 << 20;
  return base - (atomic_fetch_add(&count, 1) + 1) * step;
}

void homepress_bear_mark(rlim_t mark) {
  struct rlimit limit = {mark, mark};
  setrlimit(mark_limit, &limit);
}

static bool has_mark(pid_t pid, rlim_t mark) {
  struct rlimit limit;
  return prlimit(pid, mark_limit, NULL, &limit) == 0 && limit.rlim_max == mark;
}

struct search {
  pid_t app;
  rlim_t mark;
  bool has_reaped;
  struct homepress_sweep result;
};

static void sweep_child(pid_t pid, int depth, void *context) {
  struct search *search = context;
  if (pid == search->app) return;
  if (search->app != 0 && getsid(pid) != search->app && !has_mark(pid, search->mark)) return;
  int status = 0;
  if (waitpid(pid, &status, WNOHANG) != pid) {
    kill_tree(pid, depth, NULL);
    search->result.left++;
    return;
  }
  search->has_reaped = true;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) search->result.ended++;
}

struct homepress_sweep homepress_sweep(pid_t app, rlim_t mark) {
  struct search search = {.app = app, .mark = mark};
  // Where one is reaped the list moves up, and another may have been passed over.
  for (int round = 0; round < most_rounds; round++) {
    search.has_reaped = false;
    search.result.left = 0;
    visit_children(getpid(), 0, sweep_child, &search);
    if (!search.has_reaped) break;
  }
  return search.result;
}
