import NumericCore

/// Elementary functions of complex numbers, both parts at once in balls: what one part has in common with the other is computed once.
/// Zeros have no sign, and count as +0.
///
/// Every formula but that of a logarithm near the unit circle is free of cancellation, or computes a difference that may cancel
/// from exact products. Where a ball is too wide nevertheless, rounding is not decided, and enclosures of single parts decide it.
struct ElementaryBalls {
  typealias NoBound = BallArithmetic.NoBound

  let real: BallArithmetic

  init(bits: Int) { real = BallArithmetic(bits: bits) }

  /// The most bits with which every step takes milliseconds. Beyond, the functions of single parts look at the limits of time.
  static let mostBits = 1 << 16

  /// Whether there is a formula for the function from which parts are likely to be rounded, and its steps need no limit.
  static func has(_ function: ComplexFunction, bits: Int) -> Bool {
    if bits > mostBits { return false }
    switch function {
    case .product, .cbrt, .expMinusOne, .logOnePlus: return false
    default: return function.isComposed
    }
  }

  /// The function at a number; the second operand is that of products, quotients and powers.
  func value(
    _ function: ComplexFunction, _ z: BallPair, _ w: BallPair?
  ) throws(NoBound) -> BallPair {
    let (re, im) = (z.re, z.im)
    switch function {
    case .product: return try real.multiply(z, try second(w))
    case .quotient: return try real.divide(z, try second(w))
    case .power: return try power(z, try second(w))
    case .cbrt: return try cubeRoot(re, im)
    case .sqrt: return try squareRoot(re, im)
    case .exp: return try exponential(re, im)
    case .expMinusOne: return try exponentialMinusOne(re, im)
    case .log: return try logarithm(re, im)
    case .log2: return try logarithm(re, im, base: 2)
    case .log10: return try logarithm(re, im, base: 10)
    case .sin, .cos, .tan, .sec, .csc, .cot: return try circular(function, re, im)
    // Of iz = −y + ix: sinh z = −i·sin iz and so on.
    case .sinh: return try circular(.sin, im.negated, re).overI
    case .cosh: return try circular(.cos, im.negated, re)
    case .tanh: return try circular(.tan, im.negated, re).overI
    case .sech: return try circular(.sec, im.negated, re)
    case .csch: return try circular(.csc, im.negated, re).timesI
    case .coth: return try circular(.cot, im.negated, re).timesI
    case .asin: return try arc(re, im).sine
    case .acos: return try arc(re, im).cosine
    case .asinh: return try arc(im.negated, re).sine.overI
    case .acosh:
      let cosine = try arc(re, im).cosine
      return im.middle.isNegative ? cosine.overI : cosine.timesI
    case .atan: return try arcTangent(re, im)
    case .atanh: return try arcTangent(im.negated, re).overI
    default: throw NoBound()
    }
  }

  private func second(_ w: BallPair?) throws(NoBound) -> BallPair {
    guard let w else { throw NoBound() }
    return w
  }

  /// ∛|z| at a third of the angle.
  private func cubeRoot(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    let distance = try real.squareRoot(try real.sumOfProducts(x, x, y, y))
    let length = try real.compute(.cbrt, distance)
    let third = try real.divide(try real.angle(y, x), Ball(.integer(3)))
    let angle = try real.sineAndCosine(third)
    return BallPair(
      try real.multiply(length, angle.cos), try real.multiply(length, angle.sin))
  }

  /// t = √((|z| + |x|)/2) and y/(2t), where t has the sign of y if it is the imaginary part.
  func squareRoot(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    guard let side = x.sign, side != 0 || y.sign != nil else { throw NoBound() }
    let length = try real.squareRoot(try real.sumOfProducts(x, x, y, y))
    let large = try real.squareRoot(real.scale(try real.add(length, x.magnitude), -1))
    let small = try real.divide(y, real.scale(large, 1))
    if side >= 0 { return BallPair(large, small) }
    guard let sign = y.sign else { throw NoBound() }
    return sign < 0 ? BallPair(small.negated, large.negated) : BallPair(small, large)
  }

  // MARK: - Exponentials and logarithms

  /// e^x·(cos y + i·sin y).
  func exponential(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    let length = try real.compute(.exp, x)
    let angle = try real.sineAndCosine(y)
    return BallPair(
      try real.multiply(length, angle.cos), try real.multiply(length, angle.sin))
  }

  /// (e^x − 1)·cos y − 2·sin²(y/2) and e^x·sin y.
  private func exponentialMinusOne(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    let angle = try real.sineAndCosine(y)
    let half = try real.compute(.sin, real.scale(y, -1))
    let growth = try real.multiply(try real.compute(.expMinusOne, x), angle.cos)
    return BallPair(
      try real.subtract(growth, real.scale(try real.square(half), 1)),
      try real.multiply(try real.compute(.exp, x), angle.sin))
  }

  /// The logarithm to a whole base, or the natural one.
  func logarithm(
    _ x: Ball, _ y: Ball, base: Int? = nil
  ) throws(NoBound) -> BallPair {
    let angle = try real.angle(y, x)
    let length = try logarithmOfLength(x, y)
    guard let base else { return BallPair(length, angle) }
    let divisor = try real.compute(.log, Ball(.integer(base)))
    return BallPair(try real.divide(length, divisor), try real.divide(angle, divisor))
  }

  /// ln |z|, from |z|² − 1 where |z|² is between ½ and 2.
  private func logarithmOfLength(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    let norm = try real.sumOfProducts(x, x, y, y)
    if 0...1 ~= (norm.middle.binaryExponent ?? 2) {
      let excess = try real.squaresMinusOne(x, y)
      if excess.middle.isNegative {
        // ln(1 − d) = −ln(1 + d/(1 − d)).
        let ratio = try real.divide(excess.negated, norm)
        return real.scale(try real.logOnePlus(ratio).negated, -1)
      }
      return real.scale(try real.logOnePlus(excess), -1)
    }
    return real.scale(try real.compute(.log, norm), -1)
  }
}
