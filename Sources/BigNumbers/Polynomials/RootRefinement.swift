import NumericCore

/// The only root of a polynomial in a disc, enclosed more and more narrowly.
///
/// **Uniqueness.** ``PelletTest`` proves that the disc has exactly one root; where it is too wide for that, all roots of the
/// polynomial are enclosed and counted.
///
/// **Refinement.** Newton's iteration with doubled precision gives z; some root is within n·|p(z)/p′(z)| of z, because p′/p is the
/// sum of 1/(z − ζ) over all n roots ζ. If all of that is in D, it is the root.
struct RootRefinement: Sendable {
  private(set) var coefficients: RealCoefficients
  let disc: RootDisc
  let limits: Limits
  /// The narrowest enclosure so far, which is known to have the root.
  private var best: ComplexBall?
  /// Where Newton's iteration is: a point.
  private var point: ComplexBall
  /// Whether the disc is known to have exactly one root.
  private var isUnique: Bool

  /// The root in a disc, of which there is exactly one if `isUnique`.
  init(
    _ coefficients: RealCoefficients, _ disc: RootDisc, isUnique: Bool = false, _ limits: Limits
  ) {
    (self.coefficients, self.disc, self.isUnique) = (coefficients, disc, isUnique)
    self.limits = limits
    point = disc.center.center
  }

  /// A disc around the root whose radius is accepted; the narrowest one that was found if none is; nil if nothing is proven.
  ///
  /// - Throws: the limit of time.
  mutating func enclosure(
    bits: Int, isAccepted: (ComplexBall) -> Bool
  ) throws(ComputationFailure) -> ComplexBall? {
    if !isUnique { try prove(bits: bits) }
    guard isUnique else { return nil }
    if let best, isAccepted(best) { return best }
    let ceiling = 4 * bits + limits.workingPrecision
    var working = max(64, min(bits + 64, 2 * (best?.accuracy ?? 0)))
    var steps = 0
    while working <= ceiling {
      try Deadline.checkComputation()
      guard let polynomial = coefficients.polynomial(bits: working) else { return best }
      let arithmetic = ComplexBallArithmetic(bits: working)
      let (value, derivative) = polynomial.evaluate(at: point, bits: working)
      let before = best?.radius
      let reach =
        value.upperMagnitude / derivative.lowerMagnitude
        * ErrorBound(UInt64(polynomial.degree), exponent: 0)
      note(point.widened(by: reach))
      if let best, isAccepted(best) { return best }
      if value.isNoise || derivative.isNoise {
        if case .enclosed = coefficients, working > bits, best?.radius == before { return best }
        working = working < bits ? min(2 * working, bits + 64) : working + working / 4 + 64
        steps = 0
        continue
      }
      let step = arithmetic.divide(value.center, derivative.center)
      point = arithmetic.subtract(point, step.center).center
      steps += 1
      if steps > Self.mostSteps || disc.excludes(point) { return best }
      let isSmall =
        step.upperMagnitude.scaled(byPowerOfTwo: working / 4) < point.middleMagnitude
      if isSmall { working = max(working, min(2 * working, bits + 64)) }
    }
    return best
  }

  /// Newton's iteration in a disc that has one root takes a few steps at each precision; others are given up.
  private static let mostSteps = 40

  private mutating func note(_ ball: ComplexBall) {
    if disc.contains(ball), ball.radius < best?.radius ?? .infinite { best = ball }
  }

  // MARK: - Uniqueness

  private mutating func prove(bits: Int) throws(ComputationFailure) {
    if try PelletTest(coefficients, disc).hasOneRoot(bits: bits) {
      isUnique = true
    } else {
      try count(bits: bits)
    }
  }

  /// Counts the roots in the disc among all of the polynomial.
  private mutating func count(bits: Int) throws(ComputationFailure) {
    let (rest, zeros) = coefficients.withoutZeroRoots
    let simple = try rest.squareFree()
    do throws(ComputationFailure) {
      var roots = zeros > 0 ? [ComplexBall.zero] : []
      if simple.degree > 0 {
        var separation = RootSeparation(simple, limits)
        roots += try separation.roots(bits: bits).map(\.disc)
      }
      roots.removeAll { disc.excludes($0) }
      guard let first = roots.first, roots.count == 1 else { return }
      if first.isPoint, disc.contains(first) {
        (best, isUnique) = (first, true)
        return
      }
      var single = RootRefinement(simple, RootDisc(first), isUnique: true, limits)
      let root = try single.enclosure(bits: bits) { disc.contains($0) }
      guard let root, disc.contains(root) else { return }
      (best, point, coefficients, isUnique) = (root, root.center, simple, true)
    } catch {
      guard case .undecided = error else { throw error }
    }
  }
}
