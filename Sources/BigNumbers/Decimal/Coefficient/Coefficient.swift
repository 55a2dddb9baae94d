internal import CMPFR

/// A natural number: the digits of a ``BigDecimal``.
///
/// Up to 128 bits, which is every number of 38 digits, lie in the value itself and cost no allocation;
/// more lie in one. Binary inside, because GMP multiplies and divides 10⁵ digits several times as fast
/// as any arithmetic on words of nineteen digits, even though rounding then needs a division.
struct Coefficient: @unchecked Sendable {
  // Unchecked: shared storage is never written.
  /// The value, where `large` is nil; else the address and the count of its words, whom to ask for would
  /// count references up and down.
  private(set) var small: UInt128
  /// At least three words.
  private(set) var large: LimbStorage?

  @inline(__always)
  init(_ value: UInt128) {
    small = value
    large = nil
  }

  /// The words of the storage as far as they are in use, at least three; the last one is not zero.
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

  /// Bits of the value; 0 for zero.
  @inline(__always)
  var bits: Int {
    if large == nil { return UInt128.bitWidth - small.leadingZeroBitCount }
    return read { Self.bits($0, $1) }
  }

  @inline(__always)
  static func bits(_ words: UnsafePointer<UInt>, _ count: Int) -> Int {
    count * UInt.bitWidth - words[count - 1].leadingZeroBitCount
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

  /// Adds 1, in place where no other value has the same words.
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

  /// Without a carry.
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

  /// A product of no more than 128 bits; nil where it may have more.
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

  /// The m + n words of a product; none of both is empty.
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
