import NumericCore

/// Elementary functions of complex numbers whose parts are not zero, both parts at once in balls: what one part has in common with
/// the other is computed once.
///
/// Every formula but that of a logarithm near the unit circle is free of cancellation, or computes a difference that may cancel
/// from exact products. Where a ball is too wide nevertheless, rounding is not decided, and enclosures of single parts decide it.
struct ElementaryBalls {
  typealias NoBound = BallArithmetic.NoBound

  let real: BallArithmetic

  init(bits: Int) { real = BallArithmetic(bits: bits) }

  /// Whether there is a formula for the function.
  static func has(_ function: ComplexFunction) -> Bool {
    switch function {
    case .product, .cbrt, .expMinusOne, .logOnePlus: false
    default: function.isComposed
    }
  }

  /// The function at a number; the second operand is that of quotients and powers.
  func value(
    _ function: ComplexFunction, _ z: BigFloat.Parts, _ w: BigFloat.Parts?
  ) throws(NoBound) -> BallPair {
    if let w { return function == .quotient ? try quotient(z, w) : try power(z, w) }
    let (re, im) = z
    switch function {
    case .sqrt: return try squareRoot(re, im)
    case .exp: return try exponential(Ball(re), Ball(im))
    case .log: return try logarithm(re, im)
    case .log2: return try logarithm(re, im, base: 2)
    case .log10: return try logarithm(re, im, base: 10)
    case .sin, .cos, .tan, .sec, .csc, .cot: return try circular(function, re, im)
    // Of iz = −y + ix: sinh z = −i·sin iz and so on.
    case .sinh: return try circular(.sin, -im, re).overI
    case .cosh: return try circular(.cos, -im, re)
    case .tanh: return try circular(.tan, -im, re).overI
    case .sech: return try circular(.sec, -im, re)
    case .csch: return try circular(.csc, -im, re).timesI
    case .coth: return try circular(.cot, -im, re).timesI
    case .asin: return try arc(re, im).sine
    case .acos: return try arc(re, im).cosine
    case .asinh: return try arc(-im, re).sine.overI
    case .acosh:
      let cosine = try arc(re, im).cosine
      return im.isNegative ? cosine.overI : cosine.timesI
    case .atan: return try arcTangent(re, im)
    case .atanh: return try arcTangent(-im, re).overI
    default: throw NoBound()
    }
  }

  // MARK: - Arithmetic

  /// z·w̄/|w|².
  private func quotient(
    _ z: BigFloat.Parts, _ w: BigFloat.Parts
  ) throws(NoBound) -> BallPair {
    let norm = try real.sumOfProducts(w.real, w.real, w.imaginary, w.imaginary)
    return BallPair(
      try real.divide(try real.sumOfProducts(z.real, w.real, z.imaginary, w.imaginary), norm),
      try real.divide(try real.differenceOfProducts(z.imaginary, w.real, z.real, w.imaginary), norm)
    )
  }

  /// t = √((|z| + |x|)/2) and y/(2t).
  private func squareRoot(_ x: BigFloat, _ y: BigFloat) throws(NoBound) -> BallPair {
    let length = try real.squareRoot(try real.sumOfProducts(x, x, y, y))
    let large = try real.squareRoot(
      real.scale(try real.add(length, Ball(x.magnitude)), -1))
    let small = try real.divide(Ball(y.magnitude), real.scale(large, 1))
    let (re, im) = x.isNegative ? (small, large) : (large, small)
    return BallPair(re, y.isNegative ? im.negated : im)
  }

  // MARK: - Exponentials and logarithms

  /// e^x·(cos y + i·sin y).
  private func exponential(_ x: Ball, _ y: Ball) throws(NoBound) -> BallPair {
    let length = try real.compute(.exp, x)
    let angle = try real.sineAndCosine(y)
    return BallPair(
      try real.multiply(length, angle.cos), try real.multiply(length, angle.sin))
  }

  /// The logarithm to a whole base, or the natural one.
  private func logarithm(
    _ x: BigFloat, _ y: BigFloat, base: Int? = nil
  ) throws(NoBound) -> BallPair {
    let angle = try real.angle(Ball(y), Ball(x))
    let length = try logarithmOfLength(x, y)
    guard let base else { return BallPair(length, angle) }
    let divisor = try real.compute(.log, Ball(.integer(base)))
    return BallPair(try real.divide(length, divisor), try real.divide(angle, divisor))
  }

  /// ln |z|, from |z|² − 1 where |z|² is between ½ and 2.
  private func logarithmOfLength(_ x: BigFloat, _ y: BigFloat) throws(NoBound) -> Ball {
    let norm = try real.sumOfProducts(x, x, y, y)
    if 0...1 ~= (norm.middle.binaryExponent ?? 2) {
      let excess = try real.squaresMinusOne(x, y)
      if excess.sign == 1 { return real.scale(try real.logOnePlus(excess), -1) }
      if excess.sign == -1 {
        // ln(1 − d) = −ln(1 + d/(1 − d)) for d < ½.
        let ratio = try real.divide(excess.negated, norm)
        return real.scale(try real.logOnePlus(ratio).negated, -1)
      }
    }
    return real.scale(try real.compute(.log, norm), -1)
  }

  /// e^(w·ln z).
  ///
  /// An error of the exponent is one of the part of the result: its bits before the point are added to those of the logarithm.
  private func power(
    _ z: BigFloat.Parts, _ w: BigFloat.Parts
  ) throws(NoBound) -> BallPair {
    let logarithmBound = max(z.real.exponentMagnitude, z.imaginary.exponentMagnitude) + 4
    let size =
      max(w.real.binaryExponent ?? 0, w.imaginary.binaryExponent ?? 0)
      + UInt.bitWidth - logarithmBound.leadingZeroBitCount
    guard size <= 64 else { throw NoBound() }
    let wide = ElementaryBalls(bits: real.bits + max(size, 0) + 4)
    let logarithm = try wide.logarithm(z.real, z.imaginary)
    let (u, v) = (Ball(w.real), Ball(w.imaginary))
    if w.imaginary.isZero {
      return try exponential(
        try wide.real.multiply(u, logarithm.re), try wide.real.multiply(u, logarithm.im))
    }
    let re = try wide.real.subtract(
      try wide.real.multiply(u, logarithm.re), try wide.real.multiply(v, logarithm.im))
    let im = try wide.real.add(
      try wide.real.multiply(u, logarithm.im), try wide.real.multiply(v, logarithm.re))
    return try exponential(re, im)
  }
}

extension BigFloat {
  fileprivate var exponentMagnitude: UInt { (binaryExponent ?? 0).magnitude }
}
