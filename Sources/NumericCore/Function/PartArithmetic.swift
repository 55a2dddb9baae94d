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
  /// A part of a function that has no composition.
  mutating func uncomposed(_ part: PartFunction, _ x: [Term]) throws(Failure) -> Term
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
  ///
  /// It exists once for all arithmetics, because copies would be 10 kB of the installed command each.
  @_semantics("optimize.sil.specialize.generic.never")
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
    default: return try uncomposed(part, x)
    }
  }
}
