#include <errno.h>
#include <fcntl.h>

/*
 * Descriptors 0 to 2 that the program was started without would be given to the next files that it
 * opens, and what it prints would end up in them. They are opened the wrong way round: reading and
 * writing go on to fail, so that the program can say so.
 */
__attribute__((constructor)) static void fill_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) == -1 && errno == EBADF)
      open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
  }
}
