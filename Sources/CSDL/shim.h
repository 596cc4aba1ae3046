// SDL2 for Swift. Macros with casts do not import: they are repeated here as constants.
#ifndef TOUCHSCOPE_CSDL_SHIM_H
#define TOUCHSCOPE_CSDL_SHIM_H

#define SDL_MAIN_HANDLED
#include <SDL.h>

#endif
