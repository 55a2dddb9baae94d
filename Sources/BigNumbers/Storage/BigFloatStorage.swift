internal import CMPFR

/// An `mpfr_t` and its limbs in one allocation, through MPFR's custom interface.
///
/// The header's limb pointer points at the tail of the same object, which never moves. There is
/// nothing to clear: freeing the object frees everything. The precision is fixed at creation, as the
/// custom interface demands.
final class BigFloatStorage: ManagedBuffer<__mpfr_struct, mp_limb_t> {
  private static func limbCount(bits: Int) -> Int { (bits + 63) / 64 }

  /// An uninitialised value (NaN) of `bits` bits.
  @inline(__always)
  static func make(bits: Int) -> BigFloatStorage {
    let buffer = Self.create(minimumCapacity: limbCount(bits: bits)) { _ in __mpfr_struct() }
    buffer.withUnsafeMutablePointers { header, limbs in
      ulp_custom_init(header, bits, limbs)
    }
    return unsafeDowncast(buffer, to: BigFloatStorage.self)
  }

  /// The header, for as long as the caller keeps this object alive.
  @inline(__always)
  var pointer: UnsafeMutablePointer<__mpfr_struct> {
    withUnsafeMutablePointerToHeader { $0 }
  }
}
