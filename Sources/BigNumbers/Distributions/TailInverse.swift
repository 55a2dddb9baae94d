import NumericCore

/// The x > 0 at which a tail of a continuous distribution has a given probability.
///
/// It is found by Newton's method on the logarithm of the tail, which is concave or nearly so for all distributions here, and
/// proven by the tails on both of its sides.
struct TailInverse {
  private let enclosure: DistributionEnclosure
  private let target: BigInterval
  private let isUpper: Bool

  init(_ enclosure: DistributionEnclosure, _ target: BigInterval, isUpper: Bool) {
    (self.enclosure, self.target, self.isUpper) = (enclosure, target, isUpper)
  }

  /// An enclosure of x.
  func solution() throws(ComputationFailure) -> BigInterval {
    let bits = enclosure.context.precision.bits
    var steps = [min(bits, Self.firstBits)]
    while let last = steps.last, last < bits { steps.append(min(bits, 2 * last - 24)) }
    var x = BigFloat.integer(1)
    for (place, bits) in steps.enumerated() {
      let approximation = try Approximation(self, bits: bits)
      x = place == 0 ? try approximation.search() : try approximation.improved(x)
    }
    return try proven(around: x)
  }

  /// The bits with which the number is searched.
  private static let firstBits = 96

  /// The narrowest interval, of some tried ones around a number, whose ends have tails on both sides of the target.
  private func proven(around x: BigFloat) throws(ComputationFailure) -> BigInterval {
    let context = enclosure.context
    guard let size = x.binaryExponent else { throw .undecided(bits: context.precision.bits) }
    var reach = size - context.precision.bits + 2
    while reach < size - 2 {
      try Deadline.checkComputation()
      let distance = BigFloat.integer(1).scaled(reach)
      let (low, high) = (context.down.subtract(x, distance), context.up.add(x, distance))
      if try isProven(low, isBelow: true), try isProven(high, isBelow: false) {
        return BigInterval(ordered: low, high)
      }
      reach += 6
    }
    throw .undecided(bits: context.precision.bits)
  }

  /// Whether the tail at a number proves on which side of it the solution lies.
  private func isProven(_ x: BigFloat, isBelow: Bool) throws(ComputationFailure) -> Bool {
    let tail = try enclosure.tails(BigInterval(x))[isUpper: isUpper]
    return isBelow == isUpper ? tail.lower >= target.upper : tail.upper <= target.lower
  }
}

extension TailInverse {
  /// The same problem of the numbers in the middle of all intervals, with fewer bits and without proofs.
  private struct Approximation {
    let enclosure: DistributionEnclosure
    let context: BigFloatContext
    let target: BigFloat
    let isUpper: Bool

    init(_ inverse: TailInverse, bits: Int) throws(ComputationFailure) {
      let full = inverse.enclosure
      let outward = OutwardContext(within: full.context.limits, .bits(bits))
      enclosure = try DistributionEnclosure(
        full.distribution, full.parameters.map { BigInterval($0.midpoint) }, outward)
      context = BigFloatContext(
        within: full.context.limits, precision: .bits(bits), rounding: .nearestEven)
      (target, isUpper) = (inverse.target.midpoint, inverse.isUpper)
    }

    /// The solution up to some bits, for Newton's steps with more.
    func search() throws(ComputationFailure) -> BigFloat {
      var (low, high) = try binade()
      var x = context.add(low, high).halved
      for _ in 0..<Self.mostSteps {
        try Deadline.checkComputation()
        let next = try improved(x)
        if try isBelow(x) { low = x } else { high = x }
        let change = context.subtract(next, x).magnitude
        guard let size = change.binaryExponent, let place = x.binaryExponent,
          size >= place - context.precision.bits / 2
        else { return next }
        x = low <= next && next <= high ? next : context.add(low, high).halved
      }
      return x
    }

    /// More steps than halving takes until numbers of these bits meet.
    private static let mostSteps = 200

    /// Whether the solution is above a number.
    private func isBelow(_ x: BigFloat) throws(ComputationFailure) -> Bool {
      let tail = try enclosure.tails(BigInterval(x))[isUpper: isUpper].midpoint
      return isUpper ? tail > target : tail < target
    }

    /// Powers of two around the solution, one of which is twice the other.
    private func binade() throws(ComputationFailure) -> (BigFloat, BigFloat) {
      func power(_ exponent: Int) -> BigFloat { BigFloat.integer(1).scaled(exponent) }
      let isAboveOne = try isBelow(power(0))
      var (near, far) = (0, isAboveOne ? 1 : -1)
      while try isBelow(power(far)) == isAboveOne {
        (near, far) = (far, 2 * far)
        if far.magnitude > Self.mostExponent {
          throw isAboveOne ? .exception(.overflow) : .limit(.underflow)
        }
      }
      while (far - near).magnitude > 1 {
        let middle = near + (far - near) / 2
        if try isBelow(power(middle)) == isAboveOne { near = middle } else { far = middle }
      }
      return (power(min(near, far)), power(max(near, far)))
    }

    private static let mostExponent = 1 << 40

    /// A step of Newton's method for ln T(x) = ln q: x + ln(T/q)·T/f for the upper tail T and the density f = −T′, and
    /// x − ln(T/q)·T/f for the lower one.
    func improved(_ x: BigFloat) throws(ComputationFailure) -> BigFloat {
      let point = BigInterval(x)
      let tail = try enclosure.tails(point)[isUpper: isUpper].midpoint
      let slope = try enclosure.density(point).midpoint
      let step = context.multiply(
        context.log(context.divide(tail, target)), context.divide(tail, slope))
      return isUpper ? context.add(x, step) : context.subtract(x, step)
    }
  }
}
