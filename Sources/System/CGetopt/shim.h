// getopt_long for Swift: the Glibc module knows only the short getopt.
#ifndef TOUCHSCOPE_CGETOPT_SHIM_H
#define TOUCHSCOPE_CGETOPT_SHIM_H

#include <getopt.h>

#endif
