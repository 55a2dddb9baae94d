internal import CMPFR

/// An integer of GMP, for exact intermediate results.
///
/// GMP's functions are macros over `__gmpz_…`, which are the names that Swift sees.
final class Integer {
  let pointer: UnsafeMutablePointer<__mpz_struct>

  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: __mpz_struct())
    __gmpz_init(pointer)
  }

  deinit {
    __gmpz_clear(pointer)
    pointer.deallocate()
  }
}
