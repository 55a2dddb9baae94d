import NumericCore
import RealModule

/// How many terms of Σ (a + k)^−s are added before the Euler–Maclaurin formula takes over, and how many terms that has.
///
/// All logarithms are to base 2, as numbers may be beyond the exponents of doubles.
struct EulerMaclaurinPlan {
  /// The number N of powers.
  let steps: Int
  /// The number M of terms with Bernoulli numbers; 0 where the powers suffice.
  let terms: Int

  /// A plan for an error of about 2^−bits of the largest power.
  ///
  /// Each of the factors of (s)₂ₘ/(2πw)²ᴹ with w = a + N is at most 0.6, so that M is some 0.7·bits at most. Both sums cost about
  /// the same for small s, and for large s the number N is |s|/3.8.
  ///
  /// - Throws: `LimitExceeded` where the terms are more than their limit.
  init(bits: Int, s: ComplexInterval, a: ComplexInterval, limits: Limits) throws(LimitExceeded) {
    let far = max(Self.log2(a.re.lower), Self.log2(a.im.mignitude))
    let sum = PowerSum(
      aim: Double(bits) + 8, sigma: Double(s.re.lower),
      size: max(Self.log2(s.re.magnitude), Self.log2(s.im.magnitude)) + 0.5,
      start: a.re.lower > 0 && far >= 500 ? .infinity : Double(a.re.lower),
      height: min(Double(a.im.mignitude), 0x1p500),
      startReach: a.re.lower > 0 ? far : -.infinity)
    let bound = min(Double(min(limits.terms, 1 << 30)), sum.stepsAlone)
    var reach = max(
      sum.startReach, sum.start.isFinite ? sum.reach(after: sum.leastSteps) : 0,
      Double.log2(Double(bits) / 10), sum.size - 2.3)
    while true {
      let steps = sum.steps(to: reach)
      guard steps <= bound else { break }
      if let terms = sum.terms(reach: reach) {
        guard steps + Double(terms) <= bound else { break }
        (self.steps, self.terms) = (Int(steps), terms)
        return
      }
      reach += 0.25
    }
    guard sum.stepsAlone <= Double(limits.terms) else {
      throw LimitExceeded(limit: .terms, allowed: limits.terms)
    }
    (steps, terms) = (Int(sum.stepsAlone), 0)
  }

  /// The logarithm of a number, whatever its exponent; −∞ for 0 and for negative numbers.
  static func log2(_ x: BigFloat) -> Double {
    guard x > 0, let exponent = x.binaryExponent else { return -.infinity }
    return Double(exponent) + Double.log2(Double(x.scaled(-exponent)))
  }
}

/// What counts of s and a.
private struct PowerSum {
  /// The bits of the error.
  let aim: Double
  let sigma: Double
  /// log |s|.
  let size: Double
  /// re a, infinite beyond doubles.
  let start: Double
  /// |im a|, or less beyond doubles.
  let height: Double
  /// log |a| if re a is positive, or a little less.
  let startReach: Double

  /// How many steps make the real part positive.
  var leastSteps: Double { start >= 1 ? 0 : 2 - start.rounded(.down) }

  /// The smallest |a + k|, or nearly.
  private var nearest: Double {
    let x = start > 0 ? start : 1
    return (x * x + height * height).squareRoot()
  }

  func steps(to reach: Double) -> Double {
    if reach <= startReach { return start < 1 ? leastSteps : 0 }
    guard start.isFinite else { return .infinity }
    let square = Double.exp2(2 * reach) - height * height
    return max(leastSteps, (max(square, 0).squareRoot() - start).rounded(.up))
  }

  /// log |a + N|.
  func reach(after steps: Double) -> Double { Double.log2(Double.hypot(start + steps, height)) }

  /// How many powers suffice by themselves: ((re a + N)/|a + k|)^−σ is small for the smallest |a + k|.
  var stepsAlone: Double {
    guard sigma > 2, start.isFinite else { return .infinity }
    let far = nearest * Double.exp2((aim + max(0, Double.log2(nearest))) / (sigma - 1))
    return max(leastSteps, (far - start).rounded(.up) + 1)
  }

  /// How many terms suffice where log w is `reach`; nil if they do not get small enough.
  func terms(reach: Double) -> Int? {
    let turn = reach + Double.log2(2 * .pi)
    let base = Double.exp2(size)
    // w^(1 − σ), next to the largest power for σ > 0.
    var rest = 4 + reach
    if sigma > 0, start.isFinite { rest -= sigma * max(0, reach - Double.log2(nearest)) }
    // The integral of the remainder exists for σ + 2M > 1.
    let fewest = 2 - sigma
    guard fewest < 1e7 else { return nil }
    var index = 0.0
    while rest > -aim || index < fewest || index == 0 {
      let factor = (base.isFinite ? Double.log2(base + index + 1) : size) - turn
      guard factor < -0.73 else { return nil }
      rest += 2 * factor
      index += 2
    }
    return Int(index) / 2
  }
}
