#ifndef CGLIBC_H
#define CGLIBC_H
#endif
