#ifndef ULP_INFLATE_H
#define ULP_INFLATE_H

#include <stddef.h>
#include <stdint.h>

// Compressed data (RFC 1951), read by the zlib that the platform has. It is loaded when the first such data are read, so that
// the command neither needs it nor spends time on it at its start.
typedef struct c_inflater c_inflater;

// A reader at the beginning of its data; NULL without zlib or memory.
c_inflater *_Nullable c_inflater_open(void);
void c_inflater_close(c_inflater *_Nonnull reader);

enum { c_inflate_more = 0, c_inflate_end = 1, c_inflate_broken = -1 };

// Reads from `input` and writes to `output`. Both counts are those of the bytes that there are, and are replaced by the bytes
// that were taken and made. Returns whether there may be more, the data have ended, or they are damaged.
int c_inflater_read(
  c_inflater *_Nonnull reader, const uint8_t *_Nullable input, size_t *_Nonnull input_count,
  uint8_t *_Nonnull output, size_t *_Nonnull output_count);

// The CRC-32 of some bytes behind others (RFC 1952 §8), 0 for none; `checksum` is that of the others. False without zlib.
_Bool c_add_checksum(uint32_t *_Nonnull checksum, const uint8_t *_Nonnull bytes, size_t count);

#endif
