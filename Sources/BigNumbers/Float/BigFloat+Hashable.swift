internal import CMPFR

extension BigFloat: Hashable {
  /// Hashes sign, exponent and the limbs from the first that is not zero on, so that equal numbers
  /// of different precisions have the same hash; so have zeros of either sign, and all NaNs.
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
