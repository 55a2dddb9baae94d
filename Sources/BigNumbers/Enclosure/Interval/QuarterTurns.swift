import NumericCore

/// Where an interval of angles lies among the multiples of a quarter turn, at which the circular
/// functions have their extrema and poles.
struct QuarterTurns {
  /// The number of the last multiple that is not above the lower bound, modulo 4.
  var first: Int
  /// How many multiples lie above the lower bound and not above the upper one; at most 8.
  var crossed: Int
  /// Whether the lower bound is a multiple.
  var startsOnMultiple = false
  /// Whether the upper bound is a multiple.
  var endsOnMultiple = false

  /// The numbers, modulo 4, of the multiples above the lower bound and not above the upper one.
  var multiples: [Int] { (0..<crossed).map { (first + 1 + $0) % 4 } }
  /// Those strictly inside.
  var innerMultiples: [Int] { endsOnMultiple ? multiples.dropLast() : multiples }
  /// The number of the last one, modulo 4.
  var last: Int { (first + crossed) % 4 }

  /// From the whole quotients of both bounds.
  fileprivate init(from start: BigFloat, to end: BigFloat) {
    let four = BigFloat.integer(4)
    let bits = max(start.precision.bits, end.precision.bits) + 4
    let exact = BigFloatContext(.bits(bits), .nearestEven)
    first = exact.modulo(start, four).signedWord ?? 0
    crossed = min(8, exact.subtract(end, start).signedWord ?? 8)
  }
}

extension OutwardContext {
  /// The quarter turns of angles in radians; nil for a full turn and more, and where a bound lies too
  /// close to a multiple of π/2 to tell.
  ///
  /// A bound that is not 0 is no multiple of the irrational π/2, so growing precision decides; 128 bits
  /// more than the bound has are enough for every number that was ever found to be close to one.
  func quarterTurns(_ x: BigInterval) throws(LimitExceeded) -> QuarterTurns? {
    guard x.isBounded, up.subtract(x.upper, x.lower) < BigFloat.integer(7) else { return nil }
    guard let start = try quarter(x.lower), let end = try quarter(x.upper) else { return nil }
    var turns = QuarterTurns(from: start, to: end)
    turns.startsOnMultiple = x.lower.isZero
    turns.endsOnMultiple = x.upper.isZero
    return turns.crossed >= 8 ? nil : turns
  }

  /// ⌊x/(π/2)⌋.
  private func quarter(_ x: BigFloat) throws(LimitExceeded) -> BigFloat? {
    guard let exponent = x.binaryExponent else { return x }
    try limits.check(.exponent, exponent)
    let least = max(0, exponent) + 64
    var bits = least
    while bits <= 2 * (least + x.storedBits + 128) {
      let inner = OutwardContext(within: limits, .bits(bits))
      let exact = BigInterval(ordered: x, x)
      let quotient = inner.divide(inner.add(exact, exact), try inner.constant(.pi))
      // Enough bits for every integer of this size.
      let low = quotient.lower.exactFloor
      if low == quotient.upper.exactFloor { return low }
      bits *= 2
    }
    return nil
  }

  /// The quarter turns of angles in units of which u make a turn; nil as above.
  func quarterTurns(_ x: BigInterval, unitsPerTurn u: Int) throws(LimitExceeded) -> QuarterTurns? {
    guard x.isBounded else { return nil }
    let start = try quarter(x.lower, u)
    let end = try quarter(x.upper, u)
    var turns = QuarterTurns(from: start.floor, to: end.floor)
    turns.startsOnMultiple = start.isExact
    turns.endsOnMultiple = end.isExact
    return turns.crossed >= 8 ? nil : turns
  }

  /// ⌊4x/u⌋, and whether that is 4x/u: division rounded down never passes an integer that has room.
  private func quarter(
    _ x: BigFloat, _ u: Int
  ) throws(LimitExceeded) -> (floor: BigFloat, isExact: Bool) {
    guard let exponent = x.binaryExponent else { return (x, true) }
    try limits.check(.exponent, exponent)
    let bits = max(0, exponent) + 8
    let unit = BigFloat.integer(u)
    let fourfold = x.scaled(2)
    let floor = BigFloatContext(.bits(bits), .down).divide(fourfold, unit).exactFloor
    let product = BigFloatContext(.bits(bits + 64), .nearestEven).multiply(floor, unit)
    return (floor, product == fourfold)
  }
}
