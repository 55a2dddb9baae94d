import NumericCore

/// B₂ⱼ/(2j)! for j = 1, 2, 3 …, the weights of the Euler–Maclaurin formula, which all threads share.
///
/// The first ones come from whole numbers: B₂ⱼ/(2j)! = ±T_j/((2j − 1)!·4ʲ·(4ʲ − 1)) with the tangent numbers T_j, of which all up
/// to n take n² additions (Brent and Harvey, Fast computation of Bernoulli, tangent and secant numbers, 2011). The others are
/// ±2·ζ(2j)/(2π)²ʲ (DLMF 25.6.2), where few terms of ζ count: from one to the next each of them is divided by a small square.
enum BernoulliWeights {
  private struct Table {
    var bits = 0
    var weights: [BigInterval] = []
  }

  private struct Balls {
    var bits = 0
    var weights: [Ball] = []
  }

  private static let known = Locked<Table>(Table())
  private static let rounded = Locked<Balls>(Balls())

  /// The first weights as balls of a number of bits, those of the last precision kept; nil where one has no bound.
  static func balls(
    _ count: Int, _ outward: OutwardContext
  ) throws(LimitExceeded) -> [Ball]? {
    let bits = outward.precision.bits
    let kept = rounded.withLock { $0 }
    if kept.bits == bits, kept.weights.count >= count { return kept.weights }
    var made: [Ball] = []
    for weight in try first(count * 5 / 4 + 8, outward) {
      guard let ball = Ball.spanning(weight.lower, weight.upper, bits: bits) else { return nil }
      made.append(ball)
    }
    rounded.withLock { $0 = Balls(bits: bits, weights: made) }
    return made
  }

  /// The first weights, rounded outward to a number of bits.
  static func first(
    _ count: Int, _ outward: OutwardContext
  ) throws(LimitExceeded) -> [BigInterval] {
    let bits = outward.precision.bits
    var table = known.withLock { $0 }
    if table.bits < bits || table.weights.count < count {
      let inner = try outward.with(bits: max(bits, table.bits) * 5 / 4 + 64)
      table.weights = try weights(max(count * 5 / 4 + 16, table.weights.count), inner)
      table.bits = inner.precision.bits - 32
      let made = table
      known.withLock { $0 = made }
    }
    return table.weights.prefix(count).map { outward.rounded($0) }
  }

  /// The weights up to a count, which err by some units of the last of 32 bits less than the precision.
  private static func weights(
    _ count: Int, _ outward: OutwardContext
  ) throws(LimitExceeded) -> [BigInterval] {
    // Up to here ζ(2j) would need more than a thousand terms.
    let first = min(count, max(16, outward.precision.bits / 20))
    var weights = try fromTangentNumbers(first, outward)
    if count > first { weights += try fromZeta(first + 1...count, outward) }
    return weights
  }

  private static func fromTangentNumbers(
    _ count: Int, _ outward: OutwardContext
  ) throws(LimitExceeded) -> [BigInterval] {
    var tangents = [BigInteger](repeating: 1, count: count)
    for k in 1..<max(2, count) where k < count { tangents[k] = tangents[k - 1] * BigInteger(k) }
    for k in 1..<max(2, count) where k < count {
      try Deadline.check()
      for j in k..<count {
        tangents[j] = BigInteger.inner(
          tangents[j - 1], BigInteger(j - k), tangents[j], BigInteger(j - k + 2))
      }
    }
    var factorial = BigInteger(1)
    return (1...count).map { j in
      if j > 1 { factorial *= BigInteger((2 * j - 2) * (2 * j - 1)) }
      let power = BigInteger.one.shiftedUp(2 * j)
      let size = outward.divide(
        BigInterval(tangents[j - 1]), BigInterval((factorial * (power - 1)).shiftedUp(2 * j)))
      return j.isMultiple(of: 2) ? outward.negate(size) : size
    }
  }

  /// ±2·λ(2j)/(π²ʲ·(4ʲ − 1)), where λ(2j) = 1 + 3⁻²ʲ + 5⁻²ʲ + … is (1 − 4⁻ʲ)·ζ(2j).
  ///
  /// In fixed point each power is too small by less than 9/8 units, and those that are left out, of numbers whose power is below
  /// one unit, make less than a unit for each number that began with a power above one: 4 units for each are more than that.
  private static func fromZeta(
    _ range: ClosedRange<Int>, _ outward: OutwardContext
  ) throws(LimitExceeded) -> [BigInterval] {
    let fraction = outward.precision.bits
    let one = BigInteger.one.shiftedUp(fraction)
    var powers: [(square: BigInteger, power: BigInteger)] = []
    for k in sequence(first: 3, next: { $0 + 2 }) {
      var power = one
      let square = BigInteger(k * k)
      for _ in 1..<range.lowerBound where !power.isZero { power /= square }
      if power.isZero { break }
      powers.append((square, power))
    }
    let error = BigInteger(4 * powers.count + 4)
    let pi = try outward.constant(.pi)
    let square = outward.multiply(pi, pi)
    // π^(2j)·4ʲ, which is divided by 1 − 4⁻ʲ besides.
    var scale = outward.divide(
      outward.integer(1), try outward.compute(.pow, pi, outward.integer(2 * range.lowerBound - 2)))
    var found: [BigInterval] = []
    for j in range {
      try Deadline.check()
      var sum = one
      for index in powers.indices {
        powers[index].power /= powers[index].square
        sum += powers[index].power
      }
      while powers.last?.power.isZero == true { powers.removeLast() }
      scale = outward.divide(scale, square)
      let lambda = BigInterval(
        ordered: BigFloat(sum).scaled(1 - fraction), BigFloat(sum + error).scaled(1 - fraction))
      let power = BigFloat.integer(1).scaled(2 * j)
      let divisor = outward.subtract(BigInterval(power), outward.integer(1))
      let size = outward.divide(outward.multiply(lambda, scale), divisor)
      found.append(j.isMultiple(of: 2) ? outward.negate(size) : size)
    }
    return found
  }
}
