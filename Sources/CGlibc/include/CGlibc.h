#ifndef CGLIBC_H
#define CGLIBC_H
#include "options.h"
#endif
