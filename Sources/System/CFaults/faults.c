#define _GNU_SOURCE
#include "faults.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { depth = 256, stack_size = 1 << 20 };
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
static const int question = SIGUSR2;

static fault_teller told;
static pthread_t watched;

// The first fault of another thread, which the watched one tells of: only there is what it tells from.
static atomic_flag has_other = ATOMIC_FLAG_INIT;
static void *other_frames[depth];
static int other_count;
static volatile sig_atomic_t other_number;

static void tell(int number, void **frames, int count) {
    // The handler and what called it are nobody's fault.
    int own = count > 2 ? 2 : 0;
    if (told != NULL) told(number, frames + own, (size_t)(count - own));
}

static void die(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

static void handle(int number) {
    if (number == question && other_number != 0) {
        tell(other_number, other_frames, other_count);
        die(other_number);
    }
    if (number != question && !pthread_equal(pthread_self(), watched)) {
        if (!atomic_flag_test_and_set(&has_other)) {
            other_count = backtrace(other_frames, depth);
            other_number = number;
            // Should the watched thread wait for this one, the process ends all the same.
            alarm(5);
            pthread_kill(watched, question);
        }
        for (;;) pause();
    }
    // While a fault is told of, which can take its time, nobody is told that the code does not come back.
    if (number != question) signal(question, SIG_IGN);
    void *frames[depth];
    int count = backtrace(frames, depth);
    tell(number == question ? 0 : number, frames, count);
    if (number != question) die(number);
}

void faults_watch(fault_teller teller) {
    told = teller;
    watched = pthread_self();
    // The first call loads what it needs; a handler must not.
    void *frames[4];
    backtrace(frames, 4);
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_size = stack_size;
    stack.ss_sp = malloc(stack_size);
    if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) return;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    sigemptyset(&action.sa_mask);
    // A fault while one is told of kills at once.
    action.sa_flags = SA_ONSTACK | SA_RESETHAND;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigaction(faults[i], &action, NULL);
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    sigaction(question, &action, NULL);
}

void faults_ask(void) {
    if (told != NULL) pthread_kill(watched, question);
}

static int first_object(struct dl_phdr_info *info, size_t size, void *base) {
    (void)size;
    *(size_t *)base = info->dlpi_addr;
    return 1; // The program itself comes first.
}

size_t faults_file_address(const void *frame) {
    size_t base = 0;
    dl_iterate_phdr(first_object, &base);
    Dl_info info;
    if (dladdr(frame, &info) == 0 || (size_t)info.dli_fbase != base) {
        // Without position independence the base is 0 and addresses are the file's.
        if (base != 0) return 0;
    }
    return (size_t)frame - base;
}
