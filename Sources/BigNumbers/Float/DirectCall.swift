internal import CMPFR
import NumericCore

/// MPFR's arithmetic on raw headers, for code that is inlined into clients and therefore cannot use
/// C.
///
/// Every function here is truly `releasenone`: it neither releases an object nor reads a reference
/// count. The caller keeps the owners of the headers alive.
@usableFromInline
enum DirectCall {
  @usableFromInline typealias Header = UnsafeMutableRawPointer

  @usableFromInline @_effects(releasenone)
  static func assign(_ r: Header, _ a: Header, _ rounding: Rounding) {
    _ = ulp_set(r.number, a.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func squareRoot(_ r: Header, _ a: Header, _ rounding: Rounding) {
    _ = ulp_sqrt(r.number, a.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func add(_ r: Header, _ a: Header, _ b: Header, _ rounding: Rounding) {
    _ = ulp_add(r.number, a.number, b.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func subtract(_ r: Header, _ a: Header, _ b: Header, _ rounding: Rounding) {
    _ = ulp_sub(r.number, a.number, b.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func multiply(_ r: Header, _ a: Header, _ b: Header, _ rounding: Rounding) {
    _ = ulp_mul(r.number, a.number, b.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func divide(_ r: Header, _ a: Header, _ b: Header, _ rounding: Rounding) {
    _ = ulp_div(r.number, a.number, b.number, rounding.mpfr)
  }
  @usableFromInline @_effects(releasenone)
  static func fusedMultiplyAdd(
    _ r: Header, _ a: Header, _ b: Header, _ c: Header, _ rounding: Rounding
  ) {
    _ = ulp_fma(r.number, a.number, b.number, c.number, rounding.mpfr)
  }
}

extension UnsafeMutableRawPointer {
  /// The number that a header describes.
  @inline(__always)
  var number: BigFloat.Pointer { assumingMemoryBound(to: __mpfr_struct.self) }
}
