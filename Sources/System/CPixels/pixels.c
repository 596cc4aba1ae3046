#include "pixels.h"

// In C, for here a compiler makes two of each function, and takes the one with the wide instructions where the processor
// knows them: more than twice as fast.
// Which one is chosen while the program is being linked, too early for the checker of threads.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

// The weights are BT.709's, in parts of 32768 (65536 for color), with the range 16…235 (16…240 for color) worked in; the
// constants round and lift. Pixels are read whole, so that compilers find wide instructions.

WIDE void pixels_luma(const uint8_t *restrict row, uint8_t *restrict luma, size_t count) {
    const uint32_t *restrict pixels = (const uint32_t *)row;
    for (size_t x = 0; x < count; x++) {
        int32_t blue = pixels[x] & 255;
        int32_t green = pixels[x] >> 8 & 255;
        int32_t red = pixels[x] >> 16 & 255;
        int32_t sum = 5983 * red + 20127 * green + 2032 * blue + (16 << 15) + (1 << 14);
        luma[x] = (uint8_t)(sum >> 15);
    }
}

WIDE void pixels_color(
    const uint8_t *restrict upper, const uint8_t *restrict lower, uint8_t *restrict blue_difference,
    uint8_t *restrict red_difference, size_t count) {
    // Two pixels are read at once, and their colors added up side by side.
    const uint64_t *restrict above = (const uint64_t *)upper;
    const uint64_t *restrict below = (const uint64_t *)lower;
    const uint64_t mask = 0x00ff00ff00ff00ff;
    const int32_t middle = (128 << 18) + (1 << 17);
    for (size_t x = 0; x < count; x++) {
        uint64_t outer = (above[x] & mask) + (below[x] & mask);
        uint64_t inner = (above[x] >> 8 & mask) + (below[x] >> 8 & mask);
        uint32_t ends = (uint32_t)outer + (uint32_t)(outer >> 32);
        int32_t blue = ends & 0xffff;
        int32_t red = ends >> 16;
        int32_t green = ((uint32_t)inner + (uint32_t)(inner >> 32)) & 0xffff;
        // Four pixels were added up: two more bits to shift away.
        int32_t blueness = -6596 * red - 22188 * green + 28784 * blue + middle;
        int32_t redness = 28784 * red - 26145 * green - 2639 * blue + middle;
        blue_difference[x] = (uint8_t)(blueness >> 18);
        red_difference[x] = (uint8_t)(redness >> 18);
    }
}
