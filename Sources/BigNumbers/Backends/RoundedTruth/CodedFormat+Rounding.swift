internal import CMPFR
public import NumericCore

// Numbers of a format as BigFloats, and the nearest of them.
extension CodedFormat {
  /// The number of a pattern: the last `width` bits, the sign first if there is one.
  ///
  /// NaN for the patterns that stand for none.
  public func number(ofPattern pattern: UInt64) -> BigFloat {
    guard hasSign else {
      let pattern = pattern & allBits
      return pattern > greatestPattern ? .nan : number(pattern + 1)
    }
    let sign = signBit
    let low = pattern & (sign - 1)
    guard pattern & sign != 0 else { return low > greatestPattern ? .nan : number(low) }
    switch coding {
    case .float:
      return low > greatestPattern || low == 0 && !hasSignedZero ? .nan : -number(low)
    case .posit: return low == 0 ? .nan : -number(sign - low)
    case .fixedPoint: return -number(sign - low)
    }
  }

  /// The pattern of a number that the format has: the inverse of ``number(ofPattern:)``; nil for any other number, and
  /// for NaN where no pattern stands for it.
  public func pattern(of x: BigFloat) -> UInt64? {
    if x.isNaN { return patternOfNaN }
    let sign = signBit
    let place = lastRank(notAbove: x.magnitude)
    guard number(place) == x.magnitude else { return nil }
    if !hasSign { return place == 0 || x.isNegative ? nil : place - 1 }
    guard x.isNegative, hasSignedZero || !x.isZero else { return place }
    if case .float = coding { return place | sign }
    return (0 &- place) & allBits
  }

  private var patternOfNaN: UInt64? {
    switch (coding, signs) {
    case (.float, .both): greatestPattern == signBit - 1 ? nil : signBit - 1
    case (.float, .bothButOfZero), (.posit, _): signBit
    case (.float, .positive): allBits
    case (.fixedPoint, _): nil
    }
  }

  /// The first bit, which is the sign if there is one.
  private var signBit: UInt64 { 1 << UInt64(width - 1) }

  private var allBits: UInt64 { signBit | (signBit - 1) }

  /// The ranks of all numbers, from the least to the largest: 0 is that of zero.
  package var ranks: ClosedRange<Int> {
    let greatest = Int(greatestRank)
    if !hasSign { return 1...greatest }
    return (hasLowerEnd ? -greatest - 1 : -greatest)...greatest
  }

  /// The rank of a number; of another finite one, that of the next number towards zero.
  package func rank(of x: BigFloat) -> Int {
    let place = lastRank(notAbove: x.magnitude)
    // The least number of 64 bits has a place that is no integer, but its rank is one.
    return x.isNegative ? Int(truncatingIfNeeded: 0 &- place) : Int(min(place, greatestRank))
  }

  /// The number with a rank, with positive zero for 0.
  package func number(rank: Int) -> BigFloat {
    let magnitude = number(UInt64(rank.magnitude))
    return rank < 0 ? -magnitude : magnitude
  }

  /// What is nearest to a value between two bounds, which are the value or neighbours around it in a precision that holds
  /// every number and every border.
  package func nearest(_ lower: BigFloat, _ upper: BigFloat) -> BigFloat {
    if lower.isNaN || upper.isNaN || lower.isInfinite && upper.isInfinite { return .nan }
    let isNegative = upper.isNegative || upper.isZero && lower < upper
    let (inner, outer) =
      isNegative ? (upper.magnitude, lower.magnitude) : (lower.magnitude, upper.magnitude)
    let isExact = inner == outer
    if isExact, inner.isZero { return zero(isNegative: upper.isNegative) }
    if isNegative, !hasSign { return .nan }
    let greatest = isNegative && hasLowerEnd ? greatestRank + 1 : greatestRank
    var place = min(lastRank(notAbove: inner), greatest)
    // Nothing lies beyond the least number in fixed point, whose border may be more than a word.
    if place <= greatestRank {
      let border = number(2 * place + 1, isWider: true)
      let isTieUp = roundsTiesAway || place % 2 == 1
      if inner > border || inner == border && (!isExact || isTieUp) { place += 1 }
    }
    if place == 0, !roundsToZero { place = 1 }
    if place > greatest {
      guard overflow == .saturates else { return .nan }
      place = greatest
    }
    let magnitude = number(place)
    if !isNegative || place == 0 && !hasSignedZero { return magnitude }
    return -magnitude
  }

  /// What a zero is rounded to.
  private func zero(isNegative: Bool) -> BigFloat {
    if !hasZero { return .nan }
    return isNegative && hasSignedZero ? -number(0) : .integer(0)
  }

  /// The next number in a direction; the same at an end. Above the largest negative number it is −0 where there is one
  /// (IEEE 754-2019, 5.3.1).
  func neighbor(of x: BigFloat, _ direction: Rounding) -> BigFloat {
    guard x.isFinite else { return .nan }
    let rank = rank(of: x)
    let isUp = direction == .up
    if rank == (isUp ? ranks.upperBound : ranks.lowerBound) { return x }
    let moved = rank + (isUp ? 1 : -1)
    return moved == 0 && x.isNegative && hasSignedZero ? -number(0) : number(rank: moved)
  }

  /// The rank of the largest number that is at most a magnitude; fixed point's least number has one more.
  private func lastRank(notAbove magnitude: BigFloat) -> UInt64 {
    var (low, high) = (UInt64(0), greatestRank + (hasLowerEnd ? 1 : 0))
    while low < high {
      let middle = low + (high - low + 1) / 2
      if number(middle) <= magnitude { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The number of a rank that is not negative.
  private func number(_ rank: UInt64, isWider: Bool = false) -> BigFloat {
    let (significand, exponent) = magnitude(rank, isWider: isWider)
    return BigFloat.make(bits: mostSignificandBits) { r in
      mpfr_set_ui_2exp(r, UInt(significand), exponent, MPFR_RNDN)
    }
  }
}
