import NumericCore

// What hypergeometric functions share: how many bits to compute with, and operands for which there is nothing to compute.
extension OutwardContext {
  /// A value that is computed with more bits until all but eight of this precision are certain, for exact operands. Results are
  /// rounded to more than eight bits less.
  ///
  /// Terms that cancel lose bits, which the first result shows; the bits are bounded for values that may be 0.
  func refined(
    _ operands: [ComplexInterval], extra: Int = 0,
    _ body: (OutwardContext) throws(LimitExceeded) -> ComplexBall
  ) throws(LimitExceeded) -> ComplexBall {
    let isExact = operands.allSatisfy(\.isPoint)
    let (target, most) = (precision.bits - 8, 16 * precision.bits + 4096 + 2 * extra)
    var bits = precision.bits + 14 + extra
    var isRepeated = false
    while true {
      let value = try body(try with(bits: bits))
      let accuracy = value.accuracy
      if accuracy >= target || bits >= most || !isExact { return value }
      if !value.isBounded, isRepeated { return value }
      isRepeated = true
      bits = accuracy > 0 ? bits + (target - accuracy) + 16 : 2 * bits
    }
  }

  /// The bits that a sum of two parts is expected to lose; of rectangles no more than matter for what their widths leave.
  func bounded(loss: Int, _ operands: [ComplexInterval]) -> Int {
    operands.allSatisfy(\.isPoint) ? loss : min(loss, precision.bits + 256)
  }

  /// Whether an asymptotic series gave enough, or nothing else would give more: the width of operands is lost in Taylor series.
  func isTrusted(_ value: ComplexBall, _ operands: [ComplexInterval], _ z: ComplexInterval) -> Bool
  {
    value.accuracy > precision.bits / 2 || bits(ofExponential: ball(z)) == 0
      || (value.isBounded && !operands.allSatisfy(\.isPoint))
  }

  /// Whether the least term of an asymptotic series at z, which is about e^−|z|, is below the precision.
  func isFarOut(_ z: ComplexInterval) -> Bool {
    guard let exponent = ball(z).lowerMagnitude.floorExponent else { return false }
    return exponent > 40 || Double(ball(z).lowerMagnitude) > 0.7 * Double(precision.bits)
  }

  /// The rectangle of a result, with an imaginary part that is 0 where it is known to be.
  func result(_ value: ComplexBall, isReal: Bool) -> ComplexInterval {
    guard value.isBounded else { return .entire }
    let both = rectangle(value)
    return ComplexInterval(rounded(both.re), isReal ? integer(0) : rounded(both.im))
  }

  /// The number of bits that terms of the size of e^|x| take; 0 where that are too many to compute with.
  func bits(ofExponential x: ComplexBall) -> Int {
    guard let size = x.upperMagnitude.ceilingExponent, size <= 15 else { return 0 }
    return Int(Double(x.upperMagnitude.number) * 1.4427) + 1
  }
}
