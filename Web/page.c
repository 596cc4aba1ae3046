// What the engine asks of the page.
#include <stdint.h>

#define PAGE(name) __attribute__((import_module("page"), import_name(name)))

// What Swift prints.
PAGE("write") void page_write(int byte);
// The width of a line of letters in the page's font, in points.
PAGE("measure") double page_text_width(const uint8_t *letters, int count, double size, int weight, int family);

int putchar(int byte) {
    page_write(byte);
    return byte;
}

double page_measure(const uint8_t *letters, int count, double size, int weight, int family) {
    return page_text_width(letters, count, size, weight, family);
}
