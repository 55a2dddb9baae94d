import NumericCore

// x^y = e^(y·ln x), where the exponent is bilinear in y and ln x, so that over a rectangle with x >
// 0 its extremes are at corners. Negative x have powers with whole exponents only: those with even
// exponents have one sign, those with odd exponents the other.
extension OutwardContext {
  func pow(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.pow, x.lower, y.lower) }
    var result = BigInterval.empty
    if x.upper.signum >= 0 {
      let positive = BigInterval(ordered: max(x.lower, 0), x.upper)
      result = try powerOfPositive(positive, y)
      // 0 to a negative power is a pole.
      if x.containsZero, y.lower.signum < 0 { result = result.flagged() }
    }
    if x.lower.signum < 0 {
      let size = BigInterval(ordered: x.upper.signum < 0 ? -x.upper : 0, -x.lower)
      if let even = y.wholeNumbers(step: 2, offset: 0) {
        result = result.hull(try powerOfPositive(size, even))
      }
      if let odd = y.wholeNumbers(step: 2, offset: 1) {
        result = result.hull(negate(try powerOfPositive(size, odd)))
      }
      if !y.isWholePoint { result = result.flagged() }
    }
    return result.isEmpty ? .undefined : result
  }

  /// The range for x ≥ 0, with limits at x = 0 if x contains other numbers.
  private func powerOfPositive(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, x.lower.isZero {
      // 0⁰ is 1, and 0 to a positive power is 0.
      let atZero = y.containsZero ? integer(1) : .empty
      return y.upper.signum > 0 ? atZero.hull(integer(0)) : atZero
    }
    return try corners(.pow, x, y)
  }

  private func corners(
    _ f: BinaryFunction, _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    try hull(
      of: f,
      at: [(x.lower, y.lower), (x.lower, y.upper), (x.upper, y.lower), (x.upper, y.upper)])
  }

  /// The range of x^y for x ≥ 0 only, without 0⁰.
  func powr(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.powr, x.lower, y.lower) }
    guard x.upper.signum >= 0 else { return .undefined }
    let isError = x.lower.signum < 0 || (x.containsZero && y.lower.signum <= 0)
    if x.upper.isZero {
      return y.upper.signum > 0 ? integer(0).flagged(isError) : .undefined
    }
    return try corners(.pow, BigInterval(ordered: max(x.lower, 0), x.upper), y).flagged(isError)
  }

  /// The range of (1 + x)^n for whole n and x ≥ −1, whose logarithm is bilinear in n and ln(1 + x).
  func compound(_ x: BigInterval, _ n: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, n.isPoint { return try compute(.compound, x.lower, n.lower) }
    guard x.upper >= -1, let words = n.wholeNumbers(in: .min ... .max) else { return .undefined }
    let isError = x.lower < -1 || !n.isWholePoint || (x.lower <= -1 && words.lowerBound < 0)
    if x.upper == -1, words.upperBound < 0 { return .undefined }
    if x.upper == -1 {
      // 0 to a power.
      let atZero = words.contains(0) ? integer(1) : .empty
      return (words.upperBound > 0 ? atZero.hull(integer(0)) : atZero).flagged(isError)
    }
    let inside = BigInterval(ordered: max(x.lower, -1), x.upper)
    return try corners(.compound, inside, BigInterval(words)).flagged(isError)
  }

  /// The range of x^(1/n) for whole n ≠ 0: positive and negative n separately, and for x < 0 odd n
  /// only.
  func root(_ x: BigInterval, _ n: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, n.isPoint { return try compute(.root, x.lower, n.lower) }
    var result = BigInterval.empty
    var isError = !n.isWholePoint || n.lower.isZero
    for indices in [n.wholeNumbers(in: 1 ... .max), n.wholeNumbers(in: .min ... -1)] {
      guard let indices else { continue }
      if x.upper.signum > 0 || (x.upper.isZero && indices.lowerBound > 0) {
        let positive = BigInterval(ordered: max(x.lower, 0), x.upper)
        result = result.hull(try corners(.root, positive, BigInterval(indices)))
      }
      if x.containsZero, indices.lowerBound < 0 { isError = true }
      guard x.lower.signum < 0 else { continue }
      let size = BigInterval(ordered: x.upper.signum < 0 ? -x.upper : 0, -x.lower)
      if let odd = BigInterval(indices).wholeNumbers(step: 2, offset: 1) {
        result = result.hull(negate(try corners(.root, size, odd)))
      }
      // There are even roots of negative numbers.
      if indices.lowerBound != indices.upperBound || indices.lowerBound % 2 == 0 { isError = true }
    }
    return result.isEmpty ? .undefined : result.flagged(isError)
  }

  /// The range of ln x/ln b for x > 0, b > 0, b ≠ 1, which is bilinear in ln x and 1/ln b on either
  /// side of b = 1.
  func logarithm(_ x: BigInterval, base b: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, b.isPoint { return try compute(.logBase, x.lower, b.lower) }
    guard x.upper.signum > 0, b.upper.signum > 0, !(b.isPoint && b.lower == 1) else {
      return .undefined
    }
    let inside = BigInterval(ordered: max(x.lower, 0), x.upper)
    var result = BigInterval.empty
    if b.lower < 1 {
      let below = BigInterval(ordered: max(b.lower, 0), min(b.upper, 1))
      result = try logarithm(inside, below, isBaseAboveOne: false)
    }
    if b.upper > 1 {
      let above = BigInterval(ordered: max(b.lower, 1), b.upper)
      result = result.hull(try logarithm(inside, above, isBaseAboveOne: true))
    }
    return result.flagged(x.lower.signum <= 0 || b.lower.signum <= 0 || b.contains(BigFloat(1)))
  }

  private func logarithm(
    _ x: BigInterval, _ b: BigInterval, isBaseAboveOne: Bool
  ) throws(LimitExceeded) -> BigInterval {
    var result = BigInterval.empty
    for x in [x.lower, x.upper] {
      for b in [b.lower, b.upper] {
        if b == 1 {
          // The limit towards base 1: ±∞ with the sign of ln x/ln b, and 0 for x = 1.
          let isPositive = (x > 1) == isBaseAboveOne
          let limit: BigFloat = x == 1 ? 0 : isPositive ? .infinity : -.infinity
          result = result.hull(BigInterval(ordered: limit, limit))
        } else if b.isZero || b.isInfinite {
          // ln b is unbounded: the limit is 0 for finite ln x; the other corners enclose the rest.
          if x.isRegular { result = result.hull(integer(0)) }
        } else {
          result = result.hull(try hull(of: .logBase, at: [(x, b)]))
        }
      }
    }
    return result
  }

  /// The range of √(x² + y²), which increases with |x| and |y|.
  func hypot(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    let (x, y) = (magnitude(x), magnitude(y))
    return BigInterval(ordered: down.hypot(x.lower, y.lower), up.hypot(x.upper, y.upper))
  }

  /// The range of x·2^n for whole n, which increases with n for positive x and decreases for
  /// negative x.
  func scaleByPowerOfTwo(_ x: BigInterval, _ n: BigInterval) throws(LimitExceeded) -> BigInterval {
    guard let words = n.wholeNumbers(in: .min ... .max) else { return .undefined }
    return try corners(.scaleByPowerOfTwo, x, BigInterval(words)).flagged(!n.isWholePoint)
  }

  /// The range of the mean, which increases with both numbers; they are not negative. (DLMF 19.8.5:
  /// the mean is the reciprocal of an integral that decreases with both.)
  func arithmeticGeometricMean(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.arithmeticGeometricMean, x.lower, y.lower) }
    guard x.upper.signum >= 0, y.upper.signum >= 0 else { return .undefined }
    let low = down.arithmeticGeometricMean(max(x.lower, 0), max(y.lower, 0))
    let high = up.arithmeticGeometricMean(x.upper, y.upper)
    let isError = x.lower.signum < 0 || y.lower.signum < 0
    return bounds(low.isNaN ? 0 : low, high).flagged(isError)
  }
}

extension BigInterval {
  /// The interval of a range of whole numbers.
  init(_ range: ClosedRange<Int>) {
    self.init(ordered: BigFloat.integer(range.lowerBound), BigFloat.integer(range.upperBound))
  }

  /// The smallest and the largest member of the form step·k + offset with whole k; infinite bounds
  /// are kept.
  ///
  /// Nil if there are none.
  func wholeNumbers(step: Int, offset: Int) -> BigInterval? {
    func aligned(_ x: BigFloat, _ up: Bool) -> BigFloat {
      // Bounds that are multiples of 2⁶⁴ are kept: they are multiples of the step, or one number
      // too far out at most.
      if x.isInfinite || x.isMultipleOfManyPowers { return x }
      let whole = up ? x.exactCeiling : x.exactFloor
      let bits = max(whole.storedBits, whole.binaryExponent ?? 0) + 8
      let exact = BigFloatContext(.bits(bits), .nearestEven)
      let rest = exact.modulo(
        exact.subtract(whole, BigFloat.integer(offset)), BigFloat.integer(step))
      if rest.isZero { return whole }
      return up
        ? exact.add(whole, exact.subtract(BigFloat.integer(step), rest))
        : exact.subtract(whole, rest)
    }
    if isPoint, lower.isMultipleOfManyPowers, offset != 0 { return nil }
    let (low, high) = (aligned(lower, true), aligned(upper, false))
    return low <= high ? BigInterval(ordered: low, high) : nil
  }
}

extension BigFloat {
  /// Whether the value is certainly a multiple of 2⁶⁴, by its exponent and its bits.
  fileprivate var isMultipleOfManyPowers: Bool { (binaryExponent ?? 0) > storedBits + 64 }
}
