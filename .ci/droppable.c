/* Copies a static library so that the linker may leave out those of its functions that nothing calls.

   Swift's own libraries have every function in a section of its own, and mark all of these as retained, so that a program would have
   them all. Here the mark is taken from sections of code; metadata, which the runtime finds by name, keep it.

   usage: droppable <library> <copy>

   Source: the formats of archives (ar(5)) and of objects (elf(5)); SHF_GNU_RETAIN is of binutils 2.36. */
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif

/* The members of an archive follow headers of 60 bytes, in which their size stands in decimal digits. */
enum { magic_bytes = 8, header_bytes = 60, size_at = 48, size_digits = 10 };

/* Takes the mark from the functions of an object; what is no object of 64 bits stays as it is. */
static void drop_marks(char *object, size_t bytes) {
  Elf64_Ehdr *file = (Elf64_Ehdr *)object;
  if (bytes < sizeof *file || memcmp(file->e_ident, ELFMAG, SELFMAG) != 0 || file->e_ident[EI_CLASS] != ELFCLASS64)
    return;
  Elf64_Shdr *sections = (Elf64_Shdr *)(object + file->e_shoff);
  /* Where there are more than 65 279, their number and the place of their names stand in the first one. */
  size_t count = file->e_shnum ? file->e_shnum : sections->sh_size;
  size_t names = file->e_shstrndx == SHN_XINDEX ? sections->sh_link : file->e_shstrndx;
  if (file->e_shoff + count * sizeof *sections > bytes || names >= count) return;
  for (size_t i = 0; i < count; i++) {
    const char *name = object + sections[names].sh_offset + sections[i].sh_name;
    if (strncmp(name, ".text", 5) == 0) sections[i].sh_flags &= ~(Elf64_Xword)SHF_GNU_RETAIN;
  }
}

static int fail(const char *path) {
  fprintf(stderr, "error: %s cannot be read or written, or is no static library\n", path);
  return 1;
}

int main(int count, char **words) {
  if (count != 3) return fail("a library or its copy");
  FILE *source = fopen(words[1], "rb"), *copy = fopen(words[2], "wb");
  if (!copy) return fail(words[2]);
  if (!source || fseek(source, 0, SEEK_END) != 0) return fail(words[1]);
  size_t bytes = (size_t)ftell(source);
  char *library = malloc(bytes);
  rewind(source);
  if (!library || fread(library, 1, bytes, source) != bytes) return fail(words[1]);
  for (size_t place = magic_bytes; place + header_bytes <= bytes;) {
    char digits[size_digits + 1] = {0};
    memcpy(digits, library + place + size_at, size_digits);
    size_t size = strtoul(digits, NULL, 10);
    place += header_bytes;
    if (size > bytes - place) return fail(words[1]);
    /* Members begin at even places, which need not be those of words. */
    char *object = malloc(size);
    if (!object) return fail(words[1]);
    memcpy(object, library + place, size);
    drop_marks(object, size);
    memcpy(library + place, object, size);
    free(object);
    place += size + size % 2;
  }
  return fwrite(library, 1, bytes, copy) == bytes && fclose(copy) == 0 ? 0 : fail(words[2]);
}
