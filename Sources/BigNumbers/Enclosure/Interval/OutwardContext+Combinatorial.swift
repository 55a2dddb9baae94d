import NumericCore

// Functions of whole numbers, over the whole numbers in the intervals. Other members have no value,
// so that an error is possible unless the arguments are whole points.
extension OutwardContext {
  /// The largest number of pairs of whole numbers that are evaluated one by one.
  ///
  /// So many take 0.2 to 0.4 ms, bounds of a rectangle 4 to 20 µs; the range of the least common multiple is up to a
  /// tenth narrower that way.
  private static var mostPairs: Int { 256 }

  /// A function of the whole numbers from a first one on, which does not decrease.
  func wholeNumbers(
    _ f: UnaryFunction, from first: Int, _ n: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    guard let whole = n.wholeNumbers(from: first) else { return .undefined }
    return BigInterval(ordered: try down.compute(f, whole.lower), try up.compute(f, whole.upper))
      .flagged()
  }

  func combinatorial(
    _ f: BinaryFunction, _ a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if a.isPoint, b.isPoint { return try compute(f, a.lower, b.lower) }
    let all = Int.min / 4...Int.max / 4
    guard let m = a.wholeNumbers(in: all), let n = b.wholeNumbers(in: all) else {
      return a.hasWholeNumber && b.hasWholeNumber
        ? BigInterval.entire.flagged() : .undefined
    }
    let isError = !(a.isWholePoint && b.isWholePoint)
    let isComplete = BigInterval(m).contains(a.wholeHull) && BigInterval(n).contains(b.wholeHull)
    guard isComplete else { return .entire.flagged() }
    if m.width < Self.mostPairs, n.width < Self.mostPairs,
      (m.width + 1) * (n.width + 1) <= Self.mostPairs
    {
      return try everyPair(f, m, n).flagged(isError)
    }
    let bounds =
      switch f {
      case .binomial: try binomial(m, n)
      case .permutations: try permutations(m, n)
      case .greatestCommonDivisor: greatestCommonDivisor(BigInterval(m), BigInterval(n))
      default: leastCommonMultiple(BigInterval(m), BigInterval(n))
      }
    return bounds.isEmpty ? .undefined : bounds.flagged(isError || f == .permutations)
  }

  private func everyPair(
    _ f: BinaryFunction, _ m: ClosedRange<Int>, _ n: ClosedRange<Int>
  ) throws(LimitExceeded) -> BigInterval {
    var result = BigInterval.empty
    for a in m {
      for b in n {
        let part = try compute(f, BigFloat.integer(a), BigFloat.integer(b))
        result = part.isEmpty ? result.flagged() : result.hull(part)
      }
    }
    return result.isEmpty ? .undefined : result
  }

  /// The range of a binomial coefficient.
  ///
  /// For n ≥ 0 it increases with n, and with k up to n/2; for n < 0 it is (−1)^k·C(k − n − 1, k),
  /// whose magnitude increases with k and −n.
  private func binomial(
    _ n: ClosedRange<Int>, _ k: ClosedRange<Int>
  ) throws(LimitExceeded) -> BigInterval {
    func choose(_ n: Int, _ k: Int) throws(LimitExceeded) -> BigInterval {
      try compute(.binomial, BigFloat.integer(n), BigFloat.integer(k))
    }
    var result = k.lowerBound < 0 ? integer(0) : .empty
    guard k.upperBound >= 0 else { return result }
    let (first, last) = (max(0, k.lowerBound), k.upperBound)
    if n.upperBound >= 0 {
      let (least, most) = (max(0, n.lowerBound), n.upperBound)
      for k in [first, last, min(max(first, most / 2), last)] {
        result = result.hull(try choose(most, k))
        result = result.hull(try choose(least, k))
      }
    }
    if n.lowerBound < 0 {
      let (far, near) = (n.lowerBound, min(n.upperBound, -1))
      for k in [first, min(first + 1, last), last, max(first, last - 1)] {
        result = result.hull(try choose(far, k)).hull(try choose(near, k))
      }
    }
    return result
  }

  /// The range of n(n − 1)…(n − k + 1), which increases with n, and with k up to n; for k > n it is
  /// 0.
  private func permutations(
    _ n: ClosedRange<Int>, _ k: ClosedRange<Int>
  ) throws(LimitExceeded) -> BigInterval {
    guard n.upperBound >= 0, k.upperBound >= 0 else { return .undefined }
    let (least, most) = (max(0, n.lowerBound), n.upperBound)
    let (first, last) = (max(0, k.lowerBound), k.upperBound)
    func arrange(_ n: Int, _ k: Int) throws(LimitExceeded) -> BigInterval {
      try compute(.permutations, BigFloat.integer(n), BigFloat.integer(k))
    }
    let low = last > least ? integer(0) : try arrange(least, first)
    return low.hull(try arrange(most, max(first, min(last, most))))
  }

  /// An enclosure: the result is not above either number that is not 0.
  private func greatestCommonDivisor(_ a: BigInterval, _ b: BigInterval) -> BigInterval {
    let high =
      a.containsZero || b.containsZero
      ? max(a.magnitude, b.magnitude) : min(a.magnitude, b.magnitude)
    return rounded(BigInterval(ordered: a.containsZero && b.containsZero ? 0 : 1, high))
  }

  /// An enclosure: the result is not below either number, and not above the magnitude of their
  /// product; it is 0 if one is 0.
  private func leastCommonMultiple(_ a: BigInterval, _ b: BigInterval) -> BigInterval {
    let product = up.multiply(a.magnitude, b.magnitude)
    let low = a.containsZero || b.containsZero ? 0 : max(a.mignitude, b.mignitude)
    return BigInterval(ordered: min(low, product), product)
  }
}

extension ClosedRange<Int> {
  fileprivate var width: Int { upperBound - lowerBound }
}

extension BigInterval {
  /// Whether a whole number is a member.
  fileprivate var hasWholeNumber: Bool {
    !isBounded || lower.exactCeiling <= upper
  }

  /// The interval from the smallest to the largest whole number in this one.
  fileprivate var wholeHull: BigInterval {
    BigInterval(
      ordered: lower.isInfinite ? lower : lower.exactCeiling,
      upper.isInfinite ? upper : upper.exactFloor)
  }
}
