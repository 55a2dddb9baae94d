internal import CMPFR

/// An `mpq_t` in one allocation; its limbs belong to GMP and are freed with it.
final class RationalStorage: ManagedBuffer<__mpq_struct, Never> {
  /// Storage of the number zero.
  @inline(__always)
  static func make() -> RationalStorage {
    let buffer = Self.create(minimumCapacity: 0) { _ in __mpq_struct() }
    buffer.withUnsafeMutablePointerToHeader { __gmpq_init($0) }
    return unsafeDowncast(buffer, to: RationalStorage.self)
  }

  /// A pointer to GMP's structure, valid for as long as the caller keeps this object alive.
  @inline(__always)
  var pointer: UnsafeMutablePointer<__mpq_struct> {
    withUnsafeMutablePointerToHeader { $0 }
  }

  deinit { __gmpq_clear(pointer) }
}

// How rationals are read and made: the operands of GMP's mpq functions and their results go through these.
extension BigRational {
  typealias Pointer = UnsafeMutablePointer<__mpq_struct>
  typealias Binary =
    @convention(c) (Pointer?, UnsafePointer<__mpq_struct>?, UnsafePointer<__mpq_struct>?) -> Void

  /// A new value that `body` writes in canonical form; it starts as zero.
  @inline(__always)
  static func make(_ body: (Pointer) -> Void) -> BigRational {
    let storage = RationalStorage.make()
    body(storage.pointer)
    return BigRational(storage)
  }

  /// Calls `body` with this value, which it must not write.
  @inline(__always)
  func read<Result>(_ body: (Pointer) -> Result) -> Result {
    withExtendedLifetime(storage) { body(storage.pointer) }
  }

  /// Replaces this value by what `body` writes to its first argument from the second, which is this
  /// value.
  ///
  /// Both are the same object if this is the only owner.
  @inline(__always)
  mutating func overwrite(_ body: (_ result: Pointer, _ value: Pointer) -> Void) {
    if isKnownUniquelyReferenced(&storage) {
      body(storage.pointer, storage.pointer)
    } else {
      self = Self.make { result in read { body(result, $0) } }
    }
  }

  /// A new value f(a, b).
  @inline(__always)
  static func binary(_ f: Binary, _ a: BigRational, _ b: BigRational) -> BigRational {
    make { r in a.read { a in b.read { b in f(r, a, b) } } }
  }

  /// `self = f(self, b)`, in place if this is the only owner.
  @inline(__always)
  mutating func combine(_ f: Binary, _ b: BigRational) {
    overwrite { result, value in b.read { f(result, value, $0) } }
  }
}
