internal import CMPFR

extension BigInteger: Comparable, Hashable {
  /// Whether both are the same number.
  @inlinable
  public static func == (a: BigInteger, b: BigInteger) -> Bool {
    if a.storage == nil || b.storage == nil {
      return a.storage == nil && b.storage == nil && a.word == b.word
    }
    return a.order(b) == 0
  }

  /// Whether a number is less than another.
  @inlinable
  public static func < (a: BigInteger, b: BigInteger) -> Bool {
    a.storage == nil && b.storage == nil ? a.word < b.word : a.order(b) < 0
  }

  @usableFromInline
  func order(_ b: BigInteger) -> Int { read { a in b.read { b in Int(__gmpz_cmp(a, b)) } } }

  /// Hashes the sign and the words of the magnitude.
  public func hash(into hasher: inout Hasher) {
    guard storage != nil else { return hasher.combine(word) }
    read { x in
      hasher.combine(x.pointee._mp_size)
      let limbs = UnsafeBufferPointer(
        start: x.pointee._mp_d, count: Int(x.pointee._mp_size.magnitude))
      hasher.combine(bytes: UnsafeRawBufferPointer(limbs))
    }
  }
}

extension BigInteger: Strideable {
  /// `other` − self.
  public func distance(to other: BigInteger) -> BigInteger { other - self }
  /// self + `step`.
  public func advanced(by step: BigInteger) -> BigInteger { self + step }
}
