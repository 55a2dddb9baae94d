internal import CMPFR

/// The fields of `mpz_t`, as Swift lays them out; code that is inlined into clients cannot use a C type.
@usableFromInline @frozen
struct IntegerHeader {
  /// The number of limbs that are allocated.
  var capacity: Int32
  /// The number of limbs in use, negative for negative numbers.
  var size: Int32
  var limbs: UnsafeMutablePointer<UInt>?
}

/// An `mpz_t` that GMP writes; its limbs belong to GMP and are freed with it.
///
/// It is the large form of a ``BigInteger``, and by itself a register of algorithms that add in place.
@usableFromInline
final class IntegerStorage: ManagedBuffer<IntegerHeader, Never> {
  /// A register of the number zero.
  static func make() -> IntegerStorage {
    let storage = uninitialized()
    __gmpz_init(storage.pointer)
    return storage
  }

  /// Takes the limbs of a number, which must not be cleared afterwards.
  static func moving(_ number: __mpz_struct) -> IntegerStorage {
    let storage = uninitialized()
    storage.pointer.pointee = number
    return storage
  }

  private static func uninitialized() -> IntegerStorage {
    let buffer = create(minimumCapacity: 0) { _ in
      IntegerHeader(capacity: 0, size: 0, limbs: nil)
    }
    return unsafeDowncast(buffer, to: IntegerStorage.self)
  }

  /// The number as GMP's type, valid for as long as the caller keeps this object alive.
  @inline(__always)
  var pointer: UnsafeMutablePointer<__mpz_struct> {
    withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: __mpz_struct.self)
    }
  }

  deinit { __gmpz_clear(pointer) }
}
