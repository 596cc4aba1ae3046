// What Swift's library for WebAssembly expects of an operating system, where there is none.
#include <stddef.h>
#include <stdint.h>

// Each of these is one instruction of WebAssembly; a few bytes are there sooner one by one.
void *memset(void *to, int byte, size_t count) {
    if (count > 16) return __builtin_memset(to, byte, count);
    for (volatile char *at = to; count; count--) *at++ = (char)byte;
    return to;
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memcpy(void *to, const void *from, size_t count) {
    typedef uint64_t __attribute__((aligned(1), may_alias)) word;
    if (count > 64) return __builtin_memmove(to, from, count);
    char *at = to;
    const char *next = from;
    for (; count >= 8; count -= 8, at += 8, next += 8) *(word *)at = *(const word *)next;
    for (; count; count--) *at++ = *next++;
    return to;
}

int memcmp(const void *one, const void *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int difference = ((const unsigned char *)one)[i] - ((const unsigned char *)other)[i];
        if (difference) return difference;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// Memory in pieces of 16 bytes times powers of two; a piece that is given back waits in its row for the next of its size. Before
// each stands its row.
struct piece { struct piece *next; uint32_t row; };
static struct piece *rows[28];
extern unsigned char __heap_base;
static uintptr_t end;

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t wanted = size + (alignment > 16 ? alignment : 0);
    uint32_t row = wanted <= 16 ? 0 : 28 - __builtin_clz((uint32_t)(wanted - 1));
    struct piece *piece = rows[row];
    if (piece) {
        rows[row] = piece->next;
    } else {
        if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        uintptr_t next = end + 16 + ((uintptr_t)16 << row);
        uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
        if (next > have) {
            // By a sixteenth at least, so that it is not asked for often.
            uintptr_t more = (next - have + (have >> 4) + 0xffff) >> 16;
            if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return 12;
        }
        piece = (struct piece *)end;
        piece->row = row;
        end = next;
    }
    uintptr_t place = (uintptr_t)piece + 16;
    if (alignment > 16) {
        // The row stands before what is given, too.
        uintptr_t aligned = (place + alignment - 1) & ~(uintptr_t)(alignment - 1);
        if (aligned != place) {
            struct piece *here = (struct piece *)(aligned - 16);
            here->next = piece;
            here->row = 0x80000000u | row;
            place = aligned;
        }
    }
    *result = (void *)place;
    return 0;
}

void free(void *place) {
    if (!place) return;
    struct piece *piece = (struct piece *)((uintptr_t)place - 16);
    if (piece->row & 0x80000000u) piece = piece->next;
    piece->next = rows[piece->row];
    rows[piece->row] = piece;
}

// Hash tables are seeded by it; the same each time, so that nothing differs from run to run.
void arc4random_buf(void *to, size_t count) { memset(to, 1, count); }

uintptr_t __stack_chk_guard = 0x5a17;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}

// The product of two numbers of 128 bits, for printing numbers.
typedef unsigned __int128 wide;
wide __multi3(wide a, wide b) {
    uint64_t al = (uint64_t)a, bl = (uint64_t)b;
    uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += al * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * bl;
    return (wide)high << 64 | (other << 32 | (uint32_t)low);
}
