import NumericCore

// Functions that keep the deviation from a fraction. Those without a rule here have a ball alone.
extension PerturbedRational {
  /// A function of a fraction with a deviation. Where the fraction of the result is 0, its deviation is all of it; nil without a
  /// rule.
  static func compute(_ function: UnaryFunction, _ x: Self, bits: Int) -> Self? {
    switch function {
    case .negate: x.negated
    case .magnitude: x.base.sign < 0 ? x.negated : x
    case .square: product(x, x, bits: bits)
    case .sqrt: x.power(.quotient(1, 2, bits: bits), bits: bits)
    case .cbrt: x.power(.quotient(1, 3, bits: bits), bits: bits)
    case .reciprocalSqrt: x.power(.quotient(-1, 2, bits: bits), bits: bits)
    case .log: x.logarithm
    case .log2: x.logarithm?.divided(byLogarithmOf: 2, bits: bits)
    case .log10: x.logarithm?.divided(byLogarithmOf: 10, bits: bits)
    default: nil
    }
  }

  /// A function that is 1 at 0, next to it.
  static func compute(_ function: UnaryFunction, nextToZero x: ScaledBall, bits: Int) -> Self? {
    let x = Self(base: .zero, deviation: x)
    switch function {
    case .exp: return x.nextToOne
    case .exp2: return x.times(logarithmOf: 2, bits: bits)?.nextToOne
    case .exp10: return x.times(logarithmOf: 10, bits: bits)?.nextToOne
    case .cosh: return x.cosine(sign: 1, bits: bits)
    case .cos: return x.cosine(sign: -1, bits: bits)
    default: return nil
    }
  }

  static func compute(_ function: BinaryFunction, _ x: Self, _ y: Self, bits: Int) -> Self? {
    switch function {
    case .add: sum(x, y, bits: bits)
    case .subtract: sum(x, y.negated, bits: bits)
    case .multiply: product(x, y, bits: bits)
    case .divide: quotient(x, y, bits: bits)
    default: nil
    }
  }

  /// (1 + δ)^y = e^(y·ln(1 + δ)) for a y of any size.
  ///
  /// The exponential of a number takes as many bits as that has before the point, which are bounded by those of the step.
  func power(_ y: ScaledBall?, bits: Int) -> Self? {
    guard let y, let logarithm = logarithm,
      let product = ScaledBall.product(y, logarithm.deviation, bits: bits)
    else { return nil }
    if let exponent = product.exponentBound, exponent < BigInteger(-bits) {
      return Self(base: .zero, deviation: product).nextToOne
    }
    guard let index = product.narrowed, (index.middle.binaryExponent ?? 0) <= bits else {
      return nil
    }
    return ScaledBall.exponential(index, bits: bits).map { Self(base: .zero, deviation: $0) }
  }

  /// (c + δ)^n = c^n·(1 + δ/c)^n for a whole n.
  func power(_ index: Int, bits: Int) -> Self? {
    var limits = Limits()
    limits.precision = Self.mostBits
    guard let factor = try? BigRational.pow(base, index, limits: limits) else { return nil }
    let exact = Self(base: base, deviation: .zero)
    return Self.quotient(self, exact, bits: bits)?
      .power(ScaledBall(Ball(.integer(index))), bits: bits)
      .flatMap { Self.product($0, Self(base: factor, deviation: .zero), bits: bits) }
  }

  /// x^δ = e^(δ·ln x) for a positive x.
  static func power(of x: ScaledBall, _ deviation: ScaledBall, bits: Int) -> Self? {
    guard x.sign == 1, let logarithm = x.logarithm(bits: bits),
      let product = ScaledBall.product(deviation, ScaledBall(logarithm), bits: bits),
      let exponent = product.exponentBound, exponent < BigInteger(-bits)
    else { return nil }
    return Self(base: .zero, deviation: product).nextToOne
  }

  /// Functions with a limit for arguments far out, from which they differ by less than numbers of few bits tell.
  ///
  /// e^x − 1 = −1 + e^x, tanh x = 1 − 2/(e^2x + 1), coth x = 1 + 2/(e^2x − 1); the last two are odd.
  static func farOut(_ function: UnaryFunction, _ x: Ball, bits: Int) -> Self? {
    guard let sign = x.sign, sign != 0 else { return nil }
    let one = ScaledBall(Ball(.integer(1)))
    if function == .expMinusOne {
      if sign > 0 { return nil }
      return ScaledBall.exponential(x, bits: bits).map { Self(base: -.one, deviation: $0) }
    }
    guard function == .tanh || function == .coth,
      let twice = ScaledBall(x.magnitude).scaled(byPowerOfTwo: 1).narrowed,
      let power = ScaledBall.exponential(twice, bits: bits),
      let sum = ScaledBall.sum(power, function == .tanh ? one : one.negated, bits: bits),
      let deviation = ScaledBall.quotient(one.scaled(byPowerOfTwo: 1), sum, bits: bits)
    else { return nil }
    let limit = Self(base: .one, deviation: function == .tanh ? deviation.negated : deviation)
    return sign > 0 ? limit : limit.negated
  }

  // MARK: - Next to 0 and 1

  /// ln(1 + δ).
  private var logarithm: Self? {
    guard base == .one else { return nil }
    return deviation.likeIdentity.map { Self(base: .zero, deviation: $0) }
  }

  /// e^δ = 1 + (e^δ − 1).
  private var nextToOne: Self? {
    deviation.likeIdentity.map { Self(base: .one, deviation: $0) }
  }

  private func times(logarithmOf base: Int, bits: Int) -> Self? {
    Ball.compute(.log, Ball(.integer(base)), bits: bits)
      .flatMap { ScaledBall.product(deviation, ScaledBall($0), bits: bits) }
      .map { Self(base: .zero, deviation: $0) }
  }

  private func divided(byLogarithmOf base: Int, bits: Int) -> Self? {
    Ball.compute(.log, Ball(.integer(base)), bits: bits)
      .flatMap { ScaledBall.quotient(deviation, ScaledBall($0), bits: bits) }
      .map { Self(base: .zero, deviation: $0) }
  }

  /// cos δ = 1 − 2·sin²(δ/2), and cosh δ = 1 + 2·sinh²(δ/2).
  private func cosine(sign: Int, bits: Int) -> Self? {
    deviation.scaled(byPowerOfTwo: -1).likeIdentity
      .flatMap { ScaledBall.product($0, $0, bits: bits) }
      .map {
        let square = $0.scaled(byPowerOfTwo: 1)
        return Self(base: .one, deviation: sign > 0 ? square : square.negated)
      }
  }
}

extension ScaledBall {
  fileprivate static func quotient(_ numerator: Int, _ denominator: Int, bits: Int) -> ScaledBall? {
    quotient(
      ScaledBall(Ball(.integer(numerator))), ScaledBall(Ball(.integer(denominator))), bits: bits)
  }

  /// A function with f(x) = x·(1 + t) and |t| ≤ |x| for |x| ≤ ½: e^x − 1, ln(1 + x), sin, sinh.
  fileprivate var likeIdentity: ScaledBall? {
    magnitudeBound < .one ? widened(relatively: magnitudeBound) : nil
  }
}
