/// Real arithmetic in which parts of complex functions are composed of real functions.
///
/// Exact evaluation, enclosures and backends without functions of their own use the same compositions.
public protocol PartArithmetic {
  /// The numbers, or what stands for them.
  associatedtype Term
  /// The error of a computation that was given up.
  associatedtype Failure: Error

  /// A function of one number.
  mutating func compute(_ function: UnaryFunction, _ x: Term) throws(Failure) -> Term
  /// A function of two numbers.
  mutating func compute(_ function: BinaryFunction, _ x: Term, _ y: Term) throws(Failure) -> Term
  /// A small whole number.
  mutating func whole(_ number: Int) throws(Failure) -> Term
  /// The small whole number that a term becomes if it is multiplied by 2 to the power `halvings`; nil if it is none or that is
  /// not known.
  func knownWhole(_ x: Term, halvings: Int) -> Int?
  /// Whether a term is known to be positive.
  func isKnownPositive(_ x: Term) -> Bool
  /// The largest exponent for which products take the place of logarithms.
  static var mostFactors: Int { get }
  /// The term whose sign chooses the side of a cut: the same with zero as +0, where zeros have no sign.
  mutating func side(_ x: Term) throws(Failure) -> Term
}

extension PartArithmetic {
  func knownWhole(_ x: Term) -> Int? { knownWhole(x, halvings: 0) }

  /// By default no sign is known.
  public func isKnownPositive(_ x: Term) -> Bool { false }

  /// By default numbers have a limited length, so that products cost little.
  public static var mostFactors: Int { 1 << 40 }

  /// By default zeros have signs.
  public func side(_ x: Term) throws(Failure) -> Term { x }
}

extension PartArithmetic {
  /// The part of a function, of as many terms as it has operands.
  ///
  /// Every composition is an identity of real numbers. Where a difference cannot be negative, it is a positive difference, so
  /// that its root is defined however little is known of the operands.
  public mutating func compose(_ part: PartFunction, _ x: [Term]) throws(Failure) -> Term {
    let isReal = part.part == .real
    switch part.function {
    case .product: return try product((x[0], x[1]), (x[2], x[3]), isReal)
    case .quotient: return try quotient((x[0], x[1]), (x[2], x[3]), isReal)
    case .power: return try power((x[0], x[1]), (x[2], x[3]), isReal)
    case .sqrt: return try squareRoot(x[0], x[1], isReal)
    case .exp: return try multiply(.exp, x[0], isReal ? .cos : .sin, x[1])
    case .cbrt:
      let angle = try compute(.divide, try self.angle(x[0], x[1]), try whole(3))
      return try multiply(.cbrt, try length(x[0], x[1]), isReal ? .cos : .sin, angle)
    case .log: return isReal ? try compute(.log, try length(x[0], x[1])) : try angle(x[0], x[1])
    case .log2: return try logarithm(.log2, base: 2, x[0], x[1], isReal)
    case .log10: return try logarithm(.log10, base: 10, x[0], x[1], isReal)
    case .expMinusOne: return try expMinusOne(x[0], x[1], isReal)
    case .logOnePlus: return try logOnePlus(x[0], x[1], isReal)
    case .sin: return try multiply(isReal ? .sin : .cos, x[0], isReal ? .cosh : .sinh, x[1])
    case .cos:
      if isReal { return try multiply(.cos, x[0], .cosh, x[1]) }
      return try compute(.negate, try multiply(.sin, x[0], .sinh, x[1]))
    case .sinh: return try multiply(isReal ? .sinh : .cosh, x[0], isReal ? .cos : .sin, x[1])
    case .cosh: return try multiply(isReal ? .cosh : .sinh, x[0], isReal ? .cos : .sin, x[1])
    case .tan: return try tangent(x[0], x[1], isReal)
    case .tanh: return try tangent(x[1], x[0], !isReal)
    case .cot: return try cotangent(x[0], x[1], isReal)
    // coth z = i·cot iz.
    case .coth: return try compute(.negate, try cotangent(x[1], x[0], !isReal))
    // The squares of the lengths are those of cos z = cosh iz and of sin z = −i·sinh iz.
    case .sec: return try reciprocal(.cos, x, .cos, x[0], x[1], isReal)
    case .csc: return try reciprocal(.sin, x, .sin, x[0], x[1], isReal)
    case .sech: return try reciprocal(.cosh, x, .cos, x[1], x[0], isReal)
    case .csch: return try reciprocal(.sinh, x, .sin, x[1], x[0], isReal)
    case .asin: return isReal ? try arcSine(x[0], x[1]) : try arcLength(x[0], x[1], sign: x[1])
    case .acos:
      if isReal { return try arcCosine(x[0], x[1]) }
      return try compute(.negate, try arcLength(x[0], x[1], sign: x[1]))
    // asinh z = −i·asin(iz), acosh z = ±i·acos z.
    case .asinh: return isReal ? try arcLength(x[1], x[0], sign: x[0]) : try arcSine(x[1], x[0])
    case .acosh:
      if isReal { return try arcLength(x[0], x[1], sign: nil) }
      return try compute(.copySign, try arcCosine(x[0], x[1]), try side(x[1]))
    case .atan: return isReal ? try halfAngle(x[0], x[1]) : try halfRatio(x[1], x[0])
    case .atanh: return isReal ? try halfRatio(x[0], x[1]) : try halfAngle(x[1], x[0])
    }
  }

  private typealias Pair = (re: Term, im: Term)

  // MARK: - Arithmetic

  private mutating func product(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
    let a = try compute(.multiply, z.re, isReal ? w.re : w.im)
    let b = try compute(.multiply, z.im, isReal ? w.im : w.re)
    return try compute(isReal ? .subtract : .add, a, b)
  }

  private mutating func quotient(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
    if knownWhole(w.im) == 0 { return try compute(.divide, isReal ? z.re : z.im, w.re) }
    let a = try compute(.multiply, isReal ? z.re : z.im, w.re)
    let b = try compute(.multiply, isReal ? z.im : z.re, w.im)
    let norm = try sum(.square, w.re, .square, w.im)
    return try compute(.divide, try compute(isReal ? .add : .subtract, a, b), norm)
  }

  /// √z: the roots of half the sum and half the difference of |z| and |re z|.
  private mutating func squareRoot(
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
  private mutating func power(_ z: Pair, _ w: Pair, _ isReal: Bool) throws(Failure) -> Term {
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
  private static var mostRoots: Int { 8 }

  private mutating func power(_ z: Pair, _ n: Int, _ isReal: Bool) throws(Failure) -> Term {
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
  private mutating func expMinusOne(
    _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    if !isReal { return try multiply(.exp, x, .sin, y) }
    let growth = try multiply(.expMinusOne, x, .cos, y)
    let square = try compute(.square, try compute(.sin, try half(y)))
    return try compute(.subtract, growth, try compute(.multiply, try whole(2), square))
  }

  /// re log(1 + z) = log(1 + x·(x + 2) + y²)/2, which keeps its digits near 0.
  private mutating func logOnePlus(
    _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    if !isReal {
      return try compute(.atan2, try side(y), try compute(.add, try whole(1), x))
    }
    let product = try compute(.multiply, x, try compute(.add, x, try whole(2)))
    let excess = try compute(.add, product, try compute(.square, y))
    return try half(try compute(.logOnePlus, excess))
  }

  // MARK: - Circular and hyperbolic functions

  /// cot(x + iy) = (sin x·cos x − i·sinh y·cosh y)/(sin² x + sinh² y).
  private mutating func cotangent(_ x: Term, _ y: Term, _ isReal: Bool) throws(Failure) -> Term {
    let numerator =
      isReal
      ? try multiply(.sin, x, .cos, x) : try compute(.negate, try multiply(.sinh, y, .cosh, y))
    return try compute(
      .divide, numerator, try sum(.square, try compute(.sin, x), .square, try compute(.sinh, y)))
  }

  /// The reciprocal of a function whose squared length is f² x + sinh² y.
  private mutating func reciprocal(
    _ function: ComplexFunction, _ z: [Term], _ f: UnaryFunction, _ x: Term, _ y: Term,
    _ isReal: Bool
  ) throws(Failure) -> Term {
    let part = try compose(PartFunction(function, isReal ? .real : .imaginary), z)
    let norm = try sum(.square, try compute(f, x), .square, try compute(.sinh, y))
    return try opposite(unless: isReal, try compute(.divide, part, norm))
  }

  /// tan(x + iy) = (sin x·cos x + i·sinh y·cosh y)/(cos² x + sinh² y), whose denominator has no cancellation.
  private mutating func tangent(_ x: Term, _ y: Term, _ isReal: Bool) throws(Failure) -> Term {
    let numerator =
      isReal ? try multiply(.sin, x, .cos, x) : try multiply(.sinh, y, .cosh, y)
    let (cosine, sine) = (try compute(.cos, x), try compute(.sinh, y))
    return try compute(.divide, numerator, try sum(.square, cosine, .square, sine))
  }

  // With A = (|z + 1| + |z − 1|)/2 the ellipse through z with the foci ±1 has the half axes A and √(A² − 1); hence
  // re asin z = asin(x/A) and im asin z = ±acosh A. (T. E. Hull, T. F. Fairgrieve and P. T. P. Tang, Implementing the complex
  // arcsine and arccosine functions using exception handling, ACM TOMS 23(3), 1997.)

  private mutating func halfAxis(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let one = try whole(1)
    let far = try length(try compute(.add, x, one), y)
    let near = try length(try compute(.subtract, x, one), y)
    return try half(try compute(.add, far, near))
  }

  /// asin(x/A), as the angle of the point (√(A² − x²), x).
  private mutating func arcSine(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, x, try otherLeg(x, y))
  }

  /// acos(x/A).
  private mutating func arcCosine(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, try otherLeg(x, y), x)
  }

  private mutating func otherLeg(_ x: Term, _ y: Term) throws(Failure) -> Term {
    // For y = 0 the half axis is the larger one of |x| and 1.
    let axis = knownWhole(y) == 0 ? try whole(1) : try halfAxis(x, y)
    let square = try compute(
      .positiveDifference, try compute(.square, axis), try compute(.square, x))
    return try compute(.sqrt, square)
  }

  /// acosh A = 2·asinh √((A − 1)/2), with the sign of a term.
  private mutating func arcLength(
    _ x: Term, _ y: Term, sign: Term?
  ) throws(Failure) -> Term {
    let axis = knownWhole(y) == 0 ? try compute(.magnitude, x) : try halfAxis(x, y)
    let excess = try compute(.positiveDifference, axis, try whole(1))
    let half = try compute(.asinh, try compute(.sqrt, try half(excess)))
    let length = try compute(.multiply, try whole(2), half)
    guard let sign else { return length }
    return try compute(.copySign, length, try side(sign))
  }

  /// re atan(x + iy) = atan2(2x, 1 − x² − y²)/2.
  private mutating func halfAngle(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let norm = try sum(.square, x, .square, y)
    let other = try compute(.subtract, try whole(1), norm)
    return try half(try compute(.atan2, try compute(.multiply, try whole(2), try side(x)), other))
  }

  /// im atan(y + ix) = atanh(2x/(1 + x² + y²))/2.
  private mutating func halfRatio(_ x: Term, _ y: Term) throws(Failure) -> Term {
    let norm = try sum(.square, x, .square, y)
    let divisor = try compute(.add, try whole(1), norm)
    let ratio = try compute(.divide, try compute(.multiply, try whole(2), x), divisor)
    return try half(try compute(.atanh, ratio))
  }

  // MARK: - Steps

  /// |x + iy|, which is |x| or |y| where the other one is known to be 0.
  private mutating func length(_ x: Term, _ y: Term) throws(Failure) -> Term {
    if knownWhole(y) == 0 { return try compute(.magnitude, x) }
    return knownWhole(x) == 0 ? try compute(.magnitude, y) : try compute(.hypot, x, y)
  }

  private mutating func angle(_ x: Term, _ y: Term) throws(Failure) -> Term {
    try compute(.atan2, try side(y), x)
  }

  /// The logarithm to a base for which there is a real function.
  private mutating func logarithm(
    _ function: UnaryFunction, base: Int, _ x: Term, _ y: Term, _ isReal: Bool
  ) throws(Failure) -> Term {
    if isReal { return try compute(function, try length(x, y)) }
    return try compute(.divide, try angle(x, y), try compute(.log, try whole(base)))
  }

  private mutating func opposite(unless isReal: Bool, _ x: Term) throws(Failure) -> Term {
    isReal ? x : try compute(.negate, x)
  }

  private mutating func half(_ x: Term) throws(Failure) -> Term {
    try compute(.divide, x, try whole(2))
  }

  private mutating func multiply(
    _ f: UnaryFunction, _ x: Term, _ g: UnaryFunction, _ y: Term
  ) throws(Failure) -> Term {
    try compute(.multiply, try compute(f, x), try compute(g, y))
  }

  private mutating func sum(
    _ f: UnaryFunction, _ x: Term, _ g: UnaryFunction, _ y: Term
  ) throws(Failure) -> Term {
    try compute(.add, try compute(f, x), try compute(g, y))
  }
}
