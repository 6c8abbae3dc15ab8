#ifndef CGLIBC_H
#define CGLIBC_H
<<<<<<< HEAD
<<<<<<< HEAD
#include "options.h"
=======
#include "width.h"
>>>>>>> terminal
=======
#include "spawn_child.h"
>>>>>>> apps
#endif
