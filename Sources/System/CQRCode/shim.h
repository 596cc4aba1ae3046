// libqrencode for Swift.
#ifndef TOUCHSCOPE_CQRCODE_SHIM_H
#define TOUCHSCOPE_CQRCODE_SHIM_H

#include <qrencode.h>

#endif
