#ifndef CGLIBC_H
#define CGLIBC_H
#include "arguments.h"
#include "options.h"
#include "width.h"
#include "spawn_child.h"
#include "start_up_pages.h"
#include "run_attached.h"
#include "descendants.h"
#include "quit_signals.h"
#endif
