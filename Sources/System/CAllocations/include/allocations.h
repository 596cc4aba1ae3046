#pragma once

/// How often this process has asked for heap memory. Counted where the GNU C library is in use; 0 elsewhere.
unsigned long allocations_counted(void);
