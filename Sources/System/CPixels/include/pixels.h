#pragma once
#include <stddef.h>
#include <stdint.h>

// Pictures for video codecs (yuv420p, limited range of BT.709). Pixels are blue, green, red and an unused byte.

/// Luma of a row: a byte for each of `count` pixels.
void pixels_luma(const uint8_t *row, uint8_t *luma, size_t count);

/// Color of two rows: a byte of each plane for each of `count` squares of four pixels.
void pixels_color(
    const uint8_t *upper, const uint8_t *lower, uint8_t *blue_difference, uint8_t *red_difference,
    size_t count);
