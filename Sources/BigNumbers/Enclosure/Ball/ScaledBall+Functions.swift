internal import CMPFR
import NumericCore

// Functions whose value, or whose argument, may be beyond the exponents of numbers. Those without a rule here have no
// enclosure there.
extension ScaledBall {
  /// What is known of a function of such numbers.
  enum Image {
    case enclosed(ScaledBall)
    /// The operands are too wide.
    case blocked
    /// There is no rule.
    case unknown

    init(_ ball: ScaledBall?) { self = ball.map { .enclosed($0) } ?? .blocked }
    init(_ ball: Ball?) { self.init(ball.map { ScaledBall($0) }) }
  }

  // MARK: - Functions of one number

  static func compute(_ function: UnaryFunction, _ x: ScaledBall, bits: Int) -> Image {
    switch function {
    case .negate: return .enclosed(x.negated)
    case .magnitude: return .enclosed(x.magnitude)
    case .square: return Image(product(x, x, bits: bits))
    case .sqrt: return x.sign == 1 ? Image(x.squareRoot(bits: bits)) : .unknown
    case .reciprocalSqrt:
      guard x.sign == 1 else { return .unknown }
      return Image(x.squareRoot(bits: bits).flatMap { quotient(.one, $0, bits: bits) })
    case .log, .log2, .log10: return logarithm(function, x, bits: bits)
    default: break
    }
    if let ordinary = x.narrowed { return compute(function, ordinary, bits: bits) }
    if x.isVanishing { return nextToZero(function, x, bits: bits) }
    return x.isImmense ? farOut(function, x, bits: bits) : .unknown
  }

  /// A function of an ordinary number whose value is none.
  private static func compute(_ function: UnaryFunction, _ x: Ball, bits: Int) -> Image {
    switch function {
    case .exp: return Image(exponential(x, bits: bits))
    case .exp2, .exp10:
      let base = ScaledBall(Ball(.integer(function == .exp2 ? 2 : 10)))
      return power(base, ScaledBall(x), bits: bits)
    case .expMinusOne:
      return Image(exponential(x, bits: bits).flatMap { sum($0, one.negated, bits: bits) })
    case .sinh, .cosh, .sech, .csch: return hyperbolic(function, x, bits: bits)
    case .gamma: return x.sign == 1 ? gamma(x, bits: bits) : .unknown
    case .factorial:
      // As many bits more as x has before the point, so that the error of the sum moves ln Γ by less than one.
      let wide = bits + max(x.middle.binaryExponent ?? 0, 0)
      guard x.sign == 1, let next = Ball.sum(x, Ball(.integer(1)), bits: wide + Int.bitWidth) else {
        return .unknown
      }
      return gamma(next, bits: bits)
    case .erfc: return x.sign == 1 ? complementaryError(x, bits: bits) : .unknown
    default: return .unknown
    }
  }

  /// Γ(x) for a large x, as e^lnΓ(x).
  private static func gamma(_ x: Ball, bits: Int) -> Image {
    let size = max(x.middle.binaryExponent ?? 0, 0)
    // ln Γ(x) < x·ln x, whose exponent is at most that of x and of its exponent together.
    let logarithm = Ball.compute(.lnGamma, x, bits: bits + size + Int.bitWidth)
    return Image(logarithm.flatMap { exponential($0, bits: bits) })
  }

  /// erfc x for a large x: e^(−x²)/(x·√π) times 1 − v + 3v² − 15v³ + … with v = 1/(2x²), which differs from each partial sum by less
  /// than the first term that is left out (DLMF 7.12(i)).
  ///
  /// With x ≥ 2²⁸ and n < 2²⁰ term n + 1 is below 2²¹·2⁻⁵⁷ < 2⁻³² of the one before it.
  private static func complementaryError(_ x: Ball, bits: Int) -> Image {
    let count = bits / 32 + 1
    guard let least = x.lowerMagnitude.floorExponent, least >= 28, count < 1 << 20 else {
      return .unknown
    }
    // As many bits more as x² has before the point.
    let wide = bits + 2 * max(x.middle.binaryExponent ?? 0, 0) + Int.bitWidth
    guard let square = Ball.product(x, x, bits: wide),
      let power = exponential(square.negated, bits: bits),
      let twice = Ball.sum(square, square, bits: bits),
      let root = pi(timesPowerOfTwo: 0, bits: bits).flatMap({ Ball.compute(.sqrt, $0, bits: bits) }
      ),
      let divisor = Ball.product(x, root, bits: bits)
    else { return .blocked }
    let unit = Ball(.integer(1))
    var sum: Ball? = unit
    for n in stride(from: count, through: 1, by: -1) {
      let part = sum.flatMap { Ball.product($0, Ball(.integer(2 * n - 1)), bits: bits) }
      let term = part.flatMap { Ball.quotient($0, twice, bits: bits) }
      sum = term.flatMap { Ball.difference(unit, $0, bits: bits) }
    }
    let factor = sum?.widened(by: .powerOfTwo(-32 * (count + 1))).flatMap {
      Ball.quotient($0, divisor, bits: bits)
    }
    return Image(factor.flatMap { product(power, ScaledBall($0), bits: bits) })
  }

  /// The hyperbolic functions without a bound, from e^x.
  private static func hyperbolic(_ function: UnaryFunction, _ x: Ball, bits: Int) -> Image {
    guard let power = exponential(x, bits: bits),
      let reciprocal = quotient(one, power, bits: bits)
    else { return .blocked }
    let isOdd = function == .sinh || function == .csch
    let twice = sum(power, isOdd ? reciprocal.negated : reciprocal, bits: bits)
    if function == .sinh || function == .cosh {
      return Image(twice?.scaled(byPowerOfTwo: -1))
    }
    return Image(twice.flatMap { quotient(one.scaled(byPowerOfTwo: 1), $0, bits: bits) })
  }

  private static func logarithm(_ function: UnaryFunction, _ x: ScaledBall, bits: Int) -> Image {
    guard x.sign == 1 else { return .unknown }
    let natural = x.logarithm(bits: bits)
    if function == .log { return Image(natural) }
    let base = Ball.compute(.log, Ball(.integer(function == .log2 ? 2 : 10)), bits: bits)
    guard let natural, let base else { return .blocked }
    return Image(Ball.quotient(natural, base, bits: bits))
  }

  /// A function of a number that is smaller than all ordinary ones.
  ///
  /// The odd functions have f(x) = x·(1 + t) with |t| < x², e^x − 1 and ln(1 + x) with |t| < |x|.
  private static func nextToZero(_ function: UnaryFunction, _ x: ScaledBall, bits: Int) -> Image {
    switch function {
    case .sin, .tan, .asin, .atan, .sinh, .tanh, .asinh, .atanh, .expMinusOne, .logOnePlus:
      return Image(x.widened(relatively: leastBound))
    case .cos, .sec, .cosh, .sech, .exp, .exp2, .exp10:
      return Image(x.vanishing.flatMap { Ball.compute(function, $0, bits: bits) })
    default: return .unknown
    }
  }

  /// A bounded function of a number that is larger than all ordinary ones: it differs from its limit by less than 1/|x|.
  private static func farOut(_ function: UnaryFunction, _ x: ScaledBall, bits: Int) -> Image {
    let limit: Ball?
    switch function {
    case .tanh, .coth, .erf: limit = Ball(.integer(1))
    case .atan:
      limit = pi(timesPowerOfTwo: -1, bits: bits)
    case .erfc where x.sign == -1: return Image(Ball(.integer(2)).widened(by: leastBound))
    default: return .unknown
    }
    return Image(limit?.widened(by: leastBound).map { x.sign == 1 ? $0 : $0.negated })
  }

  // MARK: - Functions of two numbers

  static func compute(
    _ function: BinaryFunction, _ x: ScaledBall, _ y: ScaledBall, bits: Int
  ) -> Image {
    switch function {
    case .add: return Image(sum(x, y, bits: bits))
    case .subtract: return Image(sum(x, y.negated, bits: bits))
    case .multiply: return Image(product(x, y, bits: bits))
    case .divide: return Image(quotient(x, y, bits: bits))
    case .pow, .powr: return power(x, y, bits: bits)
    case .hypot:
      guard let a = product(x, x, bits: bits), let b = product(y, y, bits: bits),
        let square = sum(a, b, bits: bits), square.sign == 1
      else { return .blocked }
      return Image(square.squareRoot(bits: bits))
    case .atan2: return angle(ordinate: x, abscissa: y, bits: bits)
    default: return .unknown
    }
  }

  /// The angle of a point next to an axis, or beyond all numbers on the right: next to an axis it differs from that of the axis
  /// by less than the quotient of the smaller coordinate by the larger one.
  private static func angle(ordinate y: ScaledBall, abscissa x: ScaledBall, bits: Int) -> Image {
    guard let sign = y.sign, sign != 0 else { return .blocked }
    if let inverse = quotient(x, y, bits: bits), inverse.isVanishing {
      return Image(beside(-1, sign, bits: bits))
    }
    guard let side = x.sign, side != 0, let ratio = quotient(y, x, bits: bits) else {
      return .blocked
    }
    if ratio.isVanishing {
      return side > 0
        ? Image(ratio.widened(relatively: leastBound)) : Image(beside(0, sign, bits: bits))
    }
    guard side > 0, let ratio = ratio.narrowed else { return .unknown }
    return Image(Ball.compute(.atan, ratio, bits: bits))
  }

  /// ±π·2^exponent and all numbers next to it.
  private static func beside(_ exponent: Int, _ sign: Int, bits: Int) -> Ball? {
    pi(timesPowerOfTwo: exponent, bits: bits)?.widened(by: leastBound).map {
      sign > 0 ? $0 : $0.negated
    }
  }

  private static func pi(timesPowerOfTwo exponent: Int, bits: Int) -> Ball? {
    Ball.rounded(bits: bits) { r in
      // The multiplication is exact.
      let ternary = mpfr_const_pi(r, MPFR_RNDN)
      _ = mpfr_mul_2si(r, r, exponent, MPFR_RNDN)
      return ternary
    }
  }

  /// x^y = e^(y·ln |x|), with a sign for a negative x and a whole y.
  private static func power(_ x: ScaledBall, _ y: ScaledBall, bits: Int) -> Image {
    guard let index = y.narrowed, let sign = x.sign, sign != 0 else { return .unknown }
    if sign < 0, !index.isPoint || !index.middle.isInteger { return .unknown }
    // The logarithm and the product have as many bits more as the product has before the point.
    let size = max(index.middle.binaryExponent ?? 0, 0) + x.exponent.magnitudeBits + 8
    guard let logarithm = x.magnitude.logarithm(bits: bits + size),
      let product = Ball.product(index, logarithm, bits: bits + size)
    else { return .blocked }
    let power = exponential(product, bits: bits)
    let isNegative = sign < 0 && BigInteger(whole: index.middle).isOdd
    return Image(isNegative ? power?.negated : power)
  }

  private static var one: ScaledBall { ScaledBall(Ball(.integer(1))) }
}
