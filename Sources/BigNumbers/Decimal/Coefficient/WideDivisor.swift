/// A divisor of up to 128 bits with its reciprocal, by which 256 bits are divided in two steps of a
/// few multiplications each.
///
/// **Source.** Möller, Granlund, "Improved division by invariant integers", IEEE TC 60(2), 2011:
/// the reciprocal of two words and the division of three words by two.
struct WideDivisor: Sendable {
  /// The divisor shifted up until its first bit is set.
  private let normalized: UInt128
  private let shift: UInt128
  /// ⌊(2¹⁹² − 1)/normalized⌋ − 2⁶⁴.
  private let inverse: UInt64

  /// Creates a divisor, which must not be zero.
  @inline(__always)
  init(_ divisor: UInt128) {
    shift = UInt128(truncatingIfNeeded: divisor.leadingZeroBitCount)
    normalized = divisor &<< shift
    inverse = Self.inverse(normalized.highWord, normalized.lowWord)
  }

  /// The divisors 10^0 … 10^38.
  static let powersOfTen = (0...38).map { WideDivisor(.powerOfTen($0)) }

  /// The quotient rounded down and the rest of high·2¹²⁸ + low, where `high` is less than the
  /// divisor.
  @inline(__always)
  func divide(_ high: UInt128, _ low: UInt128) -> (quotient: UInt128, rest: UInt128) {
    // No bit is lost at the top, because high < divisor.
    let top = high &<< shift | (low &>> (127 &- shift)) &>> 1
    let bottom = low &<< shift
    let (first, middle) = step(top, bottom.highWord)
    let (second, rest) = step(middle, bottom.lowWord)
    return (UInt128(first, second), rest &>> shift)
  }

  /// One word of the quotient, and the rest, of top·2⁶⁴ + word, where `top` is less than the
  /// divisor.
  @inline(__always)
  private func step(_ top: UInt128, _ word: UInt64) -> (quotient: UInt64, rest: UInt128) {
    // The estimate is too large by at most one, and in rare cases too small by one; both are
    // corrected below (Möller, Granlund, algorithm 4).
    let product = UInt128(product: inverse, top.highWord) &+ top
    var quotient = product.highWord &+ 1
    let high = top.lowWord &- product.highWord &* normalized.highWord
    var rest =
      UInt128(high, word) &- UInt128(product: normalized.lowWord, product.highWord) &- normalized
    if rest.highWord >= product.lowWord {
      quotient &-= 1
      rest &+= normalized
    }
    if rest >= normalized {
      quotient &+= 1
      rest &-= normalized
    }
    return (quotient, rest)
  }

  private static func inverse(_ high: UInt64, _ low: UInt64) -> UInt64 {
    // The reciprocal of the high word; the quotient of this division is less than 2⁶⁴.
    var inverse = (UInt128(~high, .max) / UInt128(high)).lowWord
    var rest = high &* inverse &+ low
    if rest < low {
      inverse &-= 1
      if rest >= high {
        inverse &-= 1
        rest &-= high
      }
      rest &-= high
    }
    let product = UInt128(product: inverse, low)
    rest &+= product.highWord
    if rest < product.highWord {
      inverse &-= 1
      if UInt128(rest, product.lowWord) >= UInt128(high, low) { inverse &-= 1 }
    }
    return inverse
  }
}

extension UInt128 {
  @inline(__always)
  var highWord: UInt64 { UInt64(truncatingIfNeeded: self >> 64) }
  @inline(__always)
  var lowWord: UInt64 { UInt64(truncatingIfNeeded: self) }

  @inline(__always)
  init(_ high: UInt64, _ low: UInt64) { self = UInt128(high) << 64 | UInt128(low) }

  /// The product of two words.
  @inline(__always)
  init(product a: UInt64, _ b: UInt64) {
    let (high, low) = a.multipliedFullWidth(by: b)
    self.init(high, low)
  }

  /// The product of two numbers as two halves.
  @inline(__always)
  func timesWide(_ other: UInt128) -> (high: UInt128, low: UInt128) {
    let low = UInt128(product: lowWord, other.lowWord)
    let high = UInt128(product: highWord, other.highWord)
    let cross = UInt128(product: lowWord, other.highWord)
    // The sum is at most (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) = 2¹²⁸ − 1, so that it does not overflow.
    let middle =
      UInt128(product: highWord, other.lowWord) &+ UInt128(low.highWord) &+ UInt128(cross.lowWord)
    return (
      high &+ UInt128(cross.highWord) &+ UInt128(middle.highWord),
      UInt128(middle.lowWord, low.lowWord)
    )
  }

  /// The quotient and the remainder, by one machine division where both numbers fit a word.
  @inline(__always)
  func dividedFast(by divisor: UInt128) -> (UInt128, UInt128) {
    if (self | divisor) >> 64 == 0 {
      let (quotient, rest) = lowWord.quotientAndRemainder(dividingBy: divisor.lowWord)
      return (UInt128(quotient), UInt128(rest))
    }
    if divisor >> 64 == 0 {
      let quotient = self / divisor
      return (quotient, self &- quotient &* divisor)
    }
    return WideDivisor(divisor).divide(0, self)
  }

  /// ⌊this/10^places⌋ and the remainder, for places up to 38.
  @inline(__always)
  func dividedByPowerOfTen(_ places: Int) -> (UInt128, UInt128) {
    WideDivisor.powersOfTen[places].divide(0, self)
  }
}
