internal import CMPFR

extension BigFloat: Hashable {
  /// Equal numbers hash alike at every precision: by sign, exponent and the limbs down to the last
  /// that is not zero. Zeros of either sign are equal, and all NaNs hash alike.
  public func hash(into hasher: inout Hasher) {
    guard let binaryExponent else {
      hasher.combine(isNaN ? 2 : isZero ? 0 : isNegative ? -1 : 1)
      return
    }
    hasher.combine(isNegative)
    hasher.combine(binaryExponent)
    read { x in
      // The most significant limb is the last.
      let limbs = UnsafeBufferPointer(start: x.pointee._mpfr_d, count: (storedBits + 63) / 64)
      for limb in limbs[(limbs.firstIndex { $0 != 0 } ?? 0)...] { hasher.combine(limb) }
    }
  }
}
