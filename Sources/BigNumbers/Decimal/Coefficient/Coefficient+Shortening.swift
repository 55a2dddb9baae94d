internal import CMPFR

extension Coefficient {
  /// This without its last digits, and what they were worth.
  @inline(__always)
  func shortened(by places: Int) -> (kept: Coefficient, lost: Remainder) {
    if places == 0 { return (self, .zero) }
    if large == nil, places <= 38 {
      let (kept, rest) = small.dividedByPowerOfTen(places)
      let lost = Remainder(rest, isZero: rest == 0, outOf: .powerOfTen(places) - rest)
      return (Coefficient(kept), lost)
    }
    return shortenedLarge(by: places)
  }

  private func shortenedLarge(by places: Int) -> (kept: Coefficient, lost: Remainder) {
    // With so few bits the number is less than 10^places.
    if bits < places || bits < Self.bits(ofPowerOfTen: places) {
      return (.zero, Remainder(self, outOfPowerOfTen: places))
    }
    return read { Self.shortened($0, $1, by: places) }
  }

  /// The words of a number that has no fewer bits than 10^k without its last k digits, and what these were
  /// worth.
  ///
  /// 10^k = 5^k·2^k, and to cut off k bits and divide by 5^k takes two thirds of the time that a division
  /// by 10^k does.
  static func shortened(
    _ words: UnsafePointer<UInt>, _ count: Int, by k: Int
  ) -> (kept: Coefficient, lost: Remainder) {
    PowerOfTen.five(k).read { five, n in
      let (cut, bits) = k.quotientAndRemainder(dividingBy: UInt.bitWidth)
      return withUnsafeTemporaryAllocation(of: UInt.self, capacity: count - cut) { scratch in
        let high = scratch.baseAddress.unsafelyUnwrapped
        if bits == 0 {
          high.update(from: words + cut, count: count - cut)
        } else {
          __gmpn_rshift(high, words + cut, count - cut, UInt32(bits))
        }
        let isShorter = high[count - cut - 1] == 0
        let (kept, lost) = dividing(high, count - cut - (isShorter ? 1 : 0), by: five, n) { rest in
          Remainder(doubling: rest, outOfFives: five, n) { Remainder(lowest: k, of: words) }
        }
        return (kept, lost)
      }
    }
  }
}

extension Remainder {
  /// What a number less than 10^places is worth out of it.
  fileprivate init(_ number: Coefficient, outOfPowerOfTen places: Int) {
    if number.isZero {
      self = .zero
    } else if number.digitCount < places {
      self = .belowHalf
    } else {
      self.init(number, isZero: false, outOf: .powerOfTen(places) - number)
    }
  }

  /// What r·2^k + t is worth out of 10^k, for r of so many words as 5^k, which is doubled in place, and a
  /// t less than 2^k.
  ///
  /// 5^k is odd. Where 2·r + 1 is less, so is the whole than one half, (5^k/2)·2^k; where it is more, 2·r is
  /// more than 5^k. Where both are equal, r·2^k is one half less 2^(k−1), and t decides.
  fileprivate init(
    doubling rest: UnsafeMutablePointer<UInt>, outOfFives five: UnsafePointer<UInt>, _ count: Int,
    _ lowest: () -> Remainder
  ) {
    if __gmpn_zero_p(rest, count) != 0 {
      self = lowest() == .zero ? .zero : .belowHalf
      return
    }
    let carry = __gmpn_lshift(rest, rest, count, 1)
    rest[0] |= 1
    let order = carry != 0 ? 1 : __gmpn_cmp(rest, five, count)
    self = order > 0 ? .aboveHalf : order < 0 ? .belowHalf : lowest()
    // Not even r was nothing.
    if self == .zero { self = .belowHalf }
  }

  /// What the last k ≥ 1 bits are worth out of 2^k.
  fileprivate init(lowest k: Int, of words: UnsafePointer<UInt>) {
    let (word, bit) = (k - 1).quotientAndRemainder(dividingBy: UInt.bitWidth)
    let half: UInt = 1 << UInt(bit)
    let isZeroBelow =
      words[word] & (half - 1) == 0 && (0..<word).allSatisfy { words[$0] == 0 }
    switch (words[word] & half != 0, isZeroBelow) {
    case (false, true): self = .zero
    case (false, false): self = .belowHalf
    case (true, true): self = .half
    case (true, false): self = .aboveHalf
    }
  }
}
