// The steps that compositions share.
extension PartArithmetic {
  /// |x + iy|, which is |x| or |y| where the other one is known to be 0.
  mutating func length(_ x: Term, _ y: Term) throws(Failure) -> Term {
    if knownWhole(y) == 0 { return try compute(.magnitude, x) }
    return knownWhole(x) == 0 ? try compute(.magnitude, y) : try compute(.hypot, x, y)
  }

  mutating func angle(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, try side(y), x)
  }

  /// The logarithm to a base for which there is a real function.
  mutating func logarithm(
    _ function: UnaryFunction, base: Int, _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    // The square of the length is a number of finitely many bits, at which the logarithm can be exact: |3 + i|² = 10.
    if isReal { return try half(try compute(function, try sum(.square, x, .square, y))) }
    return try compute(.divide, try angle(x, y), try compute(.log, try whole(base)))
  }

  mutating func opposite(unless isReal: Bool, _ x: Term) throws(Failure) -> Term {
    isReal ? x : try compute(.negate, x)
  }

  mutating func half(_ x: Term) throws(Failure) -> Term {
    try compute(.divide, x, try whole(2))
  }

  mutating func multiply(
    _ f: UnaryFunction, _ x: Term, _ g: UnaryFunction, _ y: Term
  ) throws(Failure) -> Term {
    try compute(.multiply, try compute(f, x), try compute(g, y))
  }

  mutating func sum(
    _ f: UnaryFunction, _ x: Term, _ g: UnaryFunction, _ y: Term
  ) throws(Failure) -> Term {
    try compute(.add, try compute(f, x), try compute(g, y))
  }
}
