#ifndef CNCURSES_H
#define CNCURSES_H
#include "screen.h"
#include "signals.h"
#endif
