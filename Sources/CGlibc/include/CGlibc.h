#ifndef CGLIBC_H
#define CGLIBC_H
<<<<<<< HEAD
#include "options.h"
=======
#include "width.h"
>>>>>>> terminal
#endif
