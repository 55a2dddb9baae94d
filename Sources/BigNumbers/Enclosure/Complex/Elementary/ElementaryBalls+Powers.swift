import NumericCore

// Powers: by multiplication for whole exponents, by logarithms for others.
extension ElementaryBalls {
  /// e^(w·ln z).
  ///
  /// An error of the exponent is one of the part of the result: its bits before the point are added to those of the logarithm.
  func power(_ z: BallPair, _ w: BallPair) throws(NoBound) -> BallPair {
    if w.isReal, w.re.isPoint {
      if w.re.middle.isInteger {
        // A power of a real number is real, which logarithms do not show.
        guard let n = wholeExponent(w.re.middle) else { throw NoBound() }
        return try power(z, n)
      }
      // Half of an odd number is cheaper by a root than by logarithms.
      let double = w.re.middle.scaled(1)
      if double.isInteger, let n = wholeExponent(double), n.magnitude <= Self.greatestHalf {
        let wide = ElementaryBalls(bits: real.bits + 8)
        return try power(try wide.squareRoot(z.re, z.im), n)
      }
    }
    let logarithmBound = max(z.re.exponentMagnitude, z.im.exponentMagnitude) + 4
    let size =
      max(w.re.middle.binaryExponent ?? 0, w.im.middle.binaryExponent ?? 0)
      + UInt.bitWidth - logarithmBound.leadingZeroBitCount
    guard size <= 64 else { throw NoBound() }
    let wide = ElementaryBalls(bits: real.bits + max(size, 0) + 4)
    let logarithm = try wide.logarithm(z.re, z.im)
    if w.im.sign == 0 {
      return try exponential(
        try wide.real.multiply(w.re, logarithm.re), try wide.real.multiply(w.re, logarithm.im))
    }
    return try exponential(
      try wide.real.differenceOfProducts(w.re, logarithm.re, w.im, logarithm.im),
      try wide.real.sumOfProducts(w.re, logarithm.im, w.im, logarithm.re))
  }

  /// A whole exponent of a power by multiplication; nil for others.
  private func wholeExponent(_ x: BigFloat) -> Int? {
    if x.isZero { return 0 }
    guard let n = x.signedWord, n.magnitude <= Self.greatestIndex else { return nil }
    return n
  }

  /// The largest power of a square root: up to it, multiplications take less time than logarithms and exponentials.
  private static let greatestHalf = 15
  /// The largest whole exponent of a power by multiplication.
  private static let greatestIndex = 1 << 10

  /// zⁿ by repeated squaring, with a bit more for each factor that an error may double.
  private func power(_ z: BallPair, _ n: Int) throws(NoBound) -> BallPair {
    let wide = BallArithmetic(
      bits: real.bits + 2 * n.magnitude.bitWidth - 2 * n.magnitude.leadingZeroBitCount + 4)
    let one = BallPair(Ball(.integer(1)), Ball(.zero))
    if n == 0 { return one }
    var (square, rest) = (z, n.magnitude)
    while rest & 1 == 0 {
      square = try wide.square(square)
      rest >>= 1
    }
    var result = square
    while rest > 1 {
      square = try wide.square(square)
      rest >>= 1
      if rest & 1 == 1 { result = try wide.multiply(result, square) }
    }
    return n < 0 ? try wide.divide(one, result) : result
  }
}

extension Ball {
  fileprivate var exponentMagnitude: UInt { (middle.binaryExponent ?? 0).magnitude }
}
