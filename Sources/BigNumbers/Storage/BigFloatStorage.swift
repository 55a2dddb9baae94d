internal import CMPFR

/// `mpfr_t`, field by field, as Swift lays it out.
///
/// A mirror, because code that is inlined into clients cannot name a C type.
@usableFromInline @frozen
struct NumberHeader {
  /// Bits of the limbs.
  @usableFromInline var precision: Int
  @usableFromInline var sign: Int32
  @usableFromInline var exponent: Int
  @usableFromInline var limbs: UnsafeMutableRawPointer

  @inlinable @inline(__always)
  init(precision: Int, sign: Int32, exponent: Int, limbs: UnsafeMutableRawPointer) {
    self.precision = precision
    self.sign = sign
    self.exponent = exponent
    self.limbs = limbs
  }
}

/// The header of a ``BigFloat``: MPFR's, and what a result made from the value gets.
@usableFromInline @frozen
struct BigFloatHeader {
  /// Comes first: MPFR sees only this.
  var number: NumberHeader
  /// Positive: the bits of this value, which are those of a result made from it. Negative: a value
  /// that is exact at every precision (an integer, an infinity, NaN) takes the precision of its
  /// partner, and the magnitude is for results without one. So the rank of a result is the larger of two.
  @usableFromInline var rank: Int
}

/// A header and its limbs in one allocation, through MPFR's custom interface.
///
/// The header's limb pointer points at the tail of the same object, which never moves. There is
/// nothing to clear: freeing the object frees everything. The precision is fixed at creation, as the
/// custom interface demands.
@usableFromInline
final class BigFloatStorage: ManagedBuffer<BigFloatHeader, UInt> {
  /// An uninitialised value (NaN) of `bits` bits.
  @inline(__always)
  static func make(bits: Int) -> BigFloatStorage {
    let limbCount = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: bits &+ 63) >> 6)
    let buffer = Self.create(minimumCapacity: limbCount) { buffer in
      buffer.withUnsafeMutablePointerToElements { limbs in
        BigFloatHeader(
          number: NumberHeader(
            precision: bits, sign: 1, exponent: SpecialExponent.nan,
            limbs: UnsafeMutableRawPointer(limbs)),
          rank: bits)
      }
    }
    return unsafeDowncast(buffer, to: BigFloatStorage.self)
  }

  /// The header, for as long as the caller keeps this object alive.
  @inlinable @inline(__always)
  var fields: UnsafeMutablePointer<BigFloatHeader> {
    withUnsafeMutablePointerToHeader { $0 }
  }

  /// The header as MPFR sees it.
  @inline(__always)
  var pointer: UnsafeMutablePointer<__mpfr_struct> {
    UnsafeMutableRawPointer(fields).assumingMemoryBound(to: __mpfr_struct.self)
  }
}
