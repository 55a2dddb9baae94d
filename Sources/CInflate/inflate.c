#include "CInflate.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

// zlib's stream as its manual declares it (zlib.h 1.2, whose layout later versions keep).
typedef struct {
  const unsigned char *next_in;
  unsigned avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *(*allocate)(void *, unsigned, unsigned);
  void (*release)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long checksum;
  unsigned long reserved;
} z_stream;

struct c_inflater {
  z_stream stream;
  int (*inflate)(z_stream *, int);
  int (*end)(z_stream *);
};

static void *open_any(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libz.1.dylib", "libz.dylib"};
#else
  static const char *const names[] = {"libz.so.1", "libz.so"};
#endif
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (handle) return handle;
  }
  return NULL;
}

c_inflater *c_inflater_open(void) {
  void *handle = open_any();
  if (!handle) return NULL;
  c_inflater *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  int (*initialize)(z_stream *, int, const char *, int) =
    (__typeof__(initialize))dlsym(handle, "inflateInit2_");
  reader->inflate = (__typeof__(reader->inflate))dlsym(handle, "inflate");
  reader->end = (__typeof__(reader->end))dlsym(handle, "inflateEnd");
  // A negative number of bits of the window means data without a header. The version is one with this layout.
  if (!initialize || !reader->inflate || !reader->end
      || initialize(&reader->stream, -15, "1.2.0", (int)sizeof reader->stream) != 0) {
    free(reader);
    return NULL;
  }
  return reader;
}

bool c_add_checksum(uint32_t *checksum, const uint8_t *bytes, size_t count) {
  void *handle = open_any();
  if (!handle) return false;
  unsigned long (*crc32)(unsigned long, const unsigned char *, unsigned) =
    (__typeof__(crc32))dlsym(handle, "crc32");
  if (!crc32) return false;
  for (size_t place = 0; place < count;) {
    unsigned part = count - place < INT_MAX ? (unsigned)(count - place) : INT_MAX;
    *checksum = (uint32_t)crc32(*checksum, bytes + place, part);
    place += part;
  }
  return true;
}

void c_inflater_close(c_inflater *reader) {
  reader->end(&reader->stream);
  free(reader);
}

int c_inflater_read(
  c_inflater *reader, const uint8_t *input, size_t *input_count, uint8_t *output, size_t *output_count) {
  z_stream *stream = &reader->stream;
  unsigned most_in = *input_count < INT_MAX ? (unsigned)*input_count : INT_MAX;
  unsigned most_out = *output_count < INT_MAX ? (unsigned)*output_count : INT_MAX;
  stream->next_in = input;
  stream->avail_in = most_in;
  stream->next_out = output;
  stream->avail_out = most_out;
  const int no_flush = 0, stream_end = 1, buffer_error = -5;
  int result = reader->inflate(stream, no_flush);
  *input_count = most_in - stream->avail_in;
  *output_count = most_out - stream->avail_out;
  if (result == stream_end) return c_inflate_end;
  return result == 0 || result == buffer_error ? c_inflate_more : c_inflate_broken;
}
