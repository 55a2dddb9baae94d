public import NumericCore

// Which of two numbers is larger, and whether more bits would tell.
extension EnclosingArithmetic {
  /// The order of two numbers.
  ///
  /// - Throws: the failure of a number without a value, and `.undecided` if the enclosures overlap.
  public func order(
    _ x: EnclosedReal, _ y: EnclosedReal
  ) throws(ComputationFailure) -> Ordering {
    for number in [x, y] { if let failure = number.failure { throw failure } }
    if let order = knownOrder(x, y) { return order }
    guard let a = x.ball(bits: bits), let b = y.ball(bits: bits),
      let difference = Ball.difference(a, b, bits: bits)
    else { throw .exception(.overflow) }
    if isTiny(difference.radius, beside: a.upperMagnitude) { suspectsEquality = true }
    throw .undecided(bits: bits)
  }

  /// The order of two numbers; nil if their enclosures overlap.
  func knownOrder(_ x: EnclosedReal, _ y: EnclosedReal) -> Ordering? {
    if case .ball(let a) = x.storage, case .ball(let b) = y.storage, a.isPoint, b.isPoint {
      return a.middle < b.middle ? .less : a.middle == b.middle ? .equal : .greater
    }
    if let a = x.fraction, let b = y.fraction { return a < b ? .less : a == b ? .equal : .greater }
    guard let a = x.ball(bits: bits), let b = y.ball(bits: bits),
      let sign = Ball.difference(a, b, bits: bits)?.sign
    else { return nil }
    return sign < 0 ? .less : sign == 0 ? .equal : .greater
  }

  /// The number as an index; nil for a number that is not whole, negative or huge.
  ///
  /// - Throws: `.undecided` for a number that is not known exactly.
  public func arrayIndex(_ x: EnclosedReal) throws(ComputationFailure) -> Int? {
    if let failure = x.failure { throw failure }
    guard let value = x.fraction else {
      suspectsEquality = true
      throw .undecided(bits: bits)
    }
    return Int(exactly: value).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Whether a ball is so narrow, and so close to a number of few bits, that it may be that number.
  func seemsShort(_ ball: Ball) -> Bool {
    bits >= Self.conclusiveBits && !ball.isPoint
      && (isTiny(ball.radius, beside: .one) && ball.onlyMultipleOfHalf != nil
        || ball.suspectedValue != nil)
  }

  private func isTiny(_ radius: ErrorBound, beside size: ErrorBound) -> Bool {
    bits >= Self.conclusiveBits && radius <= (size + .one).scaled(byPowerOfTwo: -bits / 2)
  }

  /// The number of bits from which on numbers that agree in half of them are likely to be equal.
  private static let conclusiveBits = 1024
}
