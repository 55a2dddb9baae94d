// Arithmetic, powers, exponentials and logarithms, part by part.
extension PartArithmetic {
  typealias Pair = (re: Term, im: Term)

  mutating func product(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
    let a = try compute(.multiply, z.re, isReal ? w.re : w.im)
    let b = try compute(.multiply, z.im, isReal ? w.im : w.re)
    return try compute(isReal ? .subtract : .add, a, b)
  }

  mutating func quotient(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
    if knownWhole(w.im) == 0 { return try compute(.divide, isReal ? z.re : z.im, w.re) }
    let a = try compute(.multiply, isReal ? z.re : z.im, w.re)
    let b = try compute(.multiply, isReal ? z.im : z.re, w.im)
    let norm = try sum(.square, w.re, .square, w.im)
    return try compute(.divide, try compute(isReal ? .add : .subtract, a, b), norm)
  }

  /// √z: the roots of half the sum and half the difference of |z| and |re z|.
  mutating func squareRoot(
    _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    let opposite = isReal ? try compute(.negate, x) : x
    let square: Term
    if knownWhole(y) == 0 {
      // Of ±x the one that is positive: |z| = |x| would have to be found out.
      square = try compute(.positiveDifference, try whole(0), opposite)
    } else {
      square = try half(try compute(.positiveDifference, try length(x, y), opposite))
    }
    let root = try compute(.sqrt, square)
    return isReal ? root : try compute(.copySign, root, try side(y))
  }

  /// z^w = exp(w·ln z), by products and square roots where w is known to be a small multiple of a power of 1/2.
  ///
  /// Other powers of complex numbers with finitely many bits have no such parts, but those of roots of unity and of numbers whose
  /// exponent of two is at least 2⁹.
  mutating func power(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
    let isRealExponent = knownWhole(w.im) == 0
    if isRealExponent, knownWhole(z.im) == 0, isKnownPositive(z.re) {
      return isReal ? try compute(.pow, z.re, w.re) : z.im
    }
    if isRealExponent {
      for halvings in 0...Self.mostRoots {
        guard let n = knownWhole(w.re, halvings: halvings), n.magnitude <= Self.mostFactors else {
          continue
        }
        var root = z
        for _ in 0..<halvings {
          root = (
            re: try squareRoot(root.re, root.im, true), im: try squareRoot(root.re, root.im, false)
          )
        }
        return try power(root, n, isReal)
      }
    }
    if knownWhole(z.re) == 0, knownWhole(z.im) == 0 {
      if isRealExponent { return isReal ? try compute(.pow, z.re, w.re) : z.im }
      // 0 where re w is positive: elsewhere the logarithm has no value, as the power has none.
      return try compute(.multiply, z.re, try compute(.log, w.re))
    }
    let angle = try self.angle(z.re, z.im)
    let length = try self.length(z.re, z.im)
    var turn = try compute(.multiply, w.re, angle)
    var size: Term
    if isRealExponent {
      size = try compute(.pow, length, w.re)
    } else {
      let logarithm = try compute(.log, length)
      let growth = try compute(.multiply, w.re, logarithm)
      size = try compute(
        .exp, try compute(.subtract, growth, try compute(.multiply, w.im, angle)))
      turn = try compute(.add, turn, try compute(.multiply, w.im, logarithm))
    }
    return try compute(.multiply, size, try compute(isReal ? .cos : .sin, turn))
  }

  /// The largest number of square roots that take the place of logarithms.
  static var mostRoots: Int { 8 }

  mutating func power(_ z: Pair, _ n: Int, _ isReal: Bool) throws(Failure) -> Term {
    if n == 0 { return try whole(isReal ? 1 : 0) }
    if knownWhole(z.im) == 0 { return isReal ? try compute(.pow, z.re, try whole(n)) : z.im }
    var result = z
    for bit in stride(
      from: (n.magnitude.bitWidth - n.magnitude.leadingZeroBitCount) - 2, through: 0, by: -1)
    {
      result = (
        re: try product(result, result, true), im: try product(result, result, false)
      )
      if n.magnitude >> UInt(bit) & 1 == 1 {
        result = (re: try product(result, z, true), im: try product(result, z, false))
      }
    }
    if n > 0 { return isReal ? result.re : result.im }
    return try quotient((re: try whole(1), im: try whole(0)), result, isReal)
  }

  /// re (e^z − 1) = (e^x − 1)·cos y − 2·sin²(y/2), which keeps its digits near 0.
  mutating func expMinusOne(
    _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    if !isReal { return try multiply(.exp, x, .sin, y) }
    let growth = try multiply(.expMinusOne, x, .cos, y)
    let square = try compute(.square, try compute(.sin, try half(y)))
    return try compute(.subtract, growth, try compute(.multiply, try whole(2), square))
  }

  /// re log(1 + z) = log(1 + x·(x + 2) + y²)/2, which keeps its digits near 0.
  mutating func logOnePlus(
    _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    if !isReal {
      return try compute(.atan2, try side(y), try compute(.add, try whole(1), x))
    }
    let product = try compute(.multiply, x, try compute(.add, x, try whole(2)))
    let excess = try compute(.add, product, try compute(.square, y))
    return try half(try compute(.logOnePlus, excess))
  }
}
