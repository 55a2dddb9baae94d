internal import CMPFR

/// The fields of `mpfr_t`, as Swift lays them out.
///
/// Code that is inlined into clients cannot use a C type, hence this copy.
@usableFromInline @frozen
struct NumberHeader {
  /// The number of bits of the limbs.
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

/// The header of a ``BigFloat``: MPFR's header, and the rank, which determines the precision of
/// results.
@usableFromInline @frozen
struct BigFloatHeader {
  /// The first field, which is all that MPFR sees.
  var number: NumberHeader
  /// The precision of results of this value, with a sign.
  ///
  /// Positive: the number of bits of this value, and of a result of it. Negative: the value (an
  /// integer, an infinity, NaN) is exact at every precision and adopts that of the other operand;
  /// the magnitude is the number of bits of a result of such values alone. Hence the rank of a
  /// result is the maximum of both ranks.
  @usableFromInline var rank: Int
}

/// A header and its limbs in one allocation, through MPFR's custom interface.
///
/// The header's pointer to the limbs points to the tail of the same object, which never moves.
/// Nothing has to be cleared: freeing the object frees everything. The precision is fixed at
/// creation, as the custom interface requires.
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

  /// The header, valid for as long as the caller keeps this object alive.
  @inlinable @inline(__always)
  var fields: UnsafeMutablePointer<BigFloatHeader> {
    withUnsafeMutablePointerToHeader { $0 }
  }

  /// The header as MPFR's type.
  @inline(__always)
  var pointer: UnsafeMutablePointer<__mpfr_struct> {
    UnsafeMutableRawPointer(fields).assumingMemoryBound(to: __mpfr_struct.self)
  }
}
