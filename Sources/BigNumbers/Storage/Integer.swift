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

  /// The value of a number that is a whole one.
  convenience init(_ x: BigFloat) {
    self.init()
    x.read { _ = mpfr_get_z(pointer, $0, MPFR_RNDN) }
  }

  deinit {
    __gmpz_clear(pointer)
    pointer.deallocate()
  }
}
