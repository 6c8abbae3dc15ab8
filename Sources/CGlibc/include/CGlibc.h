#ifndef CGLIBC_H
#define CGLIBC_H
#include "options.h"
#include "width.h"
#include "spawn_child.h"
#include "run_attached.h"
#endif
