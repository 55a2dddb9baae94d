internal import CMPFR

/// A natural number: the digits of a ``BigDecimal``.
///
/// Up to 128 bits, which cover every number of 38 digits, are stored in the value itself; larger
/// numbers take one allocation. The representation is binary because GMP multiplies and divides
/// numbers of 10⁵ digits several times as fast as an arithmetic on words of nineteen digits would,
/// even though rounding then needs a division.
struct Coefficient: @unchecked Sendable {
  // Unchecked, because shared storage is never written.
  /// The value if `large` is nil; otherwise the address and the number of words of the storage.
  ///
  /// Reading both from `large` instead would retain and release the object.
  private(set) var small: UInt128
  /// The storage of at least three words; nil for a value of up to 128 bits.
  private(set) var large: LimbStorage?

  @inline(__always)
  init(_ value: UInt128) {
    small = value
    large = nil
  }

  /// A number from the first `count` words of a storage: at least three, the last of which is not
  /// zero.
  @inline(__always)
  init(large: LimbStorage, _ words: UnsafePointer<UInt>, _ count: Int) {
    small = UInt128(UInt64(count), UInt64(UInt(bitPattern: words)))
    self.large = large
  }

  static let zero = Coefficient(0)
  static let one = Coefficient(1)

  @inline(__always)
  var isZero: Bool { small == 0 && large == nil }
  var isOdd: Bool { lowWord & 1 != 0 }
  /// The value modulo 2⁶⁴.
  var lowWord: UInt { read { words, count in count == 0 ? 0 : words[0] } }

  /// The number of bits of the value; 0 for zero.
  @inline(__always)
  var bits: Int {
    if large == nil { return UInt128.bitWidth - small.leadingZeroBitCount }
    return read { Self.bits($0, $1) }
  }

  @inline(__always)
  static func bits(_ words: UnsafePointer<UInt>, _ count: Int) -> Int {
    count * UInt.bitWidth - words[count - 1].leadingZeroBitCount
  }

  /// The value as an `Int`; nil where it does not fit.
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

  /// Adds 1, in place where no other value shares the storage.
  @inline(__always)
  mutating func increment() {
    if large == nil, small < .max {
      small += 1
    } else {
      incrementLarge()
    }
  }

  private mutating func incrementLarge() {
    let isUnique = isKnownUniquelyReferenced(&large)
    guard let large, isUnique, large.words[0] < .max else {
      self = self + .one
      return
    }
    large.words[0] += 1
  }

  /// Copies words; returns 0, the carry of a sum with an empty term.
  private static func copy(
    _ a: UnsafePointer<UInt>, _ count: Int, to r: UnsafeMutablePointer<UInt>
  ) -> UInt {
    r.update(from: a, count: count)
    return 0
  }

  @inline(__always)
  static func * (a: Coefficient, b: Coefficient) -> Coefficient {
    smallProduct(a, b) ?? multiplyLarge(a, b)
  }

  /// A product that is known to fit 128 bits; nil for others.
  @inline(__always)
  static func smallProduct(_ a: Coefficient, _ b: Coefficient) -> Coefficient? {
    if a.isZero || b.isZero { return .zero }
    guard a.large == nil, b.large == nil else { return nil }
    if (a.small | b.small) >> 64 == 0 {
      return Coefficient(UInt128(product: a.small.lowWord, b.small.lowWord))
    }
    let (product, overflow) = a.small.multipliedReportingOverflow(by: b.small)
    return overflow ? nil : Coefficient(product)
  }

  private static func multiplyLarge(_ a: Coefficient, _ b: Coefficient) -> Coefficient {
    a.read { a, m in
      b.read { b, n in
        make(capacity: m + n) { r in
          multiply(a, m, b, n, into: r)
          return m + n
        }
      }
    }
  }

  /// Writes the m + n words of a product; neither factor is empty.
  @inline(__always)
  static func multiply(
    _ a: UnsafePointer<UInt>, _ m: Int, _ b: UnsafePointer<UInt>, _ n: Int,
    into r: UnsafeMutablePointer<UInt>
  ) {
    if a == b, m == n {
      __gmpn_sqr(r, a, m)
    } else {
      _ = m >= n ? __gmpn_mul(r, a, m, b, n) : __gmpn_mul(r, b, n, a, m)
    }
  }
}
