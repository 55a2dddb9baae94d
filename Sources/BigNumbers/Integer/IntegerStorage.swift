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

/// An `mpz_t`: the large form of a ``BigInteger``, and by itself a register of algorithms that add in place.
///
/// Its limbs lie behind the header in the same allocation if it was made with room for them; GMP must not ask for more then.
/// Otherwise they belong to GMP, which reallocates them as it needs and gets them back at the end.
@usableFromInline
final class IntegerStorage: ManagedBuffer<IntegerHeader, UInt> {
  /// A register of the number zero, whose limbs belong to GMP.
  static func make() -> IntegerStorage {
    let storage = uninitialized(room: 0)
    __gmpz_init(storage.pointer)
    return storage
  }

  /// A register with room for some limbs, and for no more.
  static func make(room: Int) -> IntegerStorage {
    let storage = uninitialized(room: room)
    storage.withUnsafeMutablePointers { header, limbs in
      header.pointee = IntegerHeader(capacity: Int32(room), size: 0, limbs: limbs)
    }
    return storage
  }

  /// Takes the limbs of a number from GMP; the number must not be cleared afterwards.
  static func moving(_ number: __mpz_struct) -> IntegerStorage {
    let storage = uninitialized(room: 0)
    storage.pointer.pointee = number
    return storage
  }

  private static func uninitialized(room: Int) -> IntegerStorage {
    let buffer = create(minimumCapacity: room) { _ in
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

  deinit {
    withUnsafeMutablePointers { header, own in
      if header.pointee.limbs != own { __gmpz_clear(pointer) }
    }
  }
}
