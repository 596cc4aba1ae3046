// SDL2 for Swift. Macros with casts do not import: they are repeated here as constants.
#ifndef TOUCHSCOPE_CSDL_SHIM_H
#define TOUCHSCOPE_CSDL_SHIM_H

#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <SDL_config.h>

#ifdef SDL_VIDEO_DRIVER_X11_XINPUT2_SUPPORTS_MULTITOUCH
static const int touchscope_x11_touch = 1;
#else
static const int touchscope_x11_touch = 0;
#endif

#endif
