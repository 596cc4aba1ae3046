// Cairo and Pango for Swift.
#ifndef TOUCHSCOPE_CCAIRO_SHIM_H
#define TOUCHSCOPE_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#endif
