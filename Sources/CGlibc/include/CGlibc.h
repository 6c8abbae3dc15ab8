#ifndef CGLIBC_H
#define CGLIBC_H
#include "spawn_child.h"
#endif
