internal import CMPFR

/// How the remainder of a division compares with half of the divisor, which is all that rounding
/// needs.
enum Remainder: UInt8 {
  case zero, belowHalf, half, aboveHalf

  /// This remainder, when `lower` was lost below it.
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

  /// The remainder of a number that is not zero and less than the divisor.
  fileprivate init(_ rest: Coefficient, outOf divisor: Coefficient) {
    self.init(rest, isZero: false, outOf: divisor - rest)
  }

  /// A rest of the same number of words as the divisor; it is doubled in place.
  fileprivate init(
    doubling rest: UnsafeMutablePointer<UInt>, outOf divisor: UnsafePointer<UInt>, _ count: Int
  ) {
    if __gmpn_zero_p(rest, count) != 0 {
      self = .zero
    } else if __gmpn_lshift(rest, rest, count, 1) != 0 {
      self = .aboveHalf
    } else {
      let order = __gmpn_cmp(rest, divisor, count)
      self = order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf
    }
  }
}

extension Coefficient {
  /// The quotient rounded down, and the rest; the divisor is not zero.
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

  /// The quotient rounded down, and how the rest compares with half of the divisor.
  @inline(__always)
  func roundedDown(by divisor: Coefficient) -> (quotient: Coefficient, remainder: Remainder) {
    if large == nil, divisor.large == nil {
      let (quotient, rest) = small.dividedFast(by: divisor.small)
      return (
        Coefficient(quotient), Remainder(rest, isZero: rest == 0, outOf: divisor.small - rest)
      )
    }
    return roundedDownLarge(by: divisor)
  }

  private func roundedDownLarge(
    by divisor: Coefficient
  ) -> (quotient: Coefficient, remainder: Remainder) {
    if self < divisor { return (.zero, isZero ? .zero : Remainder(self, outOf: divisor)) }
    return read { a, m in
      divisor.read { d, n in
        Self.dividing(a, m, by: d, n) { rest in Remainder(doubling: rest, outOf: d, n) }
      }
    }
  }

  /// The quotient of natural numbers given by their words, and what `body` returns for the rest,
  /// which `body` may overwrite.
  @inline(__always)
  static func dividing(
    _ a: UnsafePointer<UInt>, _ m: Int, by d: UnsafePointer<UInt>, _ n: Int,
    _ body: (UnsafeMutablePointer<UInt>) -> Remainder
  ) -> (quotient: Coefficient, remainder: Remainder) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: n) { scratch in
      let rest = scratch.baseAddress.unsafelyUnwrapped
      let quotient = make(capacity: m - n + 1) { q in
        __gmpn_tdiv_qr(q, rest, 0, a, m, d, n)
        return m - n + 1
      }
      return (quotient, body(rest))
    }
  }

  /// The largest integer whose square is at most this · 10^places, and whether the square is less.
  ///
  /// This number is not zero.
  func squareRoot(shiftedBy places: Int) -> (root: Coefficient, isInexact: Bool) {
    read { a, m in
      Coefficient.powerOfTen(places).read { power, n in
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2 * (m + n)) { scratch in
          let radicand = scratch.baseAddress.unsafelyUnwrapped
          Self.multiply(a, m, power, n, into: radicand)
          let count = m + n - (radicand[m + n - 1] == 0 ? 1 : 0)
          var rest = 0
          let root = Self.make(capacity: (count + 1) / 2) { r in
            rest = __gmpn_sqrtrem(r, radicand + m + n, radicand, count)
            return (count + 1) / 2
          }
          return (root, rest != 0)
        }
      }
    }
  }
}
