// Conversions of exactly known numbers to doubles, with a single rounding to nearest, ties to even.
extension Double {
  /// Rounds n·2^exponent, plus a positive amount below 2^exponent if `isInexact`; the result may be
  /// subnormal or overflow.
  ///
  /// An inexact n has at least 55 bits, so that the missing amount is below half a unit in the last
  /// place.
  init(rounding n: Natural, exponent: Int, isInexact: Bool = false) {
    let leading = n.bitWidth - 1 + exponent
    if n.isZero || leading > 1024 {
      self = n.isZero ? 0 : .infinity
      return
    }
    let lastPlace = max(leading - 52, -1074)
    let shift = lastPlace - exponent
    precondition(shift > 0 || !isInexact, "what is missing lies below the rounding")
    var kept = (n >> shift).lowWord
    if shift > 0, n.bit(shift - 1), isInexact || kept & 1 == 1 || n.hasBits(below: shift - 1) {
      kept += 1
    }
    self = Double(sign: .plus, exponent: lastPlace, significand: Double(kept))
  }

  /// Rounds n/d·2^exponent.
  ///
  /// - Precondition: the divisor is not zero.
  init(rounding n: Natural, over d: Natural, exponent: Int = 0) {
    let shift = 66 - (n.bitWidth - d.bitWidth)
    let (quotient, remainder) = (n << max(0, shift)).quotientAndRemainder(
      dividingBy: d << max(0, -shift))
    self.init(
      rounding: quotient, exponent: exponent - shift, isInexact: !remainder.isZero)
  }

  /// Rounds √(n/d)·2^exponent.
  ///
  /// - Precondition: the divisor is not zero.
  init(rounding n: Natural, over d: Natural, squareRootTimesTwoTo exponent: Int) {
    // A quotient of 127 or 128 bits, times an even power of two, has a root of 64 bits.
    var shift = 128 - (n.bitWidth - d.bitWidth)
    shift -= shift & 1
    let (quotient, remainder) = (n << max(0, shift)).quotientAndRemainder(
      dividingBy: d << max(0, -shift))
    let (root, isExact) = quotient.squareRoot
    self.init(
      rounding: root, exponent: exponent - shift / 2, isInexact: !isExact || !remainder.isZero)
  }
}

extension Natural {
  /// ⌊√n⌋ and whether it equals √n, by Newton's iteration from above.
  fileprivate var squareRoot: (root: Natural, isExact: Bool) {
    if isZero { return (self, true) }
    var root = Natural.one << ((bitWidth + 1) / 2)
    while true {
      let next = (root + quotientAndRemainder(dividingBy: root).quotient) >> 1
      if next >= root { return (root, root * root == self) }
      root = next
    }
  }

  /// The significand of a finite double, with |x| = n·2^exponent.
  static func significand(of x: Double) -> (significand: Natural, exponent: Int) {
    let (significand, exponent) = x.wholeSignificand
    return (Natural(significand), exponent)
  }
}

extension Double {
  /// m and e with |x| = m·2^e, taken from the bits of x.
  var wholeSignificand: (significand: UInt64, exponent: Int) {
    let isSmall = exponentBitPattern == 0
    return (
      significandBitPattern | (isSmall ? 0 : 1 << 52), Int(isSmall ? 1 : exponentBitPattern) - 1075
    )
  }
}
