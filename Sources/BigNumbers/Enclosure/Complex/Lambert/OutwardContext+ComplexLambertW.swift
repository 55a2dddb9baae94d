import NumericCore

// W_k(z) in the closed upper half-plane, to which symmetry leads.
//
// The function w + ln w is univalent in the plane without (−∞, 0]: it maps the upper half-plane to itself without the slit
// (−∞, −1] + iπ, which both sides of −1 cover, the lower half-plane symmetrically, and the positive axis to the real one. Hence its
// only solution there for the value ln z + 2πik is W_k(z).
//
// **Source.** Corless, Gonnet, Hare, Jeffrey and Knuth, On the Lambert W function, Adv. Comput. Math. 5 (1996); Jeffrey, Hare and
// Corless, Unwinding the branches of the Lambert W function, Math. Scientist 21 (1996); Johansson, Computing the Lambert W function
// in arbitrary-precision complex interval arithmetic, Numer. Algorithms 83 (2020).
extension OutwardContext {
  /// The branch k of the solutions w of w·e^w = z.
  ///
  /// The cuts are those of Corless and others, as in Arb and mpmath: (−∞, −1/e) for k = 0 and (−∞, 0) for others, with values from
  /// above on them, so that W₋₁ is real on [−1/e, 0). Branches other than 0 have a pole at 0.
  /// **Accuracy.** Relative to |w|, next to the branch point too. Exact at 0, and real where the value is.
  func lambertW(_ z: ComplexInterval, branch: Int) throws(LimitExceeded) -> ComplexInterval {
    guard z.isBounded, branch == 0 || !z.contains(0), branch != .min else { return .entire }
    var pieces = 256
    let value = try lambertW(z, branch: branch, pieces: &pieces)
    return ComplexInterval(rounded(value.re), rounded(value.im))
  }

  /// The hull of values in at most so many pieces of a rectangle.
  private func lambertW(
    _ z: ComplexInterval, branch: Int, pieces: inout Int
  ) throws(LimitExceeded) -> ComplexInterval {
    if z.im.upper.signum < 0 {
      return try lambertW(z.conjugate, branch: -branch, pieces: &pieces).conjugate
    }
    if z.im.lower.signum < 0 {
      // Both sides of the cut. Next to the branch point −1/e what is known is decided by its bounds.
      let edge = branch == 0 ? try branchPoint().upper : 0
      guard z.re.lower > edge else { return .entire }
      if z.contains(0), let value = try lambertNextToZero(z) { return value }
      let above = ComplexInterval(z.re, BigInterval(ordered: 0, z.im.upper))
      let below = ComplexInterval(z.re, BigInterval(ordered: 0, -z.im.lower))
      let upper = try lambertW(above, branch: branch, pieces: &pieces)
      return upper.hull(try lambertW(below, branch: -branch, pieces: &pieces).conjugate)
    }
    if z.isReal, let value = try realLambertW(z.re, branch: branch) { return value }
    if branch == 0, z.contains(0), let value = try lambertNextToZero(z) { return value }
    if let value = try lambertAbove(z, branch: branch) { return value }
    pieces -= 1
    guard pieces > 0, let halves = z.halves else { return .entire }
    try Deadline.check()
    return try lambertW(halves.0, branch: branch, pieces: &pieces)
      .hull(try lambertW(halves.1, branch: branch, pieces: &pieces))
  }

  private func branchPoint() throws(LimitExceeded) -> BigInterval {
    negate(try compute(.exp, BigFloat.integer(-1)))
  }

  /// The value where it is known to be real; nil elsewhere.
  private func realLambertW(
    _ x: BigInterval, branch: Int
  ) throws(LimitExceeded) -> ComplexInterval? {
    guard branch == 0 || (branch == -1 && x.upper.signum < 0) else { return nil }
    // A number next to −1/e is compared with all its bits, which the value of a point tells.
    let inner = try with(bits: max(precision.bits, x.lower.storedBits) + 64)
    let edge = try inner.branchPoint().upper
    guard x.isPoint || x.lower > edge else { return nil }
    let value = try compute(branch == 0 ? .lambertW : .lambertWMinusOne, x)
    return value.isEmpty ? nil : ComplexInterval(value, integer(0))
  }

  /// W₀ next to 0, where |W₀(z)| ≤ −W₀(−|z|) ≤ e·|z| for |z| ≤ 1/e, because the coefficients of its series alternate; and then
  /// z·e^−W₀(z).
  private func lambertNextToZero(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval? {
    let size = size(z)
    guard Double(size) < 0.36 else { return nil }
    let bound = multiply(BigInterval(size), integer(3)).upper
    let box = BigInterval(ordered: -bound, bound)
    return multiply(z, try apply(.exp, ComplexInterval(box, box)))
  }

  // MARK: - Above the real axis

  /// The values in the closed upper half-plane; nil for rectangles that are too wide.
  private func lambertAbove(
    _ z: ComplexInterval, branch: Int
  ) throws(LimitExceeded) -> ComplexInterval? {
    let place = try lambertPlace(z, branch: branch)
    if let box = place.box { return box }
    // An error of ln z + 2πik moves w by as much over |1 + 1/w|.
    let size = max(
      place.logarithm.re.magnitude.binaryExponent ?? 0,
      place.logarithm.im.magnitude.binaryExponent ?? 0, 0)
    let lost = size + 2 * place.lostBits + 16
    var targets = [precision.bits]
    while let last = targets.last, last > 50 { targets.append(last / 2 + 6) }
    var guess = place.guess
    for target in targets.reversed() {
      let inner = try with(bits: target + lost)
      let logarithm = try inner.lambertLogarithm(z, branch: branch)
      let step = try inner.lambertStep(logarithm, guess, branch: branch)
      if target == precision.bits { return try inner.proven(step, branch: branch) }
      let next = subtract(step.w, try inner.apply(.quotient, step.excess, step.slope))
      guess = (next.re.midpoint, next.im.midpoint)
    }
    return nil
  }

  /// ln z + 2πik.
  func lambertLogarithm(
    _ z: ComplexInterval, branch: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    var value = try apply(.log, z)
    value.im = add(value.im, multiply(try constant(.tau), integer(branch)))
    return value
  }

  /// What a step of Newton's method needs for h(w) = w + ln w − l at an approximation w.
  private func lambertStep(
    _ logarithm: ComplexInterval, _ guess: (re: BigFloat, im: BigFloat), branch: Int
  ) throws(LimitExceeded) -> LambertStep {
    let w = ComplexInterval(BigInterval(guess.re), BigInterval(guess.im))
    // Next to the negative axis the logarithm is continued over it, from above for k = 0 and from below for k = −1.
    let turn = guess.re < 0 && (branch == 0 || branch == -1) ? 2 * branch + 1 : 0
    var value = try apply(.log, turn == 0 ? w : negate(w))
    value.im = add(value.im, multiply(try constant(.pi), integer(turn)))
    let excess = subtract(add(w, value), logarithm)
    return LambertStep(w: w, turn: turn, excess: excess, slope: add(try reciprocal(w), 1))
  }

  /// The solution of h(w) = 0 next to an approximation w; nil where it is not proven that there is one.
  ///
  /// With b = |1/h′(w)| and r = 2b·|h(w)| there is exactly one in the disc of radius r, if r·b·max |h″| ≤ 1 there (Kantorovich),
  /// where |h″| = 1/|w|². It is w − h(w)/m with a mean m of h′ in the disc.
  private func proven(
    _ step: LambertStep, branch: Int
  ) throws(LimitExceeded) -> ComplexInterval? {
    let (w, turn, excess) = (step.w, step.turn, step.excess)
    let rough = try with(bits: 64)
    let least = rough.hypot(step.slope.re, step.slope.im)
    let reach = rough.divide(
      rough.multiply(BigInterval(rough.size(excess)), rough.integer(2)), least)
    let distance = rough.subtract(rough.hypot(w.re, w.im), reach)
    guard reach.isBounded, distance.lower > 0, least.lower > 0 else { return nil }
    let bend = rough.divide(
      reach, rough.multiply(least, rough.multiply(distance, distance)))
    guard bend.upper <= 1 else { return nil }
    let span = BigInterval(ordered: -reach.upper, reach.upper)
    let disc = ComplexInterval(add(w.re, span), add(w.im, span))
    guard isSolved(in: disc, branch: branch, turn: turn) else { return nil }
    let change = try apply(.quotient, excess, add(try reciprocal(disc), 1))
    var result = subtract(w, change)
    // Where the disc reaches over the axis.
    if turn > 0 {
      result.im = BigInterval(ordered: max(result.im.lower, 0), max(result.im.upper, 0))
    }
    if turn < 0 {
      result.im = BigInterval(ordered: min(result.im.lower, 0), min(result.im.upper, 0))
    }
    return result
  }

  /// Whether the solution in a disc is W_k(z), with ξ + iη for its members.
  ///
  /// Beyond the negative axis a solution of the equation for k = 0 would be W₋₁(z), and one for k = −1 would be W₀(z). As the sign
  /// of im z is that of sin η·(ξ + η·cot η), neither has an argument in the upper half-plane: the first one for ξ > −1 + η²/2 and
  /// |η| < 1, where η·cot η ≥ 1 − η²/2, and the other one for ξ < −1 and |η| < π, where η·cot η ≤ 1.
  private func isSolved(in disc: ComplexInterval, branch: Int, turn: Int) -> Bool {
    let (x, y) = (disc.re, disc.im)
    if turn == 0 { return x.lower > 0 || !y.containsZero }
    // The logarithm is continued up to the positive axis.
    guard x.upper < 0 || !y.containsZero else { return false }
    if turn > 0 {
      if y.lower > 0 { return true }
      let height = y.magnitude
      return height < 1 && x.lower > up.subtract(up.multiply(height, height), 1)
    }
    return y.upper < 0 || (x.upper < -1 && y.magnitude < 3)
  }
}

/// A step of Newton's method.
private struct LambertStep {
  let w: ComplexInterval
  /// The half turns by which the logarithm is continued over the negative axis.
  let turn: Int
  /// h(w) and h′(w).
  let excess, slope: ComplexInterval
}

extension ComplexInterval {
  /// The smallest rectangle that contains both.
  func hull(_ other: ComplexInterval) -> ComplexInterval {
    ComplexInterval(re.hull(other.re), im.hull(other.im))
  }

  /// Both halves of the longer side; nil where it cannot be divided.
  fileprivate var halves: (ComplexInterval, ComplexInterval)? {
    let side = re.width >= im.width ? re : im
    let middle = side.midpoint
    guard side.lower < middle, middle < side.upper else { return nil }
    let low = BigInterval(ordered: side.lower, middle)
    let high = BigInterval(ordered: middle, side.upper)
    return re.width >= im.width
      ? (ComplexInterval(low, im), ComplexInterval(high, im))
      : (ComplexInterval(re, low), ComplexInterval(re, high))
  }
}
