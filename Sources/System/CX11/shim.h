// X11 for Swift, without SDL: what X knows of touchscreens and outputs; tests look at the screen from outside.
#ifndef TOUCHSCOPE_CX11_SHIM_H
#define TOUCHSCOPE_CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>

static inline unsigned long touchscope_image_pixel(XImage *image, int x, int y) {
    return XGetPixel(image, x, y);
}

static inline void touchscope_image_free(XImage *image) { XDestroyImage(image); }

#endif
