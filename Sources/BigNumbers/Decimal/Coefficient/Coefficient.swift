internal import CMPFR

/// A natural number: the digits of a ``BigDecimal``.
///
/// Up to 128 bits, which is every number of 38 digits, lie in the value itself and cost no allocation;
/// more lie in one. Binary inside, because GMP multiplies and divides 10⁵ digits several times as fast
/// as any arithmetic on words of nineteen digits, even though rounding then needs a division.
struct Coefficient: @unchecked Sendable {
  // Unchecked: storage is written before the value is made, and never again.
  /// The value, where `large` is nil.
  let small: UInt128
  /// At least three words.
  let large: LimbStorage?

  @inline(__always)
  init(_ value: UInt128) {
    small = value
    large = nil
  }

  init(large: LimbStorage) {
    small = 0
    self.large = large
  }

  static let zero = Coefficient(0)
  static let one = Coefficient(1)

  @inline(__always)
  var isZero: Bool { small == 0 && large == nil }
  var isOdd: Bool { lowWord & 1 != 0 }
  /// The value modulo 2⁶⁴.
  var lowWord: UInt { large.map { $0.words[0] } ?? UInt(truncatingIfNeeded: small) }

  /// Bits of the value; 0 for zero.
  @inline(__always)
  var bits: Int {
    guard let large else { return UInt128.bitWidth - small.leadingZeroBitCount }
    return large.header * UInt.bitWidth - large.words[large.header - 1].leadingZeroBitCount
  }

  /// The value as an integer that fits; nil for larger ones.
  var int: Int? { large == nil ? Int(exactly: small) : nil }
}

extension Coefficient: Comparable {
  @inline(__always)
  static func == (a: Coefficient, b: Coefficient) -> Bool { order(a, b) == 0 }
  @inline(__always)
  static func < (a: Coefficient, b: Coefficient) -> Bool { order(a, b) < 0 }

  /// −1, 0 or 1, as a is less than, equal to or greater than b.
  @inline(__always)
  static func order(_ a: Coefficient, _ b: Coefficient) -> Int {
    if a.large == nil, b.large == nil { return a.small < b.small ? -1 : a.small == b.small ? 0 : 1 }
    return a.read { a, m in
      b.read { b, n in m != n ? (m < n ? -1 : 1) : Int(__gmpn_cmp(a, b, m).signum()) }
    }
  }
}

extension Coefficient {
  @inline(__always)
  static func + (a: Coefficient, b: Coefficient) -> Coefficient {
    if a.large == nil, b.large == nil {
      let (sum, overflow) = a.small.addingReportingOverflow(b.small)
      if !overflow { return Coefficient(sum) }
    }
    return addLarge(a, b)
  }

  private static func addLarge(_ a: Coefficient, _ b: Coefficient) -> Coefficient {
    a.read { a, m in
      b.read { b, n in
        let (long, m, short, n) = m >= n ? (a, m, b, n) : (b, n, a, m)
        return make(capacity: m + 1) { r in
          r[m] = n == 0 ? copy(long, m, to: r) : __gmpn_add(r, long, m, short, n)
          return m + 1
        }
      }
    }
  }

  /// a − b for a ≥ b.
  @inline(__always)
  static func - (a: Coefficient, b: Coefficient) -> Coefficient {
    if a.large == nil { return Coefficient(a.small - b.small) }
    return a.read { a, m in
      b.read { b, n in
        make(capacity: m) { r in
          _ = n == 0 ? copy(a, m, to: r) : __gmpn_sub(r, a, m, b, n)
          return m
        }
      }
    }
  }

  /// Without a carry.
  private static func copy(
    _ a: UnsafePointer<UInt>, _ count: Int, to r: UnsafeMutablePointer<UInt>
  ) -> UInt {
    r.update(from: a, count: count)
    return 0
  }

  @inline(__always)
  static func * (a: Coefficient, b: Coefficient) -> Coefficient {
    if a.large == nil, b.large == nil {
      if (a.small | b.small) >> 64 == 0 {
        let (high, low) = UInt64(a.small).multipliedFullWidth(by: UInt64(b.small))
        return Coefficient(UInt128(high) << 64 | UInt128(low))
      }
      let (product, overflow) = a.small.multipliedReportingOverflow(by: b.small)
      if !overflow { return Coefficient(product) }
    }
    return multiplyLarge(a, b)
  }

  private static func multiplyLarge(_ a: Coefficient, _ b: Coefficient) -> Coefficient {
    a.read { a, m in
      b.read { b, n in
        let (long, m, short, n) = m >= n ? (a, m, b, n) : (b, n, a, m)
        guard n > 0 else { return .zero }
        return make(capacity: m + n) { r in
          if long == short, m == n {
            __gmpn_sqr(r, long, m)
          } else {
            _ = __gmpn_mul(r, long, m, short, n)
          }
          return m + n
        }
      }
    }
  }
}
