import NumericCore

// The four operations on both parts of complex numbers. Parts that are the point 0 stay so.
extension BallArithmetic {
  func add(_ z: BallPair, _ w: BallPair) throws(NoBound) -> BallPair {
    BallPair(try sum(z.re, w.re), try sum(z.im, w.im))
  }

  func subtract(_ z: BallPair, _ w: BallPair) throws(NoBound) -> BallPair {
    BallPair(
      w.re.sign == 0 ? z.re : try subtract(z.re, w.re),
      w.im.sign == 0 ? z.im : try subtract(z.im, w.im))
  }

  private func sum(_ x: Ball, _ y: Ball) throws(NoBound) -> Ball {
    y.sign == 0 ? x : x.sign == 0 ? y : try add(x, y)
  }

  func multiply(_ z: BallPair, _ w: BallPair) throws(NoBound) -> BallPair {
    if w.isReal { return try multiply(z, by: w.re) }
    if z.isReal { return try multiply(w, by: z.re) }
    return BallPair(
      try differenceOfProducts(z.re, w.re, z.im, w.im),
      try sumOfProducts(z.re, w.im, z.im, w.re))
  }

  func multiply(_ z: BallPair, by x: Ball) throws(NoBound) -> BallPair {
    BallPair(try multiply(z.re, x), z.isReal ? z.im : try multiply(z.im, x))
  }

  func divide(_ z: BallPair, by x: Ball) throws(NoBound) -> BallPair {
    BallPair(try divide(z.re, x), z.isReal ? z.im : try divide(z.im, x))
  }

  /// z·w̄/|w|².
  func divide(_ z: BallPair, _ w: BallPair) throws(NoBound) -> BallPair {
    if w.isReal { return try divide(z, by: w.re) }
    let norm = try sumOfProducts(w.re, w.re, w.im, w.im)
    return try divide(try multiply(z, BallPair(w.re, w.im.negated)), by: norm)
  }

  /// z², of which the real part is x² − y².
  func square(_ z: BallPair) throws(NoBound) -> BallPair {
    if z.isReal { return BallPair(try square(z.re), z.im) }
    let product = try multiply(z.re, z.im)
    return BallPair(try differenceOfProducts(z.re, z.re, z.im, z.im), scale(product, 1))
  }
}
