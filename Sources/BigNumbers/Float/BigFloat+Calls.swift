internal import CMPFR
import NumericCore

// The calls of MPFR that make, overwrite or read numbers go through these helpers. MPFR's functions
// have few shapes; a constant C function as argument becomes a direct call after inlining. Pointers stand elsewhere too,
// next to what needs them: in kernels that work in room of their own, in lists of headers, in inline storage.
extension BigFloat {
  typealias Pointer = UnsafeMutablePointer<__mpfr_struct>
  typealias Reader = UnsafePointer<__mpfr_struct>
  typealias Unary = @convention(c) (Pointer?, Reader?, mpfr_rnd_t) -> Int32
  typealias Binary = @convention(c) (Pointer?, Reader?, Reader?, mpfr_rnd_t) -> Int32
  typealias Ternary =
    @convention(c) (Pointer?, Reader?, Reader?, Reader?, mpfr_rnd_t) -> Int32
  typealias Quaternary =
    @convention(c) (Pointer?, Reader?, Reader?, Reader?, Reader?, mpfr_rnd_t) -> Int32
  typealias Quotient =
    @convention(c) (Pointer?, UnsafeMutablePointer<Int>?, Reader?, Reader?, mpfr_rnd_t) -> Int32
  typealias Indexed = @convention(c) (Pointer?, Int, Reader?, mpfr_rnd_t) -> Int32
  typealias WordBinary = @convention(c) (Pointer?, Reader?, UInt, mpfr_rnd_t) -> Int32

  /// A new value of `bits` bits, which `body` writes; `body` returns the ternary value of its
  /// rounding.
  @inline(__always)
  static func make(bits: Int, _ body: (Pointer) -> Int32) -> BigFloat {
    ulp_prepare_thread()
    let storage = BigFloatStorage.make(bits: bits)
    _ = ulp_note(body(storage.pointer))
    return BigFloat(storage)
  }

  /// A new value of `bits` bits, which `body` writes and for which it reads this one.
  func changed(bits: Int, _ body: (Pointer, Reader) -> Int32) -> BigFloat {
    BigFloat.make(bits: bits) { r in read { body(r, $0) } }
  }

  /// Calls `body` with this value, for reading.
  @inline(__always)
  func read<Result>(_ body: (Reader) -> Result) -> Result {
    withExtendedLifetime(storage) { body(UnsafePointer(storage.pointer)) }
  }

  /// The address of the header, for ``DirectCall``.
  @inlinable @inline(__always)
  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(storage.fields) }

  /// The header of a parameter.
  ///
  /// The caller keeps parameters alive for the whole call, so that their lifetime need not be
  /// extended here.
  @inline(__always)
  var operand: Reader { Reader(storage.pointer) }

  /// Overwrites this value with one of `bits` bits: in place if it is the only owner of storage of
  /// that precision, otherwise in a new allocation.
  @inline(__always)
  mutating func overwrite(bits: Int, _ body: (Pointer) -> Int32) {
    if isKnownUniquelyReferenced(&storage), storage.fields.pointee.rank == bits {
      ulp_prepare_thread()
      _ = ulp_note(body(storage.pointer))
    } else {
      self = Self.make(bits: bits, body)
    }
  }

  /// Overwrites this value with a function of itself.
  @inline(__always)
  mutating func transform(bits: Int, _ body: (Pointer, Reader) -> Int32) {
    // The old storage outlives the call, because `overwrite` releases it last.
    let operand = Reader(storage.pointer)
    overwrite(bits: bits) { body($0, operand) }
  }

  /// Makes the storage of this value unique and of its own precision, so that it can be
  /// overwritten.
  ///
  /// The old value is lost unless the storage was already so.
  @inlinable @inline(__always)
  mutating func reserve() {
    if _slowPath(!isKnownUniquelyReferenced(&storage) || storage.fields.pointee.rank < 0) {
      replaceStorage()
    }
  }

  @usableFromInline @inline(never)
  mutating func replaceStorage() {
    storage = BigFloatStorage.make(bits: precision.bits)
  }

  /// The number of bits of a result of this value alone.
  @inline(__always)
  var resultBits: Int { Int(truncatingIfNeeded: storage.fields.pointee.rank.magnitude) }

  /// The number of bits of the stored significand; at most `resultBits`.
  var storedBits: Int { storage.fields.pointee.number.precision }

  /// The most significant 64 bits of the significand of a regular number, the first of which is
  /// set.
  @inline(__always)
  var leadingWord: UInt {
    read { $0.pointee._mpfr_d[($0.pointee._mpfr_prec - 1) >> 6] }
  }

  @inline(__always)
  static func unary(_ f: Unary, _ x: BigFloat, bits: Int, _ rounding: Rounding) -> BigFloat {
    make(bits: bits) { r in x.read { f(r, $0, rounding.mpfr) } }
  }

  @inline(__always)
  static func binary(
    _ f: Binary, _ x: BigFloat, _ y: BigFloat, bits: Int, _ rounding: Rounding
  ) -> BigFloat {
    make(bits: bits) { r in x.read { x in y.read { y in f(r, x, y, rounding.mpfr) } } }
  }
}

extension Rounding {
  /// MPFR's rounding mode.
  @inline(__always)
  var mpfr: mpfr_rnd_t {
    switch self {
    case .nearestEven: MPFR_RNDN
    case .towardZero: MPFR_RNDZ
    case .up: MPFR_RNDU
    case .down: MPFR_RNDD
    case .awayFromZero: MPFR_RNDA
    }
  }
}

extension UnsafePointer<__mpfr_struct> {
  /// e with 2^(e−1) ≤ |x| < 2^e; nil for zeros, infinities and NaN.
  var binaryExponent: Int? { ulp_is_regular(self) != 0 ? pointee._mpfr_exp : nil }
}

extension UnsafeMutablePointer<__mpfr_struct> {
  /// Makes the number NaN; returns the ternary value 0.
  @inline(__always)
  func setNaN() -> Int32 {
    mpfr_set_nan(self)
    return 0
  }
}
