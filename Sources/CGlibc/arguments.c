#include "arguments.h"

static int count;
static char **arguments;

/* glibc calls constructors with what main gets. */
__attribute__((constructor)) static void remember(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

int homepress_argument_count(void) { return count; }

const char *homepress_argument(int index) { return arguments[index]; }
