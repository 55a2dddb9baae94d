internal import CMPFR

// How integers are read and made: the operands of GMP's functions and their results go through these.
extension BigInteger {
  typealias Pointer = UnsafeMutablePointer<__mpz_struct>
  typealias Reader = UnsafePointer<__mpz_struct>
  typealias Binary = @convention(c) (Pointer?, Reader?, Reader?) -> Void

  /// A number that `body` writes; it starts as zero.
  ///
  /// It is written on the stack, so that a result of one word makes no object.
  @inline(__always)
  static func make(_ body: (Pointer) -> Void) -> BigInteger {
    var number = __mpz_struct()
    return withUnsafeMutablePointer(to: &number) { r in
      __gmpz_init(r)
      body(r)
      if __gmpz_fits_slong_p(r) != 0 {
        defer { __gmpz_clear(r) }
        return BigInteger(word: __gmpz_get_si(r))
      }
      return BigInteger(large: .moving(r.pointee))
    }
  }

  /// The number in a register, which is not written afterwards.
  init(_ register: IntegerStorage) {
    self =
      __gmpz_fits_slong_p(register.pointer) != 0
      ? BigInteger(word: __gmpz_get_si(register.pointer)) : BigInteger(large: register)
  }

  /// Calls `body` with the number as GMP's type.
  ///
  /// Operands are read only in here: storage whose last use is the evaluation of its pointer could be freed before the pointer
  /// is used.
  @inline(__always)
  func read<Result>(_ body: (Reader) -> Result) -> Result {
    if let storage {
      return withExtendedLifetime(storage) { body(UnsafePointer(storage.pointer)) }
    }
    var limb = word.magnitude
    return withUnsafeMutablePointer(to: &limb) { limb in
      var number = __mpz_struct(_mp_alloc: 0, _mp_size: Int32(word.signum()), _mp_d: limb)
      return withUnsafePointer(to: &number) { body($0) }
    }
  }

  /// A new number f(a, b).
  @inline(__always)
  static func binary(_ f: Binary, _ a: BigInteger, _ b: BigInteger) -> BigInteger {
    make { r in a.read { a in b.read { b in f(r, a, b) } } }
  }

  /// A new number f(a, b) of at most so many limbs, in one allocation if it is not one word.
  @inline(__always)
  static func binary(
    _ f: Binary, _ a: BigInteger, _ b: BigInteger, limbs: Int
  ) -> BigInteger {
    let result = IntegerStorage.make(room: limbs)
    a.read { a in b.read { b in f(result.pointer, a, b) } }
    return BigInteger(result)
  }

  /// `self = f(self, b)` for a sum or a difference, in place if this is the only owner of storage with room for it.
  @inline(__always)
  mutating func combine(_ f: Binary, _ b: BigInteger) {
    let needed = Swift.max(limbCount, b.limbCount) + 1
    guard isKnownUniquelyReferenced(&storage), let own = storage,
      own.pointer.pointee._mp_alloc >= needed
    else {
      // Room for more, so that a growing sum is not copied each time.
      self = Self.binary(f, self, b, limbs: needed + needed / 2)
      return
    }
    // Without a second reference, in case b is this number.
    storage = nil
    b.read { f(own.pointer, UnsafePointer(own.pointer), $0) }
    self = BigInteger(own)
  }

  /// The number of limbs of the magnitude, 1 for every number of a word.
  @inline(__always)
  var limbCount: Int {
    storage.map { storage in
      withExtendedLifetime(storage) { Int(storage.pointer.pointee._mp_size.magnitude) }
    } ?? 1
  }

  /// Two results of one call, such as a quotient and a rest.
  @inline(__always)
  static func pair(_ body: (Pointer, Pointer) -> Void) -> (BigInteger, BigInteger) {
    var second = BigInteger.zero
    let first = make { a in second = make { b in body(a, b) } }
    return (first, second)
  }

  /// The register of a copy, for algorithms that add in place.
  var register: IntegerStorage {
    let result = IntegerStorage.make()
    read { __gmpz_set(result.pointer, $0) }
    return result
  }
}

extension IntegerStorage {
  var sign: Int { Int(ulp_integer_sign(pointer)) }

  /// Calls `body` with a pointer that it reads.
  @inline(__always)
  func read<Result>(_ body: (BigInteger.Reader) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafePointer(pointer)) }
  }
}
