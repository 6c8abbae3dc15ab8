#ifndef CGLIBC_H
#define CGLIBC_H
#include "width.h"
#endif
