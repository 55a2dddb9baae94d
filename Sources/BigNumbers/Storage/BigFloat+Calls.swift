internal import CMPFR
import NumericCore

// The only room for pointers: every call of MPFR goes through one of these helpers. MPFR's functions
// have few shapes; a constant C function as argument becomes a direct call after inlining.
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

  /// A new value of `bits` bits that `body` writes.
  @inline(__always)
  static func make(bits: Int, _ body: (Pointer) -> Void) -> BigFloat {
    ulp_prepare_thread()
    let storage = BigFloatStorage.make(bits: bits)
    body(storage.pointer)
    return BigFloat(storage)
  }

  /// Reads this value.
  @inline(__always)
  func read<Result>(_ body: (Reader) -> Result) -> Result {
    withExtendedLifetime(storage) { body(UnsafePointer(storage.pointer)) }
  }

  /// Overwrites this value with one of `bits` bits: in place when it is the only owner of storage of
  /// that precision, in a new allocation otherwise.
  @inline(__always)
  mutating func overwrite(bits: Int, _ body: (Pointer) -> Void) {
    if isKnownUniquelyReferenced(&storage), storage.pointer.pointee._mpfr_prec == bits {
      ulp_prepare_thread()
      body(storage.pointer)
    } else {
      self = Self.make(bits: bits, body)
    }
  }

  @inline(__always)
  static func unary(_ f: Unary, _ x: BigFloat, bits: Int, _ rounding: Rounding) -> BigFloat {
    make(bits: bits) { r in x.read { _ = f(r, $0, rounding.mpfr) } }
  }

  @inline(__always)
  static func binary(
    _ f: Binary, _ x: BigFloat, _ y: BigFloat, bits: Int, _ rounding: Rounding
  ) -> BigFloat {
    make(bits: bits) { r in x.read { x in y.read { y in _ = f(r, x, y, rounding.mpfr) } } }
  }
}

extension Rounding {
  /// MPFR's name of the mode.
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
