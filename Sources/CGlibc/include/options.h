#ifndef HOMEPRESS_OPTIONS_H
#define HOMEPRESS_OPTIONS_H

#include <getopt.h>

/// What one step through the arguments came upon.
enum option_finding {
  /// No argument is left to look at, or `--` ended the options; `next` is the first one left.
  option_finding_end,
  /// An option of the table; `text` is its value, or null.
  option_finding_option,
  /// An argument that is no option; it is `text`.
  option_finding_operand,
  /// No option of the table, or the start of several; `text` is the argument as it was given.
  option_finding_unknown,
  /// An option of the table without the value that it needs.
  option_finding_value_missing,
  /// An option of the table with a value that it does not take.
  option_finding_value_unwanted,
};

struct option_step {
  enum option_finding finding;
  /// The place of the option in the table.
  int option;
  const char *text;
  int next;
};

/// The entry of an option table for `name`; the entry after the last one has a null name.
struct option option_entry(const char *name, int takes_value, int place);

/// Begins a scan, from the first argument. The library keeps its place in global variables, so a
/// second scan, in another thread, waits until `option_scan_end`.
void option_scan_begin(void);

/// Takes the next step of `getopt_long`, in the order of the arguments, without its messages.
struct option_step option_next(int count, char *const *arguments, const struct option *table);

void option_scan_end(void);

#endif
