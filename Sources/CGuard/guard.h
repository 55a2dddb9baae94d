// What the guard and the answers of a worker share.
#ifndef GUARD_H
#define GUARD_H

#include "CGuard.h"

/// Writes all bytes, if that is possible.
void guard_write(int descriptor, const char *bytes, size_t count);
/// Says what was announced for a reason, and ends the process.
_Noreturn void guard_end(c_guard_cause cause);
/// Writes the collected answers before the end of the process.
void answers_rescue(void);

#endif
