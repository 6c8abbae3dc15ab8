#ifndef HOMEPRESS_START_UP_PAGES_H
#define HOMEPRESS_START_UP_PAGES_H

/*
 * Gives back the pages of the program's code that it needed to start, and mostly never again. One that
 * is needed after all is mapped anew from the system's cache.
 */
void homepress_release_start_up_pages(void);

#endif
