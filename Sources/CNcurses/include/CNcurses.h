#ifndef CNCURSES_H
#define CNCURSES_H
#include "recording.h"
#include "screen.h"
#include "signals.h"
#endif
