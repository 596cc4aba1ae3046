// What lies behind SDL on X11: its connection, and what X tells of contacts, devices and displays.
#ifndef TOUCHSCOPE_CSDL_X11_H
#define TOUCHSCOPE_CSDL_X11_H

#include "shim.h"
#include <SDL_syswm.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>

#endif
