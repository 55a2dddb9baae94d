internal import CMPFR
import NumericCore

// Parts of functions of complex numbers, correctly rounded.
extension BigFloatContext {
  /// A part of a function of complex numbers.
  ///
  /// - Throws: a limit, where the rounding is not decided within it.
  func compute(_ part: PartFunction, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    ulp_prepare_thread()
    guard x.allSatisfy(\.isFinite), part.pole(at: x, isWhole: \.isInteger) == nil,
      !part.isAngle || !x.allSatisfy(\.isZero)
    else { return try special(part, x) }
    if part.function == .product {
      // x[2] and x[3] change places in the imaginary part.
      return part.part == .real
        ? differenceOfProducts(x[0], x[2], x[1], x[3]) : sumOfProducts(x[0], x[3], x[1], x[2])
    }
    if let result = fromBothParts(part, x) { return result }
    if let result = try nextToOne(part, x) { return result }
    if let result = try gammaBeyondRange(part, x) { return result }
    if part.function == .cbrt, let root = exactCubeRoot(x) {
      return unary(mpfr_set, part.part == .real ? root.re : root.im)
    }
    let operands = part.unsigned(x) { $0.isZero && $0.isNegative }
    let intervals = operands.numbers.map { BigInterval(ordered: $0, $0) }
    return try rounded { (outward) throws(LimitExceeded) in
      let value = try outward.value(part, intervals)
      return operands.isOpposite ? try outward.compute(.negate, value) : value
    } atPoint: { value in
      // Intervals have no −0: the sign of a zero is that which the composition has in numbers.
      value.isZero ? signedZero(part, x) : unary(mpfr_set, value)
    }
  }

  /// The cube root of a number that is the cube of one of at most one bit more than a result has, so that enclosures do not decide
  /// its rounding; nil for others.
  private func exactCubeRoot(_ x: [BigFloat]) -> (re: BigFloat, im: BigFloat)? {
    let long = max(x[0].storedBits, x[1].storedBits)
    // A cube of such a number has no more bits.
    guard long <= 3 * (bits + 1) + 2 else { return nil }
    func context(_ bits: Int) -> BigFloatContext {
      BigFloatContext(within: limits, precision: .bits(bits), rounding: .nearestEven)
    }
    let (fine, short, exact) = (context(long + 64), context(bits + 1), context(4 * long + 64))
    guard let re = try? fine.composed(PartFunction(.cbrt, .real), x),
      let im = try? fine.composed(PartFunction(.cbrt, .imaginary), x)
    else { return nil }
    let (a, b) = (short.unary(mpfr_set, re), short.unary(mpfr_set, im))
    // (a + bi)³ = a·(a² − 3b²) + b·(3a² − b²)·i.
    let (p, q) = (exact.square(a), exact.square(b))
    let three = BigFloat.integer(3)
    let real = exact.multiply(a, exact.subtract(p, exact.multiply(three, q)))
    let imaginary = exact.multiply(b, exact.subtract(exact.multiply(three, p), q))
    return real == x[0] && imaginary == x[1] ? (a, b) : nil
  }

  /// The part of tan or tanh that is so close to ±1 that no enclosure separates it; nil elsewhere.
  ///
  /// im tan(x + iy) = ±(1 − 2·cos 2x·e^(−2|y|) + …), where the other terms are less than 4·e^(−4|y|) and |cos 2x| ≥ 2⁻ᵇ for
  /// numbers x of less than b/2 bits whose exponents are less than b/4. With |y| ≥ b the difference is less than 2⁻²ᵇ.
  private func nextToOne(_ part: PartFunction, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat? {
    let angle: BigFloat
    let size: BigFloat
    switch (part.function, part.part) {
    case (.tan, .imaginary): (angle, size) = (x[0], x[1])
    case (.tanh, .real): (angle, size) = (x[1], x[0])
    default: return nil
    }
    let exponent = (angle.binaryExponent ?? 0).magnitude
    guard exponent < 1 << 60 else { return nil }
    let wide = 4 * (max(bits, angle.storedBits) + Int(exponent) + 16)
    guard size.magnitude > BigFloat.integer(wide) else { return nil }
    let outward = try OutwardContext(precision: .bits(64), limits: limits)
    let cosine = try outward.compute(
      .cos, outward.multiply(outward.integer(2), BigInterval(ordered: angle, angle)))
    guard cosine.isNegative != .undecided else { return nil }
    let isBelow = cosine.isNegative == .false
    let one = BigFloat.integer(size.isNegative ? -1 : 1)
    return beside(one, isAbove: isBelow == size.isNegative, wide: wide)
  }

  /// A part of Γ whose logarithm shows that it is beyond all exponents, which are below 2⁶²; nil for others.
  private func gammaBeyondRange(
    _ part: PartFunction, _ x: [BigFloat]
  ) throws(LimitExceeded) -> BigFloat? {
    let exponent = max(x[0].binaryExponent ?? 0, x[1].binaryExponent ?? 0)
    guard part.function == .gamma, 50..<2048 ~= exponent else { return nil }
    // |ln Γ| is less than |z|·(ln |z| + 4), and its imaginary part is an angle.
    let outward = try OutwardContext(precision: .bits(2 * exponent + 64), limits: limits)
    let operands = x.map { BigInterval(ordered: $0, $0) }
    let size = try outward.value(PartFunction(.logGamma, .real), operands)
    let most = BigFloat.integer(1 << 62)
    guard size.lower > most || size.upper < -most else { return nil }
    let angle = try outward.value(PartFunction(.logGamma, .imaginary), operands)
    let side = try outward.compute(part.part == .real ? .cos : .sin, angle)
    guard !side.containsZero else { return nil }
    let far: BigFloat = size.lower > most ? .greatestFiniteMagnitude : .leastNonzeroMagnitude
    return multiply(far, side.isNegative == .true ? -far : far)
  }

  private func signedZero(_ part: PartFunction, _ x: [BigFloat]) -> BigFloat {
    let value = try? composed(part, x)
    return value?.isNegative == true ? -zero : zero
  }

  /// The composition computed in numbers of this precision, each step rounded.
  private func composed(
    _ part: PartFunction, _ x: [BigFloat]
  ) throws(LimitExceeded) -> BigFloat {
    var arithmetic = RoundedParts(context: self)
    return try arithmetic.compose(part, x)
  }

  /// Whether a result of zero stands for a number that is not zero.
  func isUnderflow(_ part: PartFunction, _ x: [BigFloat]) -> Bool {
    let outward = OutwardContext(within: limits, .bits(bits + 32))
    var operands = x.map { BigInterval(ordered: $0, $0) }
    // A difference of products cancels in one rounding or not at all; intervals of the products may be too wide to show it.
    if part.function == .product || part.function == .quotient {
      if part.part == .imaginary { operands.swapAt(2, 3) }
      if (part.function == .product) == (part.part == .real) {
        operands[1] = BigInterval(ordered: -x[1], -x[1])
      }
      return !outward.sumOfProducts(operands[0], operands[2], operands[1], operands[3]).isPoint
    }
    let value = try? outward.value(part, operands)
    return value.map { !$0.isPoint } ?? false
  }

  // MARK: - Infinities, NaN and poles

  /// A part where an operand is not finite or the function has a pole: what annex G of C says, which the platform's functions of
  /// doubles follow.
  ///
  /// All of these results are zeros, infinities, NaN, ±1 and multiples of π/4, and depend on the finite operands only by their
  /// signs, by the quadrants of angles, and by which of two is greater.
  private func special(_ part: PartFunction, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    if x.contains(where: \.isNaN), part.function == .power { return notANumber }
    if !part.function.isComposed {
      guard let real = part.function.realForm, x[1].isZero else { return notANumber }
      return part.part == .imaginary ? notANumber : try compute(real, x[0])
    }
    var operands = x.map(Self.representative)
    if let place = part.function.angle, x[place].isFinite {
      let rough = BigFloatContext(within: limits, precision: .bits(64), rounding: .nearestEven)
      operands[place] = Double(
        try rough.compute(
          .atan2, try rough.compute(.sin, x[place]), try rough.compute(.cos, x[place])))
    }
    guard let value = try? DoubleBackend().compute(part, operands) else { return notANumber }
    if value.isNaN { return notANumber }
    if value.isInfinite || value == 0 || value.magnitude == 1 {
      if value.isInfinite, x.allSatisfy(\.isFinite) { mpfr_set_divby0() }
      return unary(mpfr_set, BigFloat(value))
    }
    return try scaled(BigFloat.integer(1), by: ExactRatio(nearestEighthsOfTurn: value))
  }

  /// A double with the same sign, and about the same size where doubles have it.
  private static func representative(_ x: BigFloat) -> Double {
    let value = Double(x)
    if !x.isFinite || x.isZero { return value }
    let magnitude = min(max(value.magnitude, 0x1p-500), 0x1p500)
    return x.isNegative ? -magnitude : magnitude
  }
}

extension ComplexFunction {
  /// The place of the operand that is an angle.
  fileprivate var angle: Int? {
    switch self {
    case .exp, .expMinusOne, .sinh, .cosh, .tanh, .sech, .csch, .coth: 1
    case .sin, .cos, .tan, .sec, .csc, .cot: 0
    default: nil
    }
  }
}

extension ExactRatio {
  /// The multiple of π/4 nearest to an angle, which is one but for rounding.
  init(nearestEighthsOfTurn angle: Double) {
    let count = Int((angle / (Double.pi / 4)).rounded())
    self.init(ExactLiteral(count), ExactLiteral(4), piPower: 1)
  }
}

/// The arithmetic of numbers of one precision, in which parts are composed.
private struct RoundedParts: PartArithmetic {
  let context: BigFloatContext

  func compute(_ function: UnaryFunction, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    try context.compute(function, x)
  }
  func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigFloat { try context.compute(function, x, y) }
  func whole(_ number: Int) throws(LimitExceeded) -> BigFloat { BigFloat.integer(number) }
  /// What is asked is the sign of a zero, which no function without a composition has.
  func uncomposed(_ part: PartFunction, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat { .zero }
  func knownWhole(_ x: BigFloat, halvings: Int) -> Int? { x.smallWhole(times: halvings) }
  func isKnownPositive(_ x: BigFloat) -> Bool { x > 0 }
}

extension BigFloat {
  /// The product with 2 to a power, if it is a whole number of a word.
  func smallWhole(times power: Int) -> Int? {
    if isZero { return 0 }
    guard let exponent = binaryExponent, exponent + power < 62, exponent + power > 0 else {
      return nil
    }
    let product = scaled(power)
    return product.isInteger ? Int(product) : nil
  }
}
