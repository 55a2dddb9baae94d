internal import CMPFR
import NumericCore

/// The reals ball·2^exponent with an exponent of any size: an enclosure of a number that no `BigFloat` can hold.
///
/// e^(10²⁴) has an exponent of 81 bits. Quotients of such numbers are ordinary numbers again, and so are their logarithms.
/// The middle of the ball lies between ½ and 1 in magnitude, or is zero.
struct ScaledBall: Sendable {
  let ball: Ball
  let exponent: BigInteger

  init(_ ball: Ball, exponent: BigInteger = .zero) {
    guard let own = ball.middle.binaryExponent ?? ball.radius.ceilingExponent, own != .max else {
      (self.ball, self.exponent) = (ball, exponent)
      return
    }
    self.ball = ball.shifted(by: -own)
    self.exponent = exponent + BigInteger(own)
  }

  /// The exponents of numbers that a ball holds, with room on both sides for the error and the next operation.
  private static let ordinary = -(1 << 60)...1 << 60

  /// The same reals as a ball; nil if their exponent is beyond those of numbers.
  var narrowed: Ball? {
    if ball.isPoint, ball.middle.isZero { return ball }
    guard let exponent = Int(exactly: exponent), Self.ordinary ~= exponent else { return nil }
    return ball.shifted(by: exponent)
  }

  /// A ball around zero that contains the same reals; nil unless they are smaller than all numbers.
  var vanishing: Ball? {
    guard isVanishing else { return nil }
    return Ball(.zero, radius: Self.leastBound)
  }

  /// Whether the reals are closer to zero than 2^(1 − 2⁶⁰).
  var isVanishing: Bool {
    exponent < BigInteger(Self.ordinary.lowerBound) && ball.radius <= .one
  }

  /// Whether the reals are farther from zero than 2^(2⁶⁰ − 2).
  var isImmense: Bool {
    guard let least = ball.lowerMagnitude.floorExponent else { return false }
    return exponent > BigInteger(Self.ordinary.upperBound) && least >= -2
  }

  /// What is said of a number that is as small or as large.
  var rangeFailure: ComputationFailure {
    exponent.sign < 0
      ? .limit(LimitExceeded(limit: .range, allowed: .max)) : .exception(.overflow)
  }

  /// An e with |x| ≤ 2^e for all of the reals; nil for the point zero.
  var exponentBound: BigInteger? {
    ball.upperMagnitude.ceilingExponent.map { exponent + BigInteger($0) }
  }

  /// A bound of the magnitude, which is not less than ``leastBound``.
  var magnitudeBound: ErrorBound {
    guard let exponent = exponentBound else { return .zero }
    let least = BigInteger(Self.ordinary.lowerBound + 1)
    return Int(exactly: max(exponent, least)).map { .powerOfTwo($0) } ?? .infinite
  }

  /// A bound of every number that is smaller than all ordinary ones.
  static let leastBound = ErrorBound.powerOfTwo(ordinary.lowerBound + 1)

  /// −1 or 1 if every point has that sign, 0 for the point zero, nil otherwise.
  var sign: Int? { ball.sign }

  /// The reals times 2^count.
  func scaled(byPowerOfTwo count: Int) -> ScaledBall {
    ScaledBall(ball, exponent: exponent + BigInteger(count))
  }

  var negated: ScaledBall { ScaledBall(ball.negated, exponent: exponent) }
  var magnitude: ScaledBall { ScaledBall(ball.magnitude, exponent: exponent) }

  /// The reals and all that differ from one of them by at most the part `bound` of it.
  func widened(relatively bound: ErrorBound) -> ScaledBall? {
    ball.widened(by: ball.upperMagnitude * bound).map { ScaledBall($0, exponent: exponent) }
  }

  // MARK: - Arithmetic; nil where a divisor or a radicand may be zero

  /// The sum. Where the exponents differ by more than `bits` the smaller term adds to the radius alone.
  static func sum(_ x: ScaledBall, _ y: ScaledBall, bits: Int) -> ScaledBall? {
    if x.sign == 0 { return y }
    if y.sign == 0 { return x }
    let (large, small) = x.exponent >= y.exponent ? (x, y) : (y, x)
    let gap = large.exponent - small.exponent
    let sum: Ball?
    if let gap = Int(exactly: gap), gap <= bits + 64 {
      sum = Ball.sum(large.ball, small.ball.shifted(by: -gap), bits: bits)
    } else {
      let down = min(gap, BigInteger(ordinary.upperBound))
      sum = large.ball.widened(
        by: small.ball.upperMagnitude.scaled(byPowerOfTwo: -(Int(exactly: down) ?? 0)))
    }
    return sum.map { ScaledBall($0, exponent: large.exponent) }
  }

  static func product(_ x: ScaledBall, _ y: ScaledBall, bits: Int) -> ScaledBall? {
    Ball.product(x.ball, y.ball, bits: bits).map {
      ScaledBall($0, exponent: x.exponent + y.exponent)
    }
  }

  static func quotient(_ x: ScaledBall, _ y: ScaledBall, bits: Int) -> ScaledBall? {
    Ball.quotient(x.ball, y.ball, bits: bits).map {
      ScaledBall($0, exponent: x.exponent - y.exponent)
    }
  }

  /// √x, from √(m·2^(e mod 2)) and half of the rest of the exponent.
  func squareRoot(bits: Int) -> ScaledBall? {
    let odd = exponent.isOdd ? 1 : 0
    return Ball.compute(.sqrt, ball.shifted(by: odd), bits: bits).map {
      ScaledBall($0, exponent: (exponent - BigInteger(odd)).shiftedDown(1))
    }
  }

  /// ln x = ln m + e·ln 2 for x = m·2^e, which is an ordinary number for exponents of up to 2⁶⁰ bits.
  func logarithm(bits: Int) -> Ball? {
    guard let part = Ball.compute(.log, ball, bits: bits),
      let rest = Ball.product(Ball(whole: exponent), .logarithmOfTwo(bits: bits), bits: bits)
    else { return nil }
    return Ball.sum(rest, part, bits: bits)
  }

  /// e^x for an x with a radius of at most ⅛; nil for a larger one.
  ///
  /// e^x = 2^n·e^r with n = x/ln 2 rounded to a whole number and r = x − n·ln 2. For |x| < 2^e, |n| < 2^(e+1) and a logarithm
  /// of 2 with bits + e + 16 bits its error moves r by less than 2^−(bits+15).
  static func exponential(_ x: Ball, bits: Int) -> ScaledBall? {
    guard x.radius <= .powerOfTwo(-3) else { return nil }
    let size = max(x.middle.binaryExponent ?? 0, 0)
    let logarithm = Ball.logarithmOfTwo(bits: bits + size + 16)
    let count = BigFloat.make(bits: size + 8) { r in
      _ = mpfr_div(r, x.middle.operand, logarithm.middle.operand, MPFR_RNDN)
      return mpfr_rint(r, r, MPFR_RNDN)
    }
    let excess = Ball.rounded(bits: bits + 16) { r in
      mpfr_fms(r, count.operand, logarithm.middle.operand, x.middle.operand, MPFR_RNDN)
    }
    guard let rest = excess?.negated.widened(by: x.radius + .powerOfTwo(-bits - 15)),
      let power = Ball.compute(.exp, rest, bits: bits)
    else { return nil }
    return ScaledBall(power, exponent: BigInteger(whole: count))
  }
}

extension Ball {
  /// The ball times 2^count, without rounding.
  fileprivate func shifted(by count: Int) -> Ball {
    if count == 0 { return self }
    return Ball(
      BigFloat.make(bits: middle.precision.bits) { r in
        mpfr_mul_2si(r, middle.operand, count, MPFR_RNDN)
      }, radius: radius.scaled(byPowerOfTwo: count))
  }

  /// A whole number, without rounding.
  fileprivate init(whole: BigInteger) {
    self.init(BigFloat(BigRational(whole), precision: .bits(max(64, whole.magnitudeBits))))
  }

  /// ln 2 with half a unit in the last of `bits` bits.
  fileprivate static func logarithmOfTwo(bits: Int) -> Ball {
    Ball(
      BigFloat.make(bits: bits) { mpfr_const_log2($0, MPFR_RNDN) }, radius: .powerOfTwo(-bits - 1))
  }
}
