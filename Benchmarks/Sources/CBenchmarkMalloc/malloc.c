#include "../../../Sources/CCountingMalloc/malloc.c"
