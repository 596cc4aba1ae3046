// The engine as a command, by the system interface of WebAssembly: a scene and a tape in, a zero between them, the trace out.
#include <stddef.h>
#include <stdint.h>

struct bytes { unsigned char *at; uint32_t count; };
#define SYSTEM(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))
SYSTEM(fd_read) int fd_read(int file, const struct bytes *to, uint32_t count, uint32_t *done);
SYSTEM(fd_write) int fd_write(int file, const struct bytes *from, uint32_t count, uint32_t *done);

unsigned char *room(int count);
int trace(unsigned char *scene, int scene_count, unsigned char *tape, int tape_count);
unsigned char *answer(void);
void *memcpy(void *to, const void *from, size_t count);

static void write_all(int file, unsigned char *at, uint32_t count) {
    while (count) {
        struct bytes rest = { at, count };
        uint32_t done;
        if (fd_write(file, &rest, 1, &done) || !done) return;
        at += done;
        count -= done;
    }
}

int putchar(int byte) {
    unsigned char one = (unsigned char)byte;
    write_all(2, &one, 1);
    return byte;
}

// Nothing is painted.
double page_measure(const unsigned char *letters, int count, double size, int weight, int family) { return 0; }

static unsigned char input[1 << 20];

void _start(void) {
    uint32_t count = 0, done;
    do {
        struct bytes rest = { input + count, sizeof input - count };
        if (fd_read(0, &rest, 1, &done)) done = 0;
        count += done;
    } while (done);
    uint32_t middle = 0;
    while (middle < count && input[middle]) middle++;
    uint32_t tape_count = middle < count ? count - middle - 1 : 0;
    unsigned char *scene = room(middle), *tape = room(tape_count);
    memcpy(scene, input, middle);
    memcpy(tape, input + middle + 1, tape_count);
    int length = trace(scene, middle, tape, tape_count);
    write_all(1, answer(), length);
}
