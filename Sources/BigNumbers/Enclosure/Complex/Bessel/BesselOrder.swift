import NumericCore

/// A real order of Bessel functions as series need it: a number of few bits, beside which the order lies, and what is known of
/// its place between whole numbers.
struct BesselOrder {
  /// All members of the order.
  let interval: BigInterval
  /// A number next to the order, with a whole significand over a power of two.
  let middle: BigFloat
  /// A bound of the distance of the order from the middle.
  let radius: BigFloat
  /// The whole number that is nearest to the middle.
  let whole: Int
  /// The middle minus the whole number, exactly.
  let excess: BigFloat

  /// An order of magnitude below 2⁶⁰, with a middle of some bits behind the point; nil for other orders.
  init?(_ order: BigInterval, bits: Int) {
    guard order.isBounded, (order.magnitude.binaryExponent ?? 0) <= 60 else { return nil }
    let exact = BigFloatContext(.bits(bits + 128), .nearestEven)
    let up = BigFloatContext(.bits(64), .up)
    let center = order.midpoint
    let middle = exact.roundEven(center.scaled(bits)).scaled(-bits)
    self.init(
      order, middle, radius: up.add(order.radius, up.subtract(center, middle).magnitude))
  }

  private init?(_ order: BigInterval, _ middle: BigFloat, radius: BigFloat) {
    let exact = BigFloatContext(.bits(middle.storedBits + 128), .nearestEven)
    guard let whole = exact.roundEven(middle).signedWord else { return nil }
    (interval, self.middle, self.whole) = (order, middle, whole)
    excess = exact.subtract(middle, BigFloat.integer(whole))
    self.radius = radius
  }

  /// The order with a middle at a distance of 2^−bits from the whole number, if it is closer.
  func apart(bits: Int) -> BesselOrder? {
    if let exponent = excess.binaryExponent, exponent > -bits { return self }
    let exact = BigFloatContext(.bits(bits + 128), .nearestEven)
    let up = BigFloatContext(.bits(64), .up)
    let moved = exact.add(BigFloat.integer(whole), BigFloat.integer(1).scaled(-bits))
    return BesselOrder(
      interval, moved, radius: up.add(radius, up.subtract(moved, middle).magnitude))
  }

  /// The opposite order.
  var negated: BesselOrder? {
    let order = BigInterval(ordered: -interval.upper, -interval.lower)
    return BesselOrder(order, -middle, radius: radius)
  }

  /// Numerator and exponent n, e with middle = n·2^−e.
  var fraction: (numerator: BigInteger, exponent: Int) {
    guard let exponent = middle.binaryExponent else { return (.zero, 0) }
    let places = max(0, middle.storedBits - exponent)
    let numerator = BigInteger(floorOf: middle.scaled(places))
    let zeros = min(numerator.trailingZeroBitCount, places)
    return (numerator.shiftedDown(zeros), places - zeros)
  }
}

extension BesselOrder {
  /// The quotient 1/((k + 1)·(ν + k + 1)) of two terms of ₀F₁.
  ///
  /// Divisors are small where the order is next to a small whole number and a power of two away from it.
  var powerSeriesRatio: (Int) -> TermRatio {
    let (numerator, exponent) = fraction
    let power = BigInteger.one.shiftedUp(exponent)
    guard let apart = excess.binaryExponent, apart < -64, whole.magnitude < 1 << 20,
      excess.magnitude == BigFloat.integer(1).scaled(apart - 1)
    else {
      return { k in
        let divisor = numerator + BigInteger(k + 1) * power
        return TermRatio(.one, divisor * BigInteger(k + 1), shift: exponent)
      }
    }
    let sign = excess.isNegative ? -1 : 1
    return { k in
      let whole = whole + k + 1
      if whole == 0 { return TermRatio(.one, BigInteger(sign * (k + 1)), shift: 1 - apart) }
      // The number of terms is below 2²⁴ here, or the divisors are not.
      guard k < 1 << 24 else {
        let divisor = numerator + BigInteger(k + 1) * power
        return TermRatio(.one, divisor * BigInteger(k + 1), shift: exponent)
      }
      var ratio = TermRatio(.one, BigInteger(whole * (k + 1)))
      ratio.excess = (sign * (k + 1), 1 - apart)
      return ratio
    }
  }
}

extension BigInterval {
  /// Twice the number, if the interval is one number and that is whole.
  var wholeHalves: Int? {
    guard isPoint, lower.scaled(1).isInteger else { return nil }
    return lower.scaled(1).signedWord
  }
}
