import NumericCore

/// All complex roots of a polynomial with simple roots, each in a disc of its own.
///
/// Approximations come from Aberth's iteration, in doubles and then with growing precision. For any different points z₁, …, zₙ the
/// discs around zᵢ with radius n·|p(zᵢ)|/|aₙ·∏(zᵢ − zⱼ)| contain all roots, and one that meets no other contains exactly one.
///
/// **Source.** Smith, "Error bounds for zeros of a polynomial based upon Gerschgorin's theorems", J. ACM 17 (1970); Carstensen,
/// "Inclusion of the roots of a polynomial based on Gerschgorin's theorem", Numer. Math. 59 (1991); Bini, Numerical Algorithms 13
/// (1996).
struct RootSeparation {
  /// A root and its neighbors.
  struct Root: Sendable {
    /// A disc with exactly this root; its center is real if and only if the root is.
    var disc: ComplexBall
    /// The distance of the center from other roots and from zero is larger than three quarters of this.
    var gap: LowerBound
  }

  private let coefficients: RealCoefficients
  private let limits: Limits
  /// The approximations: points.
  private var points: [ComplexBall] = []
  /// Bounds of |p(zᵢ)|.
  private var sizes: [ErrorBound] = []
  /// Whether the disc is narrow enough.
  private var isDone: [Bool] = []

  /// The roots of a polynomial of degree at least 1 whose first and last coefficients are not zero.
  init(_ coefficients: RealCoefficients, _ limits: Limits) {
    (self.coefficients, self.limits) = (coefficients, limits)
  }

  /// A disc is narrow enough if its radius is 2⁻⁴⁸ of the distance from other roots and from zero.
  private static let narrowness = 48

  /// All roots: the real ones in any order, then pairs of conjugates, of which the one below the real axis comes first.
  ///
  /// - Throws: `undecided` if the roots are not separated by the limit of working precision, or by a few times `bits` for
  ///   coefficients that are known up to errors.
  mutating func roots(bits: Int) throws(ComputationFailure) -> [Root] {
    try start()
    var working = 128
    while true {
      guard let polynomial = coefficients.polynomial(bits: working) else {
        throw .limit(LimitExceeded(limit: .range, allowed: .max))
      }
      try improve(polynomial, bits: working)
      if let roots = try separated(polynomial, bits: working) { return roots }
      let isHopeless =
        switch coefficients {
        case .whole: working > limits.workingPrecision
        case .enclosed: working > 4 * bits + 256
        }
      if isHopeless { throw .undecided(bits: working) }
      working *= 2
    }
  }

  /// Starts with the roots that doubles find.
  private mutating func start() throws(ComputationFailure) {
    guard let polynomial = coefficients.polynomial(bits: 64) else {
      throw .limit(LimitExceeded(limit: .range, allowed: .max))
    }
    let wide = polynomial.coefficients.map { WideComplex($0) }
    guard let first = wide.first, let last = wide.last, !first.isZero, !last.isZero else {
      throw .undecided(bits: 64)
    }
    var iteration = RootIteration(wide)
    try iteration.run(Deadline.checkComputation)
    points = iteration.points.map { $0.ball(bits: 64) }
    sizes = Array(repeating: .infinite, count: points.count)
    isDone = Array(repeating: false, count: points.count)
  }

  // MARK: - Approximation

  /// The largest number of rounds at one precision; the iteration converges cubically, except at clusters that the precision
  /// does not resolve.
  private static let mostRounds = 30

  /// Moves the points whose discs are too wide until rounding errors of the precision stop them.
  private mutating func improve(
    _ polynomial: BallPolynomial, bits: Int
  ) throws(ComputationFailure) {
    let arithmetic = ComplexBallArithmetic(bits: bits)
    var isMoving = isDone.map { !$0 }
    for _ in 0..<Self.mostRounds where isMoving.contains(true) {
      for index in points.indices where isMoving[index] {
        try Deadline.checkComputation()
        let (value, derivative) = polynomial.evaluate(at: points[index], bits: bits)
        sizes[index] = value.upperMagnitude
        if value.isNoise || derivative.center.isZero {
          isMoving[index] = false
          continue
        }
        let newton = WideComplex(value) / WideComplex(derivative)
        let step = RootIteration.correction(newton, others: repulsion(from: index))
        points[index] = arithmetic.subtract(points[index], step.ball(bits: 64)).center
        sizes[index] = .infinite
        // With cubic convergence the next step is below the rounding errors.
        let point = WideComplex(points[index])
        if step.isSmaller(than: point.scaled(byPowerOfTwo: 4 - bits)) { isMoving[index] = false }
      }
    }
    for index in points.indices where sizes[index].isInfinite {
      sizes[index] = polynomial.value(at: points[index], bits: bits).upperMagnitude
    }
  }

  /// Σ 1/(zᵢ − zⱼ) over all other points.
  private func repulsion(from index: Int) -> WideComplex {
    let arithmetic = ComplexBallArithmetic(bits: 64)
    var sum = WideComplex.zero
    for other in points.indices where other != index {
      let difference = WideComplex(arithmetic.subtract(points[index], points[other]))
      if !difference.isZero { sum = sum + WideComplex(1) / difference }
    }
    return sum
  }

  // MARK: - Inclusion

  /// The roots, if all discs are narrow.
  private mutating func separated(
    _ polynomial: BallPolynomial, bits: Int
  ) throws(ComputationFailure) -> [Root]? {
    let degree = polynomial.degree
    let leading = polynomial.coefficients[degree].lowerMagnitude
    let count = ErrorBound(UInt64(degree), exponent: 0)
    var roots: [Root] = []
    for index in points.indices {
      try Deadline.checkComputation()
      var radius = sizes[index] * count / leading
      var gap = points[index].lowerMagnitude
      for other in points.indices where other != index {
        let distance = points[index].leastDistance(to: points[other])
        radius = radius / distance
        if distance.asErrorBound < gap.asErrorBound { gap = distance }
      }
      isDone[index] = radius.scaled(byPowerOfTwo: Self.narrowness) <= gap.asErrorBound
      roots.append(Root(disc: points[index].widened(by: radius), gap: gap))
    }
    return isDone.contains(false) ? nil : Self.sorted(roots)
  }

  /// The real roots, then pairs of conjugates.
  ///
  /// A disc that meets the real axis is replaced by one around a real number, at most twice as large, which has the same root
  /// alone, as the distance from the others is 2⁴⁸ times larger; by symmetry that root is real. The others are not real, and for
  /// each disc above the axis there is one below it.
  private static func sorted(_ roots: [Root]) -> [Root] {
    var real: [Root] = []
    var pairs: [Root] = []
    for var root in roots {
      let height = root.disc.im.upperMagnitude
      if root.disc.im.lowerMagnitude.asErrorBound <= root.disc.radius {
        root.disc = ComplexBall(root.disc.re, .zero, radius: root.disc.radius + height)
        real.append(root)
      } else if !root.disc.im.isNegative {
        pairs.append(Root(disc: root.disc.conjugate, gap: root.gap))
        pairs.append(root)
      }
    }
    return real + pairs
  }
}
