import NumericCore

// The sine and cosine integrals Si and Ci: by their power series (DLMF 6.6.5 and 6.6.6), and for
// large x by the auxiliary functions f and g (DLMF 6.2.17 and 6.2.18), whose asymptotic series
// have, for positive x, errors less than the first omitted term (DLMF 6.12.3, 6.12.4 and the bounds
// of 6.12(ii)).
extension OutwardContext {
  /// Si at a number, enclosed; it is odd, and tends to π/2.
  func sineIntegral(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    if x.isZero { return integer(0) }
    if x.isNegative { return negate(try sineIntegral(at: -x)) }
    if x.isInfinite { return divide(try constant(.pi), integer(2)) }
    guard isFar(x) else {
      let series = try spared(x)
      return series.alternatingSum(x, from: 1)
    }
    let (f, g) = auxiliary(x)
    let turn = divide(try constant(.pi), integer(2))
    let wave = add(multiply(f, try compute(.cos, x)), multiply(g, try compute(.sin, x)))
    return subtract(turn, wave)
  }

  /// Ci at a number x > 0, enclosed; it has a logarithmic pole at 0.
  func cosineIntegral(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    if x.isZero { return BigInterval(ordered: -.infinity, -.infinity) }
    if x.isNegative { return .undefined }
    if x.isInfinite { return integer(0) }
    guard isFar(x) else {
      let series = try spared(x)
      let start = series.add(try series.constant(.eulerGamma), try series.compute(.log, x))
      return series.subtract(start, series.alternatingSum(x, from: 2))
    }
    let (f, g) = auxiliary(x)
    return subtract(multiply(f, try compute(.sin, x)), multiply(g, try compute(.cos, x)))
  }

  /// Whether the terms n!/xⁿ become less than 2^−p.
  ///
  /// The smallest of them is about e^−x·√(2πx), and 0.7/ln 2 > 1.008; 16 covers the square root and
  /// the integer division.
  private func isFar(_ x: BigFloat) -> Bool {
    x > BigFloat.integer(precision.bits / 10 * 7 + 16)
  }

  /// The backend with more bits for a series whose terms reach e^x, for x that is not far: log₂ e <
  /// 1.5.
  private func spared(_ x: BigFloat) throws(LimitExceeded) -> OutwardContext {
    let size = x < 1 ? 0 : Int(Double(x).rounded(.up))
    return try wider(by: size / 2 * 3 + 16)
  }

  /// The sum xⁿ/(n·n!) − xⁿ⁺²/((n + 2)·(n + 2)!) + … from n = 1 or 2 on, for x > 0.
  ///
  /// The terms decrease once n > x. The sum of an alternating series with decreasing terms lies
  /// between any two successive partial sums.
  private func alternatingSum(_ x: BigFloat, from first: Int) -> BigInterval {
    let square = BigInterval(ordered: down.square(x), up.square(x))
    var n = first
    var power = BigInterval(ordered: x, x)
    if first == 2 { power = quotient(square, 2) }
    var sum = integer(0)
    while true {
      let term = quotient(power, n)
      let next = n % 4 == first ? add(sum, term) : subtract(sum, term)
      // The bounds of a term that is smaller than every number remain 0 and the smallest number.
      if x < BigFloat.integer(n), let size = term.upper.binaryExponent,
        size < (next.magnitude.binaryExponent ?? 0) - precision.bits || term.lower.isZero
      {
        return sum.hull(next)
      }
      sum = next
      n += 2
      power = quotient(
        BigInterval(
          ordered: down.multiply(power.lower, square.lower),
          up.multiply(power.upper, square.upper)), (n - 1) * n)
    }
  }

  /// Encloses f = 1/x − 2!/x³ + 4!/x⁵ − … and g = 1/x² − 3!/x⁴ + 5!/x⁶ − …; x is far.
  private func auxiliary(_ x: BigFloat) -> (f: BigInterval, g: BigInterval) {
    var sums = [integer(0), integer(0)]
    var term = divide(integer(1), BigInterval(ordered: x, x))
    let least = (term.upper.binaryExponent ?? 0) - precision.bits
    var n = 0
    // Behind the smallest term they would increase again; the bound of the error holds there as
    // well.
    while let size = term.upper.binaryExponent, size > least, x > BigFloat.integer(n + 2) {
      sums[n % 2] = n % 4 < 2 ? add(sums[n % 2], term) : subtract(sums[n % 2], term)
      n += 1
      term = BigInterval(
        ordered: down.divide(down.multiply(term.lower, BigFloat.integer(n)), x),
        up.divide(up.multiply(term.upper, BigFloat.integer(n)), x))
    }
    // The first omitted terms are this one in one series, and the next one in the other, which is
    // not larger.
    let rest = BigInterval(ordered: -term.upper, term.upper)
    return (add(sums[0], rest), add(sums[1], rest))
  }

  /// A positive interval divided by a positive integer.
  private func quotient(_ x: BigInterval, _ n: Int) -> BigInterval {
    let divisor = BigFloat.integer(n)
    return BigInterval(ordered: down.divide(x.lower, divisor), up.divide(x.upper, divisor))
  }
}

// Ranges over intervals: Si′ = sinc, Ci′ = cos x/x.
extension OutwardContext {
  /// The range of Si.
  ///
  /// For x > 0 it has its maxima at the odd multiples of π, which fall with x, and its minima at the
  /// even ones, which rise. Hence the range lies between the values at the bounds and at the first two
  /// multiples inside.
  func sineIntegral(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    var range = try inner.sineIntegral(at: x.lower).hull(inner.sineIntegral(at: x.upper))
    if x.upper > 0 {
      range = range.hull(try inner.waves(from: max(x.lower, 0), to: x.upper))
    }
    if x.lower < 0 {
      range = range.hull(inner.negate(try inner.waves(from: max(-x.upper, 0), to: -x.lower)))
    }
    return rounded(range)
  }

  /// Si at the first two multiples of π above a and not above b, for 0 ≤ a ≤ b; empty if there are none.
  private func waves(
    from a: BigFloat, to b: BigFloat
  ) throws(LimitExceeded) -> BigInterval {
    guard let start = try halfTurns(a), let end = b.isInfinite ? b : try halfTurns(b) else {
      // Si(π) = 1.85… is the largest value.
      return BigInterval(ordered: -2, 2)
    }
    var range = BigInterval.empty
    for step in 1...2 {
      let index = add(BigInterval(ordered: start, start), integer(step))
      if index.lower > end { break }
      // |sinc x| ≤ 1/x bounds the difference of Si inside the enclosure of the multiple.
      let multiple = multiply(index, try constant(.pi))
      let slack = up.divide(up.subtract(multiple.upper, multiple.lower), multiple.lower)
      range = range.hull(
        add(try sineIntegral(at: multiple.lower), BigInterval(ordered: -slack, slack)))
    }
    return range
  }

  /// The range of Ci.
  ///
  /// Ci increases up to π/2. For larger x, |Ci x| ≤ 2/x, by the second mean value theorem for the
  /// integral of cos t/t from x on.
  func cosineIntegral(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    guard x.upper.signum > 0 else { return .undefined }
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      try inner.cosineIntegral(at: a)
    }
    func slope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      if x.upper <= 1 { return BigInterval(ordered: 0, .infinity) }
      guard x.lower.signum > 0, x.isBounded else { return .entire }
      return rough.divide(try rough.compute(.cos, x), x)
    }
    func bound(_ x: BigInterval) -> BigInterval {
      guard x.lower.signum > 0 else { return BigInterval(ordered: -.infinity, 1) }
      let size = up.divide(BigFloat.integer(2), x.lower)
      return BigInterval(ordered: -size, size)
    }
    let inside = BigInterval(ordered: max(x.lower, 0), x.upper)
    let curve = DifferentiableFunction(value: value, slope: slope, bound: bound)
    return rounded(try inner.range(of: curve, over: inside)).flagged(x.lower.signum <= 0)
  }
}
