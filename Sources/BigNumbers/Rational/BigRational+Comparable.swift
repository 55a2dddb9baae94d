internal import CMPFR

extension BigRational: Comparable, Hashable {
  /// Whether both are the same number.
  public static func == (a: BigRational, b: BigRational) -> Bool {
    a.read { a in b.read { b in __gmpq_equal(a, b) != 0 } }
  }

  /// Whether a number is less than another; a difference in size decides it without a
  /// multiplication.
  public static func < (a: BigRational, b: BigRational) -> Bool {
    a.read { a in b.read { b in __gmpq_cmp(a, b) < 0 } }
  }

  /// Hashes the numerator and the denominator, which are unique in lowest terms.
  public func hash(into hasher: inout Hasher) {
    read { x in
      for part in [x.pointee._mp_num, x.pointee._mp_den] {
        hasher.combine(part._mp_size)
        let count = Int(part._mp_size.magnitude)
        hasher.combine(
          bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(start: part._mp_d, count: count)))
      }
    }
  }
}

// Steps are rationals too, so that `stride(from: 0, to: 1, by: 1 / 10)` reaches its points exactly.
extension BigRational: Strideable {
  /// `other` − self.
  public func distance(to other: BigRational) -> BigRational { other - self }
  /// self + `step`.
  public func advanced(by step: BigRational) -> BigRational { self + step }
}
