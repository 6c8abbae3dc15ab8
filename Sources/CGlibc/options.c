#include "options.h"

#include <pthread.h>
#include <stddef.h>

// What getopt_long returns for an option of the table: its place, out of the way of characters.
enum { first_option = 256 };

struct option option_entry(const char *name, int takes_value, int place) {
  struct option entry = {
      .name = name,
      .has_arg = takes_value ? required_argument : no_argument,
      .flag = NULL,
      .val = first_option + place,
  };
  return entry;
}

// A place that getopt_long handed back in optopt; it is 0 or a character for what is not known.
static struct option_step problem(enum option_finding finding, const char *argument) {
  int known = optopt >= first_option;
  struct option_step step = {
      .finding = known ? finding : option_finding_unknown,
      .option = known ? optopt - first_option : -1,
      .text = argument,
      .next = optind,
  };
  return step;
}

static pthread_mutex_t one_scan = PTHREAD_MUTEX_INITIALIZER;

void option_scan_begin(void) {
  pthread_mutex_lock(&one_scan);
  // 0 makes glibc forget an earlier scan, also one that stopped within an argument.
  optind = 0;
  opterr = 0;
}

void option_scan_end(void) { pthread_mutex_unlock(&one_scan); }

struct option_step option_next(int count, char *const *arguments, const struct option *table) {
  int at = optind == 0 ? 1 : optind;
  // "-" hands operands over in their order, ":" tells a missing value from an unknown option.
  int found = getopt_long(count, arguments, "-:", table, NULL);
  const char *argument = at < count ? arguments[at] : NULL;
  struct option_step step = {.option = -1, .text = optarg, .next = optind};
  switch (found) {
  case -1: step.finding = option_finding_end; return step;
  case 1: step.finding = option_finding_operand; return step;
  case '?': return problem(option_finding_value_unwanted, argument);
  case ':': return problem(option_finding_value_missing, argument);
  default:
    step.finding = option_finding_option;
    step.option = found - first_option;
    return step;
  }
}
