// zlib for Swift: its beginnings are macros.
#ifndef TOUCHSCOPE_CZLIB_SHIM_H
#define TOUCHSCOPE_CZLIB_SHIM_H

#include <zlib.h>

// Negative: without zlib's own header and sum, as the Compression Streams of browsers have "deflate-raw".
static const int touchscope_raw_window = -15;

// With gzip's.
static const int touchscope_gzip_window = 15 + 16;

static inline int touchscope_deflate_init(z_stream *stream, int level, int window) {
    return deflateInit2(stream, level, Z_DEFLATED, window, 9, Z_DEFAULT_STRATEGY);
}

static inline int touchscope_inflate_init(z_stream *stream) {
    return inflateInit2(stream, touchscope_raw_window);
}

#endif
