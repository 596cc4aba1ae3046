#pragma once
#include <stddef.h>

// Where a thread is when code traps, or when it is asked: handlers run on a stack of their own, so that code that
// recursed without end can be told of, too.

/// Told from within a signal handler: the signal, or 0 where the thread was only asked, and return addresses, innermost first.
typedef void (*fault_teller)(int signal, void *const *frames, size_t count);

/// Tells of faults on the calling thread, whichever thread they are of, and lets it be asked. After a fault the process dies
/// of its signal.
void faults_watch(fault_teller teller);

/// Asks the thread that `faults_watch` was called on where it is.
void faults_ask(void);

/// The address as the program's file has it; 0 for one of a library.
size_t faults_file_address(const void *frame);
