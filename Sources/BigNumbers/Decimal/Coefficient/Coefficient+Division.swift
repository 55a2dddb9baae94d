internal import CMPFR

/// What a division left, as rounding sees it: against half of the divisor.
enum Remainder: UInt8 {
  case zero, belowHalf, half, aboveHalf

  /// This remainder, with something more than nothing lost below it.
  func joined(by lower: Remainder) -> Remainder {
    guard lower != .zero else { return self }
    switch self {
    case .zero: return .belowHalf
    case .half: return .aboveHalf
    case .belowHalf, .aboveHalf: return self
    }
  }

  init<Value: Comparable>(_ rest: Value, isZero: Bool, outOf complement: Value) {
    self =
      isZero
      ? .zero : rest < complement ? .belowHalf : rest == complement ? .half : .aboveHalf
  }
}

extension Coefficient {
  /// The quotient rounded down, and what it leaves; the divisor is not zero.
  func divided(by divisor: Coefficient) -> (quotient: Coefficient, rest: Coefficient) {
    if large == nil, divisor.large == nil {
      let (quotient, rest) = small.dividedFast(by: divisor.small)
      return (Coefficient(quotient), Coefficient(rest))
    }
    if self < divisor { return (.zero, self) }
    return read { a, m in
      divisor.read { d, n in
        var rest = Coefficient.zero
        let quotient = Coefficient.make(capacity: m - n + 1) { q in
          rest = Coefficient.make(capacity: n) { r in
            __gmpn_tdiv_qr(q, r, 0, a, m, d, n)
            return n
          }
          return m - n + 1
        }
        return (quotient, rest)
      }
    }
  }

  /// The quotient rounded down, and what is left over, compared with half the divisor.
  @inline(__always)
  func roundedDown(by divisor: Coefficient) -> (quotient: Coefficient, remainder: Remainder) {
    if large == nil, divisor.large == nil {
      let (quotient, rest) = small.dividedFast(by: divisor.small)
      return (
        Coefficient(quotient),
        Remainder(rest, isZero: rest == 0, outOf: divisor.small - rest)
      )
    }
    let (quotient, rest) = divided(by: divisor)
    return (quotient, Remainder(rest, isZero: rest.isZero, outOf: divisor - rest))
  }

  /// The largest integer whose square is at most this, and whether that square is less.
  func squareRoot() -> (root: Coefficient, isInexact: Bool) {
    if isZero { return (.zero, false) }
    return read { a, n in
      var rest = 0
      let root = Coefficient.make(capacity: (n + 1) / 2) { r in
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: n) { scratch in
          rest = __gmpn_sqrtrem(r, scratch.baseAddress, a, n)
        }
        return (n + 1) / 2
      }
      return (root, rest != 0)
    }
  }
}

extension UInt128 {
  /// Quotient and remainder, by one machine division where both fit a word.
  @inline(__always)
  func dividedFast(by divisor: UInt128) -> (UInt128, UInt128) {
    if (self | divisor) >> 64 == 0 {
      let (quotient, rest) = UInt64(truncatingIfNeeded: self).quotientAndRemainder(
        dividingBy: UInt64(truncatingIfNeeded: divisor))
      return (UInt128(quotient), UInt128(rest))
    }
    if divisor >> 64 == 0, self >> 64 < divisor {
      // The quotient fits a word.
      let (quotient, rest) = UInt64(truncatingIfNeeded: divisor).dividingFullWidth(
        (UInt64(truncatingIfNeeded: self >> 64), UInt64(truncatingIfNeeded: self)))
      return (UInt128(quotient), UInt128(rest))
    }
    return quotientAndRemainder(dividingBy: divisor)
  }
}
