internal import CMPFR
import NumericCore

/// The result of enclosing one step.
enum StepOutcome {
  /// The value of the step lies in the ball.
  case enclosed(Ball)
  /// The value lies in the scaled ball, beyond the exponents of numbers.
  indirect case beyond(ScaledBall)
  /// The value is next to a fraction.
  indirect case perturbed(PerturbedRational)
  /// The operands are too uncertain: the function jumps or is undefined at some of their points.
  case blocked

  /// A ball that contains the value; nil without one.
  consuming func ball(bits: Int) -> Ball? {
    switch consume self {
    case .enclosed(let ball): ball
    case .perturbed(let near): near.ball(bits: bits)
    case .beyond, .blocked: nil
    }
  }
}

// Enclosing one function of balls.
extension StepOutcome {
  /// The ball as an outcome; without one, the exponents overflowed.
  static func whole(_ ball: Ball?) throws(ComputationFailure) -> StepOutcome {
    guard let ball else { throw .exception(.overflow) }
    return .enclosed(ball)
  }

  /// A literal, exact or rounded to `bits` bits.
  static func of(_ literal: ExactLiteral, bits: Int) throws(ComputationFailure) -> StepOutcome {
    guard let ball = Ball.rounded(bits: bits, { literal.write(to: $0, .nearestEven) }) else {
      throw literal.exponent > 0 ? .exception(.overflow) : .limit(.underflow)
    }
    return .enclosed(ball)
  }

  /// A constant with `bits` bits.
  static func of(
    _ constant: Constant, bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> StepOutcome {
    let context = limits.context(bits)
    let value = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try context.constant(constant)
    }
    return try whole(Ball(value).withRoundingError(bits))
  }

  /// The image of a ball under a function, with `planned` bits, or more where the function jumps.
  static func of(
    _ function: UnaryFunction, _ x: Ball, bits planned: Int, _ limits: Limits
  ) throws(ComputationFailure) -> StepOutcome {
    let behavior = function.page.behavior
    // An integer operand keeps all of its bits, so that rounding cannot move it across a jump.
    let bits = behavior.contains(.jumps) ? max(planned, x.middle.precision.bits) : planned
    if x.isVague, !behavior.contains(.tame) { return .blocked }
    if behavior.contains(.oscillates), x.radius > .powerOfTwo(-3) { return .blocked }
    if function.page.bounds.mayBeLong(bits: max(bits, x.middle.storedBits)) {
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.context(bits).admit(
          function, x.middle, isPoint: x.isPoint && !x.middle.isNegative)
      }
    }
    if let ball = Ball.compute(function, x, bits: bits) { return .enclosed(ball) }
    // Next to a pole below zero an enclosure is cheaper than a correctly rounded value.
    let isWide = x.middle.isNegative && x.middle.storedBits > CallCost.cheapBits
    if x.isPoint, !isWide || !function.page.bounds.contains(.nextToWhole) {
      return try pointwise(.unary(function), [x.middle], limits.context(bits))
    }
    let interval = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInterval.compute(
        function, x.interval(bits: bits), precision: .bits(bits + 8), limits: limits)
    }
    return try spanning(interval, bits, mayJump: behavior.contains(.jumps))
  }

  /// The image of two balls under a function, with `bits` bits.
  static func of(
    _ function: BinaryFunction, _ x: Ball, _ y: Ball, bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> StepOutcome {
    if function.page.convention.holds(x, y) { throw .exception(.domain) }
    if function == .divide, y.sign == 0 { throw .exception(.divisionByZero) }
    if x.isVague || y.isVague, !function.page.behavior.contains(.tame) { return .blocked }
    if function.page.bounds.mayBeLong(
      bits: max(bits, x.middle.storedBits, y.middle.storedBits))
    {
      try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try limits.context(bits).admit(function, x.middle, y.middle)
      }
    }
    if let ball = Ball.compute(function, x, y, bits: bits) { return .enclosed(ball) }
    if x.isPoint, y.isPoint {
      return try pointwise(.binary(function), [x.middle, y.middle], limits.context(bits))
    }
    let interval = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInterval.compute(
        function, x.interval(bits: bits), y.interval(bits: bits), precision: .bits(bits + 8),
        limits: limits)
    }
    // A base that may be zero, to a huge power, need not be below all exponents.
    if x.sign == nil, interval.isBelowAllExponents, interval.containsZero,
      function == .pow || function == .powr
    {
      return .blocked
    }
    return try spanning(interval, bits, mayJump: function.page.behavior.contains(.jumps))
  }

  /// The image of balls under a function of a list, with `bits` bits.
  static func of(
    _ function: ListFunction, _ x: [Ball], bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> StepOutcome {
    switch function {
    case .minimum, .maximum:
      return .enclosed(
        x.dropFirst().reduce(x[0]) {
          Ball.extremum($0, $1, isGreatest: function == .maximum)
        })
    case .median: return try whole(Ball.median(x, bits: bits))
    default: break
    }
    guard !x.contains(where: \.isVague) else { return .blocked }
    if x.allSatisfy(\.isPoint), !function.isDistribution {
      return try pointwise(.list(function), x.map(\.middle), limits.context(bits))
    }
    let interval = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInterval.compute(
        function, x.map { $0.interval(bits: bits) }, precision: .bits(bits + 8),
        limits: limits)
    }
    return try spanning(
      interval, bits, mayJump: function.page.behavior.contains(.jumps))
  }

  /// The image of balls under a part of a function of complex numbers, with `bits` bits.
  static func of(
    _ part: PartFunction, _ x: [Ball], bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> StepOutcome {
    guard !x.contains(where: \.isVague) else { return .blocked }
    // No precision shows that a number is a pole.
    if x.allSatisfy(\.isPoint),
      let pole = part.pole(at: x.map(\.middle), isWhole: \.isInteger)
    {
      throw .exception(pole)
    }
    let interval = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInterval.compute(
        part, x.map { $0.interval(bits: bits) }, precision: .bits(bits + 8), limits: limits)
    }
    return try spanning(interval, bits, mayJump: false)
  }

  /// A function at a point: its correctly rounded value, or the exception that it throws.
  private static func pointwise(
    _ function: Function, _ operands: [BigFloat], _ context: BigFloatContext
  ) throws(ComputationFailure) -> StepOutcome {
    let (value, isExact) = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try context.recordingExactness { () throws(LimitExceeded) in
        try context.compute(function, operands)
      }
    }
    if !context.isRegular(value) {
      let exception = context.exception(
        of: .function(function), operands: operands, result: value
      ) { (function) throws(LimitExceeded) in try context.compute(function, operands) }
      switch exception {
      case .underflow: throw .limit(.underflow)
      case let exception?: throw .exception(exception)
      case nil: if !value.isZero { throw .exception(.domain) }
      }
    }
    let ball = Ball(value)
    // The sign of gamma is exact, although MPFR's inexact flag is set by the logarithm computed
    // with it.
    let isPoint = isExact || value.isZero || function == .unary(.gammaSign)
    return try whole(isPoint ? ball : ball.withRoundingError(context.bits))
  }

  /// The ball around an interval, unless the interval shows an error, or may hide one.
  static func spanning(
    _ interval: BigInterval, _ bits: Int, mayJump: Bool
  ) throws(ComputationFailure) -> StepOutcome {
    if interval.isErrorCertain { throw .exception(.domain) }
    // Beyond all exponents; no precision changes that.
    if (interval.mignitude.binaryExponent ?? 0) > 1 << 61 { throw .exception(.overflow) }
    if interval.isBelowAllExponents { throw .limit(.underflow) }
    guard !interval.isErrorPossible, interval.isBounded,
      let ball = Ball.spanning(interval.lower, interval.upper, bits: bits)
    else { return .blocked }
    return mayJump && ball.radius > .powerOfTwo(-3) ? .blocked : .enclosed(ball)
  }
}

extension Limits {
  /// Computation with `bits` bits, rounded to nearest.
  func context(_ bits: Int) -> BigFloatContext {
    BigFloatContext(within: self, precision: .bits(bits), rounding: .nearestEven)
  }
}

extension Ball {
  /// Whether almost nothing is known: neither the value to 2⁻⁸ nor its first eight bits.
  ///
  /// A function of such an operand, such as exp, would have a wide enclosure, from which the
  /// following steps would be planned, or refused, as if for far larger values than the true ones.
  var isVague: Bool { radius > .powerOfTwo(-8) && (accuracy ?? .max) < 8 }

  var isPoleOfGamma: Bool {
    isPoint && middle.isInteger && (middle.isZero || middle.isNegative)
  }

  func interval(bits: Int) -> BigInterval {
    let (lower, upper) = endpoints(bits: max(bits, middle.precision.bits) + 32)
    return BigInterval(lower: lower, upper: upper)
  }

  /// The median, which moves by at most the largest radius of a term.
  static func median(_ terms: [Ball], bits: Int) -> Ball? {
    let sorted = terms.map(\.middle).sorted()
    let half = sorted.count / 2
    let radius = terms.map(\.radius).max() ?? .zero
    if sorted.count % 2 == 1 { return Ball(sorted[half], radius: radius) }
    return sum(Ball(sorted[half - 1]), Ball(sorted[half]), bits: bits)?.halved
      .widened(by: radius)
  }

  private var halved: Ball {
    Ball(
      BigFloat.make(bits: middle.precision.bits) { r in
        mpfr_div_2ui(r, middle.operand, 1, MPFR_RNDN)
      }, radius: radius.scaled(byPowerOfTwo: -1))
  }
}
