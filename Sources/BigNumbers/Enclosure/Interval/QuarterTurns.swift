import NumericCore

/// The position of an interval of angles among the multiples of a quarter turn, at which the
/// circular functions have their extrema and poles.
struct QuarterTurns {
  /// The index, modulo 4, of the last multiple that is not above the lower bound.
  var first: Int
  /// The number of multiples above the lower bound and not above the upper one; at most 8.
  var crossed: Int
  /// Whether the lower bound is a multiple.
  var startsOnMultiple = false
  /// Whether the upper bound is a multiple.
  var endsOnMultiple = false

  /// The indices, modulo 4, of the multiples above the lower bound and not above the upper one.
  var multiples: [Int] { (0..<crossed).map { (first + 1 + $0) % 4 } }
  /// The indices of those strictly inside.
  var innerMultiples: [Int] { endsOnMultiple ? multiples.dropLast() : multiples }
  /// The index of the last one, modulo 4.
  var last: Int { (first + crossed) % 4 }

  /// Creates a position from the whole quotients of both bounds.
  fileprivate init(from start: BigFloat, to end: BigFloat) {
    let four = BigFloat.integer(4)
    let bits = max(start.precision.bits, end.precision.bits) + 4
    let exact = BigFloatContext(.bits(bits), .nearestEven)
    first = exact.modulo(start, four).signedWord ?? 0
    crossed = min(8, exact.subtract(end, start).signedWord ?? 8)
  }
}

extension OutwardContext {
  /// The quarter turns of angles in radians; nil for a width of 7 or more, which exceeds a full turn,
  /// and if a bound is too close to a multiple of π/2 to decide.
  ///
  /// A bound other than 0 is not a multiple of π/2, which is irrational, so that a higher precision
  /// decides. The limit, 128 bits more than the bound has, suffices for every number that has been
  /// found to be close to a multiple.
  func quarterTurns(_ x: BigInterval) throws(LimitExceeded) -> QuarterTurns? {
    guard x.isBounded, up.subtract(x.upper, x.lower) < BigFloat.integer(7) else { return nil }
    guard let start = try quarter(x.lower), let end = try quarter(x.upper) else { return nil }
    var turns = QuarterTurns(from: start, to: end)
    turns.startsOnMultiple = x.lower.isZero
    turns.endsOnMultiple = x.upper.isZero
    return turns.crossed >= 8 ? nil : turns
  }

  /// ⌊x/π⌋; nil if x is too close to a multiple of π/2.
  func halfTurns(_ x: BigFloat) throws(LimitExceeded) -> BigFloat? {
    try quarter(x)?.scaled(-1).exactFloor
  }

  /// ⌊x/(π/2)⌋; nil if x is too close to a multiple of π/2.
  private func quarter(_ x: BigFloat) throws(LimitExceeded) -> BigFloat? {
    guard let exponent = x.binaryExponent else { return x }
    try limits.check(.exponent, exponent)
    let least = max(0, exponent) + 64
    var bits = least
    while bits <= 2 * (least + x.storedBits + 128) {
      let inner = OutwardContext(within: limits, .bits(bits))
      let exact = BigInterval(ordered: x, x)
      let quotient = inner.divide(inner.add(exact, exact), try inner.constant(.pi))
      // The bits suffice for every integer of this size.
      let low = quotient.lower.exactFloor
      if low == quotient.upper.exactFloor { return low }
      bits *= 2
    }
    return nil
  }

  /// The quarter turns of angles in a unit of which u make a turn; nil for two turns and more.
  func quarterTurns(_ x: BigInterval, unitsPerTurn u: Int) throws(LimitExceeded) -> QuarterTurns? {
    guard x.isBounded else { return nil }
    let start = try quarter(x.lower, u)
    let end = try quarter(x.upper, u)
    var turns = QuarterTurns(from: start.floor, to: end.floor)
    turns.startsOnMultiple = start.isExact
    turns.endsOnMultiple = end.isExact
    return turns.crossed >= 8 ? nil : turns
  }

  /// ⌊4x/u⌋, and whether that equals 4x/u.
  ///
  /// Division rounded down does not pass below an integer that the precision can represent.
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
