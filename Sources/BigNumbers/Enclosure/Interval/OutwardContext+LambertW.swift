import NumericCore
import RealModule

// The two real solutions w of w·e^w = x (DLMF 4.13): W₀ ≥ −1 increases for x ≥ −1/e; W₋₁ ≤ −1
// decreases for −1/e ≤ x < 0, with a pole at 0. Both are −1 at −1/e, which is irrational.
extension OutwardContext {
  /// W₀ at a number, enclosed.
  func lambertW(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    if x.isZero { return integer(0) }
    if x.isInfinite, !x.isNegative { return BigInterval(ordered: x, x) }
    return try lambertW(x, isPrincipal: true)
  }

  /// W₋₁ at a number, enclosed.
  func lambertWMinusOne(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    if x.isZero { return BigInterval(ordered: -.infinity, -.infinity) }
    return x.isNegative ? try lambertW(x, isPrincipal: false) : .undefined
  }

  /// The range of W₀ over an interval.
  func lambertW(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let high = try up.compute(.lambertW, x.upper)
    if high.isNaN { return .undefined }
    let low = try down.compute(.lambertW, x.lower)
    return BigInterval(ordered: low.isNaN ? BigFloat.integer(-1) : low, high).flagged(low.isNaN)
  }

  /// The range of W₋₁ over an interval.
  func lambertWMinusOne(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.lower.signum >= 0 { return .undefined }
    let isPole = x.upper.signum >= 0
    let low = isPole ? -BigFloat.infinity : try down.compute(.lambertWMinusOne, x.upper)
    if low.isNaN { return .undefined }
    let high = try up.compute(.lambertWMinusOne, x.lower)
    return BigInterval(ordered: low, high.isNaN ? BigFloat.integer(-1) : high)
      .flagged(isPole || high.isNaN)
  }

  /// An enclosure of a solution, from an approximation and a proof by signs.
  ///
  /// w·e^w − x increases with w on the side of −1 on which W₀ lies, and decreases on the other one,
  /// so that it has opposite signs at the ends of an interval around the solution. An end on the
  /// wrong side of −1 is moved to −1, where the sign of −1/e − x is known.
  private func lambertW(
    _ x: BigFloat, isPrincipal: Bool
  ) throws(LimitExceeded) -> BigInterval {
    guard try isAboveBranchPoint(x) else { return .undefined }
    let edge = BigFloat.integer(-1)
    let guess = try lambertGuess(x, isPrincipal: isPrincipal)
    // The derivative of w·e^w, e^w·(1 + w), is small close to −1: there the same error of w·e^w
    // moves w by 1/|1 + w| times as much, which takes as many more bits.
    let gap = max(-precision.bits, (guess - edge).binaryExponent ?? -precision.bits)
    let inner = try wider(by: max(0, -gap) + 16)
    var reach = (guess.binaryExponent ?? 0) - precision.bits - 2
    while true {
      let step = BigFloat.integer(1).scaled(reach)
      var (low, high) = (inner.down.subtract(guess, step), inner.up.add(guess, step))
      if isPrincipal { low = max(low, edge) } else { high = min(high, edge) }
      let isLowProved = low == edge || inner.excess(low, x) == (isPrincipal ? -1 : 1)
      let isHighProved = high == edge || inner.excess(high, x) == (isPrincipal ? 1 : -1)
      if isLowProved, isHighProved { return BigInterval(ordered: low, high) }
      reach += 8
    }
  }

  /// The sign of w·e^w − x; nil if the enclosure contains 0.
  private func excess(_ w: BigFloat, _ x: BigFloat) -> Int? {
    let power = BigInterval(ordered: down.exp(w), up.exp(w))
    let product = multiply(BigInterval(ordered: w, w), power)
    return product.lower > x ? 1 : product.upper < x ? -1 : nil
  }

  /// Whether x > −1/e.
  ///
  /// The two are never equal, so that some precision decides.
  private func isAboveBranchPoint(_ x: BigFloat) throws(LimitExceeded) -> Bool {
    if !x.isNegative { return true }
    var outward = self
    while true {
      let branch = outward.negate(try outward.compute(.exp, BigFloat.integer(-1)))
      if x > branch.upper { return true }
      if x < branch.lower { return false }
      outward = try outward.wider(by: outward.precision.bits)
    }
  }
}

// Approximations, which need no bound because the enclosure is proven afterwards.
extension OutwardContext {
  /// An approximation by the iteration w ← w/(1 + w)·(1 + ln(x/w)), Newton's for w + ln(w/x) = 0,
  /// which doubles the number of correct digits.
  ///
  /// Source: R. Iacono, J. P. Boyd, *New approximations to the principal real-valued branch of the
  /// Lambert W-function*, Adv. Comput. Math. 43, 2017.
  fileprivate func lambertGuess(
    _ x: BigFloat, isPrincipal: Bool
  ) throws(LimitExceeded) -> BigFloat {
    let one = BigFloat.integer(1)
    var bits = 64
    var w: BigFloat
    if let start = try nearBranchPoint(x, isPrincipal: isPrincipal) {
      w = start
      // The difference of w from −1 has fewer significant bits by its exponent; take twice as many
      // more.
      bits += 2 * max(0, -((w + one).binaryExponent ?? -precision.bits))
    } else {
      w = firstLambertGuess(x, isPrincipal: isPrincipal)
    }
    let last = precision.bits + bits
    while true {
      let near = BigFloatContext(within: limits, precision: .bits(bits), rounding: .nearestEven)
      for _ in 0..<20 {
        let growth = near.add(one, near.log(near.divide(x, w)))
        let next = near.multiply(near.divide(w, near.add(one, w)), growth)
        guard next.isRegular, next != -one else { return w }
        let change = (next - w).binaryExponent
        w = next
        guard let change, change > (w.binaryExponent ?? 0) - bits / 2 else { break }
      }
      if bits == last { return w }
      bits = min(2 * bits, last)
    }
  }

  /// −1 ± p − p²/3 ± … with p² = 2(1 + e·x) (DLMF 4.13.6) for x < −0.33, where p is small; nil
  /// elsewhere.
  private func nearBranchPoint(
    _ x: BigFloat, isPrincipal: Bool
  ) throws(LimitExceeded) -> BigFloat? {
    guard x.isNegative, Double(x) < -0.33 else { return nil }
    // x may have many bits close to −1/e, and their difference needs as many.
    let fine = BigFloatContext(
      within: limits, precision: .bits(2 * precision.bits + x.storedBits),
      rounding: .nearestEven)
    let distance = fine.add(1, fine.multiply(x, try fine.constant(.e)))
    let p = fine.sqrt(distance.scaled(1))
    guard p.isRegular else { return -1 }
    let bent = fine.subtract(-1, fine.divide(fine.square(p), 3))
    return isPrincipal ? fine.add(bent, p) : fine.subtract(bent, p)
  }

  /// An approximation to some 50 bits, by the same iteration in doubles; x itself if W₀(x) is next
  /// to it.
  private func firstLambertGuess(_ x: BigFloat, isPrincipal: Bool) -> BigFloat {
    if isPrincipal, (x.binaryExponent ?? 0) < -30 { return x }
    let near = BigFloatContext(within: limits, precision: .bits(64), rounding: .nearestEven)
    // Logarithms of magnitudes, because the numbers may be beyond the exponents of doubles.
    let logarithm = Double(near.log(x.magnitude))
    var w: Double
    if !isPrincipal {
      w = logarithm - Double.log(-logarithm)
    } else if logarithm > 1 {
      w = logarithm - Double.log(logarithm)
    } else {
      w = Double.log(onePlus: Double(x))
    }
    // Twelve rounds are more than the six in which one correct digit becomes 50 bits.
    for _ in 0..<12 { w = w / (1 + w) * (1 + logarithm - Double.log(w.magnitude)) }
    return BigFloat(w)
  }
}
