import NumericCore

/// A part of a root of a polynomial, as a function of a list: enclosures of any width.
struct RootProblem: EnclosedValue, Sendable {
  /// Which part is asked for.
  let isImaginary: Bool
  var refinement: RootRefinement
  /// Whether the part is zero by symmetry, if the root is the only one in the disc.
  private let isZero: Bool
  /// The operands, if all of them are fractions.
  private let fractions: [BigRational]?
  /// The part, if it is known to be a fraction.
  var known: BigRational?

  /// The problem of exact operands.
  ///
  /// - Throws: `.exception(.domain)` for a negative radius and for a constant polynomial.
  init(
    _ function: ListFunction, _ operands: [BigRational], limits: Limits
  ) throws(ComputationFailure) {
    // The center needs as many bits as tell its distance from the border.
    let sizes = operands[..<3].map { $0.numeratorBits - $0.denominatorBits }
    let excess = operands[2].isZero ? 0 : max(sizes[0], sizes[1]) - sizes[2]
    let bits = 128 + max(0, excess)
    let balls = operands[..<3].map { Ball($0, bits: bits) }
    guard let re = balls[0], let im = balls[1], let radius = balls[2],
      let disc = RootDisc(re: re, im: im, radius: radius),
      operands[4...].contains(where: { !$0.isZero })
    else { throw .exception(.domain) }
    self.init(
      function, RealCoefficients(operands[3...]), disc,
      (re: operands[0].isZero, im: operands[1].isZero), limits, fractions: operands)
  }

  /// The problem of operands that are known up to errors.
  ///
  /// - Throws: `.exception(.domain)` for a negative radius.
  init(
    _ function: ListFunction, enclosed operands: [Ball], limits: Limits
  ) throws(ComputationFailure) {
    guard let disc = RootDisc(re: operands[0], im: operands[1], radius: operands[2]) else {
      throw .exception(.domain)
    }
    self.init(
      function, .enclosed(Array(operands[3...])), disc,
      (re: operands[0].sign == 0, im: operands[1].sign == 0), limits, fractions: nil)
  }

  private init(
    _ function: ListFunction, _ coefficients: RealCoefficients, _ disc: RootDisc,
    _ isOnAxis: (re: Bool, im: Bool), _ limits: Limits, fractions: [BigRational]?
  ) {
    isImaginary = function == .polynomialRootImaginary
    refinement = RootRefinement(coefficients, disc, limits)
    isZero = isImaginary ? isOnAxis.im : isOnAxis.re && coefficients.hasParity
    self.fractions = fractions
  }

  /// An enclosure of the part of a relative width of about 2^−bits, or of that width relative to the root where the part may be
  /// zero; wider if the operands do not tell more.
  ///
  /// - Throws: `undecided` if it is not proven that the disc has exactly one root.
  mutating func enclosure(bits: Int) throws(ComputationFailure) -> Ball {
    if let value = known, let ball = Ball(value, bits: bits) { return ball }
    let (isZero, isImaginary) = (isZero, isImaginary)
    let root = try refinement.enclosure(bits: bits) { root in
      if isZero { return true }
      let part = Self.part(root, isImaginary: isImaginary)
      return part.accuracy.map { $0 > bits } ?? true
        || root.radius.scaled(byPowerOfTwo: 2 * bits) <= root.middleMagnitude
    }
    guard let root else { throw .undecided(bits: bits) }
    if isZero {
      known = .zero
      return Ball(.zero)
    }
    return Self.part(root, isImaginary: isImaginary)
  }

  /// An interval around the part.
  mutating func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    let ball: Ball = try enclosure(bits: bits)
    return ball.interval(outward: bits + 32)
  }

  private static func part(_ root: ComplexBall, isImaginary: Bool) -> Ball {
    Ball(isImaginary ? root.im : root.re, radius: root.radius)
  }
}

// Parts of roots on intervals.
extension OutwardContext {
  /// The range of a part of a root, enclosed; without bounds where the operands do not tell the root from others.
  func polynomialRoot(
    _ f: ListFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    if x.contains(where: \.isEmpty) { return .undefined }
    let bits = precision.bits
    let balls = x.compactMap { number in
      number.isPoint
        ? Ball(number.lower) : Ball.spanning(number.lower, number.upper, bits: bits + 64)
    }
    guard balls.count == x.count, balls.allSatisfy(\.middle.isFinite) else {
      return BigInterval.entire.flagged()
    }
    do throws(ComputationFailure) {
      var problem = try RootProblem(f, enclosed: balls, limits: limits)
      let ball: Ball = try problem.enclosure(bits: bits)
      return ball.interval(outward: bits)
    } catch {
      switch error {
      case .limit(let limit): throw limit
      case .exception: return .undefined
      case .undecided, .inapplicable: return BigInterval.entire.flagged()
      }
    }
  }
}

extension Ball {
  /// The interval between the end points, rounded outward.
  fileprivate func interval(outward bits: Int) -> BigInterval {
    if isPoint, middle.precision.bits <= bits { return BigInterval(middle) }
    let ends = endpoints(bits: bits)
    return BigInterval(ordered: ends.lower, ends.upper)
  }
}
