/// The exponents that mark a value which has no significand, as MPFR defines them.
@usableFromInline
enum SpecialExponent {
  @inlinable @inline(__always) static var zero: Int { .min + 1 }
  @inlinable @inline(__always) static var nan: Int { .min + 2 }
  @inlinable @inline(__always) static var infinity: Int { .min + 3 }
}
